// Words of the list of plans: its header, its cards, and its screen reader announcements.

/** The offer of reminders, below the plans. */
export const REMINDER_OFFER = {
  text: "Want an email three weeks before each new size, with what you still need?",
  yes: "Remind me before each size",
  no: "No, thanks",
} as const;

export const LIST_COPY = {
  textsChanged: (day: string) => `Updated ${day}:`,
  /** Of a plan whose sizes are all over. */
  allOver: "This plan ends with its last size, so there's nothing left to get.",
  title: "Your Quiz Attempts",
  newQuiz: "New Quiz",
  emptyTitle: "No Quiz Attempts Yet",
  emptyText: "Get started by taking your first quiz!",
  emptyButton: "Start First Quiz",
  viewDetails: "View Details",
  shoppingList: "Shopping list",
  gifts: "Gift list",
  notReadyTitle: "Attempt Not Ready",
  created: (day: string) => `Created ${day}`,
  place: "Place",
  dueDate: "Due date",
  born: "Born",
  watch: "Watch progress",
  cloning: "Cloning Dashboard...",
  final: "Final",
  meter: "Essentials you have",
  failed: (message: string) => `Error: ${message}`,
  unreadable: (error: string) => `Error loading attempts: ${error}`,
} as const;

/** What is still possible once all attempts are used; the link goes between the first two. */
export const AT_LIMIT = {
  before: "You can still open your plans. Without using an attempt, you can also ",
  changeAnswers: (title: string) => `change the answers for ${title}`,
  after: " or copy a plan that someone shares with you.",
  /** If no plan is complete. */
  noPlan: "You can still copy a plan that someone shares with you. It doesn't use an attempt.",
} as const;

/** Updates from other tabs and the server, one sentence each; `several` are announced as a count. */
export const LIST_CHANGES = {
  added: (title: string) => `${title} was added.`,
  ready: (title: string) => `${title} is ready.`,
  failed: (title: string) => `${title} has failed.`,
  renamed: (title: string) => `A title was changed to ${title}.`,
  removed: (title: string) => `${title} was removed.`,
  several: (count: number) => `${count} plans have changed.`,
} as const;

/** Whose plan it is, for its members, and who else is on it; null for a plan without members. */
export function sharedText(plan: {
  ownerName: string | null;
  memberNames: readonly string[];
}): string | null {
  const { ownerName, memberNames } = plan;
  const names = new Intl.ListFormat("en-US").format(memberNames);
  if (ownerName === null) return memberNames.length > 0 ? `With ${names}` : null;
  return `Shared with you by ${ownerName}${memberNames.length > 0 ? `, with ${names}` : ""}`;
}

export const TITLE_COPY = {
  edit: (title: string) => `Edit title: ${title}`,
  label: "Title",
  save: "Save",
  saving: "Saving...",
  cancel: "Cancel",
  updated: "Title updated",
  required: "Title required",
} as const;
