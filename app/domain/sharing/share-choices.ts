// The owner's choices for a share link.
import { isBlank } from "../one-line-text.ts";

export interface ShareChoices {
  /** What visitors see above the plan, such as whose it is; null for our own words. */
  title: string | null;
  includePersonalNotes: boolean;
  /** Whether visitors see only what is still to get, and so what the family has. */
  showsToGet: boolean;
}

/** How much of a name goes into a suggestion. */
const LONGEST_NAME = 40;

/** The first word of a full name, to suggest whose plan it is; empty if there isn't one, or an endless one. */
export function firstName(fullName: string | null): string {
  const [first = ""] = (fullName ?? "").trim().split(/\s+/, 1);
  return isBlank(first) || first.length > LONGEST_NAME ? "" : first;
}
