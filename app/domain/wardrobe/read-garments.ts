// Where the word for newborns makes an item another one.

import type { AgeRange } from "../vocabulary.ts";
import { type GarmentPart, type PartSize, readPart } from "./garment-parts.ts";
import {
  type GarmentVocabulary,
  type GarmentWords,
  keysOf,
  vocabularyOf,
  wordsOf,
} from "./garment-vocabulary.ts";
import { isOneSize } from "./size-table.ts";

export const NEWBORN_OF: Readonly<Record<string, string>> = {
  bodysuit_short_sleeve: "bodysuit_short_sleeve_nb",
  bodysuit_long_sleeve: "bodysuit_long_sleeve_nb",
  sleeper_footed: "sleeper_footed_nb",
  pants_soft: "pants_footed_nb",
  socks: "socks_nb",
  hat_warm: "hat_cotton_nb",
  mittens_warm: "mittens_scratch_nb",
};

// Reads what people type or paste about a bag of clothes: "12 bodysuits 3-6m, 2 pram suits 6 months, 5 hats". A part counts only
// if every word of it is understood; any other part is left as it is, for people to change.

/** Longer texts are cut where they are received. */
export const LONGEST_BAG_TEXT = 4000;

/** More parts than that are left. */
const MOST_PARTS = 400;

/** An item that a name may mean. */
export interface NamedGarment {
  id: number;
  nameId: string;
  name: string;
  /** Added by a parent. */
  isOwn: boolean;
  ages: readonly AgeRange[];
  /** The pieces needed at each size; none if it isn't there. */
  needed: Partial<Record<AgeRange, number>>;
}

export interface ReadPlan {
  items: readonly NamedGarment[];
  /** For what names no size. */
  ageRange: AgeRange;
  /** Whose labels they are, two letters. */
  country: string;
}

/** Pieces of one item at one size. */
export interface BagCell {
  itemId: number;
  ageRange: AgeRange;
  pieces: number;
}

interface Span {
  /** All spans together are the text. */
  text: string;
  kind: "read" | "left" | "between";
}

export interface ReadGarments {
  cells: BagCell[];
  spans: Span[];
}

/** What a text says in the words of a language, part by part, in order. Never throws. */
export function readGarments(text: string, plan: ReadPlan, language: GarmentWords): ReadGarments {
  const words = vocabularyOf(language);
  const known = namesOf(plan.items, words);
  const parts = text.split(words.patterns.between);
  const cells: BagCell[] = [];
  let heading: PartSize | null = null;
  const spans = parts.map((part, at): Span => {
    if (isBetween(part, at)) return { text: part, kind: "between" };
    const read = at < 2 * MOST_PARTS ? readPart(part, plan.country, words) : null;
    const headed = read && isHeading(parts, at) ? sizeAlone(read) : null;
    heading = headed ?? heading;
    const found = cellOf(read, { ...plan, known, heading });
    cells.push(...found);
    return { text: part, kind: headed || found.length > 0 ? "read" : "left" };
  });
  return { cells, spans };
}

function isBetween(part: string, at: number): boolean {
  return at % 2 === 1 || part.trim() === "";
}

/** The size of a part that says nothing else. */
function sizeAlone({ plainWords, size }: GarmentPart): PartSize | null {
  return plainWords.length === 0 ? size : null;
}

/** What wasn't understood, one part a line. */
export function leftOf({ spans }: ReadGarments): string {
  return spans
    .filter(({ kind }) => kind === "left")
    .map(({ text }) => text.trim())
    .join("\n");
}

/** 'Size 3-6m:' before a list, or on a line of its own, holds for what follows. */
function isHeading(pieces: readonly string[], at: number): boolean {
  const after = pieces[at + 1];
  const before = pieces[at - 1];
  return (
    after === ":" || ((after === undefined || isBreak(after)) && (before === undefined || isBreak(before)))
  );
}

const isBreak = (text: string) => text === "\n" || text === "\r";

interface Reading extends ReadPlan {
  known: Names;
  heading: PartSize | null;
}

/** One cell, or none. */
function cellOf(part: GarmentPart | null, plan: Reading): BagCell[] {
  if (!part || part.pieces === null) return [];
  const named = find(plan.known, part.words) ?? find(plan.known, part.plainWords) ?? [];
  const size = part.size ?? plan.heading;
  const ageRange = size?.ageRange ?? plan.ageRange;
  const item = likeliest(size?.isNewborn ? newborns(named, plan.items) : named, ageRange);
  return item ? [{ itemId: item.id, ageRange, pieces: part.pieces }] : [];
}

/** The items that a key means, if any. */
type Names = (key: string) => readonly NamedGarment[] | undefined;

function find(known: Names, words: readonly string[]): readonly NamedGarment[] | undefined {
  return keysOf(words)
    .map(known)
    .find((items) => items !== undefined);
}

/** The first that is needed, or else the first that there is at the size. */
function likeliest(named: readonly NamedGarment[], ageRange: AgeRange): NamedGarment | undefined {
  const there = named.filter(({ nameId, ages }) => isOneSize(nameId) || ages.includes(ageRange));
  return there.find(({ needed }) => (needed[ageRange] ?? 0) > 0) ?? there[0];
}

function newborns(named: readonly NamedGarment[], items: readonly NamedGarment[]): NamedGarment[] {
  const made = named.flatMap(({ nameId }) => items.filter((item) => item.nameId === NEWBORN_OF[nameId]));
  return made.length > 0 ? made : [...named];
}

const NEWBORN_ITEMS: ReadonlySet<string> = new Set(Object.values(NEWBORN_OF));

/** Items by what they are called; what a parent calls an item comes before all else. */
function namesOf(items: readonly NamedGarment[], { named, shortened, ...words }: GarmentVocabulary): Names {
  const byNameId = new Map(items.map((item) => [item.nameId, item]));
  const meant = (rows: readonly (readonly string[])[] = []) =>
    rows
      .map((nameIds) => nameIds.flatMap((nameId) => byNameId.get(nameId) ?? []))
      .find((found) => found.length > 0);
  const called = items
    .filter(({ nameId }) => !NEWBORN_ITEMS.has(nameId))
    .map((item) => ({ item, keys: keysOf(wordsOf(item.name, words)) }));
  const ofCatalogue = called.filter(
    ({ item, keys: [together = ""] }) => !item.isOwn && !meant(named.get(together)),
  );
  const own = new Map(
    [...ofCatalogue.toReversed(), ...called.filter(({ item }) => item.isOwn)].flatMap(({ item, keys }) =>
      keys.map((key) => [key, [item]] as const),
    ),
  );
  return (key) => own.get(key) ?? meant(named.get(key)) ?? meant(shortened.get(key));
}
