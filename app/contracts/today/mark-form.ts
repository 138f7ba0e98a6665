// The form of a mark on Today: a piece that goes into the wash or comes back, how the neck felt, and the step.
import { z } from "zod";
import { isDay } from "../../domain/calendar.ts";
import { type Mark, readMark } from "../../domain/today/today-marks.ts";
import type { FormContract } from "../form.ts";
import { onToday } from "../form-pages.ts";
import { isMarkAnswer } from "./room-answer.ts";

export const markForm = {
  fields: ["intent", "what", "day", "from"],
  typed: [],
  page: onToday,
  answer: isMarkAnswer,
} as const satisfies FormContract;

/** The mark, and by a script the day for which it was made: without a network, it is sent later. */
export const markFields = z
  .object({ intent: z.string(), what: z.string(), day: z.string().refine(isDay).optional() })
  .transform(({ intent, what, day }, { addIssue }): { mark: Mark; day: string | null } => {
    const mark = readMark(intent, what);
    if (mark) return { mark, day: day ?? null };
    addIssue({ code: "custom" });
    return z.NEVER;
  });
