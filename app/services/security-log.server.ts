// The log of events that matter for the safety of accounts: a fixed vocabulary, with the facts for each event. Lines identify users
// by id; mail addresses, network addresses, passwords, tokens, and paths must not appear in the facts.

import { log } from "../lib/logger.server.ts";

type Provider = "google" | "facebook";
/** How the user has proved to be the owner. */
type Way = "password" | "passkey" | "mailed-link" | Provider;

type LinkChange = "added" | "edited" | "switched-on" | "switched-off";

type Nothing = Readonly<Record<string, never>>;

interface Vocabulary {
  /** No user id: the address is not looked up, so that the work is the same for all. */
  sign_up_requested: Nothing;
  email_confirmed: { userId: string };
  /** Whether the browser had signed in as this user before; not checked for mailed links. */
  sign_in_succeeded: { userId: string; by: Way; isKnownDevice?: boolean };
  /** `userId` is null when no account has the address. */
  sign_in_failed: { userId: string | null; by: Way };
  provider_refused: { provider: Provider; reason: string; purpose: "sign-in" | "prove" };
  /** A provider identity whose address already has an account: its owner must agree. */
  provider_awaits_owner: { provider: Provider };
  provider_linked: { userId: string; provider: Provider; isNewAccount: boolean };
  /** The owner was asked to prove their identity again. */
  proof_given: { userId: string; by: Way };
  proof_refused: { userId: string; by: Way };
  provider_disconnected: { userId: string; provider: Provider };
  /** The wanted address is not looked up. */
  address_change_requested: { userId: string };
  address_changed: { userId: string };
  passkey_added: { userId: string };
  passkey_removed: { userId: string };
  /** `userId` is the owner of the passkey or of the session; null when there is neither. */
  passkey_refused: { userId: string | null; purpose: "add" | "sign-in" | "prove"; reason: string };
  password_changed: { userId: string };
  password_change_refused: { userId: string };
  password_reset_requested: Nothing;
  password_reset: { userId: string };
  session_ended: { userId: string; reason: "signed-out" | "replaced" | "other-device" | "everywhere" };
  /** A cookie without a valid session: ended, forged, or of a deleted user. The id is only what the cookie claims. */
  session_refused: { userId: string };
  data_exported: { userId: string };
  account_deleted: { userId: string };
  account_deletion_refused: { userId: string };
  /** `who` tells accounts or clients apart and reveals nothing else about them. */
  limit_hit: { action: string; by: "account" | "address" | "mailbox"; who?: string };
  /** A form that sends mail came without a valid Turnstile token. */
  machine_refused: { hasToken: boolean };
  mail_held_back: { kind: string };
  origin_refused: { method: string; site: string };
  socket_refused: { reason: string };
  role_changed: { userId: string; role: string };
  /** Someone without the role asked for an administrators' page. */
  role_refused: { userId: string };
  helper_link_given: { userId: string };
  calendar_link_given: { userId: string };
  member_invited: { userId: string };
  member_joined: { userId: string };
  member_left: { userId: string };
  /** The id is the owner's, as in the next two. */
  member_removed: { userId: string };
  member_role_changed: { userId: string };
  plan_handed_over: { userId: string };
  image_uploaded: { userId: string; clothingId: number; imageId: string };
  price_sheet_changed: { userId: string; country: string; change: "saved" | "removed" };
  shop_link_changed: { userId: string; clothingId: number; linkId: number; change: LinkChange };
  /** What a page's policy has blocked, as reported by a browser; `count` is how many times in one report. */
  csp_report: { directive: string; blocked: string; page: string | null; count: number };
}

export type SecurityEvent = keyof Vocabulary;

/** Writes a line of the security log, marked by `"log":"security"`. */
export function securityLog<Event extends SecurityEvent>(event: Event, facts: Vocabulary[Event]): void {
  log.info(event, { log: "security", ...facts });
}
