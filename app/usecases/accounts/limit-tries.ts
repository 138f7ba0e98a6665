// Exact limits in D1, per account and per client address. The limiter knows nothing about accounts: it counts
// what was typed, so it can't reveal whether an address is known. The whole site's mails are counted when
// they are sent (usecases/mail/mail-turn.ts), so forms for unknown addresses don't use up that limit.

import {
  type Allowance,
  deleteWholeCounters,
  type NamedAllowances,
  returnTry,
  returnTryStatements,
  takeNamedTry,
  takeTry,
  waitsForTry,
} from "~/data/accounts/rate-counters.server.ts";
import type { PageReader } from "~/data/page-reader.server.ts";
import { mailboxOf } from "~/domain/mail/mailbox.ts";
import { INVITATION_VALID_MS } from "~/domain/members/plan-acts.ts";
import { hashToken, newestSecret } from "~/services/auth/tokens.server.ts";
import { securityLog } from "~/services/security-log.server.ts";
import type { Needs } from "~/usecases/needs.ts";

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** `burst` tries at once, then one every `everyMs`. Actions that share a limit name the same `pool`. */
type Limit = Omit<Allowance, "key"> & { pool?: string };

interface Limits {
  /** By what was typed: a mail address, or a user's id. */
  account?: readonly Limit[];
  /** By both, so that a guesser uses up only their own tries and not the owner's. */
  pair?: readonly Limit[];
  /** By the client's network address. */
  address?: readonly Limit[];
  /** By the mailbox that the account's address leads to. */
  mailbox?: readonly Limit[];
  /** For everyone together: what strangers can make us store. */
  site?: readonly Limit[];
}

/** At most one mail per minute and five in the first hour: four at once, then one every 45 minutes. */
const MAILS = [
  { burst: 1, everyMs: MINUTE_MS, pool: "mails of a minute" },
  { burst: 4, everyMs: 45 * MINUTE_MS, pool: "mails of an hour" },
] as const satisfies readonly Limit[];

/** Mails that anyone can have sent to any address; these forms share the limits of a mailbox and a client. */
const ANYBODYS_MAILS = {
  pair: MAILS,
  mailbox: MAILS,
  address: [{ burst: 20, everyMs: 4 * MINUTE_MS, pool: "mails" }],
} as const satisfies Limits;

/** Sign-ups leave some of a mailbox's mails for a password reset, so that nobody can keep the owner from one. */
const SIGN_UP_MAILS = {
  ...ANYBODYS_MAILS,
  mailbox: [...MAILS, { burst: 3, everyMs: 90 * MINUTE_MS, pool: "sign-up mails" }],
} as const satisfies Limits;

const LIMITS = {
  // One guesser gets one try every 90 seconds, the account one every 30: no guesser locks out the owner.
  "sign-in": {
    pair: [{ burst: 10, everyMs: 90 * SECOND_MS }],
    account: [{ burst: 30, everyMs: 30 * SECOND_MS }],
    address: [{ burst: 50, everyMs: 18 * SECOND_MS }],
  },
  // By device and account together, so that attempts by others, even from the same network, don't count here.
  "sign-in-known-device": { account: [{ burst: 10, everyMs: 90 * SECOND_MS }] },
  // Only the form; its mail is counted separately.
  "sign-up": { address: [{ burst: 20, everyMs: 2 * MINUTE_MS }] },
  "sign-up-mail": SIGN_UP_MAILS,
  resend: SIGN_UP_MAILS,
  forgot: ANYBODYS_MAILS,
  // An invitation goes to an address that somebody else has typed, like a sign-up's mail.
  invitation: SIGN_UP_MAILS,
  // A link that was opened gives its mail back once, so that whoever signs up with it at once gets the next one.
  "opened-invitation": { account: [{ burst: 1, everyMs: INVITATION_VALID_MS }] },
  // Whom one person may invite, whatever the addresses.
  invite: { account: [{ burst: 10, everyMs: 6 * MINUTE_MS }] },
  // Authenticators' answers can't be guessed, so only failures count.
  passkey: { address: [{ burst: 50, everyMs: 18 * SECOND_MS }] },
  // Forms that ask a signed-in user for the password again.
  "check-password": { account: [{ burst: 10, everyMs: 90 * SECOND_MS }] },
  // Opening or claiming a share link; valid links are given back, so only guesses count.
  "share-link": { address: [{ burst: 30, everyMs: 6 * SECOND_MS }] },
  // A form stored after its session ended, from a browser that the account has used, or from any other.
  "unsent-form": { account: [{ burst: 30, everyMs: 2 * MINUTE_MS }] },
  "unsent-form-of-stranger": {
    address: [{ burst: 10, everyMs: 6 * MINUTE_MS }],
    site: [{ burst: 500, everyMs: 8 * SECOND_MS }],
  },
  // Reserving, changing, and undoing gifts: ten a minute.
  gift: { address: [{ burst: 10, everyMs: 6 * SECOND_MS }] },
  unsubscribe: {
    account: [{ burst: 5, everyMs: MINUTE_MS }],
    address: [{ burst: 30, everyMs: 2 * MINUTE_MS }],
  },
} as const satisfies Record<string, Limits>;

export type LimitedAction = keyof typeof LIMITS;
export type MailAction = Extract<LimitedAction, "sign-up-mail" | "resend" | "forgot" | "invitation">;

/** In development, tests with many accounts come from one machine, so only that machine's limits are wider. */
const DEVELOPMENT_FACTOR = 20;

export interface LimitDeps extends Needs<"db" | "now" | "tokenSecret"> {
  isDevelopment: boolean;
  /** Counts in the round trip of what the request reads meanwhile. */
  reader?: PageReader;
}

export interface Try {
  /** The normalized mail address, or a user's id. */
  account: string;
  /** From `clientAddress`; left out if the client isn't counted. */
  address?: string;
}

type TryRefused = { ok: false; retryAfterSeconds: number; by: RefusedBy };
export type TryAnswer = { ok: true } | TryRefused;

/**
 * What was tried too often: this account by this client, anything by this client, or only the mailbox, whose
 * mails others may have used up.
 */
export type RefusedBy = "account" | "address" | "mailbox";

/** Counts a try, or says how long to wait. A refused try isn't counted, so waiting always helps. */
export async function limitTries(deps: LimitDeps, action: LimitedAction, one: Try): Promise<TryAnswer> {
  const isTaken = await takeTry(deps.db, allowancesOf(deps, action, one), deps.now, deps.reader);
  return isTaken ? { ok: true } : refuseTry(deps, { action, ...one });
}

/** A try with the action whose limits it counts against. */
export interface CountedTry extends Try {
  action: LimitedAction;
}

/**
 * Counts one of several tries: the one whose name the database finds by `name`, in the round trip of what is read meanwhile. True if
 * it was counted; otherwise ask `refuseTry` about the one that it was.
 */
export function countNamedTry(
  deps: LimitDeps,
  name: NamedAllowances["name"],
  tries: ReadonlyMap<string, CountedTry>,
): Promise<boolean> {
  const allowances = new Map([...tries].map(([of, one]) => [of, allowancesOf(deps, one.action, one)]));
  return takeNamedTry(deps.db, { name, allowances }, deps.now, deps.reader);
}

/** Why a try wasn't counted. */
export async function refuseTry(deps: LimitDeps, { action, ...one }: CountedTry): Promise<TryRefused> {
  const allowances = allowancesOf(deps, action, one);
  const waits = await waitsForTry(deps.db, allowances, deps.now);
  const isUsedUp = (_: unknown, index: number) => (waits[index] ?? 0) > 0;
  const usedUp = allowances.filter(isUsedUp);
  const by = REFUSALS.find((one) => usedUp.some((allowance) => allowance.by === one)) ?? "address";
  const who = usedUp.find((allowance) => allowance.by === by)?.key.slice(0, 12);
  securityLog("limit_hit", { action, by, ...(who && { who }) });
  return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil(Math.max(...waits) / SECOND_MS)), by };
}

/** Takes back a counted try: the right password wasn't a guess. */
export async function forgiveTry(deps: LimitDeps, action: LimitedAction, one: Try): Promise<void> {
  await returnTry(deps.db, allowancesOf(deps, action, one));
}

/** The same as statements, for the batch of what the try has led to. */
export function forgiveStatements(deps: LimitDeps, { action, ...one }: CountedTry) {
  return returnTryStatements(deps.db, allowancesOf(deps, action, one));
}

/**
 * What a mailbox may be mailed by whoever types its address, whatever the form: mails that are counted when they leave take from the
 * same allowances as the forms that are counted here.
 */
export function allowancesOfMailbox(
  tokenSecret: string,
  email: string,
  isReset: boolean,
): readonly Allowance[] {
  const limits = isReset ? ANYBODYS_MAILS : SIGN_UP_MAILS;
  const counted = { action: "sign-up-mail", limits, kind: "mailbox", factor: 1 } as const;
  return allowancesFor({ ...counted, tokenSecret, who: mailboxOf(email) });
}

/** Takes back a mailbox's counted mail: it was used, so it wasn't spam. */
export async function forgiveMail(deps: LimitDeps, one: Try): Promise<void> {
  const ofMailbox = allowancesOf(deps, "sign-up-mail", one).filter(({ by }) => by !== "address");
  await returnTry(deps.db, ofMailbox);
}

/** Deletes counters that are full again; for the nightly cron. */
export async function purgeTryCounters({ db, now }: Needs<"db" | "now">): Promise<void> {
  await deleteWholeCounters(db, now);
}

/** What to report first if several allowances are used up. */
const REFUSALS: readonly RefusedBy[] = ["account", "address", "mailbox"];

const TOLD_AS: Readonly<Record<keyof Limits, RefusedBy>> = {
  account: "account",
  pair: "account",
  address: "address",
  mailbox: "mailbox",
  site: "address",
};

function allowancesOf(
  { isDevelopment, tokenSecret }: LimitDeps,
  action: LimitedAction,
  { account, address }: Try,
): CountedAllowance[] {
  const limits: Limits = LIMITS[action];
  const allowances = (kind: keyof Limits, who: string, factor = 1) =>
    allowancesFor({ tokenSecret, action, limits, kind, who, factor });
  const ofAccount = [...allowances("account", account), ...allowances("mailbox", mailboxOf(account))];
  if (address === undefined) return ofAccount;
  return [
    ...ofAccount,
    ...allowances("pair", `${account}\0${address}`),
    ...allowances("address", address, isDevelopment ? DEVELOPMENT_FACTOR : 1),
    ...allowances("site", ""),
  ];
}

type CountedAllowance = Allowance & { by: RefusedBy };

interface Counted {
  tokenSecret: string;
  action: LimitedAction;
  limits: Limits;
  kind: keyof Limits;
  who: string;
  factor: number;
}

function allowancesFor({ tokenSecret, action, limits, kind, who, factor }: Counted): CountedAllowance[] {
  const secret = newestSecret(tokenSecret);
  return (limits[kind] ?? []).map(({ burst, everyMs, pool }, index) => ({
    by: TOLD_AS[kind],
    key: hashToken(["attempts", secret, ...(pool ? [pool, kind] : [action, kind, index]), who].join("\0")),
    burst: burst * factor,
    everyMs: everyMs / factor,
  }));
}
