// The owner's choices for a share link.
export interface ShareChoices {
  /** What visitors see above the plan, such as whose it is; null for our own words. */
  title: string | null;
  includePersonalNotes: boolean;
  /** Whether visitors see only what is still to get, and so what the family has. */
  showsToGet: boolean;
}
