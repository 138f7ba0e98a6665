// Background work in words, for a terminal. Ids and states only: no address, no name.
import { ENDS_WITH_SECRET, type Resealing } from "../../app/contracts/operations/upkeep.ts";
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

const DAY_MS = 24 * 60 * 60 * 1000;
/** The longest life of what isn't sealed anew and only waits for its end: an open invitation's. */
const LAST_END_MS = Math.max(...ENDS_WITH_SECRET.map(([, , days]) => days)) * DAY_MS;

/** While there are two secrets the cron looks again each night, so that a pass that ended before this is of a secret that is gone. */
const PASS_MS = 2 * DAY_MS;

/** How many rows still need an older TOKEN_SECRET, and from when nothing does; null if no newer one was put before it. */
export function secretLine(pass: Resealing | null, now: number): string | null {
  if (!pass) return null;
  const { looked, resealed, unreadable, endedAt, since } = pass;
  if (endedAt !== null && now - endedAt > PASS_MS) return null;
  const lost = unreadable > 0 ? ` No secret opens ${unreadable}.` : "";
  if (endedAt === null || resealed > 0)
    return `Secrets: looked at ${looked} rows so far, sealed ${resealed} anew.${lost} It isn't known yet how many need the older secret.`;
  const until = since + LAST_END_MS;
  const rest =
    now < until
      ? ` Mails, sign-ups, and invitations from before need it until ${new Date(until).toISOString().slice(0, 10)}.`
      : " Nothing but links in old mails needs it.";
  return `Secrets: 0 of ${looked} rows need the older secret, as of ${ageText(now - endedAt)} ago.${lost}${rest}`;
}
