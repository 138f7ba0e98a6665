// Words of sharing a dashboard, and of the page that a share link leads to.

/** How many copies of shared dashboards one account may have (decision A7). */
export const MOST_COPIES = 20;

export const SHARE_COPY = {
  share: "Share",
  title: "Share this dashboard",
  lead: "Whoever has the link can see the place, the due date and the answers behind this dashboard, and copy it into an account of their own. What you own is never copied.",
  notes: "Your personal notes",
  notesHint: {
    exclude: { label: "Leave my notes out", hint: "Nobody sees or gets them." },
    include: { label: "Include my notes", hint: "Every copy comes with all your notes." },
  },
  generate: "Generate Link",
  regenerate: "Regenerate Link",
  generating: "Generating...",
  regenerateHint: "The new link takes the place of this one, which then stops working.",
  link: "Share link",
  copy: "Copy Link",
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

/** What has been done with a link; the share page's address names it. */
export const SHARE_NOTICES = {
  generated: "New share link generated.",
  revoked: "The share link was revoked and no longer works.",
} as const;

export const COPIED = { title: "Copied!", text: "Share link copied to clipboard." } as const;

export const REPLICATION_COPY = {
  title: "A wardrobe plan shared with you",
  lead: "Somebody who has planned a baby's first wardrobe shares the result: how many of each garment, for every age and every weather.",
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
  claimHint: "The copy is yours alone: you can change it, and it uses none of your quiz attempts.",
  claim: "Claim Dashboard",
  claiming: "Claiming...",
  signInHint: "Log in or sign up to get a copy of your own. It is free, and we bring you back here.",
  logIn: "Log In",
  signUp: "Sign Up",
  toHome: "Go to Homepage",
  invalidTitle: "Access Denied or Invalid Link",
  invalidHint: "Please ask whoever sent it to you for a new one.",
  titleFromFriend: "Copied from friend",
  titleFromSelf: "Copied from self",
} as const;
