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
  /** The link's title when it is sent. */
  linkTitle: "A baby wardrobe plan",
  withNotes: "with your notes",
  withoutNotes: "without your notes",
  revoke: "Revoke Link",
  loading: "Loading...",
  back: "Back to all quiz attempts",
} as const;

/** How long a link works, and whether it includes notes. */
export function linkFacts(validUntil: string, includePersonalNotes: boolean): string {
  return `Works until ${validUntil}, ${includePersonalNotes ? SHARE_COPY.withNotes : SHARE_COPY.withoutNotes}.`;
}

/** What was done with a link; the share page's address names it. */
export const SHARE_NOTICES = {
  generated: "New share link generated.",
  revoked: "The share link was revoked and no longer works.",
} as const;

export const COPIED = { title: "Copied!", text: "Share link copied to clipboard." } as const;
