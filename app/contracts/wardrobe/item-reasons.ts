// Why an item's numbers are what they are, as the server tells the page when a row is opened. zod/mini, because the browser
// checks what arrives.
import { z } from "zod/mini";

const reason = z.object({
  /** The weathers that it is about, in words. */
  weather: z.string(),
  why: z.string(),
  /** What else there is to know of these weathers. */
  hints: z.array(z.string()),
});

const itemReasons = z.object({
  reasons: z.array(reason),
  /** What the catalogue has to say of the item. */
  about: z.nullable(z.string()),
});

const reasonsByItem = z.record(z.string(), itemReasons);

export type ItemReason = z.infer<typeof reason>;
export type ItemReasons = z.infer<typeof itemReasons>;
/** Item id → its reasons. */
export type ReasonsByItem = z.infer<typeof reasonsByItem>;

/** The reasons in an answer, or null for anything else. */
export function readReasons(body: unknown): ReasonsByItem | null {
  return reasonsByItem.safeParse(body).data ?? null;
}
