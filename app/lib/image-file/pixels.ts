// Scales down and turns decoded pixels, four bytes each, before they are encoded again.
import type { Pose } from "./image-facts.ts";

export interface Pixels {
  width: number;
  height: number;
  /** Red, green, blue, alpha. */
  data: Uint8Array | Uint8ClampedArray;
}

/**
 * Scales down by a whole factor, so that the shorter side keeps at least `least` pixels; unchanged if that
 * isn't possible.
 */
export function shrunk(pixels: Pixels, least: number): Pixels {
  const factor = Math.floor(Math.min(pixels.width, pixels.height) / least);
  if (factor < 2) return pixels;
  const [width, height] = [Math.floor(pixels.width / factor), Math.floor(pixels.height / factor)];
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      data.set(meanOf(pixels, x * factor, y * factor, factor), (y * width + x) * 4);
    }
  }
  return { width, height, data };
}

/** The mean of a square, in which each pixel's color is weighted by its alpha. */
function meanOf({ data, width }: Pixels, left: number, top: number, side: number) {
  let [red, green, blue, opacity] = [0, 0, 0, 0];
  for (let y = top; y < top + side; y++) {
    for (let at = (y * width + left) * 4, end = at + side * 4; at < end; at += 4) {
      const seen = data[at + 3] ?? 0;
      red += (data[at] ?? 0) * seen;
      green += (data[at + 1] ?? 0) * seen;
      blue += (data[at + 2] ?? 0) * seen;
      opacity += seen;
    }
  }
  const weight = opacity || 1;
  return [red / weight, green / weight, blue / weight, opacity / (side * side)];
}

/** The picture turned upright. */
export function upright(pixels: Pixels, { isMirrored, quarterTurns }: Pose): Pixels {
  if (!isMirrored && quarterTurns === 0) return pixels;
  const [right, bottom] = [pixels.width - 1, pixels.height - 1];
  const isLying = quarterTurns % 2 === 1;
  const [width, height] = isLying ? [pixels.height, pixels.width] : [pixels.width, pixels.height];
  const source = new Uint32Array(pixels.data.slice().buffer);
  const target = new Uint32Array(source.length);
  const place = placeAfter(quarterTurns, { right, bottom, width });
  for (let y = 0; y <= bottom; y++) {
    for (let x = 0; x <= right; x++) {
      target[place(x, y)] = source[y * pixels.width + (isMirrored ? right - x : x)] ?? 0;
    }
  }
  return { width, height, data: new Uint8Array(target.buffer) };
}

/** A pixel's position after clockwise quarter turns, in a picture that is then `width` pixels wide. */
function placeAfter(
  quarterTurns: Pose["quarterTurns"],
  { right, bottom, width }: { right: number; bottom: number; width: number },
): (x: number, y: number) => number {
  switch (quarterTurns) {
    case 0:
      return (x, y) => y * width + x;
    case 1:
      return (x, y) => x * width + bottom - y;
    case 2:
      return (x, y) => (bottom - y) * width + right - x;
    case 3:
      return (x, y) => (right - x) * width + y;
    default:
      return quarterTurns satisfies never;
  }
}
