// How often somebody may try: exact limits in D1, per account and per client address. The limiter knows nothing of
// accounts; it counts what was typed, so it cannot tell whether an address is known. What the whole site may mail is counted
// where mails leave (usecases/mail/mail-turn.ts): forms for addresses that nobody has use none of that up.

import {
  type Allowance,
  deleteWholeCounters,
  returnTry,
  takeTry,
  waitsForTry,
} from "~/data/accounts/rate-counters.server.ts";
import { mailboxOf } from "~/domain/accounts/mailbox.ts";
import { securityLog } from "~/lib/security-log.server.ts";
import { newestSecret } from "~/services/auth/token-secrets.server.ts";
import { hashToken } from "~/services/auth/tokens.server.ts";
import type { Needs } from "~/usecases/needs.ts";

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** `burst` tries at once, then one every `everyMs`. What actions share is counted under the name of its `pool`. */
type Limit = Omit<Allowance, "key"> & { pool?: string };

interface Limits {
  /** By what was typed: a mail address, or a user's id. */
  account?: readonly Limit[];
  /** By both, so that a guesser uses up what he has himself and not what the owner has. */
  pair?: readonly Limit[];
  /** By the client's network address. */
  address?: readonly Limit[];
  /** By the mailbox that the account's address leads to. */
  mailbox?: readonly Limit[];
  /** For everyone together: what strangers can make us store. */
  site?: readonly Limit[];
}

/** At most one mail a minute, and never more than five in an hour: four, and one more every 45 minutes. */
const MAILS = [
  { burst: 1, everyMs: MINUTE_MS, pool: "mails of a minute" },
  { burst: 4, everyMs: 45 * MINUTE_MS, pool: "mails of an hour" },
] as const satisfies readonly Limit[];

/** What anybody can have mailed to any address. All of these forms share what a mailbox and a client are allowed. */
const ANYBODYS_MAILS = {
  pair: MAILS,
  mailbox: MAILS,
  address: [{ burst: 20, everyMs: 4 * MINUTE_MS, pool: "mails" }],
} as const satisfies Limits;

/** Sign-ups leave some of a mailbox's mails to a forgotten password, which nobody can thus keep from its owner. */
const SIGN_UP_MAILS = {
  ...ANYBODYS_MAILS,
  mailbox: [...MAILS, { burst: 3, everyMs: 90 * MINUTE_MS, pool: "sign-up mails" }],
} as const satisfies Limits;

const LIMITS = {
  // One guesser gets one try in 90 seconds while the account gets one in 30: its owner is never shut out by him.
  "sign-in": {
    pair: [{ burst: 10, everyMs: 90 * SECOND_MS }],
    account: [{ burst: 30, everyMs: 30 * SECOND_MS }],
    address: [{ burst: 50, everyMs: 18 * SECOND_MS }],
  },
  // By device and account together: what others try at the account, or from the same network, takes nothing from it.
  "sign-in-known-device": { account: [{ burst: 10, everyMs: 90 * SECOND_MS }] },
  // A form; whether it is mailed about is counted by itself.
  "sign-up": { address: [{ burst: 20, everyMs: 2 * MINUTE_MS }] },
  "sign-up-mail": SIGN_UP_MAILS,
  resend: SIGN_UP_MAILS,
  forgot: ANYBODYS_MAILS,
  // Answers of authenticators, which nobody can guess: only those that fail count.
  passkey: { address: [{ burst: 50, everyMs: 18 * SECOND_MS }] },
  // Forms that ask a signed-in user for the password once more.
  "check-password": { account: [{ burst: 10, everyMs: 90 * SECOND_MS }] },
  // Opening or claiming a share link; one that exists is given back, so only guesses count.
  "share-link": { address: [{ burst: 30, everyMs: 6 * SECOND_MS }] },
  // A form that came after its session had ended, and is kept: from a browser that this account has used, and from others.
  "unsent-form": { account: [{ burst: 30, everyMs: 2 * MINUTE_MS }] },
  "unsent-form-of-stranger": {
    address: [{ burst: 10, everyMs: 6 * MINUTE_MS }],
    site: [{ burst: 500, everyMs: 8 * SECOND_MS }],
  },
  unsubscribe: {
    account: [{ burst: 5, everyMs: MINUTE_MS }],
    address: [{ burst: 30, everyMs: 2 * MINUTE_MS }],
  },
} as const satisfies Record<string, Limits>;

export type LimitedAction = keyof typeof LIMITS;
export type MailAction = Extract<LimitedAction, "sign-up-mail" | "resend" | "forgot">;

/** Tests and whole families of accounts come from one machine here, so only its own limits are wider. */
const DEVELOPMENT_FACTOR = 20;

export interface LimitDependencies extends Needs<"db" | "now" | "tokenSecret"> {
  isDevelopment: boolean;
}

export interface Try {
  /** The normalised mail address, or a user's id. */
  account: string;
  /** From `clientAddress`; left out where nobody's request is counted. */
  address?: string;
}

export type TryAnswer = { ok: true } | { ok: false; retryAfterSeconds: number; by: RefusedBy };

/**
 * What was tried too often: this account, by this client; anything at all by this client; or only the mailbox, which others
 * may have used up.
 */
export type RefusedBy = "account" | "address" | "mailbox";

/** Counts a try, or says how long to wait. A refused try is not counted, so waiting always helps. */
export async function limitTries(
  deps: LimitDependencies,
  action: LimitedAction,
  one: Try,
): Promise<TryAnswer> {
  const allowances = allowancesOf(deps, action, one);
  if (await takeTry(deps.db, allowances, deps.now)) return { ok: true };
  const waits = await waitsForTry(deps.db, allowances, deps.now);
  const isUsedUp = (_: unknown, index: number) => (waits[index] ?? 0) > 0;
  const usedUp = allowances.filter(isUsedUp);
  const by = REFUSALS.find((one) => usedUp.some((allowance) => allowance.by === one)) ?? "address";
  const who = usedUp.find((allowance) => allowance.by === by)?.key.slice(0, 12);
  securityLog("limit_hit", { action, by, ...(who && { who }) });
  return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil(Math.max(...waits) / SECOND_MS)), by };
}

/** Takes a counted try back: the right password was no guess. */
export async function forgiveTry(deps: LimitDependencies, action: LimitedAction, one: Try): Promise<void> {
  await returnTry(deps.db, allowancesOf(deps, action, one));
}

/** Takes a counted mail back, for its mailbox: it was used, so nobody was pestered with it. */
export async function forgiveMail(deps: LimitDependencies, one: Try): Promise<void> {
  const ofMailbox = allowancesOf(deps, "sign-up-mail", one).filter(({ by }) => by !== "address");
  await returnTry(deps.db, ofMailbox);
}

/** Deletes counters without meaning; for the nightly cron. */
export async function purgeTryCounters({ db, now }: Needs<"db" | "now">): Promise<void> {
  await deleteWholeCounters(db, now);
}

/** What somebody is told first, where several allowances are used up. */
const REFUSALS: readonly RefusedBy[] = ["account", "address", "mailbox"];

const TOLD_AS: Readonly<Record<keyof Limits, RefusedBy>> = {
  account: "account",
  pair: "account",
  address: "address",
  mailbox: "mailbox",
  site: "address",
};

function allowancesOf(
  { isDevelopment, tokenSecret }: LimitDependencies,
  action: LimitedAction,
  { account, address }: Try,
): (Allowance & { by: RefusedBy })[] {
  const limits: Limits = LIMITS[action];
  const secret = newestSecret(tokenSecret);
  const allowances = (kind: keyof Limits, who: string, factor = 1) =>
    (limits[kind] ?? []).map(({ burst, everyMs, pool }, index) => ({
      by: TOLD_AS[kind],
      key: hashToken(["attempts", secret, ...(pool ? [pool, kind] : [action, kind, index]), who].join("\0")),
      burst: burst * factor,
      everyMs: everyMs / factor,
    }));
  const ofAccount = [...allowances("account", account), ...allowances("mailbox", mailboxOf(account))];
  if (address === undefined) return ofAccount;
  return [
    ...ofAccount,
    ...allowances("pair", `${account}\0${address}`),
    ...allowances("address", address, isDevelopment ? DEVELOPMENT_FACTOR : 1),
    ...allowances("site", ""),
  ];
}
