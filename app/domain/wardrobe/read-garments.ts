// Reads texts about a bag of clothes: "12 bodysuits 3-6m, 2 pram suits 6 months, 5 hats, owl lovey". Each part ends in one row:
// pieces of an item of the plan, if every word of it is understood; an own item, if the plan has no such thing; or a question, if
// its number or its size isn't clear.

import type { AgeRange } from "../vocabulary.ts";
import { MAX_NAME_LENGTH } from "./custom-item.ts";
import { type GarmentPart, nameInPart, type PartSize, readPart } from "./garment-parts.ts";
import {
  type GarmentVocabulary,
  type GarmentWords,
  keysOf,
  vocabularyOf,
  wordsOf,
} from "./garment-vocabulary.ts";
import { isOneSize } from "./size-table.ts";

/** Where the word for newborns makes an item another one. */
export const NEWBORN_OF: Readonly<Record<string, string>> = {
  bodysuit_short_sleeve: "bodysuit_short_sleeve_nb",
  bodysuit_long_sleeve: "bodysuit_long_sleeve_nb",
  sleeper_footed: "sleeper_footed_nb",
  pants_soft: "pants_footed_nb",
  socks: "socks_nb",
  hat_warm: "hat_cotton_nb",
  mittens_warm: "mittens_scratch_nb",
};

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
export type BagCell = { itemId: number; ageRange: AgeRange; pieces: number };

interface Span {
  /** All spans together are the text. */
  text: string;
  /** `read`: all of it is certain, or it is the size of what follows; `left` is for people to look at. */
  kind: "read" | "left" | "between";
}

interface Row {
  /** What was typed, trimmed. */
  text: string;
  /** The size that was typed or stands above it, or else the one that is asked for. */
  ageRange: AgeRange;
}

/** What a part of a text comes to. */
export type GarmentRow = Row &
  (
    | { kind: "read"; itemId: number; pieces: number; isCertain: boolean }
    | { kind: "own"; name: string; pieces: number }
    /** Its number or its size isn't clear. */
    | { kind: "asked" }
  );

export interface ReadGarments {
  /** Pieces of the plan's items that are certain. */
  cells: BagCell[];
  /** In the order of the text. */
  rows: GarmentRow[];
  spans: Span[];
}

/** What a text says in the words of a language, part by part, in order. Never throws. */
export function readGarments(text: string, plan: ReadPlan, language: GarmentWords): ReadGarments {
  const words = vocabularyOf(language);
  const known = namesOf(plan, words);
  const parts = withNumbersAfterColons(text.split(words.patterns.between), plan.country, words);
  const taken = parts.map((part, at) => {
    if (isBetween(part, at)) return null;
    return { part, read: at < 2 * MOST_PARTS ? readPart(part, plan.country, words) : null };
  });
  const rows: GarmentRow[] = [];
  let heading: PartSize | null = null;
  const spans = taken.map((one, at): Span => {
    const text = parts[at] ?? "";
    if (!one) return { text, kind: "between" };
    const headed = one.read && isHeading(parts, at) ? sizeAlone(one.read) : null;
    heading = headed ?? heading;
    if (headed) return { text, kind: "read" };
    const row = rowOf(text, one.read, { ...plan, known, heading, words });
    rows.push(row);
    return { text, kind: isCertain(row) ? "read" : "left" };
  });
  return { cells: rows.flatMap(cellOf), rows, spans };
}

function isCertain(row: GarmentRow): boolean {
  return row.kind === "read" && row.isCertain;
}

/** The pieces of a row that are certain. */
function cellOf(row: GarmentRow): BagCell[] {
  if (row.kind !== "read" || !row.isCertain) return [];
  const { itemId, ageRange, pieces } = row;
  return [{ itemId, ageRange, pieces }];
}

/** "bodysuits: 5" is one part; "3-6m: 5 bodysuits" are two. */
function withNumbersAfterColons(
  parts: readonly string[],
  country: string,
  words: GarmentVocabulary,
): string[] {
  const joined: string[] = [];
  for (let at = 0; at < parts.length; at += 2) {
    const [part = "", sign = "", next = ""] = parts.slice(at, at + 3);
    const [named, number] =
      sign === ":" && /\d/.test(next) && !/\d/.test(part)
        ? [part, next].map((one) => readPart(one, country, words))
        : [];
    const isOne =
      named && number && named.words.length > 0 && named.size === null && number.words.length === 0;
    joined.push(isOne ? `${part}:${next}` : part);
    if (isOne) at += 2;
    const separator = parts[at + 1];
    if (separator !== undefined) joined.push(separator);
  }
  return joined;
}

/** Signs alone say nothing either. */
function isBetween(part: string, at: number): boolean {
  return at % 2 === 1 || !/[\p{L}\p{N}\p{Emoji_Presentation}]/u.test(part);
}

/** The size of a part that says nothing else. */
function sizeAlone({ plainWords, size }: GarmentPart): PartSize | null {
  return plainWords.length === 0 ? size : null;
}

/** What isn't certain, one part a line, or those rows of it that a caller still has to ask about. */
export function leftOf(
  { rows }: Pick<ReadGarments, "rows">,
  isLeft: (row: GarmentRow) => boolean = () => true,
): string {
  return rows
    .filter((row) => !isCertain(row) && isLeft(row))
    .map(({ text }) => text)
    .join("\n");
}

/** What a row is called where the plan has no such item. */
export function nameOfRow(row: GarmentRow): string {
  return row.kind === "own" ? row.name : row.text;
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
  words: GarmentVocabulary;
}

function rowOf(text: string, part: GarmentPart | null, plan: Reading): GarmentRow {
  const size = part?.size ?? plan.heading;
  const row = { text: text.trim(), ageRange: size?.ageRange ?? plan.ageRange };
  const found = part && itemOf(part, size, plan);
  if (found) {
    const { item, ageRange } = found;
    const pieces = part.pieces ?? 1;
    return { ...row, ageRange, kind: "read", itemId: item.id, pieces, isCertain: part.pieces !== null };
  }
  if (part && meansByCountry(part, plan.words)) return { ...row, kind: "asked" };
  const name = part || isForeign(text) ? nameInPart(text, plan.country, plan.words) : "";
  const isName = /[\p{L}\p{Emoji_Presentation}]/u.test(name) && name.length <= MAX_NAME_LENGTH;
  return isName ? { ...row, kind: "own", name, pieces: part?.pieces ?? 1 } : { ...row, kind: "asked" };
}

/** Whether a name means one thing here and another there: "vests". */
function meansByCountry(part: GarmentPart, { named }: GarmentVocabulary): boolean {
  return sayings(part)
    .flatMap(keysOf)
    .some((key) => named.get(key)?.some(({ countries }) => countries));
}

/** Longer texts aren't names. */
const LONGEST_FOREIGN = 160;

/** Whether it is written in other letters than the languages have, and without numbers that could be misread. */
function isForeign(text: string): boolean {
  if (text.length > LONGEST_FOREIGN) return false;
  return /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(text) && !/\d/.test(text);
}

type FoundItem = { item: NamedGarment; ageRange: AgeRange };

/** The item at its size; one that the plan has only at another size is found there if no size was typed. */
function itemOf(part: GarmentPart, size: PartSize | null, plan: Reading): FoundItem | null {
  const named =
    sayings(part)
      .map((said) => find(plan.known, said))
      .find(Boolean) ?? [];
  const ageRange = size?.ageRange ?? plan.ageRange;
  const item = likeliest(size?.isNewborn ? newborns(named, plan.items) : named, ageRange);
  if (item) return { item, ageRange };
  const [elsewhere] = size ? [] : named;
  const [only] = elsewhere?.ages ?? [];
  return elsewhere && only ? { item: elsewhere, ageRange: only } : null;
}

/** A part's words, whole first. */
function sayings({ words, plainWords, mainWords }: GarmentPart): readonly string[][] {
  return [words, plainWords, mainWords];
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

/** Items by what they are called in the plan's country; what a parent calls an item comes before all else. */
function namesOf(
  { items, country }: Pick<ReadPlan, "items" | "country">,
  { named, shortened, ...words }: GarmentVocabulary,
): Names {
  const byNameId = new Map(items.map((item) => [item.nameId, item]));
  const meant = (rows: ReturnType<typeof named.get> = []) =>
    rows
      .filter(({ countries }) => countries?.split(",").includes(country) ?? true)
      .map((row) => row.items.flatMap((nameId) => byNameId.get(nameId) ?? []))
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
