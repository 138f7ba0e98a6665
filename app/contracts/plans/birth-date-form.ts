// The form 'Baby has arrived': sets or removes a birth date. Also its answer to a script.
import { z } from "zod";
import type { IsoDay } from "../../domain/calendar.ts";
import { code, codeOf, type ErrorCode } from "../../domain/error-codes.ts";
import { birthDateProblem } from "../../domain/plans/birth-date.ts";
import type { FormContract } from "../form.ts";
import { isBirthAnswer } from "./plan-answers.ts";

export const birthForm = {
  fields: ["intent", "bornOn", "from"],
  answer: isBirthAnswer,
} as const satisfies FormContract;

/** The form's schema on a given day; `today` is our best guess of the visitor's. */
function wish(today: IsoDay) {
  const bornOn = z.string({ error: code("BIRTH_DATE_INVALID") }).superRefine((text, { addIssue }) => {
    const problem = birthDateProblem(text, today);
    if (problem) addIssue({ code: "custom", message: problem });
  });
  return z.discriminatedUnion(
    "intent",
    [z.object({ intent: z.literal("save"), bornOn }), z.object({ intent: z.literal("remove") })],
    { error: code("BIRTH_NOT_SAVED") },
  );
}

export type BirthWish = { bornOn: IsoDay | null } | { error: ErrorCode };

/** The birth date in a form's fields, null to remove it; or what is wrong. */
export function readBirthForm(fields: Readonly<Record<string, unknown>>, today: IsoDay): BirthWish {
  const parsed = wish(today).safeParse(fields);
  if (parsed.success) return { bornOn: parsed.data.intent === "save" ? parsed.data.bornOn : null };
  return { error: codeOf(parsed.error.issues[0]?.message) };
}
