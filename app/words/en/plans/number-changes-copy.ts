// Notice of numbers that newer rules, or another room at night, have changed.

/** What has changed them. */
export const CHANGED_BY = {
  rules: "We've improved how we count. Your own counts and notes haven't changed.",
  room: "Sleep sacks now go by how warm your baby's room gets at night. Your own counts and notes haven't changed.",
} as const;

export const NUMBERS_COPY = {
  title: "Your numbers were updated",
  summary: (count: number) =>
    count === 1 ? "See the change for this size" : `See the ${count} changes for this size`,
  line: (name: string, before: number, after: number) => `${name}: ${before} → ${after}`,
  dismiss: "Got it",
  dismissing: "Saving...",
} as const;
