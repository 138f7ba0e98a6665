// The forms of the parents' pages of links that they make for others. Their fields keep the names of their first release, which open pages
// still send.
import { z } from "zod";
import { type FormContract, nameLine } from "../form.ts";

export const helperForm = {
  fields: ["intent", "helperId", "helper", "shownName"],
  typed: ["helper", "shownName"],
  isShownByPage: true,
} as const satisfies FormContract;

export const calendarForm = {
  fields: ["intent", "calendarId", "label", "ofFamily"],
  typed: ["label"],
  isShownByPage: true,
} as const satisfies FormContract;

/** The names of who or what it is for, and of the baby on its page, which may all be empty; and whether a calendar holds all children. */
export const linkFields = z.object({
  ...{ helper: nameLine, label: nameLine, shownName: nameLine },
  ofFamily: z.literal("yes").optional().transform(Boolean),
});

/** The button that was pressed; a link is named by its row. */
export const linkButton = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("make") }),
  z.object({ intent: z.enum(["renew", "close"]), id: z.string().min(1).max(64) }),
]);

/** A link that a person on the plan made for others, as its editors see it. */
export interface ShownLink {
  id: string;
  /** As they call whoever it is for; empty for none. */
  label: string;
  /** Its maker's name; null for the viewer's own, and if it isn't known. */
  maker: string | null;
  /** The address; null for whoever mustn't see it, and if it was sealed under a secret that is gone. */
  link: string | null;
  isHidden: boolean;
  isOver: boolean;
  /** The last day, in words; null without an end. */
  until: string | null;
  /** The first name that its page shows; empty for none. */
  shownName: string;
  /** Whether it holds all children of its maker, who alone may see the address. */
  ofFamily: boolean;
  /** What speakers of its language call that; null for that of whoever opens it. */
  language: string | null;
}
