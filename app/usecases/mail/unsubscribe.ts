import { unsubscribeAddress } from "~/data/mail/size-reminders.server.ts";
import { log } from "~/lib/logger.server.ts";
import { readUnsubscribeToken } from "~/services/auth/unsubscribe-token.server.ts";
import type { Needs } from "~/usecases/needs.ts";

/** The normalized address in a mailed link; null if the token is invalid. */
export function addressOfLink(tokenSecret: string, token: string): Promise<string | null> {
  return readUnsubscribeToken(tokenSecret, token);
}

/**
 * Ends all marketing mail to a normalized address, including mails already waiting. The result is the same
 * for any address, known or not, unsubscribed or not.
 */
export async function unsubscribe({ db, now }: Needs<"db" | "now">, email: string): Promise<void> {
  await unsubscribeAddress(db, email, now);
  log.info("unsubscribed");
}
