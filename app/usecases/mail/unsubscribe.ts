import { unsubscribeAddress } from "~/data/mail/mail-preferences.server.ts";
import { log } from "~/lib/logger.server.ts";
import { readUnsubscribeToken } from "~/services/auth/unsubscribe-token.server.ts";
import type { Needs } from "~/usecases/needs.ts";

/** The normalised address that a mailed link is for; null for a token that is none of ours. */
export function addressOfLink(tokenSecret: string, token: string): Promise<string | null> {
  return readUnsubscribeToken(tokenSecret, token);
}

/**
 * Ends all marketing mail to a normalised address, from the next mail on that would leave, also of those that wait. Known
 * or not, already ended or not: it is the same, and it says the same.
 */
export async function unsubscribe({ db, now }: Needs<"db" | "now">, email: string): Promise<void> {
  await unsubscribeAddress(db, email, now);
  log.info("unsubscribed");
}
