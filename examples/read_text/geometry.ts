/** Plane geometry: hulls, rectangles, and the mapping of a rectangle onto a quadrilateral. */

export type Point = readonly [x: number, y: number];
/** Corners in clockwise order. */
export type Quad = readonly [Point, Point, Point, Point];

/** A rectangle at any angle. */
export interface Rectangle {
  readonly center: Point;
  /** The unit vector along the first side. */
  readonly direction: Point;
  /** The lengths of the first side and of the one that is perpendicular to it. */
  readonly size: Point;
}

export function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(ax - bx, ay - by);
}

/** Twice the area of the triangle `abc`, positive if it turns clockwise on the screen. */
function turn([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number {
  return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
}

/** Returns the corners of the convex hull, by Andrew's monotone chain. */
export function convexHull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort(([ax, ay], [bx, by]) => ax - bx || ay - by);
  const chain = (points: readonly Point[]): Point[] => {
    const hull: Point[] = [];
    for (const point of points) {
      while (hull.length > 1 && turn(hull.at(-2)!, hull.at(-1)!, point) <= 0) hull.pop();
      hull.push(point);
    }
    return hull.slice(0, -1); // the last point starts the other chain
  };
  return sorted.length < 2 ? sorted : [...chain(sorted), ...chain(sorted.reverse())];
}

/** Returns the rectangle of least area around points. One of its sides lies on a side of their convex hull. */
export function minimumAreaRectangle(points: readonly Point[]): Rectangle {
  const hull = convexHull(points);
  let best: Rectangle = { center: hull[0]!, direction: [1, 0], size: [0, 0] }, bestArea = Infinity;
  hull.forEach((corner, i) => {
    const next = hull[(i + 1) % hull.length]!, length = distance(corner, next);
    if (length === 0) return;
    const [ux, uy]: Point = [(next[0] - corner[0]) / length, (next[1] - corner[1]) / length];
    const along = hull.map(([x, y]) => x * ux + y * uy), across = hull.map(([x, y]) => y * ux - x * uy);
    const [left, right, top, bottom] = [
      Math.min(...along),
      Math.max(...along),
      Math.min(...across),
      Math.max(...across),
    ];
    const area = (right - left) * (bottom - top);
    if (area >= bestArea) return;
    bestArea = area;
    const u = (left + right) / 2, v = (top + bottom) / 2;
    best = {
      center: [u * ux - v * uy, u * uy + v * ux],
      direction: [ux, uy],
      size: [right - left, bottom - top],
    };
  });
  return best;
}

/** Moves each side of a rectangle outward. */
export function grow({ center, direction, size: [width, height] }: Rectangle, by: number): Rectangle {
  return { center, direction, size: [width + 2 * by, height + 2 * by] };
}

/** Returns the corners of a rectangle, starting at the top left one of those with the smaller x. */
export function corners({ center: [x, y], direction: [ux, uy], size: [width, height] }: Rectangle): Quad {
  const at = (a: number, b: number): Point => [
    x + a * width / 2 * ux - b * height / 2 * uy,
    y + a * width / 2 * uy + b * height / 2 * ux,
  ];
  const byX = [at(-1, -1), at(1, -1), at(1, 1), at(-1, 1)].sort((a, b) => a[0] - b[0]);
  const [topLeft, bottomLeft] = byX.slice(0, 2).sort((a, b) => a[1] - b[1]);
  const [topRight, bottomRight] = byX.slice(2).sort((a, b) => a[1] - b[1]);
  return [topLeft!, topRight!, bottomRight!, bottomLeft!];
}

/**
 * Returns the 3 × 3 matrix, in row-major order, that maps a rectangle with a corner at the origin onto a
 * quadrilateral, in closed form (Heckbert, "Fundamentals of Texture Mapping and Image Warping", 1989).
 */
export function rectangleToQuad([width, height]: Point, [p, q, r, s]: Quad): number[] {
  const [ax, ay] = [q[0] - r[0], q[1] - r[1]], [bx, by] = [s[0] - r[0], s[1] - r[1]];
  const [sx, sy] = [p[0] - q[0] + r[0] - s[0], p[1] - q[1] + r[1] - s[1]];
  const determinant = ax * by - ay * bx;
  const g = (sx * by - sy * bx) / determinant, h = (ax * sy - ay * sx) / determinant;
  const column = (to: Point, weight: number, length: number): number[] =>
    [to[0] - p[0] + weight * to[0], to[1] - p[1] + weight * to[1], weight].map((value) => value / length);
  const [a, d, g1] = column(q, g, width) as [number, number, number];
  const [b, e, h1] = column(s, h, height) as [number, number, number];
  return [a, b, p[0], d, e, p[1], g1, h1, 1];
}
