// Background work in words, for a terminal. Ids and states only: no address, no name.
import type { JobRow } from "./statements.ts";

const MINUTE_MS = 60_000;
/** The sweeper comes every minute; what has stood still for twice as long won't move by itself. */
const STUCK_MS = 2 * MINUTE_MS;

/** One line a job, in columns. */
export function jobLine(job: JobRow, now: number): string {
  const age = ageText(now - job.since).padStart(7);
  return `${job.kind.padEnd(8)} ${job.id.padEnd(22)} ${stateOf(job, now).padEnd(32)} ${age}  ${job.detail}`;
}

/** Where a job stands, and what can be done about it. */
export function stateOf({ kind, status, since, until, replayable }: JobRow, now: number): string {
  if (status === "failed") return replayable ? "failed" : "failed, cannot be replayed";
  if (until !== null && until > now) return `${status}, held for ${ageText(until - now)}`;
  // A mail's time is when it was written, however often it has been tried since.
  if (kind === "mail" || now - since <= STUCK_MS) return status;
  return `${status}, stuck`;
}

/** A length of time in its largest whole unit. */
export function ageText(ms: number): string {
  const minutes = Math.floor(ms / MINUTE_MS);
  if (minutes < 1) return `${Math.max(0, Math.round(ms / 1000))} s`;
  if (minutes < 120) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} d`;
}
