// The form 'Baby has arrived': sets or removes a birth date, and says how many babies there are. Also its answer to a script.
import { z } from "zod";
import type { IsoDay } from "../../domain/calendar.ts";
import { code, codeOf, type ErrorCode } from "../../domain/error-codes.ts";
import { birthDateProblem } from "../../domain/plans/birth-date.ts";
import { dayField } from "../day.ts";
import type { FormContract } from "../form.ts";
import { isBirthAnswer } from "./plan-answers.ts";
import { babiesAnswer } from "./quiz-answers.ts";

export const birthForm = {
  fields: ["intent", "bornOn", "babies", "from"],
  typed: ["bornOn"],
  answer: isBirthAnswer,
} as const satisfies FormContract;

/** The form's schema on a given day; `today` is our best guess of the visitor's. */
function wish(today: IsoDay) {
  const bornOn = dayField("BIRTH_DATE_INVALID").superRefine((text, { addIssue }) => {
    const problem = birthDateProblem(text, today);
    if (problem) addIssue({ code: "custom", message: problem });
  });
  return z.discriminatedUnion(
    "intent",
    [
      z.object({ intent: z.literal("save"), bornOn, babies: babiesAnswer.optional() }),
      z.object({ intent: z.literal("remove") }),
    ],
    { error: code("BIRTH_NOT_SAVED") },
  );
}

/** `babies` is null where the form doesn't say. */
export type BirthWish = { bornOn: IsoDay | null; babies: number | null } | { error: ErrorCode };

/** The birth in a form's fields, its date null to remove it; or what is wrong. */
export function readBirthForm(fields: Readonly<Record<string, unknown>>, today: IsoDay): BirthWish {
  const parsed = wish(today).safeParse(fields);
  if (!parsed.success) return { error: codeOf(parsed.error.issues[0]?.message) };
  const { data } = parsed;
  return data.intent === "save"
    ? { bornOn: data.bornOn, babies: data.babies ?? null }
    : { bornOn: null, babies: null };
}
