// The buttons of the share page and dialog: what they send, and the link that a script gets as an answer.
import { z } from "zod";
import type { FormContract } from "../form.ts";
import { isShareAnswer } from "./share-link.ts";

const wish = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("show") }),
  z.object({ intent: z.enum(["generate", "regenerate"]), notes: z.enum(["include", "exclude"]) }),
  z.object({ intent: z.literal("revoke") }),
]);

export type ShareWish = z.infer<typeof wish>;

export const shareForm = {
  fields: ["intent", "notes"],
  answer: isShareAnswer,
} as const satisfies FormContract;

/** What a form's fields ask for; null if they are invalid. */
export function readShareForm(fields: Readonly<Record<string, unknown>>): ShareWish | null {
  return wish.safeParse(fields).data ?? null;
}
