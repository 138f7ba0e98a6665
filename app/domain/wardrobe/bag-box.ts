// The box that a parent types or pastes into: a row for each thing, with a number to change before anything is saved, and what is sent.

import type { AgeRange } from "../vocabulary.ts";
import { type BagItem, bagAnswers, mergeCells } from "./bag-answer.ts";
import { MAX_NAME_LENGTH } from "./custom-item.ts";
import { MAX_OWNED } from "./owned.ts";
import { type BagCell, type GarmentRow, nameOfRow } from "./read-garments.ts";

export interface BoxRow {
  /** Of the thing and its size, so that a number that was changed stays with them while more is typed. */
  key: string;
  kind: GarmentRow["kind"];
  /** Null for things that the plan doesn't have. */
  item: BagItem | null;
  /** The item's, the own item's, or what was typed. */
  name: string;
  ageRange: AgeRange;
  pieces: number;
  /** How many the text says. */
  typed: number;
  /** Whether the text says how many. */
  isCertain: boolean;
  /** Whether there can be a number of it: a name may be too long. */
  isCountable: boolean;
}

/** Numbers that were changed by hand, by the rows' keys; each holds as long as the text says the same. */
export type ChangedPieces = Readonly<Record<string, { typed: number; pieces: number }>>;

/** The rows of the box: one for each thing and size, in the order of the text. */
export function boxRows(
  rows: readonly GarmentRow[],
  items: readonly BagItem[],
  changed: ChangedPieces = {},
): BoxRow[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  const byKey = new Map<string, BoxRow>();
  for (const row of rows) {
    const next = boxRow(row, byId);
    const known = byKey.get(next.key);
    const typed = Math.min(MAX_OWNED, next.typed + (known?.typed ?? 0));
    const isCertain = next.isCertain && (known?.isCertain ?? true);
    byKey.set(next.key, { ...(known ?? next), typed, pieces: typed, isCertain });
  }
  return [...byKey.values()].map((row) => {
    const own = changed[row.key];
    return own && own.typed === row.typed ? { ...row, pieces: own.pieces, isCertain: true } : row;
  });
}

function boxRow(row: GarmentRow, byId: ReadonlyMap<number, BagItem>): BoxRow {
  const { ageRange } = row;
  const item = row.kind === "read" ? (byId.get(row.itemId) ?? null) : null;
  const name = item?.name ?? nameOfRow(row);
  const typed = row.kind === "asked" ? 0 : row.pieces;
  return {
    key: item ? `${item.id}:${item.isOneSize ? "" : ageRange}` : `${ageRange}:${name.toLowerCase()}`,
    kind: row.kind,
    ...{ item, name, ageRange, typed, pieces: typed },
    isCertain: row.kind !== "read" || row.isCertain,
    isCountable: name.length <= MAX_NAME_LENGTH,
  };
}

/** Pieces of an own item that the bag brings along. */
export type OwnPieces = { name: string; ageRange: AgeRange; pieces: number };

interface BoxContent {
  cells: BagCell[];
  own: OwnPieces[];
  /** Questions that nobody has answered, a line each: they stay in the box. */
  left: string;
}

/** What the rows say is in the bag. */
export function contentOf(rows: readonly BoxRow[]): BoxContent {
  const counted = rows.filter(({ pieces }) => pieces > 0);
  return {
    cells: counted.flatMap(({ item, ageRange, pieces }) =>
      item ? [{ itemId: item.id, ageRange, pieces }] : [],
    ),
    own: counted.flatMap(({ item, name, ageRange, pieces }) => (item ? [] : [{ name, ageRange, pieces }])),
    left: rows
      .filter(({ kind, pieces }) => kind === "asked" && pieces === 0)
      .map(({ name }) => name)
      .join("\n"),
  };
}

/** '6-9m:2:Owl lovey', one line for each own item. */
export function ownText(own: readonly OwnPieces[]): string {
  return own.map(({ name, ageRange, pieces }) => `${ageRange}:${pieces}:${name}`).join("\n");
}

/** Own items that weren't saved, as lines that read the same in the box; `text` is what `ownText` wrote. */
export function ownAsTyped(text: string): string {
  return text
    .split(/\r?\n/)
    .map((line) => line.replace(/^([^:]*):([^:]*):(.*)$/u, "$2 $3 $1"))
    .join("\n");
}

/** The name that the form with all the details begins with: the own item's, or what was typed if it is one thing. */
export function nameForDetails(rows: readonly BoxRow[], text: string): string {
  const named = rows.find(({ kind }) => kind === "own")?.name ?? (rows.length === 1 ? text.trim() : "");
  return named.length <= MAX_NAME_LENGTH ? named : "";
}

/** How many essential pieces the bag will make ready, of those that are to go at its sizes. */
export function coveredBy(
  items: readonly BagItem[],
  cells: readonly BagCell[],
): { covered: number; essentials: number } {
  const answers = bagAnswers(withPieces(items, cells), cells);
  return {
    covered: answers.reduce((sum, { covered }) => sum + covered, 0),
    essentials: answers.reduce((sum, { essentials }) => sum + essentials, 0),
  };
}

function withPieces(items: readonly BagItem[], cells: readonly BagCell[]): BagItem[] {
  const oneSize = new Set(items.filter(({ isOneSize }) => isOneSize).map(({ id }) => id));
  const merged = mergeCells(cells, oneSize);
  return items.map((item) => {
    const mine = merged.filter(({ itemId }) => itemId === item.id);
    if (mine.length === 0) return item;
    const at = Object.entries(item.at).map(([age, need]) => {
      const added = mine.find(({ ageRange }) => item.isOneSize || ageRange === age)?.pieces ?? 0;
      return [age, { ...need, owned: need.owned + added }] as const;
    });
    return { ...item, at: Object.fromEntries(at) };
  });
}
