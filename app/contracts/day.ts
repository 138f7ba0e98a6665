// A form's field for a day. Every door that takes one reads it here.
import { z } from "zod";
import { type IsoDay, readDay } from "../domain/calendar.ts";
import { code, type ErrorCode } from "../domain/error-codes.ts";

/** The day in a text, or the code of what is wrong where there is none. */
export function dayField(invalid: ErrorCode) {
  return z
    .string({ error: code(invalid) })
    .transform(readDay)
    .pipe(z.string(code(invalid)));
}

/** The same where what isn't a day is judged by the rules of its form: the text as it came. */
export const typedDay = z.string().transform((text): IsoDay => readDay(text) ?? text);
