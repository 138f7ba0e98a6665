// Changes to a plan as a whole: other answers, a birth, deletion.

export const ANSWERS_COPY = {
  title: "Change answers",
  lead: "We'll redo your plan with these answers. We'll keep your counts and notes, and it won't use a quiz attempt.",
  leadOfFailed:
    "We'll redo your plan with these answers. It doesn't use another quiz attempt, and we'll keep your counts and notes.",
  datesHint:
    "Sizes count from the due date, and your plan starts on the date of birth. Change the one that's wrong.",
  gender: "Who are you shopping for?",
  laundry: "How often do you do laundry?",
  save: "Recalculate my plan",
  saving: "Saving...",
  keep: "Keep my answers",
  notReadyTitle: "This plan is still being made",
  notReady: "You can change its answers as soon as it's ready.",
  unmadeCopy: "This copy didn't finish. Please try copying it again first.",
} as const;

export const DELETE_PLAN_COPY = {
  title: "Delete this plan",
  question: (title: string) => `Delete “${title}”?`,
  lead: "This also deletes your counts, notes, added items, and boxes. Share links stop working; copies other people made aren't affected.",
  quota: "You won't get the quiz attempt back.",
  button: "Delete this plan",
  busy: "Deleting...",
  keep: "Keep it",
  deleted: (title: string) => `“${title}” was deleted.`,
  undo: "Undo",
  undoing: "Bringing it back...",
  goneTitle: "Nothing to bring back",
  gone: "You can bring back a deleted plan for about a minute. It's either gone for good or already back in your list.",
  toList: "See all quiz attempts",
} as const;

export const BIRTH_PAGE_COPY = {
  notReadyTitle: "This plan is still being made",
  notReady: "You can enter the birth date as soon as it's ready.",
} as const;
