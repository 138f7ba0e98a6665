// What the Durable Object tells a browser. zod/mini, because the browser checks what arrives.
import { z } from "zod/mini";
import { ATTEMPT_STATUSES } from "../domain/vocabulary.ts";

export const attemptEvent = z.object({
  type: z.literal("attempt"),
  onboardingId: z.string(),
  version: z.number(),
  status: z.enum(ATTEMPT_STATUSES),
  errorMessage: z.nullable(z.string()),
});

export type LiveEvent = z.infer<typeof attemptEvent>;

/** The event in a socket's message, or null for anything else (a pong, a newer release's event). */
export function readLiveEvent(data: unknown): LiveEvent | null {
  if (typeof data !== "string") return null;
  try {
    return attemptEvent.safeParse(JSON.parse(data)).data ?? null;
  } catch {
    return null;
  }
}
