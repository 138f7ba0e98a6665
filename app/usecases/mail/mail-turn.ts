// How many mails may be sent, counted when they are sent, so a form that sends no mail uses up nothing. Each pool limits the rate of
// mails that strangers can trigger; a mail beyond it waits its turn, and nobody is refused.

import { type Allowance, returnTry, takeTry, waitsForTry } from "~/data/accounts/rate-counters.server.ts";
import { insertMailStatement } from "~/data/mail/mail-outbox.server.ts";
import { mailboxOf } from "~/domain/mail/mailbox.ts";
import { hashToken, newestSecret } from "~/services/auth/tokens.server.ts";
import type { OutgoingMail } from "~/services/mail/outbox.server.ts";
import { allowancesOfMailbox } from "~/usecases/accounts/limit-tries.ts";
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

interface Counting {
  pool: Pool;
  /** True for a mail that no form counts by its mailbox: it takes from what that mailbox's forms take from. */
  isMailboxCounted?: boolean;
  /** True for a mail that nobody misses beyond the limit; any other waits. */
  isDropped?: boolean;
}

/** By the mail's kind; kinds not listed here are requested by their owner, or sent once. */
const COUNTED: Readonly<Record<string, Counting>> = {
  confirm: { pool: TO_STRANGERS },
  "already-registered": { pool: TO_STRANGERS },
  "prove-address": { pool: TO_STRANGERS },
  "new-address": { pool: TO_STRANGERS },
  "address-in-use": { pool: TO_STRANGERS },
  invitation: { pool: TO_STRANGERS },
  // Anyone who has a gift list's address can type any address into its form, and the form can't refuse: the gift is reserved.
  "gift-reserved": { pool: TO_STRANGERS, isMailboxCounted: true },
  reset: { pool: TO_OWNERS },
  "new-device": { pool: DEVICES, isDropped: true },
};

type Deps = Needs<"db" | "tokenSecret" | "now">;

type Letter = { kind: string; to: string; isHeldBack?: boolean | undefined };

/** `wait`: a limit is reached, and the mail leaves later. `drop`: it needn't leave at all. */
export type MailTurn = { kind: "send" } | { kind: "drop" } | { kind: "wait"; waitMs: number };

/** Counts a mail about to be sent, or says what to do with one over the limit. */
export async function takeMailTurn(deps: Deps, letter: Letter): Promise<MailTurn> {
  const { db, now } = deps;
  const counting = COUNTED[letter.kind];
  if (!counting) return { kind: "send" };
  const allowances = allowancesOf(deps, counting, letter);
  if (await takeTry(db, allowances, now)) return { kind: "send" };
  if (counting.isDropped) return { kind: "drop" };
  return { kind: "wait", waitMs: Math.max(0, ...(await waitsForTry(db, allowances, now))) };
}

/** Takes back a counted mail that wasn't sent after all. */
export async function giveMailTurnBack(deps: Deps, letter: Letter): Promise<void> {
  const counting = COUNTED[letter.kind];
  if (counting) await returnTry(deps.db, allowancesOf(deps, counting, letter));
}

function allowancesOf(
  { tokenSecret }: Deps,
  { pool: { name, of, ...limit }, isMailboxCounted }: Counting,
  { kind, to, isHeldBack }: Letter,
): readonly Allowance[] {
  const whose = of === "site" ? "" : mailboxOf(to);
  const key = hashToken(["mails that leave", newestSecret(tokenSecret), name, whose].join("\0"));
  const isOfMailbox = isMailboxCounted || isHeldBack;
  return [{ ...limit, key }, ...(isOfMailbox ? allowancesOfMailbox(tokenSecret, to, kind === "reset") : [])];
}

/** What a use case needs to send mail. */
export type MailDeps = Needs<"db" | "outbox">;

/** Sends a mail on its own, without another write in the same transaction. */
export async function sendMail({ db, outbox }: MailDeps, outgoing: OutgoingMail): Promise<void> {
  const mail = await outbox.prepare(outgoing);
  await insertMailStatement(db, mail);
  await outbox.send(mail.id);
}
