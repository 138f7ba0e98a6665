// The texts of all languages but English, each loaded with the first request, message, or cron that needs it.
import type { Language, OtherLanguage } from "./languages.ts";
import { inEnglish, inTexts, type Texts } from "./spoken-texts.server.ts";

const LOCALES: Readonly<Record<OtherLanguage, () => Promise<{ default: Texts }>>> = {
  es: () => import("../locales/es/index.ts"),
  de: () => import("../locales/de/index.ts"),
  fr: () => import("../locales/fr/index.ts"),
};

const loaded = new Map<OtherLanguage, Texts>();

/** Runs the work in a language: every text that it reads, also later and in what it starts, is in that language. */
export async function inLanguage<Answer>(
  language: Language,
  work: () => Answer | Promise<Answer>,
): Promise<Answer> {
  if (language === "en") return inEnglish(work);
  const texts = loaded.get(language) ?? (await LOCALES[language]()).default;
  loaded.set(language, texts);
  return inTexts(texts, work);
}
