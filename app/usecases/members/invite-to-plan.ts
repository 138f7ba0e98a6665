// Invitations, as a plan's owner makes them. Whether the address has an account is never asked.
import { deleteInvitation, saveInvitation, selectInvitation } from "~/data/members/invitations.server.ts";
import { selectPlanOfPeople } from "~/data/members/people.server.ts";
import { INVITATION_VALID_MS } from "~/domain/members/member-limits.ts";
import { nameInMail } from "~/domain/members/person-name.ts";
import type { MemberRole } from "~/domain/members/roles.ts";
import { newId } from "~/lib/new-id.ts";
import { securityLog } from "~/lib/security-log.server.ts";
import { invitationHash } from "~/services/auth/invitation-token.server.ts";
import { newLinkToken } from "~/services/auth/share-token.server.ts";
import { announceMembership, type LivePublisher } from "~/services/live.server.ts";
import type { Needs } from "~/usecases/needs.ts";

interface Wish {
  /** Normalized. */
  email: string;
  role: MemberRole;
  /** The mailbox has reached its limit of mails: the invitation waits until it's sent again. */
  isMailHeldBack: boolean;
}

export type InviteResult = "invited" | "plan-full" | "not-found";

/**
 * Invites an address to a plan that the viewer manages and mails it a link that works once, for 14 days. An address with an open
 * invitation gets a new link and the new role; its old link ends.
 */
export async function inviteToPlan(
  { db, live, outbox, tokenSecret, now }: Needs<"db" | "live" | "outbox" | "tokenSecret" | "now">,
  viewerId: string,
  planId: string,
  { email, role, isMailHeldBack }: Wish,
): Promise<InviteResult> {
  const [plan] = await selectPlanOfPeople(db, viewerId, planId, "manage");
  if (!plan) return "not-found";
  const token = newLinkToken();
  const tokenHash = invitationHash(tokenSecret, token);
  const mail = await outbox.prepare({
    letter: { kind: "invitation", inviter: nameInMail(plan), role },
    to: email,
    idempotencyKey: `invitation:${tokenHash}`,
    path: `/invitation?token=${token}`,
  });
  const invitation = { id: newId(), email, role, expiresAt: now + INVITATION_VALID_MS, now };
  const link = isMailHeldBack ? null : { tokenHash, mail };
  if (!(await saveInvitation(db, viewerId, planId, invitation, link))) return "plan-full";
  securityLog("member_invited", { userId: viewerId });
  await tellOfInvitations(live, viewerId, planId);
  if (link) await outbox.send(mail.id);
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
