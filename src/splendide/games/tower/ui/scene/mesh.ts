/** A shape to be drawn: its edges are rounded a little, as a child's bricks are. */
import { BufferGeometry, Float32BufferAttribute } from 'three';
import { dot, minus, normalTo, plus, unit, type Vector } from '../solid';
import { layoutOf, type Face } from './faces';

const ROUNDING = 0.9; // mm

interface Corner {
  at: Vector;
  normal: Vector;
  spot: [number, number];
}

/** The corners of a face, drawn in by the rounding. */
function inset(face: Face): Corner[] {
  const count = face.corners.length;
  return face.corners.map((corner, k) => {
    const before = unit(minus(corner, face.corners[(k + count - 1) % count]!));
    const after = unit(minus(face.corners[(k + 1) % count]!, corner));
    const inwards = plus(normalTo(face.normal, before), normalTo(face.normal, after));
    const at = plus(corner, inwards, ROUNDING / (1 + dot(normalTo(face.normal, before), normalTo(face.normal, after))));
    return { at, normal: face.normal, spot: face.spots[k]! };
  });
}

const fan = (corners: Corner[]): Corner[] =>
  corners.slice(2).flatMap((corner, k) => [corners[0]!, corners[k + 1]!, corner]);

const same = (a: Vector, b: Vector) => Math.hypot(...minus(a, b)) < 1e-6;

/** The strip between two faces that share an edge. */
function strips(faces: Face[], insets: Corner[][]): Corner[] {
  return faces.flatMap((face, f) =>
    face.corners.flatMap((from, k) => {
      const next = (k + 1) % face.corners.length;
      const to = face.corners[next]!;
      const g = faces.findIndex(
        (other, o) => o > f && other.corners.some((c) => same(c, from)) && other.corners.some((c) => same(c, to)),
      );
      if (g < 0) return [];
      const beyond = (corner: Vector) => insets[g]![faces[g]!.corners.findIndex((c) => same(c, corner))]!;
      const painted = (corner: Corner, like: Corner): Corner => ({ ...corner, spot: like.spot });
      const [a, b] = [insets[f]![k]!, insets[f]![next]!];
      return fan([b, a, painted(beyond(from), a), painted(beyond(to), b)]);
    }),
  );
}

/** The little triangle where three faces meet. */
function tips(faces: Face[], insets: Corner[][], corners: Vector[]): Corner[] {
  return corners.flatMap((corner) => {
    const around = faces.flatMap((face, f) => {
      const k = face.corners.findIndex((c) => same(c, corner));
      return k < 0 ? [] : [insets[f]![k]!];
    });
    const painted = around.map((one) => ({ ...one, spot: around[0]!.spot }));
    const outward =
      dot(normalTo(minus(painted[1]!.at, painted[0]!.at), minus(painted[2]!.at, painted[0]!.at)), unit(corner)) > 0;
    return outward ? fan(painted) : fan(painted.reverse());
  });
}

export function meshOf(shape: string): BufferGeometry {
  const { faces } = layoutOf(shape);
  const insets = faces.map(inset);
  const corners = [...faces[0]!.corners, ...faces[1]!.corners];
  const all = [...insets.flatMap(fan), ...strips(faces, insets), ...tips(faces, insets, corners)];
  const geometry = new BufferGeometry();
  geometry.setAttribute(
    'position',
    new Float32BufferAttribute(
      all.flatMap(({ at }) => at),
      3,
    ),
  );
  geometry.setAttribute(
    'normal',
    new Float32BufferAttribute(
      all.flatMap(({ normal }) => normal),
      3,
    ),
  );
  geometry.setAttribute(
    'uv',
    new Float32BufferAttribute(
      all.flatMap(({ spot }) => spot),
      2,
    ),
  );
  return geometry;
}
