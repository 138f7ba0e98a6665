/** 'Quiz #3' for an attempt without a title. */
export function titleOfPlan(cardTitle: string | null, attemptNumber: number): string {
  return cardTitle ?? `Quiz #${attemptNumber}`;
}

// A plan that is still being made, wherever it is opened.

export const NOT_READY_COPY = {
  tryAgain: "Try Again",
  watchProgress: "Watch progress",
  toList: "See all quiz attempts",
  stillPreparing: "Your plan is still being prepared. It will show up in your list as soon as it's ready.",
} as const;
