/**
 * All that the page says, in texts and in names for who does not see it, if any word of it is written in plain letters.
 *
 * What people typed, addresses and what stands in `data-plain` or in another language are nobody's to translate.
 */
(kept) => {
  const WORD = /[A-Za-z]{2,}/;
  const NAMED = ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext', 'aria-roledescription'];
  const found = new Set();
  const without = (text) => kept.reduce((rest, name) => rest.replaceAll(name, ''), text);
  const isOurs = (element) => !element.closest('script, style, noscript, code, [data-plain]') && !elsewhere(element);
  const elsewhere = (element) => {
    const spoken = element.closest('[lang]');
    return spoken && spoken.lang !== document.documentElement.lang;
  };
  const hear = (text, element) => {
    if (WORD.test(without(text)) && isOurs(element)) found.add(text.trim().replace(/\s+/g, ' '));
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) hear(walker.currentNode.data, walker.currentNode.parentElement);
  for (const name of NAMED)
    for (const one of document.querySelectorAll(`body [${name}]`)) hear(one.getAttribute(name), one);
  hear(document.title, document.body);
  return [...found];
}
