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
  keepsTrying: "It's kept on this page, and we'll keep trying.",
  waitingAfterFailure: "not saved yet, trying again",
  noNumber: "No number found.",
  noList: "The list needs the network. − and + work without it.",
  keep: (count: number) => `Keep ${count}`,
  close: "Close",
  saving: "Saving…",
  saved: "Saved",
  waiting: "Not saved yet: waiting for the network",
  undo: "Undo",
  savedCount: (name: string, count: number) => `${name}: ${count}. Saved.`,
} as const;
