// The forms of the parents' page of links for helpers.
import { z } from "zod";
import { type FormContract, nameLine } from "../form.ts";

export const helperForm = {
  fields: ["intent", "helperId", "helper", "shownName"],
  typed: ["helper", "shownName"],
  isShownByPage: true,
} as const satisfies FormContract;

/** The helper and the name on the page; both may be empty. */
export const helperFields = z.object({ helper: nameLine, shownName: nameLine });

/** The button that was pressed; a link is named by its row. */
export const helperButton = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("make") }),
  z.object({ intent: z.literal("renew"), helperId: z.string().min(1).max(64) }),
  z.object({ intent: z.literal("close"), helperId: z.string().min(1).max(64) }),
]);
