// The texts of a language as a file for translators, and back into its modules.
import type { Language } from "./folders.ts";
import { betweenPieces, literalOf, piecesIn } from "./literals.ts";
import { addressOf, type Pair, type Pairs, pairsOf } from "./pairs.ts";
import { type PoEntry, readPo, writePo } from "./po.ts";
import { type English, type Seen, unseenIn, withSeen } from "./seen.ts";

/** One text that becomes another. */
export interface Change {
  address: string;
  was: string;
  becomes: string;
}

/** What a file asks for. */
export interface Imported {
  /** Why it isn't taken; empty if it is. */
  refused: readonly string[];
  changes: readonly Change[];
  /** New texts that aren't taken, although the file is, each with its reason. */
  leftOut: readonly string[];
  /** The changed modules by their paths, as they should be. */
  sources: ReadonlyMap<string, string>;
  /** What the language has seen afterwards. */
  seen: Seen;
}

/** A PO entry beside the text that it is about. */
interface Taken {
  pair: PairAt;
  /** Null if it is the text that stands there. */
  change: Change | null;
  /** Why it isn't taken, although the file is. */
  reason: string | null;
}

interface PairAt extends Pair {
  path: string;
}

const HOW_TO = [
  `Please write what stands in "msgstr". What looks like \${count} is filled in later: it may move, but has to stay.`,
  'Marked as "fuzzy" is what has changed in English. Take the mark away once a text is right again.',
];

/** A PO file of all texts that stand at the same place in English and in the language. */
export function exported(english: English, language: Language): string {
  const unseen = new Set(unseenIn(english, language.seen).map(({ path, leaf }) => addressOf(path, leaf.at)));
  const modules = [...english.keys()].map((path) => ({ path, ...pairsIn(path, english, language) }));
  const apart = modules.flatMap(({ apart }) => apart).map((address) => `  in code: ${address}`);
  const intro =
    apart.length > 0
      ? ["These are made by code of their own, or not there yet, and are not in this file:"]
      : [];
  const entries = modules.flatMap(({ path, pairs }) =>
    pairs.map(({ address, english: { text: id }, other, leaf }) => ({
      context: address,
      id,
      text: other.text,
      isFuzzy: unseen.has(addressOf(path, leaf.at)),
      notes: leaf.notes,
      reference: `app/copy/${path}:${leaf.line}`,
    })),
  );
  return writePo(language.name, [...HOW_TO, ...intro, ...apart], entries);
}

/** Reads such a file without writing anything. Throws PoError for what isn't one. */
export function imported(english: English, language: Language, file: string): Imported {
  const { language: named, entries } = readPo(file);
  const pairs = new Map<string, PairAt>();
  for (const path of english.keys())
    for (const pair of pairsIn(path, english, language).pairs) pairs.set(pair.address, { ...pair, path });
  const all = entries.map((entry) => taken(entry, pairs.get(entry.context)));
  const refused = all.filter((one) => typeof one === "string");
  if (named !== null && named !== language.name) refused.unshift(`The file is for ${named}`);
  if (refused.length > 0)
    return { refused, changes: [], leftOut: [], sources: new Map(), seen: language.seen };
  const good = all.filter((one) => typeof one !== "string");
  const settled = good.filter(({ reason }) => reason === null);
  const seen = leavesWithin(pairs, new Set(settled.map(({ pair }) => pair.address)));
  const changes = settled.filter(isChange);
  const paths = new Set(changes.map(({ pair }) => pair.path));
  const changesIn = (path: string) => changes.filter(({ pair }) => pair.path === path);
  return {
    refused,
    changes: changes.map(({ change }) => change),
    leftOut: good
      .filter(isChange)
      .flatMap(({ change: { address }, reason }) => (reason === null ? [] : `${address}: ${reason}`)),
    sources: new Map([...paths].map((path) => [path, rewritten(path, changesIn(path), english, language)])),
    seen: withSeen(english, language.seen, (address) => seen.has(address)),
  };
}

function isChange(one: Taken): one is Taken & { change: Change } {
  return one.change !== null;
}

/** What an entry asks for, or why it is refused. */
function taken(entry: PoEntry, pair: PairAt | undefined): Taken | string {
  const told = entry.context || `“${entry.id}”`;
  if (!pair) return `${told}: no text has this address`;
  const was = pair.other.text;
  // Some editors take letters and their accents apart.
  const becomes = entry.text === was ? was : entry.text.normalize("NFC");
  const reason = whyLeftOut(entry, pair);
  const problem = reason === null ? problemWith(pair, becomes) : null;
  if (problem !== null) return `${told}: ${problem}`;
  return { pair, change: becomes === was ? null : { address: pair.address, was, becomes }, reason };
}

function pairsIn(path: string, english: English, { sources }: Language): Pairs {
  return pairsOf(path, english.get(path) ?? new Map(), sources.get(path) ?? "");
}

/** A file that was written before English changed may still hold other texts that are good. */
function whyLeftOut({ id, isFuzzy }: PoEntry, { english }: Pair): string | null {
  if (id !== english.text) return `English says “${english.text}” by now`;
  return isFuzzy ? "it is still marked as fuzzy" : null;
}

/** Addresses of texts and functions of which everything is settled. */
function leavesWithin(pairs: ReadonlyMap<string, PairAt>, settled: ReadonlySet<string>): ReadonlySet<string> {
  const found = new Set<string>();
  const open = new Set<string>();
  for (const { address, path, leaf } of pairs.values())
    (settled.has(address) ? found : open).add(addressOf(path, leaf.at));
  return new Set([...found].filter((address) => !open.has(address)));
}

/** Why a text can't stand there; null if it can, and always for the one that does. */
function problemWith({ english, other }: Pair, text: string): string | null {
  if (text === other.text) return null;
  if (text.trim() === "") return "it is empty";
  const names = english.pieces.map(({ name }) => name);
  const pieces = piecesIn(text, names);
  if (pieces?.toSorted().join() !== names.toSorted().join())
    return names.length > 0
      ? `it needs each of ${names.join(" and ")} as in English`
      : "it has a piece to be filled in, and English has none";
  return problemBetween(betweenPieces(text, names).join(""), text, [english.text, other.text]);
}

/** The same for what stands around the pieces. */
function problemBetween(plain: string, text: string, models: readonly string[]): string | null {
  const has = (part: string | RegExp) => models.some((model) => model.search(part) !== -1);
  if (/[^\P{Cc}\n]|[\p{Zl}\p{Zp}]/u.test(text)) return "it has a control character";
  if (text.includes("\n") && !has(/\n/)) return "it has a line break";
  if (/[{}]/.test(plain) && !has(/(?<!\$)\{/)) return "it has a brace that belongs to no piece";
  if (!models.some((model) => edgesOf(model) === edgesOf(text)))
    return "it begins or ends with other spaces than English";
  return null;
}

/** The spaces around a text, which join it to what stands beside it. */
function edgesOf(text: string): string {
  return `${text.slice(0, text.length - text.trimStart().length)}|${text.slice(text.trimEnd().length)}`;
}

/** A module with other texts: only their literals differ. One at a time, because a template may hold other texts. */
function rewritten(
  path: string,
  changes: readonly { change: Change }[],
  english: English,
  language: Language,
): string {
  const expected = new Map(
    pairsIn(path, english, language).pairs.map(({ address, other }) => [address, other.text]),
  );
  let source = language.sources.get(path) ?? "";
  const pairsNow = () => pairsOf(path, english.get(path) ?? new Map(), source).pairs;
  for (const { change } of changes) {
    const { address, becomes } = change;
    const other = pairsNow().find((pair) => pair.address === address)?.other;
    if (!other) throw new Error(`${address} got lost`);
    const { start, end } = other.node;
    source = source.slice(0, start ?? 0) + literalOf(other, becomes) + source.slice(end ?? 0);
    expected.set(address, becomes);
  }
  for (const { address, other } of pairsNow()) {
    if (expected.get(address) !== other.text) throw new Error(`${address} would not say what it should`);
  }
  return source;
}
