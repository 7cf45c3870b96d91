/**
 * What is wrong with the page as it lies in the window now: a list of { kind, element, said }.
 *
 *   outside   a control or a text reaches beyond the left or right edge of the window, or the page is wider than it
 *   overlap   two controls, two texts, or a control and a text lie over each other
 *   covered   something else is painted over a control or a text
 *   small     a target of less than 40 px, with another so near that a circle of 40 px around its middle touches it
 *   clipped   a text is cut by what it lies in, or is larger than the button it stands on
 *   unseen    while the table waits for me: what I can decide with is not wholly in the window
 *
 * What a page says about itself:
 *   data-needed   must be in the window, always
 *   data-aside    is not needed to decide: it may be scrolled to
 *   data-fan      cards in here lie over each other on purpose; of each a strip of 24 px must be free
 *   data-plan     where things in here lie has a meaning (squares of a sheet): 24 px suffice
 *   data-cut      may be cut on purpose: all of it can be read elsewhere
 */
(asked) => {
  const TARGET = 40;
  const LEAST = 24; // px of a target whose place means something, and of a card in a fan
  const SLACK = 1.5; // px that nobody sees
  const ARROW = 16; // px of a select that its arrow takes
  const INK = 0.7; // of the size of letters: how high a line of text really is
  const CONTROLS =
    'button, a[href], input, select, textarea, summary, [role=button], [role=slider], [role=tab], [role=radio], ' +
    '[role=checkbox], [role=option], [role=switch], [tabindex="0"]:not([role=region], [role=group], ol, ul, canvas)';
  const SHAPES = 'rect, path, circle, ellipse, polygon, image'; // what a drawn control is made of, perhaps in several places
  const width = document.documentElement.clientWidth;
  const height = window.innerHeight;
  window.scrollTo(0, 0); // before anything is measured
  const scrolls = document.documentElement.scrollHeight > height + 1;
  const problems = [];

  // --- Boxes --------------------------------------------------------------------------------------

  const styles = new Map();
  const styleOf = (element) => {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element));
    return styles.get(element);
  };
  const box = ({ left, top, right, bottom }) => ({ left, top, right, bottom });
  const wide = (one) => one.right - one.left;
  const high = (one) => one.bottom - one.top;
  const both = (one, other) => ({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  });
  const around = (one, other) => ({
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  });
  const isThere = (one) => wide(one) > SLACK && high(one) > SLACK;
  const middle = (one) => ({ x: (one.left + one.right) / 2, y: (one.top + one.bottom) / 2 });
  const whole = { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 };
  const px = (number) => Math.round(number * 10) / 10;

  const holdsFixed = (style) => style.transform !== 'none' || style.filter !== 'none' || style.contain === 'paint';

  /** The ancestors that an element moves with and can be cut by, from the inside out. */
  function frames(element) {
    const found = [];
    let position = styleOf(element).position;
    for (let one = element.parentElement; one; one = one.parentElement) {
      const style = styleOf(one);
      if (position === 'fixed' && !holdsFixed(style)) continue;
      if (position === 'absolute' && style.position === 'static' && !holdsFixed(style)) continue;
      found.push(one);
      position = style.position;
    }
    return found;
  }

  const cuts = (how) => how === 'hidden' || how === 'clip';
  const rolls = (how) => how === 'auto' || how === 'scroll';

  /** Where an element can be seen: `hard` ends where it is cut off for good, `seen` also where one could scroll. */
  const limits = new Map();
  function limitsOf(element) {
    if (limits.has(element)) return limits.get(element);
    let [hard, seen] = [whole, whole];
    for (const one of frames(element)) {
      if (one === document.body || one === document.documentElement) continue;
      const { overflowX, overflowY } = styleOf(one);
      const edge = box(one.getBoundingClientRect());
      const across = { ...whole, left: edge.left, right: edge.right };
      const down = { ...whole, top: edge.top, bottom: edge.bottom };
      if (cuts(overflowX)) hard = both(hard, across);
      if (cuts(overflowY)) hard = both(hard, down);
      if (cuts(overflowX) || rolls(overflowX)) seen = both(seen, across);
      if (cuts(overflowY) || rolls(overflowY)) seen = both(seen, down);
    }
    limits.set(element, { hard, seen });
    return { hard, seen };
  }

  const forReaders = (element) => {
    for (let one = element; one; one = one.parentElement) if (styleOf(one).clipPath === 'inset(50%)') return true;
    return false;
  };
  const isVisible = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }) &&
    !forReaders(element);

  /** The bar or notice that stays where it is while the page scrolls, if the element is part of one. */
  function layerOf(element) {
    for (let one = element; one; one = one.parentElement)
      if (['fixed', 'sticky'].includes(styleOf(one).position)) return one;
    return null;
  }
  const scrollsAway = (one, other) => scrolls && layerOf(one) !== layerOf(other);

  // --- What there is ------------------------------------------------------------------------------

  /** Its box says little about where it is: a shape, or something turned. Only what a finger meets counts. */
  const isDrawing = (element) =>
    (element instanceof SVGElement && !(element instanceof SVGSVGElement)) || isTurned(element);
  const isTurned = (element) => {
    const { transform, rotate } = styleOf(element);
    return rotate !== 'none' || (transform !== 'none' && Math.abs(new DOMMatrix(transform).b) > 0.01);
  };
  const isOff = (element) => element.disabled === true || element.getAttribute('aria-disabled') === 'true';
  const labelOf = (element) => element.closest('label') ?? element.labels?.[0] ?? null;

  function control(element) {
    let at = box(element.getBoundingClientRect());
    const label = labelOf(element);
    if (label && isVisible(label) && /checkbox|radio/.test(element.type)) at = around(at, box(label.getBoundingClientRect()));
    const drawn = element.localName === 'g' ? [...element.querySelectorAll(SHAPES)].map((one) => box(one.getBoundingClientRect())) : [];
    const parts = drawn.filter((part) => isThere(part) && wide(part) < wide(at) + high(at));
    return { element, at, parts: parts.length ? parts : [at], seen: both(at, limitsOf(element).seen) };
  }

  const root = document.querySelector('dialog:modal') ?? document.body; // what lies behind a dialog is out of reach

  const controls = [...root.querySelectorAll(CONTROLS)]
    .filter((one) => isVisible(one) && !one.closest('[aria-hidden=true]') && one.getAttribute('aria-hidden') !== 'true')
    .map(control)
    .filter((one) => isThere(one.at));

  /** The lines of a text as high as their letters. */
  function linesOf(node) {
    const range = document.createRange();
    range.selectNodeContents(node);
    const size = parseFloat(styleOf(node.parentElement).fontSize);
    return [...range.getClientRects()].map((line) => {
      const spare = node.parentElement instanceof SVGElement ? 0 : Math.max(0, (line.height - INK * size) / 2);
      return { left: line.left, right: line.right, top: line.top + spare, bottom: line.bottom - spare };
    });
  }

  const texts = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node.parentElement;
    if (!node.data.trim() || element.closest('option, script, style, noscript') || !isVisible(element)) continue;
    const lines = linesOf(node).filter(isThere);
    if (lines.length) texts.push({ element, said: node.data.trim(), lines });
  }

  // --- How things are called ----------------------------------------------------------------------

  const classes = (element) =>
    [...element.classList].filter((name) => !name.startsWith('svelte-') && name !== 'small').join('.');
  const kindOf = (element) => element.localName + (classes(element) ? `.${classes(element)}` : '');
  const short = (words) => (words.length > 32 ? `${words.slice(0, 30)}…` : words);
  function call(element) {
    const words = element.getAttribute('aria-label') ?? element.textContent.replace(/\s+/g, ' ').trim();
    const inside = element.closest('[class]') !== element ? element.closest('[class]') : null;
    return `${inside ? `${kindOf(inside)} ` : ''}${kindOf(element)}${words ? ` "${short(words)}"` : ''}`;
  }
  const complain = (kind, element, said, worse = 0) =>
    problems.push({ kind, alike: `${kind} ${kindOf(element)}`, element: call(element), said, worse });

  // --- Outside ------------------------------------------------------------------------------------

  const beyond = (one) => Math.max(-one.left, one.right - width);
  function findOutside() {
    const page = document.documentElement.scrollWidth;
    if (page > width) complain('outside', document.body, `the page is ${page} px wide in a window of ${width}`, page);
    const sayOf = (element, at) => {
      const over = beyond(both(at, limitsOf(element).seen));
      if (isThere(both(at, limitsOf(element).seen)) && over > SLACK)
        complain('outside', element, `${px(over)} px beyond the edge of the window`, over);
    };
    for (const { element, at } of controls) sayOf(element, at);
    for (const { element, lines } of texts) for (const line of lines) sayOf(element, line);
  }

  // --- Overlap ------------------------------------------------------------------------------------

  const fanOf = (element) => element.closest('[data-fan]');
  const inOneFan = (one, other) => fanOf(one) !== null && fanOf(one) === fanOf(other);
  const related = (one, other) => one.contains(other) || other.contains(one) || labelOf(one)?.contains(other);
  const apart = (one, other) =>
    related(one, other) || related(other, one) || inOneFan(one, other) || scrollsAway(one, other);

  /** Where a text can be seen that its own element may cut. */
  function seenOf(element) {
    const { seen } = limitsOf(element);
    return styleOf(element).overflowX === 'visible' ? seen : both(seen, box(element.getBoundingClientRect()));
  }

  function meet(one, other) {
    const shared = both(one, other);
    return wide(shared) > 2 && high(shared) > 2 ? `${px(wide(shared))}×${px(high(shared))} px` : null;
  }

  function findOverlaps() {
    const plain = controls.filter(({ element, seen }) => !isDrawing(element) && isThere(seen));
    plain.forEach((one, k) => {
      for (const other of plain.slice(k + 1)) {
        const shared = !apart(one.element, other.element) && meet(one.seen, other.seen);
        if (shared) complain('overlap', one.element, `lies over ${call(other.element)} by ${shared}`);
      }
    });
    const lines = texts.flatMap(({ element, lines }) =>
      lines.map((line) => ({ element, line: both(line, seenOf(element)) })).filter(({ line }) => isThere(line)),
    );
    lines.forEach((one, k) => {
      for (const other of lines.slice(k + 1)) {
        if (one.element === other.element || one.line.bottom < other.line.top || one.line.top > other.line.bottom) continue;
        const shared = meet(one.line, other.line);
        if (shared && !inOneFan(one.element, other.element) && !scrollsAway(one.element, other.element) && isOnTop(one) && isOnTop(other))
          complain('overlap', one.element, `is written over ${call(other.element)} by ${shared}`);
      }
      for (const { element, seen } of plain) {
        const shared = !element.contains(one.element) && !apart(element, one.element) && meet(one.line, seen);
        if (shared && isOnTop(one)) complain('overlap', one.element, `text over the control ${call(element)} by ${shared}`);
      }
    });
  }

  // --- Covered ------------------------------------------------------------------------------------

  const inWindow = ({ x, y }) => x >= 0 && y >= 0 && x < width && y < height;
  const clear = (colour) => /rgba?\([^)]*,\s*0(\.[0-4]\d*)?\)$|\/ 0(\.[0-4]\d*)?\)$|transparent/.test(colour);
  function paints(element) {
    if (element instanceof SVGElement) return isDrawing(element) && parseFloat(styleOf(element).fillOpacity) > 0.5;
    const style = styleOf(element);
    return /IMG|CANVAS|VIDEO/.test(element.tagName) || !clear(style.backgroundColor) || style.backgroundImage !== 'none';
  }
  const isSolid = (element) => {
    for (let one = element; one; one = one.parentElement) if (parseFloat(styleOf(one).opacity) < 0.6) return false;
    return true;
  };

  /** What is painted over an element at a point; null if nothing is, or if it isn't there. */
  function above(element, at) {
    const pile = document.elementsFromPoint(at.x, at.y);
    const place = pile.findIndex((one) => one === element || one.contains(element) || element.contains(one));
    if (place < 0) return null;
    return pile.slice(0, place).find((one) => paints(one) && isSolid(one)) ?? null;
  }
  const pointsOf = (one) =>
    [0.2, 0.5, 0.8].map((share) => ({ x: one.left + share * wide(one), y: (one.top + one.bottom) / 2 }));
  const isOnTop = ({ element, line }) => pointsOf(line).some((at) => !inWindow(at) || above(element, at) === null);

  function findCoveredTexts() {
    for (const { element, lines } of texts) {
      if (fanOf(element)) continue;
      for (const line of lines.map((one) => both(one, seenOf(element))).filter(isThere)) {
        const over = pointsOf(line).filter(inWindow).map((at) => above(element, at)).filter((one) => one);
        const by = over.find((one) => !scrollsAway(element, one) && !inOneFan(one, element));
        if (by && over.length > 1) complain('covered', element, `by ${call(by)}`);
      }
    }
  }

  /** What a finger meets at a point instead of the control; null if it meets the control. */
  function instead(element, at) {
    const hit = document.elementFromPoint(at.x, at.y);
    const mine = hit && (hit === element || element.contains(hit) || hit.contains(element) || labelOf(element)?.contains(hit));
    return mine || !hit ? null : hit;
  }
  const grid = (one) =>
    [0.5, 0.25, 0.75].flatMap((down) =>
      [0.5, 0.25, 0.75].map((across) => ({ x: one.left + across * wide(one), y: one.top + down * high(one) })),
    );

  const hits = new Map();
  function meetsInstead({ element, parts, seen }) {
    if (hits.has(element)) return hits.get(element);
    const at = (isDrawing(element) ? parts : [seen]).flatMap(grid).filter(inWindow);
    const met = at.map((one) => instead(element, one));
    const free = isDrawing(element) ? met.includes(null) : met[0] === null;
    const inSight = isThere(seen) && at.length > 0 && !fanOf(element); // of a fan its strips are measured
    const found = inSight && !free ? met.find((one) => one) : null;
    hits.set(element, found);
    return found;
  }

  function findCoveredControls() {
    for (const one of controls) {
      const by = meetsInstead(one);
      if (by && !scrollsAway(one.element, by)) complain('covered', one.element, `by ${call(by)}`);
    }
  }

  // --- Small --------------------------------------------------------------------------------------

  const inSentence = (element) =>
    element.localName === 'a' &&
    styleOf(element).display === 'inline' &&
    [...element.parentElement.childNodes].some((one) => one.nodeType === Node.TEXT_NODE && one.data.trim());
  const leastOf = (element) => (element.closest('[data-plan]') ? LEAST : TARGET);
  const least = (one) => Math.min(wide(one), high(one));
  const largest = ({ parts }) => parts.reduce((one, other) => (least(other) > least(one) ? other : one));
  const isSmall = (one) => least(largest(one)) < leastOf(one.element) - 0.5;
  const gap = (point, one) =>
    Math.hypot(
      Math.max(one.left - point.x, 0, point.x - one.right),
      Math.max(one.top - point.y, 0, point.y - one.bottom),
    );

  /** Of a card in a fan: how wide the strip is that nothing else lies over. */
  function strip({ element, seen }) {
    const y = middle(seen).y;
    if (!inWindow({ x: Math.max(0, seen.left), y })) return wide(seen);
    let free = 0;
    for (let x = Math.max(seen.left, 0) + 1; x < Math.min(seen.right, width); x += 2) free += instead(element, { x, y }) ? 0 : 2;
    return free;
  }

  function findSmall() {
    const able = controls.filter(({ element, seen }) => !isOff(element) && isThere(seen) && !inSentence(element));
    for (const one of able) {
      if (fanOf(one.element) && strip(one) < LEAST)
        complain('small', one.element, `only ${strip(one)} px of the card are free`, LEAST - strip(one));
      const near = isSmall(one) && able.find((other) => crowds(other, one));
      const size = largest(one);
      if (near) complain('small', one.element, `${px(wide(size))}×${px(high(size))} px, and ${call(near.element)} is too near`, TARGET - least(size));
    }
  }

  /** Whether a finger that aims at the middle of the one could meet the other. */
  function crowds(other, one) {
    if (other === one || related(one.element, other.element) || inOneFan(one.element, other.element)) return false;
    const [at, radius] = [middle(largest(one)), leastOf(one.element) / 2];
    const there = middle(largest(other));
    const circles = isSmall(other) && Math.hypot(at.x - there.x, at.y - there.y) < radius + leastOf(other.element) / 2 - SLACK;
    return circles || other.parts.some((part) => gap(at, part) < radius - SLACK);
  }

  // --- Clipped ------------------------------------------------------------------------------------

  function findClipped() {
    for (const { element, said, lines } of texts) {
      if (element.closest('[data-cut]')) continue;
      const { hard } = limitsOf(element);
      const style = styleOf(element);
      const own = cuts(style.overflowX) ? both(hard, box(element.getBoundingClientRect())) : hard;
      const lost = Math.max(...lines.map((line) => Math.max(own.left - line.left, line.right - own.right)));
      const low = Math.max(...lines.map((line) => Math.max(own.top - line.top, line.bottom - own.bottom)));
      if (lost > SLACK) complain('clipped', element, `${px(lost)} px of "${short(said)}" are cut off`, lost);
      else if (low > SLACK) complain('clipped', element, `${px(low)} px of the height of "${short(said)}" are cut off`, low);
      const button = element.closest('button, .button, select');
      if (!button || isDrawing(element)) continue;
      const edge = button.getBoundingClientRect();
      const over = Math.max(...lines.map((line) => Math.max(edge.left - line.left, line.right - edge.right, edge.top - line.top, line.bottom - edge.bottom)));
      if (over > SLACK && lost <= SLACK) complain('clipped', button, `its text is ${px(over)} px larger than it`, over);
    }
    for (const { element, at } of controls) {
      const { hard } = limitsOf(element);
      const shown = both(at, hard);
      const lost = Math.max(wide(at) - wide(shown), high(at) - high(shown));
      if (lost > 3) complain('clipped', element, `${px(lost)} px of the control are cut off`, lost);
    }
    for (const { element } of controls) if (element.matches('select:not([data-cut])')) findClippedChoice(element);
  }

  /** Whichever choice is made, it can be read beside the arrow. */
  function findClippedChoice(element) {
    const style = styleOf(element);
    const pen = document.createElement('canvas').getContext('2d');
    pen.font = style.font;
    const room = element.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - ARROW;
    for (const { text } of element.options) {
      const over = pen.measureText(text).width - room;
      if (over > SLACK) complain('clipped', element, `its choice "${short(text)}" is ${px(over)} px too long for it`, over);
    }
  }

  // --- Unseen -------------------------------------------------------------------------------------

  function findUnseen() {
    const board = asked.owes ? controls.filter(({ element }) => element.closest('.felt') && !isOff(element) && !element.closest('[data-aside]')) : [];
    const marked = [...root.querySelectorAll('[data-needed]')].filter(isVisible).map(control);
    for (const one of [...board, ...marked]) {
      const hidden = Math.max(-one.at.top, one.at.bottom - height, one.seen.top - one.at.top, one.at.bottom - one.seen.bottom, one.seen.left - one.at.left, one.at.right - one.seen.right);
      if (hidden > 2) complain('unseen', one.element, `${px(hidden)} px of it are not in the window (${px(one.at.top)}–${px(one.at.bottom)} of ${height})`, hidden);
      else if (meetsInstead(one) && scrollsAway(one.element, meetsInstead(one))) complain('unseen', one.element, `covered by ${call(meetsInstead(one))}`);
    }
  }

  // --- All of it ----------------------------------------------------------------------------------

  findOutside();
  findSmall();
  findClipped();
  findUnseen();
  findCoveredControls();
  // From here on everything is met where it is painted, whether or not a finger would meet it.
  const all = new CSSStyleSheet();
  all.replaceSync('* { pointer-events: auto !important }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, all];
  findOverlaps();
  findCoveredTexts();
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== all);

  /** Of things that are alike and have the same fault the worst is told. */
  const told = new Map();
  for (const one of problems) {
    const known = told.get(one.alike);
    if (!known) told.set(one.alike, { ...one, more: 0 });
    else told.set(one.alike, { ...(one.worse > known.worse ? one : known), more: known.more + 1 });
  }
  return [...told.values()].map(({ kind, element, said, more }) => ({ kind, element, said, more }));
}
