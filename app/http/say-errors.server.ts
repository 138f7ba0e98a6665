import { ERROR_TEXTS } from "~/copy/errors.ts";
import type { ErrorCode } from "~/domain/error-codes.ts";

/** Field → its error in words. */
export function errorTexts<Codes extends Readonly<Partial<Record<string, ErrorCode>>>>(
  codes: Codes,
): { [Field in keyof Codes]: string } {
  // The compiler checks here that every code has a text.
  const textOf: Readonly<Record<ErrorCode, string>> = ERROR_TEXTS;
  const texts = Object.entries(codes).flatMap(([field, code]) => (code ? [[field, textOf[code]]] : []));
  return Object.fromEntries(texts);
}
