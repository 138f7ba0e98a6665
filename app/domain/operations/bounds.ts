// When a deployment needs its operator: what waits, and for how long at most. Bounds are those of docs/operating.md's alarms.

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** For how long the oldest waiting work of a kind may have stood still, in milliseconds. */
export const MOST_WAITING_MS = {
  plans: 5 * MINUTE_MS,
  trips: 10 * MINUTE_MS,
  mails: 15 * MINUTE_MS,
  images: 15 * MINUTE_MS,
} as const;

export type WaitingWork = keyof typeof MOST_WAITING_MS;

/** The cron runs each minute. */
const LATEST_BEAT_MS = 5 * MINUTE_MS;
/** For how long a dead letter counts. */
const DEAD_MS = HOUR_MS;

/** What a deployment says of itself; instants in epoch milliseconds. */
export interface Watched {
  /** When the cron last ran; null if it never did. */
  beatAt: number | null;
  /** How much of each kind waits, and since when the oldest does; null if nothing waits. */
  waiting: Readonly<Record<WaitingWork, { count: number; since: number | null }>>;
  /** By queue: when its last message was given up. */
  deadAt: Readonly<Record<string, number>>;
}

/** Names of migrations, which sort as they were applied. */
export interface Schema {
  newest: string;
  /** A build whose newest migration is older can't run on it. */
  oldest: string;
}

/** Whether a build can run on a database, by the name of the build's newest migration. */
export function canRunOn(build: string, { newest, oldest }: Schema): "runs" | "migrate-first" | "too-old" {
  if (build > newest) return "migrate-first";
  return build < oldest ? "too-old" : "runs";
}

/** What is wrong between a build and a database, in a sentence; null if nothing is, and if one of them isn't known. */
export function schemaFinding(build: string | undefined, database: Schema | null): string | null {
  if (build === undefined || database === null || canRunOn(build, database) === "runs") return null;
  const { newest, oldest } = database;
  return build > newest
    ? `The database is at ${newest}, and this build needs ${build}.`
    : `The database needs a build with ${oldest} or newer, and this one has ${build}.`;
}

/** What is beyond its bound, one English sentence each, without a name or an address; empty if all is well. */
export function findingsOf({ beatAt, waiting, deadAt }: Watched, now: number): string[] {
  const late = beatAt === null ? Infinity : now - beatAt;
  const cron =
    late > LATEST_BEAT_MS
      ? [`The cron has not run ${beatAt === null ? "yet" : `for ${minutes(late)}`}.`]
      : [];
  const slow = Object.entries(waiting).flatMap(([work, { count, since }]) => {
    const most = MOST_WAITING_MS[work as WaitingWork];
    if (since === null || !(now - since > most)) return [];
    return [`${count} ${work} wait, the oldest for ${minutes(now - since)} (at most ${minutes(most)}).`];
  });
  const dead = Object.entries(deadAt)
    .filter(([, at]) => now - at < DEAD_MS)
    .map(([queue, at]) => `The queue ${queue} gave up a message ${minutes(now - at)} ago.`);
  return [...cron, ...slow, ...dead];
}

function minutes(ms: number): string {
  return `${Math.max(0, Math.floor(ms / MINUTE_MS))} min`;
}

/** What the operator has been told. */
export interface Told {
  /** When the last mail about something beyond its bound was written; null before the first. */
  mailedAt: number | null;
  /** Whether the last mail told of something that wasn't well. */
  isUnwell: boolean;
}

/** Which mail is due: one an hour at most while something is beyond its bound, and one when all is well again. */
export function mailDue(findings: readonly string[], { mailedAt, isUnwell }: Told, now: number) {
  if (findings.length === 0) return isUnwell ? ("well" as const) : null;
  return mailedAt === null || now - mailedAt >= HOUR_MS ? ("unwell" as const) : null;
}

/** What the operator has been told once that mail is written. */
export function toldAfter(due: "well" | "unwell", { mailedAt }: Told, now: number): Told {
  return due === "well" ? { mailedAt, isUnwell: false } : { mailedAt: now, isUnwell: true };
}
