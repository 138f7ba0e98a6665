// The forms of the parents' page of links for helpers.
import { z } from "zod";
import { code } from "../../domain/error-codes.ts";
import { readName } from "../../domain/plans/names.ts";
import type { FormContract } from "../form.ts";

export const helperForm = {
  fields: ["intent", "helperId", "helper", "shownName"],
  typed: ["helper", "shownName"],
  isShownByPage: true,
} as const satisfies FormContract;

const line = z
  .string()
  .default("")
  .transform((text, { addIssue }) => {
    const read = readName(text);
    if ("name" in read) return read.name;
    addIssue({ code: "custom", message: code(read.problem) });
    return z.NEVER;
  });

/** The helper and the name on the page; both may be empty. */
export const helperFields = z.object({ helper: line, shownName: line });

/** The button that was pressed; a link is named by its row. */
export const helperButton = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("make") }),
  z.object({ intent: z.literal("renew"), helperId: z.string().min(1).max(64) }),
  z.object({ intent: z.literal("close"), helperId: z.string().min(1).max(64) }),
]);
