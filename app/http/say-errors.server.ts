// What a form is told is wrong with its fields: codes put into words, on their way out.
import { ERROR_TEXTS } from "~/copy/errors.ts";
import type { ErrorCode } from "~/domain/error-codes.ts";

/** Field → what is wrong with it, in words. */
export function errorTexts<Codes extends Readonly<Partial<Record<string, ErrorCode>>>>(
  codes: Codes,
): { [Field in keyof Codes]: string } {
  // The compiler holds here that every code has its text.
  const textOf: Readonly<Record<ErrorCode, string>> = ERROR_TEXTS;
  const texts = Object.entries(codes).flatMap(([field, code]) => (code ? [[field, textOf[code]]] : []));
  return Object.fromEntries(texts);
}
