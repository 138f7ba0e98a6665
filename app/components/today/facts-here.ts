// The facts of Today as this browser has them: with the counts that were changed since the page was kept, and with what isn't sent yet.

import { readUnsent } from "~/components/offline/kept-forms.ts";
import { savedSinceKept } from "~/components/offline/saved-items.ts";
import { type FieldEdit, isEdit } from "~/components/wardrobe/edit-queue.ts";
import type { ItemEvent } from "~/contracts/live/live-event.ts";
import type { PieceInSize, TodayInput, TodayPieceCounts } from "~/contracts/today/today-input.ts";
import { type Mark, marked, readMark, type TodayMarks } from "~/domain/today/today-marks.ts";
import { AGE_RANGES, type AgeRange } from "~/domain/vocabulary.ts";
import { countAfter } from "~/domain/wardrobe/item-edit.ts";
import { ownedForAgeRange } from "~/domain/wardrobe/owned.ts";
import { chooseSetAside } from "~/domain/wardrobe/set-aside.ts";
import { isOneSize } from "~/domain/wardrobe/size-table.ts";
import type { MadeMark } from "./use-marks.ts";

/** What this browser knows beyond the facts that its page came with. */
interface Known {
  /** Saved after the page was kept. */
  events: readonly ItemEvent[];
  /** Not sent yet, the oldest first. */
  edits: readonly FieldEdit[];
  marks: readonly MadeMark[];
}

/** Reads the changes that this browser has kept for a plan and its viewer; the page itself holds the marks. */
export function knownHere(planId: string, viewer: string | null): Omit<Known, "marks"> {
  const unsent = readUnsent({ kind: "items", of: planId, mark: viewer, isValue: isEdit });
  return { events: savedSinceKept(planId), edits: unsent.map(([, edit]) => edit) };
}

/** The facts with what this browser knows beyond them. */
export function factsHere(facts: TodayInput, { events, edits, marks }: Known): TodayInput {
  const pieces = facts.pieces.map((piece) => {
    const { itemId } = piece;
    const saved = events.find((event) => event.itemId === itemId);
    const own = edits.filter((edit) => edit.itemId === itemId);
    return saved || own.length > 0 ? changed(piece, saved, own) : piece;
  });
  return { ...facts, pieces, marks: marks.reduce(withMark, facts.marks) };
}

function withMark(marks: TodayMarks, { intent, what, day }: MadeMark): TodayMarks {
  const mark: Mark | null = readMark(intent, what);
  return (mark && marked(marks, mark, day)) ?? marks;
}

function changed(
  piece: TodayPieceCounts,
  saved: ItemEvent | undefined,
  edits: readonly FieldEdit[],
): TodayPieceCounts {
  const nameId = piece.own?.nameId ?? piece.key;
  const setAside = edits.reduce<readonly AgeRange[]>(
    (sizes, edit) => (edit.kind === "set-aside" ? chooseSetAside(sizes, edit.ageRange, edit.value) : sizes),
    saved?.setAside ?? AGE_RANGES.filter((size) => piece.sizes[size]?.isSetAside),
  );
  const sizes = Object.entries(piece.sizes).map(([size, before]): [string, PieceInSize] => {
    const counts = edits.flatMap((edit) =>
      edit.kind === "quantity" && (isOneSize(nameId) || edit.ageRange === size) ? [edit] : [],
    );
    const isSize = (one: AgeRange) => one === size;
    const age = AGE_RANGES.find(isSize);
    const there = saved && age ? ownedForAgeRange(nameId, saved.owned, age) : before.have;
    return [
      size,
      { ...before, have: countAfter(there, counts, saved?.counted), isSetAside: setAside.some(isSize) },
    ];
  });
  return { ...piece, sizes: Object.fromEntries(sizes) };
}
