// The forms of the parents' page of links for calendars.
import { z } from "zod";
import { code } from "../../domain/error-codes.ts";
import { readName } from "../../domain/plans/names.ts";
import type { FormContract } from "../form.ts";

export const calendarForm = {
  fields: ["intent", "calendarId", "label"],
  typed: ["label"],
  isShownByPage: true,
} as const satisfies FormContract;

/** What the parents call the calendar; may be empty. */
export const calendarFields = z.object({
  label: z
    .string()
    .default("")
    .transform((text, { addIssue }) => {
      const read = readName(text);
      if ("name" in read) return read.name;
      addIssue({ code: "custom", message: code(read.problem) });
      return z.NEVER;
    }),
});

/** The button that was pressed; a link is named by its row. */
export const calendarButton = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("make") }),
  z.object({ intent: z.literal("close"), calendarId: z.string().min(1).max(64) }),
]);
