// The counts of a bag on their way: by item and size, as one short text in a form.
import { AGE_RANGES } from "../vocabulary.ts";
import { MAX_OWNED } from "./owned.ts";
import type { BagCell } from "./read-garments.ts";

/** Every item of a full plan at every size. */
export const LONGEST_CELLS = 12_000;
const MOST_CELLS = 600;

/** '12:3-6m:4,13:3-6m:1' */
export function cellsText(cells: readonly BagCell[]): string {
  return cells.map(({ itemId, ageRange, pieces }) => `${itemId}:${ageRange}:${pieces}`).join();
}

/** The cells in a text; null if anything in it isn't one. */
export function readCells(text: string): BagCell[] | null {
  if (text === "") return [];
  if (text.length > LONGEST_CELLS) return null;
  const cells = text.split(",", MOST_CELLS + 1).map(readCell);
  const read = cells.filter((cell) => cell !== null);
  return read.length === cells.length && cells.length <= MOST_CELLS ? read : null;
}

function readCell(text: string): BagCell | null {
  const [item = "", size = "", count = "", more] = text.split(":", 4);
  const ageRange = AGE_RANGES.find((one) => one === size);
  const pieces = /^\d{1,3}$/.test(count) ? Number(count) : null;
  if (more !== undefined || !ageRange || pieces === null || !/^[1-9]\d{0,8}$/.test(item)) return null;
  return { itemId: Number(item), ageRange, pieces };
}

/** One cell for each item and size, added up; items in `oneSize` have one cell in all. Without cells of 0 pieces. */
export function mergeCells(cells: readonly BagCell[], oneSize: ReadonlySet<number> = new Set()): BagCell[] {
  const merged = new Map<string, BagCell>();
  for (const cell of cells) {
    const key = oneSize.has(cell.itemId) ? `${cell.itemId}` : `${cell.itemId} ${cell.ageRange}`;
    const known = merged.get(key);
    const pieces = Math.min(MAX_OWNED, (known?.pieces ?? 0) + cell.pieces);
    merged.set(key, { ...(known ?? cell), pieces });
  }
  return [...merged.values()].filter(({ pieces }) => pieces > 0);
}

/** How many pieces the cells hold in all. */
export function piecesOf(cells: readonly BagCell[]): number {
  return cells.reduce((sum, { pieces }) => sum + pieces, 0);
}
