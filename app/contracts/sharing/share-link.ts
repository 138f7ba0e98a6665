// A share link as the server tells it to its owner's page, and what the page asks for. zod/mini, because the browser
// checks what arrives.
import { z } from "zod/mini";

const shareLink = z.object({
  replicationToken: z.string(),
  link: z.string(),
  includePersonalNotes: z.boolean(),
  /** The last day, in words. */
  validUntil: z.string(),
});

export type ShareLink = z.infer<typeof shareLink>;

const shareAnswer = z.union([shareLink, z.object({ replicationToken: z.null() })]);

/** An answer's link, 'none' when it says that there is none, or null when it says neither. */
export function readShareAnswer(body: unknown): ShareLink | "none" | null {
  const answer = shareAnswer.safeParse(body).data;
  if (!answer) return null;
  return answer.replicationToken === null ? "none" : answer;
}

/** What the buttons of the share page and dialog send. */
export const shareForm = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("show") }),
  z.object({ intent: z.enum(["generate", "regenerate"]), notes: z.enum(["include", "exclude"]) }),
  z.object({ intent: z.literal("revoke") }),
]);

export type ShareIntent = z.infer<typeof shareForm>["intent"];

const claimAnswer = z.object({ newOnboardingId: z.string(), status: z.string() });

/** Whether an answer says that a claim was taken. */
export function isClaimAnswer(body: unknown): boolean {
  return claimAnswer.safeParse(body).success;
}
