// The log of what matters for the safety of accounts: one vocabulary, each word with its facts. Lines name users by their
// ids; mail addresses, network addresses, passwords, tokens and paths have no place among the facts.
import { log } from "./logger.server.ts";

type Provider = "google" | "facebook";
/** How somebody has shown to be the owner. */
type Way = "password" | "passkey" | "mailed-link" | Provider;

type LinkChange = "added" | "edited" | "switched-on" | "switched-off";

type Nothing = Readonly<Record<string, never>>;

interface Vocabulary {
  /** Whose address it is nobody asks: the work is the same for all. */
  sign_up_requested: Nothing;
  email_confirmed: { userId: string };
  /** Whether the browser had signed in as this user before; nobody asks that of whoever comes by a mailed link. */
  sign_in_succeeded: { userId: string; by: Way; isKnownDevice?: boolean };
  /** `userId` is null where nobody has the address. */
  sign_in_failed: { userId: string | null; by: Way };
  provider_refused: { provider: Provider; reason: string; purpose: "sign-in" | "prove" };
  /** An identity whose address has an account: its owner is asked. */
  provider_awaits_owner: { provider: Provider };
  provider_linked: { userId: string; provider: Provider; isNewAccount: boolean };
  /** The owner was asked once more, and has shown it or has not. */
  proof_given: { userId: string; by: Way };
  proof_refused: { userId: string; by: Way };
  provider_disconnected: { userId: string; provider: Provider };
  /** Whose address it is that is wanted nobody asks. */
  address_change_requested: { userId: string };
  address_changed: { userId: string };
  passkey_added: { userId: string };
  passkey_removed: { userId: string };
  /** `userId` is the owner of the passkey, or of the session that was asked; null where that is nobody. */
  passkey_refused: { userId: string | null; purpose: "add" | "sign-in" | "prove"; reason: string };
  password_changed: { userId: string };
  password_change_refused: { userId: string };
  password_reset_requested: Nothing;
  password_reset: { userId: string };
  session_ended: { userId: string; reason: "signed-out" | "replaced" | "other-device" | "everywhere" };
  /** A cookie that opens no session: ended, forged, or of a user who is gone. The id is only what the cookie claims. */
  session_refused: { userId: string };
  data_exported: { userId: string };
  account_deleted: { userId: string };
  account_deletion_refused: { userId: string };
  /** `who` tells one account or client from another, and nothing else about it. */
  limit_hit: { action: string; by: "account" | "address" | "mailbox"; who?: string };
  /** A form that mails to somebody came without a token of Turnstile's that is worth something. */
  machine_refused: { hasToken: boolean };
  mail_held_back: { kind: string };
  origin_refused: { method: string; site: string };
  socket_refused: { reason: string };
  role_changed: { userId: string; role: string };
  /** Somebody without the role has asked for what only administrators may. */
  role_refused: { userId: string };
  image_uploaded: { userId: string; clothingId: number; imageId: string };
  shop_link_changed: { userId: string; clothingId: number; linkId: number; change: LinkChange };
  /** What a page's policy has refused, as a browser tells it; `count` of one sending. */
  csp_report: { directive: string; blocked: string; page: string | null; count: number };
}

export type SecurityEvent = keyof Vocabulary;

/** Writes one line of the security log; `"log":"security"` tells it from the others. */
export function securityLog<Event extends SecurityEvent>(event: Event, facts: Vocabulary[Event]): void {
  log.info(event, { log: "security", ...facts });
}
