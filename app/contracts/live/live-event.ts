// What the Durable Object tells a browser. The browser itself checks what arrives with the guards of read-live-event.ts,
// so that it need not load zod for it; a test holds the two together.
import { z } from "zod/mini";
import { AGE_RANGES, ATTEMPT_STATUSES, TRIP_STATUSES } from "../../domain/vocabulary.ts";

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

/** A trip has moved, its ticks have changed, or it is gone: its pages have to be read again. */
export const tripEvent = z.object({
  type: z.literal("trip"),
  travelPlanId: z.string(),
  version: z.number(),
  status: z.enum(TRIP_STATUSES),
  /** True when its owner has deleted it. */
  isDeleted: z.optional(z.boolean()),
  /** The tab that made the change, if one of the user's pages did. */
  tab: z.optional(z.string()),
});

export const liveEvent = z.discriminatedUnion("type", [attemptEvent, itemEvent, selectionEvent, tripEvent]);

/** The first word on every line. */
export const lineGreeting = z.object({
  type: z.literal("line"),
  /** The instant of what was told last; events carry theirs beside what they say. */
  at: z.number(),
  /** Whether something was told that the page may not know. */
  isBehind: z.boolean(),
});

export type AttemptEvent = z.infer<typeof attemptEvent>;
export type ItemEvent = z.infer<typeof itemEvent>;
export type SelectionEvent = z.infer<typeof selectionEvent>;
export type TripEvent = z.infer<typeof tripEvent>;
export type LiveEvent = z.infer<typeof liveEvent>;
export type LineGreeting = z.infer<typeof lineGreeting>;
