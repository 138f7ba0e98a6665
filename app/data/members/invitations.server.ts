// Invitations to a plan: at most one open one an address, at most five people together with the members.
import { and, asc, eq, exists, gt, inArray, isNotNull, isNull, lte, type SQL, sql } from "drizzle-orm";
import type { NewMail } from "~/contracts/mail/letter.ts";
import type { Database } from "~/data/database.server.ts";
import { insertMailWhen } from "~/data/mail/mail-outbox.server.ts";
import { addressForOthers } from "~/data/members/people.server.ts";
import { isOwnedBy, isPlanOpenTo, planOpenTo } from "~/data/plans/open-to.server.ts";
import { TITLE_COLUMNS } from "~/data/plans/plan-columns.server.ts";
import {
  planInvitations as invitations,
  planMembers as members,
  userOnboardingData as plans,
  users,
} from "~/data/schema.ts";
import { MOST_MEMBERS } from "~/domain/members/plan-acts.ts";
import type { MemberRole } from "~/domain/members/roles.ts";
import { pick } from "~/lib/pick.ts";

/** The open invitations of a plan, oldest first, for whoever may manage it. */
export function selectInvitations(db: Database, viewerId: string, planId: string, now: number) {
  return db
    .select(pick(invitations, "id", "email", "role", "expiresAt", "sentAt"))
    .from(invitations)
    .where(and(isManagedBy(viewerId, planId), gt(invitations.expiresAt, now)))
    .orderBy(asc(invitations.createdAt));
}

interface NewInvitation {
  id: string;
  email: string;
  role: MemberRole;
  expiresAt: number;
  now: number;
}

/** A link to be mailed, and the mail that carries it; with `keepsOld`, neither is written where a link was mailed before. */
type InvitationLink = { tokenHash: string; mail: NewMail; keepsOld: boolean };

/**
 * Invites an address and writes its mail, in one transaction; an address with an open invitation gets a new link, and
 * its old one ends. Null if the plan isn't the viewer's or is full.
 */
export async function saveInvitation(
  db: Database,
  viewerId: string,
  planId: string,
  { id, email, role, expiresAt, now }: NewInvitation,
  { tokenHash, mail, keepsOld }: InvitationLink,
): Promise<{ id: string } | null> {
  const kept = keepsOld ? sql`token_hash` : sql`null`;
  const [, , [saved]] = await db.batch([
    db.delete(invitations).where(and(isManagedBy(viewerId, planId), lte(invitations.expiresAt, now))),
    db.run(sql`insert into ${invitations} (id, onboarding_id, email, role, token_hash, expires_at, created_at, sent_at)
      select ${id}, ${plans.onboardingId}, ${email}, ${role}, ${tokenHash}, ${expiresAt}, ${now}, ${now}
      from ${plans} where ${isPlanOpenTo(viewerId, planId, "manage")}
        and (${peopleCount(planId)} < ${MOST_MEMBERS} or exists (select 1 from ${invitations}
          where ${invitations.onboardingId} = ${planId} and ${invitations.email} = ${email}))
      on conflict (onboarding_id, email) do update set role = excluded.role,
        token_hash = coalesce(${kept}, excluded.token_hash), expires_at = excluded.expires_at, sent_at = excluded.sent_at`),
    db
      .select({ id: invitations.id })
      .from(invitations)
      .where(and(isManagedBy(viewerId, planId), eq(invitations.email, email))),
    insertMailWhen(
      db,
      mail,
      sql`exists (select 1 from ${invitations} where ${invitations.tokenHash} = ${tokenHash})`,
    ),
  ]);
  return saved ?? null;
}

/** The open invitation's address and role, for whoever may manage the plan. */
export function selectInvitation(db: Database, viewerId: string, planId: string, id: string) {
  return db
    .select({ email: invitations.email, role: invitations.role })
    .from(invitations)
    .where(and(isManagedBy(viewerId, planId), eq(invitations.id, id)));
}

/** Withdraws an invitation at once; withdrawing twice is fine. False if the plan isn't the viewer's. */
export async function deleteInvitation(
  db: Database,
  viewerId: string,
  planId: string,
  id: string,
): Promise<boolean> {
  const [, [plan]] = await db.batch([
    db.delete(invitations).where(and(isManagedBy(viewerId, planId), eq(invitations.id, id))),
    db
      .select({ onboardingId: plans.onboardingId })
      .from(plans)
      .where(isPlanOpenTo(viewerId, planId, "manage")),
  ]);
  return plan !== undefined;
}

/** The plan behind an invitation and who invites; no row if it's used, withdrawn, expired, or the plan is gone. */
export function selectOffer(db: Database, tokenHashes: readonly string[], now: number) {
  return db
    .select({
      planId: plans.onboardingId,
      ...TITLE_COLUMNS,
      role: invitations.role,
      ownerId: plans.userId,
      ...pick(users, "givenName", "fullName"),
      email: addressForOthers(),
    })
    .from(invitations)
    .innerJoin(plans, eq(plans.onboardingId, invitations.onboardingId))
    .innerJoin(users, eq(users.id, plans.userId))
    .where(isUsable(tokenHashes, now));
}

/** The addresses that these links were mailed to, as long as they work. */
export function selectInvited(db: Database, tokenHashes: readonly string[], now: number) {
  return db
    .select({ email: invitations.email })
    .from(invitations)
    .innerJoin(plans, eq(plans.onboardingId, invitations.onboardingId))
    .where(isUsable(tokenHashes, now));
}

/** The plan that a person joined by one of these invitations, if they are still on it. */
export function selectJoined(db: Database, userId: string, tokenHashes: readonly string[]) {
  return db
    .select({ onboardingId: members.onboardingId })
    .from(members)
    .innerJoin(plans, eq(plans.onboardingId, members.onboardingId))
    .where(
      and(eq(members.userId, userId), inArray(members.joinedBy, [...tokenHashes]), isNull(plans.deletedAt)),
    );
}

/**
 * Takes an invitation and uses it up, in one transaction. Null if it isn't usable, the user's address isn't confirmed,
 * or the plan is the user's own; somebody who is on the plan already stays what they are, and the link stays usable.
 */
export async function takeInvitation(
  db: Database,
  userId: string,
  tokenHashes: readonly string[],
  now: number,
): Promise<{ onboardingId: string; hasJoined: boolean } | null> {
  const isConfirmed = exists(
    db
      .select({ one: sql`1` })
      .from(users)
      .where(and(eq(users.id, userId), isNotNull(users.emailConfirmedAt))),
  );
  const [inserted, , , [joined], [present]] = await db.batch([
    db
      .insert(members)
      .select(
        db
          .select({
            userId: sql<string>`${userId}`.as("user_id"),
            ...pick(invitations, "onboardingId", "role"),
            joinedAt: sql<number>`${now}`.as("joined_at"),
            joinedBy: invitations.tokenHash,
          })
          .from(invitations)
          .innerJoin(plans, eq(plans.onboardingId, invitations.onboardingId))
          .where(
            and(
              isUsable(tokenHashes, now),
              isConfirmed,
              sql`not (${isOwnedBy(userId)})`,
              sql`(select count(*) from ${members} where ${members.onboardingId} = ${plans.onboardingId}) < ${MOST_MEMBERS}`,
            ),
          ),
      )
      .onConflictDoNothing()
      .returning({ onboardingId: members.onboardingId }),
    db.delete(invitations).where(
      and(
        inArray(invitations.tokenHash, [...tokenHashes]),
        sql`exists (select 1 from ${members} where ${members.userId} = ${userId}
          and ${members.onboardingId} = ${invitations.onboardingId} and ${members.joinedBy} = ${invitations.tokenHash})`,
      ),
    ),
    // The offer has said what the others see.
    db
      .update(users)
      .set({ isMasked: false })
      .where(and(eq(users.id, userId), exists(selectJoined(db, userId, tokenHashes)))),
    selectJoined(db, userId, tokenHashes),
    db
      .select({ onboardingId: members.onboardingId })
      .from(members)
      .innerJoin(invitations, eq(invitations.onboardingId, members.onboardingId))
      .innerJoin(plans, eq(plans.onboardingId, members.onboardingId))
      .where(and(eq(members.userId, userId), isUsable(tokenHashes, now))),
  ]);
  const plan = joined ?? present;
  return plan ? { ...plan, hasJoined: inserted.length > 0 } : null;
}

/** Deletes invitations that nobody took in time. */
export function deleteExpiredInvitations(db: Database, now: number) {
  return db.delete(invitations).where(lte(invitations.expiresAt, now));
}

/** Those on the plan besides its owner, and those invited; run after expired invitations are gone. */
function peopleCount(planId: string): SQL {
  return sql`((select count(*) from ${members} where ${members.onboardingId} = ${planId})
    + (select count(*) from ${invitations} where ${invitations.onboardingId} = ${planId}))`;
}

function isManagedBy(viewerId: string, planId: string): SQL {
  return sql`${invitations.onboardingId} = ${planOpenTo(viewerId, planId, "manage")}`;
}

function isUsable(tokenHashes: readonly string[], now: number) {
  return and(
    inArray(invitations.tokenHash, [...tokenHashes]),
    gt(invitations.expiresAt, now),
    isNull(plans.deletedAt),
  );
}
