/** 'Quiz #3' for an attempt without a title. */
export function titleOfPlan(cardTitle: string | null, attemptNumber: number): string {
  return cardTitle ?? `Quiz #${attemptNumber}`;
}
