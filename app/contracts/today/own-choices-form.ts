// One person's own choices on Today: the situation, which a script sends for a chip, or their own times, from a form.
import { z } from "zod";
import { code } from "../../domain/error-codes.ts";
import { isTooShort, type OutAndBack, type OwnTimes, readMinute } from "../../domain/today/own-times.ts";
import { SHOWN_SITUATIONS } from "../../domain/today/shown-situation.ts";
import type { FormContract } from "../form.ts";
import { isRoomAnswer } from "./room-answer.ts";

export const ownChoicesForm = {
  fields: ["situation", "weekdayOut", "weekdayBack", "weekendOut", "weekendBack"],
  typed: ["weekdayOut", "weekdayBack", "weekendOut", "weekendBack"],
  isShownByPage: true,
  answer: isRoomAnswer,
} as const satisfies FormContract;

/** The situation that a chip says. */
export const aSituation = z.enum(SHOWN_SITUATIONS);

/** The minute of the day that a field says. */
export const aTime = z.string().transform((text, { addIssue }) => {
  const minute = readMinute(text);
  if (minute !== null) return minute;
  addIssue({ code: "custom", message: code("TIME_UNREADABLE") });
  return z.NEVER;
});

/** The times in a form, without its empty fields; messages are codes, each beside its field. Two empty fields are no pair. */
export const ownTimesFields = z
  .object({
    weekdayOut: aTime.optional(),
    weekdayBack: aTime.optional(),
    weekendOut: aTime.optional(),
    weekendBack: aTime.optional(),
  })
  .transform(({ weekdayOut, weekdayBack, weekendOut, weekendBack }, { addIssue }): OwnTimes => {
    const refuse = (field: string, why: "TIME_MISSING" | "TIMES_TOO_CLOSE") =>
      addIssue({ code: "custom", path: [field], message: code(why) });
    const pair = (days: "weekday" | "weekend", out?: number, back?: number): OutAndBack | null => {
      if (out === undefined && back === undefined) return null;
      if (out === undefined || back === undefined) {
        refuse(`${days}${out === undefined ? "Out" : "Back"}`, "TIME_MISSING");
        return null;
      }
      if (isTooShort({ out, back })) refuse(`${days}Back`, "TIMES_TOO_CLOSE");
      return { out, back };
    };
    return {
      weekday: pair("weekday", weekdayOut, weekdayBack),
      weekend: pair("weekend", weekendOut, weekendBack),
    };
  });
