// How long a session lasts, and how long proof of its user stays fresh. All instants are epoch milliseconds.

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** An unused session ends after this long. */
export const IDLE_SESSION_MS = 30 * DAY_MS;

/** However much it is used, a session ends this long after it began. */
export const LONGEST_SESSION_MS = 90 * DAY_MS;

/** Sensitive actions ask for new proof after this long. */
const PROOF_MS = 15 * MINUTE_MS;

type SessionTimes = { createdAt: number; expiresAt: number };

/** The new end of a session used past half of its time; null if it keeps its end. */
export function extendedEnd({ createdAt, expiresAt }: SessionTimes, now: number): number | null {
  if (expiresAt - now >= IDLE_SESSION_MS / 2) return null;
  const end = Math.min(now + IDLE_SESSION_MS, createdAt + LONGEST_SESSION_MS);
  return end > expiresAt ? end : null;
}

/** Whether proof given at this instant still counts. */
export function isProofFresh(provedAt: number, now: number): boolean {
  return now - provedAt < PROOF_MS;
}
