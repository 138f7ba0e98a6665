// Which texts of a language someone should look at.
import type { Language } from "./folders.ts";
import { type Leaf, leavesOf } from "./leaves.ts";
import { mayBeTheSame } from "./meant.ts";
import { addressOf, pairsOf } from "./pairs.ts";
import { type English, leavesIn, unseenIn } from "./seen.ts";

/** A text to look at. */
export interface Finding {
  address: string;
  why: "changed in English" | "not looked at yet" | "the same as in English";
  english: string;
  /** What the language says; null if it has nothing at this place. */
  other: string | null;
}

/** What has changed in English since the language has looked at it, and what was probably never translated. */
export function findingsOf(english: English, language: Language): Finding[] {
  return [...changedIn(english, language), ...sameIn(english, language)];
}

/** Everything that English says, and what the language says there, for people to read: a text as it is, a function as its code. */
export function exported(english: English, language: Language): string {
  const changed = new Map(changedIn(english, language).map(({ address, why }) => [address, why]));
  const twinOf = twinsIn(language);
  const all = leavesIn(english).map(({ path, leaf }) => {
    const address = addressOf(path, leaf.at);
    const why = changed.get(address);
    const head = [why ? `${address}: ${why}` : address, ...leaf.notes.map((note) => `  # ${note}`)];
    return [...head, ...bothOf(language.name, said(leaf), twinOf(path, leaf.at))].join("\n");
  });
  return `${all.join("\n\n")}\n`;
}

/** The findings for people to read. */
export function reportOf(language: string, findings: readonly Finding[]): string {
  if (findings.length === 0) return `${language}: every text is as it should be.`;
  const told = findings.map(({ address, why, english, other }) =>
    [`${address}: ${why}`, ...bothOf(language, english, other)].join("\n"),
  );
  return [`${language}: ${findings.length} to look at`, ...told].join("\n\n");
}

function bothOf(language: string, english: string, other: string | null): string[] {
  return [`  en: ${indented(english)}`, `  ${language}: ${indented(other ?? "(nothing)")}`];
}

function changedIn(english: English, language: Language): Finding[] {
  const twinOf = twinsIn(language);
  return unseenIn(english, language.seen).map(({ path, leaf, isNew }) => ({
    address: addressOf(path, leaf.at),
    why: isNew ? "not looked at yet" : "changed in English",
    english: said(leaf),
    other: twinOf(path, leaf.at),
  }));
}

/** Finds what a language says at a place of a module; null if nothing stands there. */
function twinsIn({ sources }: Language): (path: string, at: string) => string | null {
  const modules = new Map<string, ReadonlyMap<string, Leaf>>();
  return (path, at) => {
    const module = modules.get(path) ?? leavesOf(sources.get(path) ?? "");
    modules.set(path, module);
    const twin = module.get(at);
    return twin ? said(twin) : null;
  };
}

function sameIn(english: English, { name, sources }: Language): Finding[] {
  const pairs = [...english].flatMap(
    ([path, leaves]) => pairsOf(path, leaves, sources.get(path) ?? "").pairs,
  );
  return pairs.flatMap(({ address, english: { text, pieces }, other }) => {
    const plain = pieces.reduce((rest, piece) => rest.replace(piece, "…"), text);
    if (text !== other.text || !/\p{L}/u.test(plain) || mayBeTheSame(plain, name)) return [];
    return [{ address, why: "the same as in English", english: text, other: text }];
  });
}

/** A text as it reads; code as it is written. */
function said({ isText, words, source }: Leaf): string {
  const [only] = words;
  return isText && only ? only.text : source;
}

function indented(text: string): string {
  return text.replaceAll("\n", "\n      ");
}
