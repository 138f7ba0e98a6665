import { dayWords } from "~/words/en/day-words.ts";

export const SHARE = "Share";

export const SHARE_COPY = {
  title: "Share this plan",
  lead: "Anyone with the link can see this plan's place, due date, answers, and numbers, and save a copy.",
  whose: "Whose plan is it?",
  whoseHint: "People with the link see this first. Optional.",
  /** Offered as the answer. */
  whoseSuggested: (firstName: string) => `${firstName}'s baby wardrobe`,
  whoseExample: "Baby Rivera's wardrobe",
  toGet: "Show what we still need",
  toGetHint:
    "The link shows what you still need, so people can tell what you have. Uncheck this to show the full list and keep what you own private.",
  notes: "Your personal notes",
  notesHint: {
    exclude: { label: "Leave my notes out", hint: "No one else sees them." },
    include: { label: "Include my notes", hint: "Every copy comes with all of your notes." },
  },
  generate: "Generate Link",
  save: "Save Changes",
  saving: "Saving...",
  regenerate: "Regenerate Link",
  generating: "Generating...",
  regenerateHint: "A new link replaces this one, which will stop working.",
  link: "Share link",
  copy: "Copy Link",
  send: "Send Link",
  /** The link's title when it is sent. */
  linkTitle: "A baby wardrobe plan",
  revoke: "Revoke Link",
  loading: "Loading...",
  signedOut: "You've been logged out. Log in again in a new tab, then come back here and try again.",
} as const;

export interface LinkFacts {
  /** The last valid day, and how dates are written where the plan is. */
  validUntil: string;
  country: string;
  includePersonalNotes: boolean;
  showsToGet: boolean;
}

/** How long a link works, and what it shows. */
export function linkFacts({ validUntil, country, includePersonalNotes, showsToGet }: LinkFacts): string {
  const shown = showsToGet ? "It shows what you still need." : "It shows the full list, not what you own.";
  return `This link works until ${dayWords(validUntil, country)}. ${shown} Your notes are${includePersonalNotes ? "" : "n't"} included.`;
}

/** What was done with a link; the share page's address names it. */
export const SHARE_NOTICES = {
  generated: "New share link generated.",
  saved: "Your changes are saved.",
  revoked: "The share link was revoked and no longer works.",
} as const;

export const COPIED = { title: "Copied!", text: "Share link copied to clipboard." } as const;
