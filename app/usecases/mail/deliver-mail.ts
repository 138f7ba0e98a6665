import type { MailMessage } from "~/contracts/mail/mail-job.ts";
import type { Database } from "~/data/database.server.ts";
import {
  forgetMail,
  type MailRow,
  markMailFailed,
  markMailSent,
  releaseMail,
  takeMail,
} from "~/data/mail/mail-outbox.server.ts";
import { isStillWanted } from "~/data/mail/mail-preferences.server.ts";
import { errorFacts, log } from "~/lib/logger.server.ts";
import { openMail } from "~/services/mail/outbox.server.ts";
import { MailFault } from "~/services/mail/sender.server.ts";
import type { Needs } from "~/usecases/needs.ts";
import { giveMailTurnBack, type MailTurn, takeMailTurn } from "./mail-turn.ts";

const LEASE_MS = 30_000;
/** The kind of mail that outlives its account: once it is sent, nothing of the owner is kept. */
export const LAST_MAIL = "account-deleted";

/** After a day the links in a mail are old, and Resend has forgotten the idempotency key. */
const GIVE_UP_MS = 24 * 60 * 60 * 1000;

const DROPPED: MailTurn = { kind: "drop" };
const NO_ADVICE = { isFinal: false, pauseSeconds: 0 };

type Dependencies = Needs<"db" | "sender" | "tokenSecret" | "clock">;

/** How a mail's time in the outbox ended. */
export interface MailEnded {
  kind: string;
  outcome: "sent" | "suppressed" | "unreadable" | "given-up";
  /** Milliseconds since it was written. */
  waitedMs: number;
}

/**
 * Sends one mail from the outbox, once: a second message finds it taken or sent and returns null, as does a
 * mail that must wait its turn. A marketing mail that is no longer wanted is dropped, and so is a notice
 * beyond its owner's limit. Throws if the sender may accept it later; then the message is delivered again.
 */
export async function deliverMail(deps: Dependencies, mailId: string): Promise<MailEnded | null> {
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
  const isWanted = !message.unsubscribeUrl || (await isStillWanted(db, mail));
  const letter = { kind, to: mail.toAddress };
  const turn = isWanted ? await takeMailTurn({ db, tokenSecret, now }, letter) : DROPPED;
  switch (turn.kind) {
    case "drop":
      log.info("mail_suppressed", { mailId, kind });
      await forgetMail(db, mailId);
      return ended("suppressed");
    case "wait":
      log.warn("mail_waits_for_its_turn", { mailId, kind });
      // The sweeper sends it then.
      await releaseMail(db, mailId, clock() + turn.waitMs);
      return null;
    case "send":
      return ended(await handOver(deps, mail, message, now));
    default:
      return turn satisfies never;
  }
}

/** Hands a mail taken at `now` to the sender, or gives it up. Throws if the sender may accept it later. */
async function handOver(
  { db, sender, tokenSecret, clock }: Dependencies,
  mail: MailRow,
  message: MailMessage,
  now: number,
): Promise<"sent" | "given-up"> {
  const { id: mailId, kind, toAddress: to, idempotencyKey, createdAt } = mail;
  try {
    await sender.send({ ...message, to, idempotencyKey });
  } catch (error) {
    log.warn("mail_not_accepted", { mailId, kind, ...errorFacts(error) });
    await giveMailTurnBack({ db, tokenSecret, now }, { kind, to });
    const { isFinal, pauseSeconds } = error instanceof MailFault ? error : NO_ADVICE;
    if (isFinal || now - createdAt > GIVE_UP_MS) {
      await giveUp(db, mail);
      return "given-up";
    }
    // During a long pause the queue's retries find nothing to take; afterward the sweeper finds the mail.
    await releaseMail(db, mailId, pauseSeconds > 0 ? clock() + pauseSeconds * 1000 : null);
    throw error;
  }
  await settle(db, mail, clock(), sender.keepsText);
  log.info("mail_sent", { mailId, kind });
  return "sent";
}

function settle(db: Database, { id, kind }: MailRow, now: number, keepText: boolean): Promise<void> {
  return kind === LAST_MAIL && !keepText ? forgetMail(db, id) : markMailSent(db, id, now, keepText);
}

function giveUp(db: Database, { id, kind }: MailRow): Promise<void> {
  return kind === LAST_MAIL ? forgetMail(db, id) : markMailFailed(db, id);
}
