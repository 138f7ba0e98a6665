// The form of a mark on Today: a piece that goes into the wash or comes back, how the neck felt, and the step.
import { z } from "zod";
import type { IsoDay } from "../../domain/calendar.ts";
import { type Mark, readMark } from "../../domain/today/today-marks.ts";
import { dayField } from "../day.ts";
import type { FormContract } from "../form.ts";
import { onToday } from "../form-pages.ts";
import { isMarkAnswer } from "./room-answer.ts";

export const markForm = {
  fields: ["intent", "what", "madeOn", "from"],
  typed: [],
  page: onToday,
  answer: isMarkAnswer,
} as const satisfies FormContract;

/** The mark, and by a script the day for which it was made: without a network, it is sent later. */
export const markFields = z
  .object({ intent: z.string(), what: z.string(), madeOn: dayField("MARK_NOT_SAVED").optional() })
  .transform(({ intent, what, madeOn }, { addIssue }): { mark: Mark; madeOn: IsoDay | null } => {
    const mark = readMark(intent, what);
    if (mark) return { mark, madeOn: madeOn ?? null };
    addIssue({ code: "custom" });
    return z.NEVER;
  });
