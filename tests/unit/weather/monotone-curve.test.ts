// The temperature band's curve may be smooth, but it must not invent a warmer or colder month.
import fc from "fast-check";
import { expect, test } from "vitest";
import { areaPath, linePath, monotoneCurve, type Point } from "../../../app/lib/monotone-curve.ts";

const anyPoints = fc
  .array(fc.record({ step: fc.integer({ min: 1, max: 40 }), y: fc.integer({ min: -200, max: 200 }) }), {
    minLength: 2,
    maxLength: 14,
  })
  .map((parts) => {
    let x = 0;
    return parts.map(({ step, y }): Point => {
      x += step;
      return { x, y };
    });
  });

test("the curve passes through its points and stays between neighbours", () => {
  fc.assert(
    fc.property(anyPoints, (points) => {
      const pieces = monotoneCurve(points);
      expect(pieces).toHaveLength(points.length - 1);
      pieces.forEach((piece, at) => {
        const [from, to] = [points[at], points[at + 1]];
        if (!from || !to) throw new Error("A piece without ends");
        expect([piece.x[0], piece.y[0], piece.x[3], piece.y[3]]).toEqual([from.x, from.y, to.x, to.y]);
        for (let time = 0; time <= 1; time += 0.05) {
          const y = bezier(piece.y, time);
          expect(y).toBeGreaterThanOrEqual(Math.min(from.y, to.y) - 1e-9);
          expect(y).toBeLessThanOrEqual(Math.max(from.y, to.y) + 1e-9);
        }
      });
    }),
  );
});

test("neighbouring pieces meet with one slope", () => {
  fc.assert(
    fc.property(anyPoints, (points) => {
      const pieces = monotoneCurve(points);
      pieces.slice(1).forEach((piece, at) => {
        const before = pieces[at];
        if (!before) throw new Error("No piece before");
        const left = (before.y[3] - before.y[2]) / (before.x[3] - before.x[2]);
        const right = (piece.y[1] - piece.y[0]) / (piece.x[1] - piece.x[0]);
        expect(right).toBeCloseTo(left, 6);
      });
    }),
  );
});

test("a straight line stays straight", () => {
  const pieces = monotoneCurve([
    { x: 0, y: 10 },
    { x: 30, y: 40 },
    { x: 60, y: 70 },
  ]);
  expect(linePath(pieces)).toBe("M0,10C10,20 20,30 30,40C40,50 50,60 60,70");
});

test("an area goes along one curve and back along the other", () => {
  const along = (y: number) =>
    monotoneCurve([
      { x: 0, y },
      { x: 3, y },
    ]);
  expect(areaPath(along(1), along(5))).toBe("M0,1C1,1 2,1 3,1L3,5C2,5 1,5 0,5Z");
});

function bezier([a, b, c, d]: readonly [number, number, number, number], time: number): number {
  const rest = 1 - time;
  return rest ** 3 * a + 3 * rest ** 2 * time * b + 3 * rest * time ** 2 * c + time ** 3 * d;
}
