// A smooth curve through points that never swings past them: between two points it stays between their heights.
// After M. Steffen, "A simple method for monotonic interpolation in one dimension" (1990).

export type Point = { x: number; y: number };

type Four = readonly [number, number, number, number];

/** One cubic Bézier piece; its control points divide its width into thirds. */
export type CurvePiece = { x: Four; y: Four };

/** The curve through points with increasing x: one piece fewer than there are points. */
export function monotoneCurve(points: readonly Point[]): CurvePiece[] {
  const slopes = points.map((point, at) => slopeAt(points[at - 1], point, points[at + 1]));
  return points.slice(1).map((to, at) => {
    const from = points[at] ?? to;
    const third = (to.x - from.x) / 3;
    return {
      x: [from.x, from.x + third, to.x - third, to.x],
      y: [from.y, from.y + third * (slopes[at] ?? 0), to.y - third * (slopes[at + 1] ?? 0), to.y],
    };
  });
}

/** SVG path data for consecutive pieces, rounded to a tenth of a unit. */
export function linePath(pieces: readonly CurvePiece[]): string {
  return `M${start(pieces)}${curves(pieces)}`;
}

/** SVG path data for the area between two curves over the same x values. */
export function areaPath(one: readonly CurvePiece[], other: readonly CurvePiece[]): string {
  const back = other.toReversed().map(reversed);
  return `M${start(one)}${curves(one)}L${start(back)}${curves(back)}Z`;
}

function slopeAt(before: Point | undefined, at: Point, after: Point | undefined): number {
  if (!before || !after) return slopeBetween(before ?? at, after ?? at);
  const left = slopeBetween(before, at);
  const right = slopeBetween(at, after);
  // A peak or a valley stays at its point.
  if (left * right <= 0) return 0;
  const widthLeft = at.x - before.x;
  const widthRight = after.x - at.x;
  const parabola = (left * widthRight + right * widthLeft) / (widthLeft + widthRight);
  return Math.sign(left) * Math.min(3 * Math.abs(left), 3 * Math.abs(right), Math.abs(parabola));
}

function slopeBetween(from: Point, to: Point): number {
  return to.x === from.x ? 0 : (to.y - from.y) / (to.x - from.x);
}

function start([first]: readonly CurvePiece[]): string {
  return first ? `${tenth(first.x[0])},${tenth(first.y[0])}` : "0,0";
}

function curves(pieces: readonly CurvePiece[]): string {
  return pieces
    .map(({ x, y }) => {
      const to = [1, 2, 3].map((at) => `${tenth(x[at] ?? 0)},${tenth(y[at] ?? 0)}`);
      return `C${to.join(" ")}`;
    })
    .join("");
}

function reversed({ x, y }: CurvePiece): CurvePiece {
  return { x: [x[3], x[2], x[1], x[0]], y: [y[3], y[2], y[1], y[0]] };
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
