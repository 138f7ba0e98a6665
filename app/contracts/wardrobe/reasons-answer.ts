// Why an item's numbers are what they are, sent when a row is opened. zod/mini: the browser checks it.
import { z } from "zod/mini";

const reason = z.object({
  /** The weather that it covers, in words. */
  weather: z.string(),
  why: z.string(),
  /** Anything else worth knowing about this weather. */
  hints: z.array(z.string()),
});

const itemReasons = z.object({
  reasons: z.array(reason),
  /** The catalogue's note about the item. */
  about: z.nullable(z.string()),
});

const reasonsByItem = z.record(z.string(), itemReasons);

export type ItemReason = z.infer<typeof reason>;
export type ItemReasons = z.infer<typeof itemReasons>;
/** Item id → its reasons. */
export type ReasonsByItem = z.infer<typeof reasonsByItem>;

/** The reasons in an answer; null for anything else. */
export function readReasons(body: unknown): ReasonsByItem | null {
  return reasonsByItem.safeParse(body).data ?? null;
}
