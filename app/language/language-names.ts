// Apart from the list of languages, because only pages that name them bring their names.
import type { Language } from "./languages.ts";

interface OwnWords {
  /** What its speakers call it. */
  name: string;
  /** Asks its speakers, who read a page in another language, whether they want theirs. */
  offer: string;
  /** Declines that. */
  decline: string;
}

/** In their own words, because they are for those who don't read the page's language. */
export const LANGUAGE_NAMES: Readonly<Record<Language, OwnWords>> = {
  en: { name: "English", offer: "Would you prefer English?", decline: "No, thanks" },
  es: { name: "Español", offer: "¿Prefieres español?", decline: "No, gracias" },
  de: { name: "Deutsch", offer: "Lieber auf Deutsch?", decline: "Nein, danke" },
  fr: { name: "Français", offer: "Vous préférez le français\u00a0?", decline: "Non, merci" },
};
