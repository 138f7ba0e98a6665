import { z } from "zod";

const listed = z.array(z.string());

/** The ids or names in a JSON list; none if it's missing or holds something else. */
export function readListedPeople(text: string | null): string[] {
  if (text === null) return [];
  try {
    return listed.parse(JSON.parse(text));
  } catch {
    return [];
  }
}
