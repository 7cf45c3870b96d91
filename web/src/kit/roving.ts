/** Moving the focus with the arrow keys over things that lie on a plane. */

export interface Spot {
  x: number;
  y: number;
}

const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The index of the nearest spot in the key's direction, or of the same one if there is none. */
export function nextSpot(spots: readonly Spot[], from: number, key: string): number {
  const direction = DIRECTIONS[key];
  const start = spots[from];
  if (!direction || !start) return from;
  let best = from;
  let least = Infinity;
  spots.forEach((spot, index) => {
    const length = distance(start, spot, direction);
    if (length < least) [best, least] = [index, length];
  });
  return best;
}

/** How far it feels: straight ahead counts once, sideways twice, behind not at all. */
function distance(from: Spot, to: Spot, [dx, dy]: [number, number]): number {
  const ahead = (to.x - from.x) * dx + (to.y - from.y) * dy;
  const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
  return ahead > 0 ? ahead + 2 * aside : Infinity;
}
