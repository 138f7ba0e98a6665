// The state of the box that adds to a plan: its text, the rows that were read in it, and the counts by hand beside them.

import { useMemo, useState } from "react";
import type { BoxPlan } from "~/contracts/wardrobe/box-answer.ts";
import { sum } from "~/domain/sum.ts";
import type { AgeRange } from "~/domain/vocabulary.ts";
import { cellsText, namedGarments, readCells } from "~/domain/wardrobe/bag-answer.ts";
import { boxRows, type ChangedPieces, contentOf, ownText } from "~/domain/wardrobe/bag-box.ts";
import { readGarments } from "~/domain/wardrobe/read-garments.ts";
import { GARMENT_WORDS } from "~/words/en/wardrobe/garment-names.ts";

/** '12:3-6m' → pieces. */
type BagCounts = Readonly<Record<string, number>>;

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
  return sum(Object.values(counts));
}

/** What somebody has entered and not saved. */
export interface BoxDraft {
  size: AgeRange;
  text: string;
  /** As in the form's field. */
  cells: string;
  changed?: ChangedPieces;
}

/** The box's state, and what it comes to. */
export function useBagBox(
  { items, country }: Pick<BoxPlan, "items" | "country">,
  start: BoxDraft,
  left: readonly string[] = [],
) {
  const [text, setText] = useTextWith(start.text, left);
  const [size, setSize] = useState(start.size);
  const [counts, setCounts] = useState(() => countsOf(start.cells));
  const [changed, setChanged] = useState<ChangedPieces>(start.changed ?? {});
  const rows = useMemo(() => {
    const plan = { items: namedGarments(items), ageRange: size, country };
    return boxRows(readGarments(text, plan, GARMENT_WORDS).rows, items, changed);
  }, [text, size, country, items, changed]);
  const content = contentOf(rows);
  const byHand = fieldOf(counts, null);
  const cells = [...(readCells(byHand) ?? []), ...content.cells];
  const pieces = [...cells, ...content.own].reduce((sum, one) => sum + one.pieces, 0);
  const draft: BoxDraft = { size, text, cells: byHand, changed };
  /** The form's fields as scripts send them. */
  const fields = { size, text: content.left, cells: cellsText(cells), own: ownText(content.own) };
  return { text, setText, size, setSize, counts, setCounts, rows, setChanged, cells, pieces, draft, fields };
}

export type BagBox = ReturnType<typeof useBagBox>;

/** The text of the box, with what is left over later below it. */
function useTextWith(start: string, left: readonly string[]) {
  const [text, setText] = useState(start);
  const [taken, setTaken] = useState(left);
  const added = left.filter((one) => !taken.includes(one));
  if (added.length > 0) {
    setTaken([...taken, ...added]);
    setText([text, ...added].filter(Boolean).join("\n"));
  }
  return [text, setText] as const;
}
