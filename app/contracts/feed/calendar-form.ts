// The forms of the parents' page of links for calendars.
import { z } from "zod";
import { type FormContract, nameLine } from "../form.ts";
import type { ShownMadeLink } from "../sharing/share-link.ts";

export const calendarForm = {
  fields: ["intent", "calendarId", "label"],
  typed: ["label"],
  isShownByPage: true,
} as const satisfies FormContract;

/** A link to a plan's calendar feed, as its plan's parents see it. */
export interface ShownCalendarLink extends ShownMadeLink {
  /** What speakers of the feed's language call it. */
  language: string;
}

/** What the parents call the calendar; may be empty. */
export const calendarFields = z.object({ label: nameLine });

/** The button that was pressed; a link is named by its row. */
export const calendarButton = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("make") }),
  z.object({ intent: z.literal("close"), calendarId: z.string().min(1).max(64) }),
]);
