// What the Durable Object sends to a browser. The browser checks messages with the guards of
// read-live-event.ts, so that it needn't load zod; a test keeps the two in step.
import { z } from "zod/mini";
import { AGE_RANGES, PLAN_STATUSES, TRIP_STATUSES } from "../../domain/vocabulary.ts";

export const planEvent = z.object({
  type: z.literal("attempt"),
  onboardingId: z.string(),
  version: z.number(),
  status: z.enum([...PLAN_STATUSES, "newer"]),
  errorMessage: z.nullable(z.string()),
  /** True if its owner has deleted it. */
  isDeleted: z.optional(z.boolean()),
});

const ageRange = z.enum(AGE_RANGES);

/** A parent's count, note, and decisions for one item, as of a version; also the answer to saving any. */
export const itemEvent = z.object({
  type: z.literal("item"),
  onboardingId: z.string(),
  itemId: z.number(),
  version: z.number(),
  owned: z.partialRecord(ageRange, z.record(z.string(), z.object({ quantity: z.number() }))),
  personalNotes: z.partialRecord(ageRange, z.string()),
  setAside: z._default(z.array(ageRange), []),
  /** The changes of its counts that are in it: domain/wardrobe/item-edit. */
  counted: z.optional(z.record(z.string(), z.number())),
  /** The count that a number replaced although its author hadn't seen it. */
  over: z.optional(z.object({ ageRange, count: z.number() })),
  /** The short name of the person on the plan who made the change, for the others. */
  by: z.optional(z.string()),
  /** True if more has changed, such as its name or its numbers: the page must reload its data. */
  isReread: z.optional(z.boolean()),
  /** The tab that made the change, if one of the user's pages did. */
  tab: z.optional(z.string()),
});

/** Which dashboard is the user's final one; null for none. */
const selectionEvent = z.object({
  type: z.literal("selection"),
  selectedOnboardingId: z.nullable(z.string()),
});

/** A trip or its ticks have changed, or it is gone: its pages must reload their data. */
export const tripEvent = z.object({
  type: z.literal("trip"),
  travelPlanId: z.string(),
  version: z.number(),
  status: z.enum(TRIP_STATUSES),
  /** True if its owner has deleted it. */
  isDeleted: z.optional(z.boolean()),
  /** The tab that made the change, if one of the user's pages did. */
  tab: z.optional(z.string()),
});

/** What the user is on a plan has changed: its pages must reload their data, and be gone if it isn't the user's to read. */
const membershipEvent = z.object({
  type: z.literal("membership"),
  onboardingId: z.string(),
  /** True if the plan isn't open to the user anymore. */
  isOver: z.optional(z.boolean()),
});

/**
 * What givers bring to a plan has changed: its pages must reload their data. It says nothing more, because in a surprise there is
 * nothing more to say.
 */
const giftsEvent = z.object({ type: z.literal("gifts"), onboardingId: z.string() });

export const liveEvent = z.discriminatedUnion("type", [
  planEvent,
  itemEvent,
  selectionEvent,
  tripEvent,
  membershipEvent,
  giftsEvent,
]);

/** The first message on every connection. */
export const lineGreeting = z.object({
  type: z.literal("line"),
  /** The instant of the last event; each event carries its own. */
  at: z.number(),
  /** Whether the page may have missed an event. */
  isBehind: z.boolean(),
});

export type PlanEvent = z.infer<typeof planEvent>;
export type ItemEvent = z.infer<typeof itemEvent>;
export type SelectionEvent = z.infer<typeof selectionEvent>;
export type MembershipEvent = z.infer<typeof membershipEvent>;
export type GiftsEvent = z.infer<typeof giftsEvent>;
export type TripEvent = z.infer<typeof tripEvent>;
export type LiveEvent = z.infer<typeof liveEvent>;
export type LineGreeting = z.infer<typeof lineGreeting>;
