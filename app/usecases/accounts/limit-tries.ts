// How often somebody may try: exact limits in D1, per account and per client address. The limiter knows nothing of
// accounts; it counts what was typed, so it cannot tell whether an address is known.

import {
  type Allowance,
  deleteWholeCounters,
  returnTry,
  takeTry,
  waitsForTry,
} from "~/data/accounts/rate-counters.server.ts";
import type { Database } from "~/data/database.server.ts";
import { hashToken } from "~/services/auth/tokens.server.ts";

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** `burst` tries at once, then one every `everyMs`. */
type Limit = Omit<Allowance, "key">;

interface Limits {
  /** By what was typed: a mail address, or a user's id. */
  account?: readonly Limit[];
  /** By both, so that a guesser uses up what he has himself and not what the owner has. */
  pair?: readonly Limit[];
  /** By the client's network address. */
  address?: readonly Limit[];
}

/** At most one mail a minute, and never more than five in an hour: three, and one more every half hour. */
const MAILS_TO_ONE_ADDRESS: readonly Limit[] = [
  { burst: 1, everyMs: MINUTE_MS },
  { burst: 3, everyMs: 30 * MINUTE_MS },
];

const LIMITS = {
  // One guesser gets one try in 90 seconds while the account gets one in 30: its owner is never shut out by him.
  "sign-in": {
    pair: [{ burst: 10, everyMs: 90 * SECOND_MS }],
    account: [{ burst: 30, everyMs: 30 * SECOND_MS }],
    address: [{ burst: 50, everyMs: 18 * SECOND_MS }],
  },
  "sign-up": { account: MAILS_TO_ONE_ADDRESS, address: [{ burst: 20, everyMs: 2 * MINUTE_MS }] },
  resend: { account: MAILS_TO_ONE_ADDRESS, address: [{ burst: 10, everyMs: 6 * MINUTE_MS }] },
  forgot: { account: MAILS_TO_ONE_ADDRESS, address: [{ burst: 10, everyMs: 6 * MINUTE_MS }] },
  // Forms that ask a signed-in user for the password once more.
  "check-password": { account: [{ burst: 10, everyMs: 90 * SECOND_MS }] },
  // Opening or claiming a share link; one that exists is given back, so only guesses count.
  "share-link": { address: [{ burst: 30, everyMs: 6 * SECOND_MS }] },
  unsubscribe: {
    account: [{ burst: 5, everyMs: MINUTE_MS }],
    address: [{ burst: 30, everyMs: 2 * MINUTE_MS }],
  },
} as const satisfies Record<string, Limits>;

export type LimitedAction = keyof typeof LIMITS;

/** Tests and whole families of accounts come from one machine here, so only its own limits are wider. */
const DEVELOPMENT_FACTOR = 20;

export interface LimitDependencies {
  db: Database;
  now: number;
  isDevelopment: boolean;
  tokenSecret: string;
}

export interface Try {
  /** The normalised mail address, or a user's id. */
  account: string;
  /** From `clientAddress`; left out where nobody's request is counted. */
  address?: string;
}

export type TryAnswer =
  | { ok: true }
  /** `by` is what was tried too often: this account, or anything at all from this client. */
  | { ok: false; retryAfterSeconds: number; by: "account" | "address" };

/** Counts a try, or says how long to wait. A refused try is not counted, so waiting always helps. */
export async function limitTries(
  deps: LimitDependencies,
  action: LimitedAction,
  one: Try,
): Promise<TryAnswer> {
  const allowances = allowancesOf(deps, action, one);
  if (await takeTry(deps.db, allowances, deps.now)) return { ok: true };
  const waits = await waitsForTry(deps.db, allowances, deps.now);
  return {
    ok: false,
    retryAfterSeconds: Math.max(1, Math.ceil(Math.max(...waits) / SECOND_MS)),
    by: allowances.some(({ kind }, index) => kind !== "address" && (waits[index] ?? 0) > 0)
      ? "account"
      : "address",
  };
}

/** Takes a counted try back: the right password was no guess. */
export async function forgiveTry(deps: LimitDependencies, action: LimitedAction, one: Try): Promise<void> {
  await returnTry(deps.db, allowancesOf(deps, action, one));
}

/** Deletes counters without meaning; for the nightly cron. */
export async function purgeTryCounters({ db, now }: { db: Database; now: number }): Promise<void> {
  await deleteWholeCounters(db, now);
}

function allowancesOf(
  { isDevelopment, tokenSecret }: LimitDependencies,
  action: LimitedAction,
  { account, address }: Try,
): (Allowance & { kind: keyof Limits })[] {
  const limits: Limits = LIMITS[action];
  const allowances = (kind: keyof Limits, who: string, factor = 1) =>
    (limits[kind] ?? []).map(({ burst, everyMs }, index) => ({
      kind,
      key: hashToken(["attempts", tokenSecret, action, kind, index, who].join("\0")),
      burst: burst * factor,
      everyMs: everyMs / factor,
    }));
  if (address === undefined) return allowances("account", account);
  return [
    ...allowances("account", account),
    ...allowances("pair", `${account}\0${address}`),
    ...allowances("address", address, isDevelopment ? DEVELOPMENT_FACTOR : 1),
  ];
}
