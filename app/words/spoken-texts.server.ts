// Which language the server speaks just now: that of the request, message, or cron that it works on. The build looks every
// text up here (scripts/vite-languages.ts).
import { AsyncLocalStorage } from "node:async_hooks";

/** The texts of a language other than English, by the path of their module in app/words/en. */
export type Texts = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

interface Spoken {
  /** Null for English. */
  texts: Texts | null;
}

const spoken = new AsyncLocalStorage<Spoken>();
const ENGLISH: Spoken = { texts: null };

let isFenced = true;

/** The words that the build has taken out of a language's modules, by the path of the module. */
export type Words = Readonly<Record<string, readonly unknown[]>>;

const words = new Map<string, Words>();

/** Keeps the words of a language for its modules, which look them up from when they load. */
export function keepWords(language: string, all: Words): void {
  words.set(language, all);
}

/** The words of one module. Throws if those of its language weren't read before it was loaded. */
export function apart(language: string, path: string): readonly unknown[] {
  const own = words.get(language)?.[path];
  if (!own) throw new Error(`The words of ${language}/${path} were not read`);
  return own;
}

/**
 * Whether a text that is read where no one is spoken to is an error (in development and tests) or English. Modules load before
 * anyone can say so: a text that is read while they do is always an error, because it would stay English for everyone.
 */
export function fenceTexts(isOn: boolean): void {
  isFenced = isOn;
}

/** Runs the work in English. */
export function inEnglish<Answer>(work: () => Answer): Answer {
  return spoken.run(ENGLISH, work);
}

/** Runs the work in a language other than English, whose texts have been loaded. */
export function inTexts<Answer>(texts: Texts, work: () => Answer): Answer {
  return spoken.run({ texts }, work);
}

/** A copy module in the language that is spoken. Throws where none is, if there is a fence. */
export function textsOf<Module extends object>(path: string, english: Module): object {
  const now = spoken.getStore();
  if (!now && isFenced) throw new Error(`A text of words/en/${path} was read where nobody is spoken to`);
  return now?.texts?.[path] ?? english;
}
