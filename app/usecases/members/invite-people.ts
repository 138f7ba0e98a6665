// Invitations to a plan, from the owner's letter to the new member.

import {
  deleteInvitation,
  saveInvitation,
  selectInvitation,
  selectInvited,
  selectJoined,
  selectOffer,
  takeInvitation,
} from "~/data/members/invitations.server.ts";
import { selectPlanForAnnouncement } from "~/data/members/memberships.server.ts";
import { type PlanOfPeople, selectPlanOfPeople } from "~/data/members/people.server.ts";
import type { PageReader } from "~/data/page-reader.server.ts";
import { babyNamesInMail, nameInMail, personName } from "~/domain/members/person-name.ts";
import { INVITATION_VALID_MS } from "~/domain/members/plan-acts.ts";
import type { MemberRole } from "~/domain/members/roles.ts";
import { newId } from "~/lib/new-id.ts";
import { looksLikeLinkToken, newLinkToken } from "~/services/auth/link-token.server.ts";
import { invitationHash, invitationHashes } from "~/services/auth/tokens.server.ts";
import { announceMembership, type LivePublisher } from "~/services/live.server.ts";
import { securityLog } from "~/services/security-log.server.ts";
import type { Needs } from "~/usecases/needs.ts";
import { announcePlan } from "~/usecases/plans/under-lease.ts";

interface Wish {
  /** Normalized. */
  email: string;
  role: MemberRole;
  /** For how many milliseconds more the mailbox has had enough: the mail waits for its turn, unless one was mailed before. */
  heldBackMs: number;
  /** The plan, if it has been read as one that the viewer manages. */
  known?: PlanOfPeople | null;
}

export type InviteResult = "invited" | "plan-full" | "not-found";

/**
 * Invites an address to a plan that the viewer manages and mails it a link that works once, for 14 days. Whether the address has
 * an account is never asked. An address with an open invitation gets a new link and the new role; its old link ends.
 */
export async function inviteToPlan(
  { db, live, outbox, tokenSecret, now }: Needs<"db" | "live" | "outbox" | "tokenSecret" | "now">,
  viewerId: string,
  planId: string,
  { email, role, heldBackMs, known }: Wish,
): Promise<InviteResult> {
  const [plan] = known ? [known] : await selectPlanOfPeople(db, viewerId, planId, "manage");
  if (!plan) return "not-found";
  const token = newLinkToken();
  const tokenHash = invitationHash(tokenSecret, token);
  const mail = await outbox.prepare({
    letter: { kind: "invitation", inviter: nameInMail(plan), role, ...babyNamesInMail(plan.babyNames) },
    to: email,
    idempotencyKey: `invitation:${tokenHash}`,
    path: `/invitation?token=${token}`,
    heldBackMs,
  });
  const invitation = { id: newId(), email, role, expiresAt: now + INVITATION_VALID_MS, now };
  const link = { tokenHash, mail, keepsOld: heldBackMs > 0 };
  if (!(await saveInvitation(db, viewerId, planId, invitation, link))) return "plan-full";
  securityLog("member_invited", { userId: viewerId });
  await tellOfInvitations(live, viewerId, planId);
  await outbox.send(mail.id);
  return "invited";
}

/** The address and role of an open invitation, to send it again; null if there isn't one. */
export async function findInvitation(
  { db }: Needs<"db">,
  viewerId: string,
  planId: string,
  id: string,
): Promise<{ email: string; role: MemberRole } | null> {
  const [invitation] = await selectInvitation(db, viewerId, planId, id);
  return invitation ?? null;
}

/** Withdraws an invitation: its link ends at once. False unless the viewer manages the plan. */
export async function withdrawInvitation(
  { db, live }: Needs<"db" | "live">,
  viewerId: string,
  planId: string,
  id: string,
): Promise<boolean> {
  const isWithdrawn = await deleteInvitation(db, viewerId, planId, id);
  if (isWithdrawn) await tellOfInvitations(live, viewerId, planId);
  return isWithdrawn;
}

/** Nobody but the owner sees who is invited. */
function tellOfInvitations(live: LivePublisher, userId: string, planId: string): Promise<void> {
  return announceMembership(live, { userId, onboardingId: planId });
}

interface Offer {
  inviter: string;
  plan: { cardTitle: string | null; attemptNumber: number; babyNames: readonly string[] | null };
  role: MemberRole;
}

type LookedAt =
  | { kind: "offer"; offer: Offer }
  /** The plan that the viewer has joined by this invitation, or that is theirs. */
  | { kind: "on-plan"; onboardingId: string }
  | { kind: "invalid" };

interface Deps extends Needs<"db" | "tokenSecret" | "now"> {
  /** The page's, so that the lookup shares its round trip with the session check. */
  reader: PageReader;
}

/** What a link offers. `viewerId` is the signed-in user's, by the cookie; null for a visitor. */
export async function lookAtInvitation(
  { db, reader, tokenSecret, now }: Deps,
  viewerId: string | null,
  token: string,
): Promise<LookedAt> {
  if (!looksLikeLinkToken(token)) return { kind: "invalid" };
  const hashes = invitationHashes(tokenSecret, token);
  const [[offer], [joined]] = await Promise.all([
    reader.read(selectOffer(db, hashes, now)),
    viewerId === null ? [] : reader.read(selectJoined(db, viewerId, hashes)),
  ]);
  if (joined) return { kind: "on-plan", ...joined };
  if (!offer) return { kind: "invalid" };
  const { cardTitle, babyNames, attemptNumber, role, ownerId, planId } = offer;
  if (ownerId === viewerId) return { kind: "on-plan", onboardingId: planId };
  return {
    kind: "offer",
    offer: { inviter: personName(offer), plan: { cardTitle, babyNames, attemptNumber }, role },
  };
}

/** Whether a link that works was mailed to this address, normalized: whoever has it has read a mail there. */
export async function isInvited(
  { db, tokenSecret, now }: Needs<"db" | "tokenSecret" | "now">,
  email: string,
  token: string,
): Promise<boolean> {
  const [invited] = await selectInvited(db, invitationHashes(tokenSecret, token), now);
  return invited?.email === email;
}

/**
 * Puts the user on the plan behind an invitation. The same link again, or a link to a plan they are already on, leads
 * to the plan too. Null for every link that doesn't work: used by somebody else, withdrawn, expired, one's own plan.
 */
export async function joinPlan(
  { db, live, tokenSecret, now }: Needs<"db" | "live" | "tokenSecret" | "now">,
  userId: string,
  token: string,
): Promise<{ onboardingId: string } | null> {
  if (!looksLikeLinkToken(token)) return null;
  const joined = await takeInvitation(db, userId, invitationHashes(tokenSecret, token), now);
  if (!joined) return null;
  const { onboardingId: planId } = joined;
  if (joined.hasJoined) {
    securityLog("member_joined", { userId });
    const [plan] = await selectPlanForAnnouncement(db, userId, planId);
    if (plan) await announcePlan(live, plan);
  }
  return { onboardingId: planId };
}
