// The languages that the product speaks. Public pages carry their language first
// (/es/plan/55401/2027-02), English none. Inside the product nothing is added: there the user's own language counts.

/** Codes as in `lang` attributes; the first is spoken where nothing else is asked for. */
export const LANGUAGES = ["en", "es", "de", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];
export type OtherLanguage = Exclude<Language, "en">;
export const OTHER_LANGUAGES = ["es", "de", "fr"] as const satisfies readonly OtherLanguage[];

/** On what a page requests by script: the language of its texts. */
export const LANGUAGE_HEADER = "Layette-Language";

/** The language of a code; null for any other text. */
export function languageOf(code: unknown): Language | null {
  return LANGUAGES.find((language) => language === code) ?? null;
}

/** The language that a browser asks for before all others that we speak, such as in 'de-CH,de;q=0.9,en;q=0.5'; null without one. */
export function askedFirst(acceptLanguage: string | null): Language | null {
  const asked = (acceptLanguage ?? "")
    .slice(0, 200)
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part.split(";").map((piece) => piece.trim());
      const quality = parameters.find((piece) => piece.startsWith("q="))?.slice(2);
      return { language: languageOf(tag.slice(0, 2).toLowerCase()), quality: Number(quality ?? 1) };
    });
  return (
    asked.filter(({ language }) => language).toSorted((one, other) => other.quality - one.quality)[0]
      ?.language ?? null
  );
}

/** The path of a public page in a language: '/privacy' in 'es' is '/es/privacy', and '/' is '/es'. Takes a query, too. */
export function pathIn(language: Language, path: string): string {
  if (language === "en") return path;
  return `/${language}${/^\/(?:[?#]|$)/.test(path) ? path.slice(1) : path}`;
}

/** The list of a language's browser files, as the build of that language leaves it among them. */
export function fileList(language: Language): string {
  return `/assets/files-${language}.json`;
}

/** The words of a language's texts, as the build of the Worker leaves them there (scripts/vite-texts-apart.ts). */
export function textFile(language: OtherLanguage): string {
  return `/assets/texts-${language}.json`;
}

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
