// What a form is told is wrong with its fields: codes put into words, on their way out.
import { ERROR_TEXTS } from "~/copy/errors.ts";
import type { ErrorCode } from "~/domain/error-codes.ts";

/** Field → what is wrong with it, in words. */
export function errorTexts<Codes extends Readonly<Partial<Record<string, ErrorCode>>>>(
  codes: Codes,
): { [Field in keyof Codes]: string } {
  const texts = Object.entries(codes).flatMap(([field, code]) => (code ? [[field, ERROR_TEXTS[code]]] : []));
  return Object.fromEntries(texts);
}
