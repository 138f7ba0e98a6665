// How many mails may be sent, counted when they are sent: a form that mails nobody uses up nothing. Each pool
// limits the rate of mails that strangers can trigger; a mail beyond it waits its turn, and nobody is
// refused.
import { type Allowance, returnTry, takeTry, waitsForTry } from "~/data/accounts/rate-counters.server.ts";
import { mailboxOf } from "~/domain/accounts/mailbox.ts";
import { newestSecret } from "~/services/auth/token-secrets.server.ts";
import { hashToken } from "~/services/auth/tokens.server.ts";
import type { Needs } from "~/usecases/needs.ts";

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** `burst` mails at once, then one every `everyMs`, for all mails of a pool: the site's, or a mailbox's. */
interface Pool extends Omit<Allowance, "key"> {
  name: string;
  of: "site" | "mailbox";
}

const SITE = { of: "site", burst: 1000, everyMs: 4 * SECOND_MS } as const;
/** To addresses that may not exist, or that someone else typed. */
const TO_STRANGERS: Pool = { ...SITE, name: "to strangers" };
/** Only to accounts, so that a flood of sign-ups can't keep an owner from a password reset. */
const TO_OWNERS: Pool = { ...SITE, name: "to owners" };
/** After this many notices, one more won't make the owner act. */
const DEVICES: Pool = { name: "new devices", of: "mailbox", burst: 5, everyMs: 15 * MINUTE_MS };
/** Anyone who has a gift list's address can type any address into its form. */
const GIFTS: Pool = { name: "gifts", of: "mailbox", burst: 10, everyMs: 15 * MINUTE_MS };

/** By the mail's kind; kinds not listed here are requested by their owner, or sent once. */
const POOLS: Readonly<Record<string, Pool>> = {
  confirm: TO_STRANGERS,
  "already-registered": TO_STRANGERS,
  "prove-address": TO_STRANGERS,
  "new-address": TO_STRANGERS,
  "address-in-use": TO_STRANGERS,
  invitation: TO_STRANGERS,
  reset: TO_OWNERS,
  "new-device": DEVICES,
  "gift-reserved": GIFTS,
};

type Dependencies = Needs<"db" | "tokenSecret" | "now">;

interface Letter {
  kind: string;
  to: string;
}

/** `wait`: the site's limit is reached. `drop`: the mailbox's is. */
export type MailTurn = { kind: "send" } | { kind: "drop" } | { kind: "wait"; waitMs: number };

/** Counts a mail about to be sent, or says what to do with one over the limit. */
export async function takeMailTurn(deps: Dependencies, letter: Letter): Promise<MailTurn> {
  const { db, now } = deps;
  const pool = POOLS[letter.kind];
  if (!pool) return { kind: "send" };
  const allowance = allowanceOf(deps, pool, letter);
  if (await takeTry(db, [allowance], now)) return { kind: "send" };
  if (pool.of === "mailbox") return { kind: "drop" };
  const [waitMs = 0] = await waitsForTry(db, [allowance], now);
  return { kind: "wait", waitMs };
}

/** Takes back a counted mail that wasn't sent after all. */
export async function giveMailTurnBack(deps: Dependencies, letter: Letter): Promise<void> {
  const pool = POOLS[letter.kind];
  if (pool) await returnTry(deps.db, [allowanceOf(deps, pool, letter)]);
}

function allowanceOf({ tokenSecret }: Dependencies, { name, of, ...limit }: Pool, { to }: Letter): Allowance {
  const whose = of === "site" ? "" : mailboxOf(to);
  return {
    ...limit,
    key: hashToken(["mails that leave", newestSecret(tokenSecret), name, whose].join("\0")),
  };
}
