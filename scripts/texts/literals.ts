// Writes a text as a literal of TypeScript, in the place of another one.
import type { Words } from "./words.ts";

/** What no one would see in a source: control characters, and spaces and joints other than plain ones. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u00ad\u200b\u200e\u200f\u2060\ufeff]|(?! )\p{Zs}/gu;

/** The pieces in a text, in its order; null if there is one that isn't among the names. */
export function piecesIn(text: string, names: readonly string[]): string[] | null {
  const longestFirst = names.toSorted((one, other) => other.length - one.length);
  const found: string[] = [];
  let at = text.indexOf("${");
  while (at !== -1) {
    const name = longestFirst.find((one) => text.startsWith(one, at));
    if (name === undefined) return null;
    found.push(name);
    at = text.indexOf("${", at + name.length);
  }
  return found;
}

/** A text without its pieces: what stands before, between, and behind them. */
export function betweenPieces(text: string, names: readonly string[]): string[] {
  let rest = text;
  const parts = (piecesIn(text, names) ?? []).map((name) => {
    const at = rest.indexOf(name);
    const part = rest.slice(0, at);
    rest = rest.slice(at + name.length);
    return part;
  });
  return [...parts, rest];
}

/** The literal for a text of the same pieces as the one that stands there: a template stays a template, quotes are Biome's. */
export function literalOf({ node, pieces }: Words, text: string): string {
  if (node.type === "StringLiteral") return quoted(text);
  const names = pieces.map(({ name }) => name);
  const sources = new Map(pieces.map(({ name, source }) => [name, source]));
  const expressions = (piecesIn(text, names) ?? []).map((name) => `\${${sources.get(name)}}`);
  const quasis = betweenPieces(text, names).map((part) => escaped(part, /[\\`]|\$(?=\{)/g));
  return `\`${quasis.map((quasi, index) => quasi + (expressions[index] ?? "")).join("")}\``;
}

/** In double quotes, unless single ones need fewer escapes. */
function quoted(text: string): string {
  const count = (quote: string) => text.split(quote).length - 1;
  const quote = count('"') > count("'") ? "'" : '"';
  return quote + escaped(text, quote === '"' ? /[\\"]/g : /[\\']/g) + quote;
}

function escaped(text: string, special: RegExp): string {
  return text.replace(special, "\\$&").replace(UNSEEN, (char) => {
    if (char === "\n") return "\\n";
    return `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });
}
