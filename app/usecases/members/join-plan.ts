// The other side of an invitation: looking at it, which changes nothing, and taking it, which uses it up.
import {
  selectInvited,
  selectJoined,
  selectOffer,
  takeInvitation,
} from "~/data/members/invitations.server.ts";
import { selectPlanForAnnouncement } from "~/data/members/memberships.server.ts";
import type { PageReader } from "~/data/page-reader.server.ts";
import { personName } from "~/domain/members/person-name.ts";
import type { MemberRole } from "~/domain/members/roles.ts";
import { securityLog } from "~/lib/security-log.server.ts";
import { invitationHashes } from "~/services/auth/invitation-token.server.ts";
import { looksLikeShareToken } from "~/services/auth/share-token.server.ts";
import type { Needs } from "~/usecases/needs.ts";
import { announcePlan } from "~/usecases/plans/announce-plan.ts";

export interface Offer {
  inviter: string;
  plan: { cardTitle: string | null; attemptNumber: number };
  role: MemberRole;
}

export type LookedAt =
  | { kind: "offer"; offer: Offer }
  /** The plan that the viewer has joined by this invitation, or that is theirs. */
  | { kind: "on-plan"; onboardingId: string }
  | { kind: "invalid" };

interface Look extends Needs<"db" | "tokenSecret" | "now"> {
  /** The page's, so that the lookup shares its round trip with the session check. */
  reader: PageReader;
}

/** What a link offers. `viewerId` is the signed-in user's, by the cookie; null for a visitor. */
export async function lookAtInvitation(
  { db, reader, tokenSecret, now }: Look,
  viewerId: string | null,
  token: string,
): Promise<LookedAt> {
  if (!looksLikeShareToken(token)) return { kind: "invalid" };
  const hashes = invitationHashes(tokenSecret, token);
  const [[offer], [joined]] = await Promise.all([
    reader.read(selectOffer(db, hashes, now)),
    viewerId === null ? [] : reader.read(selectJoined(db, viewerId, hashes)),
  ]);
  if (joined) return { kind: "on-plan", ...joined };
  if (!offer) return { kind: "invalid" };
  const { cardTitle, attemptNumber, role, ownerId, planId } = offer;
  if (ownerId === viewerId) return { kind: "on-plan", onboardingId: planId };
  return { kind: "offer", offer: { inviter: personName(offer), plan: { cardTitle, attemptNumber }, role } };
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
  if (!looksLikeShareToken(token)) return null;
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
