// Changes to a plan as a whole: other answers, a birth, deletion.

export const ANSWERS_COPY = {
  title: "Change answers",
  lead: "Your plan is recalculated from these answers. What you have and your notes stay, and no quiz attempt is used.",
  leadOfFailed:
    "Your plan is made again from these answers, as the same quiz attempt. What you have and your notes stay.",
  bornHint: (day: string) => `The birth date, ${day}, stays as you entered it, and the plan starts there.`,
  gender: "Which clothes do you prefer?",
  laundry: "How often do you do laundry?",
  save: "Recalculate my plan",
  saving: "Saving...",
  keep: "Keep my answers",
  toList: "Back to all quiz attempts",
  notReadyTitle: "This plan is still being made",
  notReady: "Its answers can be changed as soon as it is ready.",
  unmadeCopy: "This copy could not be made yet. Please try that again first.",
} as const;

export const DELETE_PLAN_COPY = {
  title: "Delete this plan",
  question: (title: string) => `Delete “${title}”?`,
  lead: "What you have, your notes, and the items you added to it are deleted with it, and a share link of it stops working. Copies that others have made stay theirs.",
  quota: "A quiz attempt that was used stays used.",
  button: "Delete this plan",
  busy: "Deleting...",
  keep: "Keep it",
  deleted: (title: string) => `“${title}” was deleted.`,
  undo: "Undo",
  undoing: "Bringing it back...",
  goneTitle: "Nothing to bring back",
  gone: "A deleted plan can be brought back for about a minute. It's either gone for good or already back in your list.",
  toList: "See all quiz attempts",
} as const;

export const BIRTH_PAGE_COPY = {
  back: "Back to the dashboard",
  notReadyTitle: "This plan is still being made",
  notReady: "The birth date can be entered as soon as it is ready.",
} as const;
