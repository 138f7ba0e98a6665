// Notice of numbers that newer rules have changed.

export const NUMBERS_COPY = {
  title: "Your numbers were updated",
  text: "We have refined how pieces are counted. What you have and your notes are as you left them.",
  summary: (count: number) =>
    count === 1 ? "See the 1 change for this age" : `See the ${count} changes for this age`,
  line: (name: string, before: number, after: number) => `${name}: ${before} → ${after}`,
  dismiss: "Got it",
  dismissing: "Saving...",
} as const;
