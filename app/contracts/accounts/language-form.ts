// What the profile's choice of a language sends.
import { type Language, languageOf } from "../../words/languages.ts";
import type { FormContract } from "../form.ts";
import { onProfile } from "../form-pages.ts";
import { objectOf, oneOf } from "../shape.ts";

export const LANGUAGE_PATH = "/profile/language";

export const languageForm = {
  fields: ["language"],
  typed: [],
  page: onProfile,
  answer: objectOf({ success: oneOf(true) }),
} as const satisfies FormContract;

/** The language in a form's fields; null if there isn't one that we speak. */
export function readLanguageForm(fields: Readonly<Record<string, unknown>>): Language | null {
  return languageOf(fields.language);
}
