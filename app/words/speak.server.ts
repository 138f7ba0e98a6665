// The texts of all languages but English, each loaded with the first request, message, or cron that needs it.

import { type Language, type OtherLanguage, textFile } from "./languages.ts";
import type { Locale } from "./locale.ts";
import { inEnglish, inTexts, keepWords } from "./spoken-texts.server.ts";

/** Here the compiler sees that each has every text. */
const LOCALES: Readonly<Record<OtherLanguage, () => Promise<Locale>>> = {
  es: () => import("./es/index.ts"),
  de: () => import("./de/index.ts"),
  fr: () => import("./fr/index.ts"),
};

const loaded = new Map<OtherLanguage, Locale>();

/** Reads a file of ours by its path. */
type ReadFile = (path: string) => Promise<string>;
let readFile: ReadFile | null = null;

/** Sets the reader of the words that a build keeps apart from its modules; null in development, where modules have them. */
export function readWordsBy(read: ReadFile | null): void {
  readFile = read;
}

/** Runs the work in a language: every text that it reads, also later and in what it starts, is in that language. */
export async function inLanguage<Answer>(
  language: Language,
  work: () => Answer | Promise<Answer>,
): Promise<Answer> {
  if (language === "en") return inEnglish(work);
  return inTexts(loaded.get(language) ?? (await load(language)), work);
}

/**
 * Loads a language. The words come first, because a module that can't be run once is never tried again. Each of those who wait for the
 * first time reads for itself: the runtime drops what a request has begun when its reader leaves, and others would wait for
 * that forever.
 */
async function load(language: OtherLanguage): Promise<Locale> {
  if (readFile) keepWords(language, JSON.parse(await readFile(textFile(language))));
  const texts = await LOCALES[language]();
  loaded.set(language, texts);
  return texts;
}
