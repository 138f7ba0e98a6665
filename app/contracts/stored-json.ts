// The one way in which stored JSON is read. Text that can't be read is null, and never ends a page or a job.
import type { z } from "zod";

type Tell = (column: string) => void;
let tell: Tell = () => {};

/** Has unreadable texts told of, by the column's name alone: what is in it may be private. */
export function tellOfUnreadable(listener: Tell): void {
  tell = listener;
}

/** The value in a column's text; null without a text, and for one that isn't JSON of this shape. */
export function readStored<Schema extends z.ZodType>(
  column: string,
  schema: Schema,
  text: string | null | undefined,
): z.output<Schema> | null {
  if (text === null || text === undefined) return null;
  const { data } = schema.safeParse(parsed(text));
  if (data === undefined) tell(column);
  return data ?? null;
}

/** No stored column holds `undefined`, so it fits none of their shapes. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
