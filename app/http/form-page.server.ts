// The page that a form without scripts was sent from.
import { safePath } from "~/lib/safe-path.ts";

/** The page that a form without scripts was sent from, by its field `from`, as something to build the way back with. */
export function pageOfForm(fields: Readonly<Record<string, unknown>>, origin: string, fallback: string): URL {
  return new URL(safePath(fields.from, origin, fallback), origin);
}

/** The address inside our origin. */
export function pathOf({ pathname, search, hash }: URL): string {
  return `${pathname}${search}${hash}`;
}
