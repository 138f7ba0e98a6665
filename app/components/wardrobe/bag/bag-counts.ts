// The counts of a bag on its page: by item and size, in the form of the field that sends them.
import type { AgeRange } from "~/domain/vocabulary.ts";

/** '12:3-6m' → pieces. */
export type BagCounts = Readonly<Record<string, number>>;

export const countKey = (itemId: number, size: AgeRange) => `${itemId}:${size}`;

/** The counts in a field; what the server wrote is well formed. */
export function countsOf(cells: string): BagCounts {
  const counts = cells.split(",").flatMap((cell) => {
    const at = cell.lastIndexOf(":");
    return at < 0 ? [] : [[cell.slice(0, at), Number(cell.slice(at + 1))] as const];
  });
  return Object.fromEntries(counts);
}

/** The field for the counts of all sizes, or of all but one. */
export function fieldOf(counts: BagCounts, without: AgeRange | null): string {
  return Object.entries(counts)
    .filter(([key, pieces]) => pieces > 0 && (without === null || !key.endsWith(`:${without}`)))
    .map(([key, pieces]) => `${key}:${pieces}`)
    .join();
}

export function piecesIn(counts: BagCounts): number {
  return Object.values(counts).reduce((sum, pieces) => sum + pieces, 0);
}
