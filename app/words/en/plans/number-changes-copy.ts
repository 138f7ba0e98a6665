// Notice of numbers that newer rules, or another room at night, have changed.

export const NUMBERS_COPY = {
  title: "Your numbers were updated",
  text: "We've improved how we count. Your own counts and notes haven't changed.",
  byRoom:
    "Sleep sacks now go by how warm your baby's room gets at night. Your own counts and notes haven't changed.",
  summary: (count: number) =>
    count === 1 ? "See the change for this size" : `See the ${count} changes for this size`,
  line: (name: string, before: number, after: number) => `${name}: ${before} → ${after}`,
  dismiss: "Got it",
  dismissing: "Saving...",
} as const;
