// The texts of an English module beside those of the same module in another language.
import { type Leaf, leavesOf } from "./leaves.ts";
import { FOR_MACHINES } from "./meant.ts";
import type { Words } from "./words.ts";

/** A text that both have at the same place. */
export interface Pair {
  /** The module's path in app/words/en, and the place in it: `layout.ts#HEADER_COPY.logIn`. */
  address: string;
  english: Words;
  other: Words;
  /** The text or function in English that it belongs to. */
  leaf: Leaf;
}

export interface Pairs {
  pairs: readonly Pair[];
  /** Addresses of what says something in English, but is built in another way in the language, or isn't there. */
  apart: readonly string[];
}

/** The address of what stands in a module. */
export function addressOf(path: string, at: string): string {
  return `${path}#${at}`;
}

/** The address of one text of a function, or of a text by itself. */
export function addressOfWords(path: string, leaf: Leaf, { at }: Words): string {
  return addressOf(path, leaf.at + (at === "" || at.startsWith("~") ? at : `.${at}`));
}

/** Pairs up the texts of two modules of the same path. */
export function pairsOf(path: string, english: ReadonlyMap<string, Leaf>, source: string): Pairs {
  const others = leavesOf(source);
  const pairs: Pair[] = [];
  const apart: string[] = [];
  for (const leaf of english.values()) {
    const found = pairsAt(path, leaf, others.get(leaf.at));
    if (found === null) apart.push(addressOf(path, leaf.at));
    else pairs.push(...found);
  }
  return { pairs, apart };
}

function pairsAt(path: string, leaf: Leaf, twin: Leaf | undefined): Pair[] | null {
  if (!twin || !leaf.isSound || !twin.isSound || leaf.shape !== twin.shape) return null;
  const pairs = leaf.words.flatMap((english, index) => {
    const other = twin.words[index];
    return other ? [{ address: addressOfWords(path, leaf, english), english, other, leaf }] : [];
  });
  // Half of a word, such as the s of a plural that other languages don't have, is nothing to translate.
  const isHalf = pairs.some(({ english, other }) => isBlank(english) !== isBlank(other) && isBlank(english));
  return isHalf
    ? null
    : pairs.filter(({ english, address }) => !isBlank(english) && !FOR_MACHINES.has(address));
}

function isBlank({ text }: Words): boolean {
  return text.trim() === "";
}
