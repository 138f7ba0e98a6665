// Words of sharing a dashboard, and of the page that a share link leads to.
import { essentialsWord } from "../wardrobe/essentials.ts";
import { SIZE_LABELS, type Size } from "../wardrobe/wardrobe.ts";

/** How many copies of shared dashboards one account may have. */
export const MOST_COPIES = 20;

export const SHARE_COPY = {
  share: "Share",
  title: "Share this dashboard",
  lead: "Anyone with the link can see the place, the due date, the answers and the numbers of this dashboard, and copy it into an account of their own. What you own is never shown or copied.",
  notes: "Your personal notes",
  notesHint: {
    exclude: { label: "Leave my notes out", hint: "No one sees or gets them." },
    include: { label: "Include my notes", hint: "Every copy comes with all of your notes." },
  },
  generate: "Generate Link",
  regenerate: "Regenerate Link",
  generating: "Generating...",
  regenerateHint: "A new link takes the place of this one, which then stops working.",
  link: "Share link",
  copy: "Copy Link",
  send: "Send Link",
  /** What the link is called where it is sent. */
  linkTitle: "A baby wardrobe plan",
  withNotes: "with your notes",
  withoutNotes: "without your notes",
  revoke: "Revoke Link",
  loading: "Loading...",
  back: "Back to all quiz attempts",
} as const;

/** Until when a link works, and what it gives along. */
export function linkFacts(validUntil: string, includePersonalNotes: boolean): string {
  return `Works until ${validUntil}, ${includePersonalNotes ? SHARE_COPY.withNotes : SHARE_COPY.withoutNotes}.`;
}

/** What follows the large number: 'essentials for 0-3m in Minneapolis, MN'. */
export function essentialsFor(count: number, ageRange: Size, place: string): string {
  return `${essentialsWord(count)} for ${SIZE_LABELS[ageRange]} in ${place}`;
}

/** What has been done with a link; the share page's address names it. */
export const SHARE_NOTICES = {
  generated: "New share link generated.",
  revoked: "The share link was revoked and no longer works.",
} as const;

export const COPIED = { title: "Copied!", text: "Share link copied to clipboard." } as const;

export const REPLICATION_COPY = {
  title: "A wardrobe plan shared with you",
  lead: "Someone shared a baby's first-year wardrobe with you: how many of each garment, worked out from the local climate and the laundry routine.",
  restOfYear: "Your copy comes with the whole year, and with what is recommended and nice to have.",
  factsTitle: "What it was made for",
  facts: {
    place: "Place",
    dueDate: "Due date",
    clothes: "Clothes",
    laundry: "Laundry",
    notes: "Personal notes",
    sharer: "Shared by",
  },
  notesIncluded: "Included",
  notesExcluded: "Not included",
  ownLink: "This is your own dashboard. Claiming it makes a second one for you.",
  claimHint: "The copy is yours alone. You can change it, and it uses none of your quiz attempts.",
  claim: "Claim Dashboard",
  claiming: "Claiming...",
  signInHint: "Sign up or log in for a copy of your own. It's free, and we'll bring you right back here.",
  logIn: "Log In",
  signUp: "Sign Up",
  toHome: "Go to Homepage",
  invalidTitle: "Access Denied or Invalid Link",
  invalidHint: "Please ask whoever sent it to you for a new one.",
  titleFromFriend: "Copied from friend",
  titleFromSelf: "Copied from self",
} as const;
