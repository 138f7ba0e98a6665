// What a plan is called.

/** 'Quiz #3', the title of an attempt that nobody has named. */
export function attemptTitle(cardTitle: string | null, attemptNumber: number): string {
  return cardTitle ?? `Quiz #${attemptNumber}`;
}
