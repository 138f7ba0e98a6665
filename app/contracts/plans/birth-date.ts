// What the form 'Baby has arrived' sends: a birth date, or that there is none any more.
import { z } from "zod";
import { ERROR_TEXTS } from "../../copy/errors.ts";
import type { IsoDay } from "../../domain/calendar.ts";
import { birthDateProblem } from "../../domain/plans/birth-date.ts";

/** The form as it must be on a day; `today` is the visitor's, as far as it is known. */
function birthForm(today: IsoDay) {
  const bornOn = z.string({ error: ERROR_TEXTS.BIRTH_DATE_INVALID }).superRefine((text, { addIssue }) => {
    const problem = birthDateProblem(text, today);
    if (problem) addIssue({ code: "custom", message: ERROR_TEXTS[problem] });
  });
  return z.discriminatedUnion(
    "intent",
    [z.object({ intent: z.literal("save"), bornOn }), z.object({ intent: z.literal("remove") })],
    { error: ERROR_TEXTS.BIRTH_NOT_SAVED },
  );
}

export type BirthForm = { bornOn: IsoDay | null } | { error: string };

/** The birth date that a form's fields stand for, null to remove it; or what is wrong, in words for people. */
export function readBirthForm(fields: Readonly<Record<string, unknown>>, today: IsoDay): BirthForm {
  const parsed = birthForm(today).safeParse(fields);
  if (parsed.success) return { bornOn: parsed.data.intent === "save" ? parsed.data.bornOn : null };
  return { error: parsed.error.issues[0]?.message ?? ERROR_TEXTS.BIRTH_NOT_SAVED };
}
