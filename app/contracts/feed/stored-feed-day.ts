// The column `facts` of what a feed has announced.
import { z } from "zod";
import { isDay } from "../../domain/calendar.ts";
import type { FeedFacts } from "../../domain/feed/feed-days.ts";
import { SEASONS } from "../../domain/feed/season-changes.ts";
import { AGE_RANGES } from "../../domain/vocabulary.ts";
import { readStored } from "../stored-json.ts";

const day = z.string().refine(isDay);
const days = { start: day, end: day };
const worn = { worn: z.array(z.enum(AGE_RANGES)).optional() };

const feedFacts = z
  .discriminatedUnion("kind", [
    z.object({
      ...days,
      kind: z.literal("size"),
      size: z.enum(AGE_RANGES),
      babies: z.array(z.int().min(1)),
      between: z.tuple([day, day]).nullable(),
      until: day.nullable(),
    }),
    z.object({ ...days, ...worn, kind: z.literal("trip") }),
    z.object({ ...days, kind: z.enum(["swap", "outerwear"]), size: z.enum(AGE_RANGES) }),
    z.object({ ...days, ...worn, kind: z.literal("season"), season: z.enum(SEASONS) }),
    z.object({ ...days, ...worn, kind: z.literal("end"), goesOn: z.boolean() }),
  ])
  .refine(({ start, end }) => start < end) satisfies z.ZodType<FeedFacts>;

/** The column's text. */
export function packFeedFacts(facts: FeedFacts): string {
  return JSON.stringify(facts);
}

/** What was announced; null for what this release can't read. */
export function readFeedFacts(text: string): FeedFacts | null {
  return readStored("calendar_events.facts", feedFacts, text);
}
