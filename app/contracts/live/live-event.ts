// What the Durable Object tells a browser. zod/mini, because the browser checks what arrives.
import { z } from "zod/mini";
import { AGE_RANGES, ATTEMPT_STATUSES } from "../../domain/vocabulary.ts";

export const attemptEvent = z.object({
  type: z.literal("attempt"),
  onboardingId: z.string(),
  version: z.number(),
  status: z.enum(ATTEMPT_STATUSES),
  errorMessage: z.nullable(z.string()),
  /** True when its owner has deleted it. */
  isDeleted: z.optional(z.boolean()),
});

const ageRange = z.enum(AGE_RANGES);

/** What a parent has, wrote and decided about one item, whole, as of a version; also the answer to saving any. */
export const itemEvent = z.object({
  type: z.literal("item"),
  onboardingId: z.string(),
  itemId: z.number(),
  version: z.number(),
  owned: z.partialRecord(ageRange, z.record(z.string(), z.object({ quantity: z.number() }))),
  personalNotes: z.partialRecord(ageRange, z.string()),
  setAside: z._default(z.array(ageRange), []),
  /** True when more than these has changed, its name or its numbers say: the page has to be read again. */
  isReread: z.optional(z.boolean()),
  /** The tab that made the change, if one of the user's pages did. */
  tab: z.optional(z.string()),
});

/** Which dashboard is the user's final one; null for none. */
const selectionEvent = z.object({
  type: z.literal("selection"),
  selectedOnboardingId: z.nullable(z.string()),
});

const liveEvent = z.discriminatedUnion("type", [attemptEvent, itemEvent, selectionEvent]);

export type AttemptEvent = z.infer<typeof attemptEvent>;
export type ItemEvent = z.infer<typeof itemEvent>;
export type LiveEvent = z.infer<typeof liveEvent>;

/** The event in a socket's message, or null for anything else (a pong, a newer release's event). */
export function readLiveEvent(data: unknown): LiveEvent | null {
  if (typeof data !== "string") return null;
  try {
    return liveEvent.safeParse(JSON.parse(data)).data ?? null;
  } catch {
    return null;
  }
}
