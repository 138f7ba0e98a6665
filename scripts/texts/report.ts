// Which texts of a language someone should look at.
import type { Language } from "./folders.ts";
import { type Leaf, leavesOf } from "./leaves.ts";
import { betweenPieces } from "./literals.ts";
import { mayBeTheSame } from "./meant.ts";
import { addressOf, pairsOf } from "./pairs.ts";
import { type English, unseenIn } from "./seen.ts";

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

/** The findings for people to read. */
export function reportOf(language: string, findings: readonly Finding[]): string {
  if (findings.length === 0) return `${language}: every text is as it should be.`;
  const told = findings.map(({ address, why, english, other }) =>
    [
      `${address}: ${why}`,
      `  en: ${indented(english)}`,
      `  ${language}: ${indented(other ?? "(nothing)")}`,
    ].join("\n"),
  );
  return [`${language}: ${findings.length} to look at`, ...told].join("\n\n");
}

function changedIn(english: English, { seen, sources }: Language): Finding[] {
  const modules = new Map<string, ReadonlyMap<string, Leaf>>();
  return unseenIn(english, seen).map(({ path, leaf, isNew }) => {
    const module = modules.get(path) ?? leavesOf(sources.get(path) ?? "");
    modules.set(path, module);
    const twin = module.get(leaf.at);
    return {
      address: addressOf(path, leaf.at),
      why: isNew ? "not looked at yet" : "changed in English",
      english: said(leaf),
      other: twin ? said(twin) : null,
    };
  });
}

function sameIn(english: English, { name, sources }: Language): Finding[] {
  const pairs = [...english].flatMap(
    ([path, leaves]) => pairsOf(path, leaves, sources.get(path) ?? "").pairs,
  );
  return pairs.flatMap(({ address, english: { text, pieces }, other }) => {
    const names = pieces.map((piece) => piece.name);
    const plain = betweenPieces(text, names).join("…");
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
