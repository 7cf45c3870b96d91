/** What fingers, mouse and wheel do over the tower, as ways on the screen in pixels and turns in degrees. */
import type { Action } from 'svelte/action';

export interface Gestures {
  /** Whether there is something in the hand: then one finger moves it, and two turn it. */
  holding: boolean;
  shift: (right: number, up: number, fine: boolean) => void;
  twist: (degrees: number) => void;
  orbit: (right: number, up: number) => void;
  zoom: (factor: number) => void;
}

interface Spot {
  x: number;
  y: number;
}

interface Pair {
  middle: Spot;
  angle: number;
  spread: number;
}

const DECIDES = 12; // pixels after which two fingers have said what they want
const NOTCH = 100; // of a mouse wheel
const PER_NOTCH = 5; // degrees

const degrees = (radians: number) => (radians * 180) / Math.PI;
const halfTurn = (angle: number) => ((((angle + 180) % 360) + 360) % 360) - 180;

function pairOf([a, b]: Spot[]): Pair {
  const [dx, dy] = [b!.x - a!.x, b!.y - a!.y];
  return {
    middle: { x: (a!.x + b!.x) / 2, y: (a!.y + b!.y) / 2 },
    angle: degrees(Math.atan2(dy, dx)),
    spread: Math.hypot(dx, dy),
  };
}

/** Two fingers turn what is held, or else look around: whichever they did first, until they are lifted. */
class TwoFingers {
  private last: Pair;
  private readonly first: Pair;
  private meaning: 'twist' | 'look' | null = null;

  constructor(fingers: Spot[]) {
    this.first = this.last = pairOf(fingers);
  }

  move(fingers: Spot[], wish: Gestures): void {
    const [before, now] = [this.last, pairOf(fingers)];
    this.meaning ??= this.meant(now, wish.holding);
    this.last = now;
    if (this.meaning === 'twist') wish.twist(-halfTurn(now.angle - before.angle));
    if (this.meaning !== 'look') return;
    wish.orbit(now.middle.x - before.middle.x, before.middle.y - now.middle.y);
    wish.zoom(now.spread / before.spread);
  }

  private meant(now: Pair, holding: boolean): 'twist' | 'look' | null {
    const arc = (Math.abs(halfTurn(now.angle - this.first.angle)) * Math.PI * now.spread) / 360;
    const way = Math.hypot(now.middle.x - this.first.middle.x, now.middle.y - this.first.middle.y);
    const spread = Math.abs(now.spread - this.first.spread);
    if (Math.max(arc, way, spread) < DECIDES) return null;
    return holding && arc >= Math.max(way, spread) ? 'twist' : 'look';
  }
}

export const gestures: Action<HTMLElement, Gestures> = (node, wish) => {
  const fingers = new Map<number, Spot>();
  let pair: TwoFingers | null = null;
  let looking = false;

  function down(event: PointerEvent): void {
    if (fingers.size === 2) return;
    node.setPointerCapture(event.pointerId);
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    looking = event.button !== 0 || !wish.holding;
    pair = fingers.size === 2 ? new TwoFingers([...fingers.values()]) : null;
  }

  function move(event: PointerEvent): void {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    fingers.set(event.pointerId, now);
    if (pair) pair.move([...fingers.values()], wish);
    else if (looking) wish.orbit(now.x - before.x, before.y - now.y);
    else wish.shift(now.x - before.x, before.y - now.y, event.shiftKey);
  }

  /** When one of two fingers is lifted, the other has nothing more to say. */
  function up(event: PointerEvent): void {
    if (fingers.delete(event.pointerId) && pair) fingers.clear();
    pair = null;
  }

  /** Without anything in the hand the wheel scrolls the page, as everywhere. */
  function wheel(event: WheelEvent): void {
    if (!event.ctrlKey && !wish.holding) return;
    event.preventDefault();
    const turn = event.deltaY || event.deltaX; // with Shift some browsers scroll sideways
    if (event.ctrlKey) wish.zoom(2 ** (-turn / 400));
    else wish.twist((-turn / NOTCH) * (event.shiftKey ? 0.5 : PER_NOTCH));
  }

  const stay = (event: Event) => event.preventDefault();
  node.addEventListener('pointerdown', down);
  node.addEventListener('pointermove', move);
  node.addEventListener('pointerup', up);
  node.addEventListener('pointercancel', up);
  node.addEventListener('wheel', wheel, { passive: false });
  node.addEventListener('contextmenu', stay);
  return { update: (wished) => void (wish = wished) };
};
