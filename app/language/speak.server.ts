// The texts of all languages but English, each loaded with the first request, message, or cron that needs it.
import type { Locale } from "../locales/locale.ts";
import type { Language, OtherLanguage } from "./languages.ts";
import { inEnglish, inTexts } from "./spoken-texts.server.ts";

/** Here the compiler sees that each has every text. */
const LOCALES: Readonly<Record<OtherLanguage, () => Promise<Locale>>> = {
  es: () => import("../locales/es/index.ts"),
  de: () => import("../locales/de/index.ts"),
  fr: () => import("../locales/fr/index.ts"),
};

const loaded = new Map<OtherLanguage, Locale>();

/** Runs the work in a language: every text that it reads, also later and in what it starts, is in that language. */
export async function inLanguage<Answer>(
  language: Language,
  work: () => Answer | Promise<Answer>,
): Promise<Answer> {
  if (language === "en") return inEnglish(work);
  const texts = loaded.get(language) ?? (await LOCALES[language]());
  loaded.set(language, texts);
  return inTexts(texts, work);
}
