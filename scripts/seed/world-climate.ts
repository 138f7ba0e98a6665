// The typical climate of the world as the seed stores it: 22,404 cells, each with the median elevation of its
// places and 72 figures. The file holds differences from the cell before and the month before, because those
// compress to a third: first the step to the next cell (16 bits) and the elevation (16 bits, signed) of each
// cell, then, figure by figure, all cells.
import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import type { ClimateCell } from "../../app/domain/weather/world-climate.ts";

export const WORLD_CLIMATE_FILE = new URL("../../migrations/seed/world-climate.bin.br", import.meta.url);

const FIGURES = 72;
const MONTHS = 12;
const HEAD = 4;

/** Every cell, in the order of the cells. */
export function readWorldClimate(): ClimateCell[] {
  const file = Buffer.from(brotliDecompressSync(readFileSync(WORLD_CLIMATE_FILE)));
  const count = file.length / (HEAD + FIGURES);
  const figures = Array.from({ length: count }, () => Buffer.alloc(FIGURES));
  const nothing = Buffer.alloc(FIGURES);
  for (let figure = 0; figure < FIGURES; figure++) {
    const start = count * HEAD + figure * count;
    for (const [at, own] of figures.entries()) {
      const before = figures[at - 1] ?? nothing;
      const isFirstMonth = figure % MONTHS === 0;
      const monthBefore = isFirstMonth ? 0 : byteOf(own, figure - 1) - byteOf(before, figure - 1);
      own[figure] = byteOf(file, start + at) + byteOf(before, figure) + monthBefore;
    }
  }
  let cell = 0;
  return figures.map((own, at) => {
    cell += file.readUInt16LE(at * HEAD);
    return { cell, elevationM: file.readInt16LE(at * HEAD + 2), figures: own.toString("base64") };
  });
}

function byteOf(bytes: Buffer, at: number): number {
  return bytes[at] ?? 0;
}
