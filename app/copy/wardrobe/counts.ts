// What a parent has: an item's count, its list of numbers, and whether a change is saved.

export const COUNT_COPY = {
  have: "You have",
  listLabel: (name: string) => `You have: ${name}`,
  /** `shown` is the button's text: '2', or '2 of 4'. */
  valueLabel: (name: string, shown: number | string) => `You have ${shown}: ${name}. Choose a number`,
  oneLess: (name: string) => `One less: ${name}`,
  oneMore: (name: string) => `One more: ${name}`,
  search: "Search number...",
  /** Beside a change that the server failed to save. */
  keepsTrying: "It's still on this page, and we'll keep trying.",
  waitingAfterFailure: "Not saved yet. Trying again…",
  noNumber: "No number found.",
  noList: "This list needs a connection. You can still use − and +.",
  keep: (count: number) => `Keep ${count}`,
  close: "Close",
  saving: "Saving…",
  saved: "Saved",
  waiting: "We'll save this when you're back online",
  /** What was entered, if it is no longer on the screen, and why it wasn't saved. */
  refused: (value: string | number | null, reason: string) =>
    `Not saved${value === null ? "" : `: ${value}`}. ${reason}`,
  /** What somebody else on the plan has just changed: the count, or (null) the note. */
  by: (name: string, count: string | null) =>
    count ? `${name}: ${count}, just now` : `${name} changed the note just now`,
  /** In place of a name, on a page of one's own. */
  otherPage: "On another page",
  /** After what was just changed: the count that it replaced although its author hadn't seen it. */
  over: (count: number) => `instead of ${count}`,
  noteBack: "Put yours back",
  undo: "Undo",
  savedCount: (name: string, count: number) => `${name}: ${count}. Saved.`,
} as const;
