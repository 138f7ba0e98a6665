import type { MailMessage } from "~/contracts/mail/letter.ts";
import { ADDRESS_NOTICE } from "~/data/accounts/delete-account-rows.server.ts";
import type { Database } from "~/data/database.server.ts";
import {
  forgetMail,
  isMailWaiting,
  type MailRow,
  markMailFailed,
  markMailSent,
  releaseMails,
  takeMail,
  takeMailsAlong,
} from "~/data/mail/mail-outbox.server.ts";
import { isStillWanted } from "~/data/mail/size-reminders.server.ts";
import { selectInvited } from "~/data/members/invitations.server.ts";
import { isNoticeWanted } from "~/data/today/morning-notices.server.ts";
import { MORNING_NOTICE } from "~/domain/today/morning-notice.ts";
import { errorFacts, log } from "~/lib/logger.server.ts";
import { hashToken } from "~/services/auth/tokens.server.ts";
import { collectedMail, openMail, sealMail } from "~/services/mail/outbox.server.ts";
import { MailFault } from "~/services/mail/sender.server.ts";
import { lookAtUndoLink } from "~/usecases/gifts/own-reservations.ts";
import type { Needs } from "~/usecases/needs.ts";
import { giveMailTurnBack, type MailTurn, takeMailTurn } from "./mail-turn.ts";

const LEASE_MS = 30_000;
/** The kind of mail that outlives its account: once it is sent, nothing of the owner is kept. */
export const LAST_MAIL = "account-deleted";

/** Mails with a link that lets their owner in. */
const WAY_IN = ["reset", "confirm", "prove-address"];
const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;
/** After a day the links in a mail are old, and Resend has forgotten the idempotency key. */
const GIVE_UP_MS = DAY_MS;
/** What may be sent with others may wait for them; its links last. */
const COLLECTED_GIVE_UP_MS = 7 * DAY_MS;
/** Mails that are sent as one at most. The others wait for the mailbox's next turn. */
const MOST_IN_ONE = 30;

const DROPPED: MailTurn = { kind: "drop" };
const NO_ADVICE = { isFinal: false, pauseSeconds: 0 };

type Deps = Needs<"db" | "sender" | "tokenSecret" | "clock">;

/** How a mail's time in the outbox ended. */
export interface MailEnded {
  kind: string;
  outcome: "sent" | "suppressed" | "unreadable" | "given-up";
  /** Milliseconds since it was written. */
  waitedMs: number;
}

/**
 * Sends one mail from the outbox, once: a second message finds it taken or sent and returns null, as does a
 * mail that must wait its turn. One that may be sent with others takes along what waits for the same address. A marketing mail
 * that is no longer wanted is dropped, and so are a notice beyond its owner's limit and a link that undoes nothing anymore. Throws if the sender may accept it later;
 * then the message is delivered again.
 */
export async function deliverMail(deps: Deps, mailId: string): Promise<MailEnded | null> {
  const { db, tokenSecret, clock } = deps;
  const now = clock();
  const mail = await takeMail(db, mailId, now, now + LEASE_MS);
  if (!mail) return null;
  const { kind, createdAt } = mail;
  const ended = (outcome: MailEnded["outcome"]) => ({ kind, outcome, waitedMs: clock() - createdAt });
  const message = await openMail(tokenSecret, mail);
  if (!message) {
    log.error("mail_unreadable", { mailId, kind });
    await giveUp(db, mail);
    return ended("unreadable");
  }
  const turn = await turnOf(deps, mail, message, now);
  switch (turn.kind) {
    case "drop":
      log.info("mail_suppressed", { mailId, kind });
      await forgetMail(db, mailId);
      return ended("suppressed");
    case "wait":
      log.warn("mail_waits_for_its_turn", { mailId, kind });
      // The sweeper sends it then.
      await releaseMails(db, [mailId], clock() + turn.waitMs);
      return null;
    case "send":
      return ended(await handOver(deps, await gather(deps, mail, message, now), now));
    default:
      return turn satisfies never;
  }
}

async function turnOf(
  { db, tokenSecret }: Deps,
  mail: MailRow,
  message: MailMessage,
  now: number,
): Promise<MailTurn> {
  const { kind, toAddress: to, idempotencyKey } = mail;
  const isInvitation = message.isHeldBack && kind === "invitation";
  if (message.unsubscribeUrl && !(await isWanted(db, mail, now))) return DROPPED;
  // As many wait for an address as reservations that stand, however long that takes.
  if (message.collectable && !(await undoesAnything(db, message.collectable.url))) return DROPPED;
  // One that was withdrawn or replaced while it waited must not keep a stranger's mailbox full.
  if (isInvitation && !(await opensInvitation(db, idempotencyKey, now))) return DROPPED;
  // Mail that lets people in leaves before mail about gifts and shares.
  if ((message.collectable || isInvitation) && (await isMailWaiting(db, to, WAY_IN)))
    return { kind: "wait", waitMs: MINUTE_MS };
  return takeMailTurn({ db, tokenSecret, now }, { kind, to, isHeldBack: message.isHeldBack });
}

/** A notice has an end of its own, so that it doesn't ask for the address's choice. */
function isWanted(db: Database, mail: MailRow, now: number): Promise<boolean> {
  return mail.kind === MORNING_NOTICE ? isNoticeWanted(db, mail, now) : isStillWanted(db, mail);
}

async function undoesAnything(db: Database, url: string): Promise<boolean> {
  return (await lookAtUndoLink({ db }, new URL(url).searchParams.getAll("key"))).length > 0;
}

async function opensInvitation(db: Database, idempotencyKey: string, now: number): Promise<boolean> {
  return (await selectInvited(db, [idempotencyKey.replace(/^\w+:/, "")], now)).length > 0;
}

/** What leaves as one mail. */
interface Parcel {
  /** The mail that has its turn. */
  mail: MailRow;
  /** Those that leave with it. */
  along: readonly MailRow[];
  message: MailMessage;
  idempotencyKey: string;
}

/** The mail with what else waits for its address and may be sent with it. */
async function gather(
  { db, tokenSecret }: Deps,
  mail: MailRow,
  message: MailMessage,
  now: number,
): Promise<Parcel> {
  const alone = { mail, along: [], message, idempotencyKey: mail.idempotencyKey };
  if (!message.collectable) return alone;
  const taken = await takeMailsAlong(db, mail, now + LEASE_MS, MOST_IN_ONE - 1);
  const opened = await Promise.all(
    taken.map(async (row) => ({ row, message: await openMail(tokenSecret, row) })),
  );
  const readable = [{ row: mail, message }, ...opened].flatMap(({ row, message: one }) =>
    one ? [{ row, message: one }] : [],
  );
  if (readable.length === 1) return alone;
  // In one order, whichever of them has the turn: the same mails make the same mail under the same key.
  const [first = { row: mail, message }, ...others] = readable.toSorted(
    (one, other) => one.row.createdAt - other.row.createdAt || (one.row.id < other.row.id ? -1 : 1),
  );
  return {
    mail,
    along: readable.map(({ row }) => row).filter(({ id }) => id !== mail.id),
    message: await collectedMail(
      first.message,
      others.map((one) => one.message),
    ),
    idempotencyKey: hashToken([first, ...others].map(({ row }) => row.id).join("\0")),
  };
}

/** Hands a mail taken at `now` to the sender, or gives it up. Throws if the sender may accept it later. */
async function handOver(
  { db, sender, tokenSecret, clock }: Deps,
  { mail, along, message, idempotencyKey }: Parcel,
  now: number,
): Promise<"sent" | "given-up"> {
  const { id: mailId, kind, toAddress: to, createdAt } = mail;
  const { collectable, isHeldBack, ...parts } = message;
  const others = along.map(({ id }) => id);
  try {
    await sender.send({ ...parts, to, idempotencyKey });
  } catch (error) {
    log.warn("mail_not_accepted", { mailId, kind, ...errorFacts(error) });
    await giveMailTurnBack({ db, tokenSecret, now }, { kind, to, isHeldBack });
    const { isFinal, pauseSeconds } = error instanceof MailFault ? error : NO_ADVICE;
    // During a long pause the queue's retries find nothing to take; afterward the sweeper finds the mail.
    const pausedUntil = pauseSeconds > 0 ? clock() + pauseSeconds * 1000 : null;
    if (isFinal || now - createdAt > (collectable ? COLLECTED_GIVE_UP_MS : GIVE_UP_MS)) {
      await giveUp(db, mail);
      await releaseMails(db, others, pausedUntil);
      return "given-up";
    }
    await releaseMails(db, [mailId, ...others], pausedUntil);
    throw error;
  }
  await settle(db, tokenSecret, { mail, others, message, now: clock(), keepsText: sender.keepsText });
  log.info("mail_sent", { mailId, kind, ...(others.length > 0 && { along: others.length }) });
  return "sent";
}

interface Settled {
  mail: MailRow;
  others: readonly string[];
  message: MailMessage;
  now: number;
  keepsText: boolean;
}

async function settle(
  db: Database,
  tokenSecret: string,
  { mail, others, message, now, keepsText }: Settled,
): Promise<void> {
  if (isLast(mail) && !keepsText) return forgetMail(db, mail.id);
  const kept = keepsText ? await sealMail(tokenSecret, mail.id, message) : null;
  return markMailSent(db, mail.id, now, kept, others);
}

function giveUp(db: Database, { id, kind }: MailRow): Promise<void> {
  return isLast({ kind }) ? forgetMail(db, id) : markMailFailed(db, id);
}

/** Whether a mail goes to an address that no account has: then nothing of it is kept once it is sent. */
function isLast({ kind }: Pick<MailRow, "kind">): boolean {
  return kind === LAST_MAIL || kind === ADDRESS_NOTICE;
}
