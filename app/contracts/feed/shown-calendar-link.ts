/** A link to a plan's calendar feed, as its plan's parents see it. */
export interface ShownCalendarLink {
  id: string;
  /** As they call the calendar; empty for none. */
  label: string;
  /** What speakers of the feed's language call it. */
  language: string;
  /** The address; null if it was sealed under a secret that is gone. */
  link: string | null;
}
