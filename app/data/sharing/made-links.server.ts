// Links that people on a plan make for others. An address is for its maker and the plan's owner; everyone else who may edit the plan
// sees that the link is there, and who made it. The gift list's link is its owner's.
import { and, eq, isNotNull, isNull, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/sqlite-core";
import type { Database } from "~/data/database.server.ts";
import { shortNameOf } from "~/data/members/people.server.ts";
import { PLACE_COLUMNS } from "~/data/places/select-places.server.ts";
import { isOwnedBy, isPlanOpenTo } from "~/data/plans/open-to.server.ts";
import {
  calendarLinks,
  giftLists,
  helperLinks,
  planInvitations as invitations,
  mailOutbox,
  userOnboardingData as plans,
  users,
} from "~/data/schema.ts";
import type { Act } from "~/domain/members/roles.ts";

const TABLES = { helper: helperLinks, calendar: calendarLinks } as const;

/** Links that anyone who may edit a plan makes. */
export type MadeLinkKind = keyof typeof TABLES;

export type LinkOfPlan = { planId: string; id: string };

/** A link's sealed address, null for whoever mustn't see it, and the maker's name, null for themselves. Only for selects that join plans. */
export function shownTo(viewerId: string, kind: MadeLinkKind) {
  const links = TABLES[kind];
  const isTheirs = sql`${links.userId} = ${viewerId}`;
  return {
    sealedToken: sql<
      string | null
    >`iif(${isTheirs} or ${isOwnedBy(viewerId)}, ${links.sealedToken}, null)`.as("shown_token"),
    maker: sql<string | null>`iif(${isTheirs}, null, ${shortNameOf(links.userId)})`.as("maker"),
  };
}

/** Whether a form that names a link again may change it: it is the viewer's own, or they are the plan's owner. */
export function isOfMaker(viewerId: string, planId: string, kind: MadeLinkKind): SQL {
  return sql`(${TABLES[kind].userId} = ${viewerId} or ${TABLES[kind].onboardingId} = ${planFor(viewerId, planId, "manage")})`;
}

/** SQL condition on one link of a plan that the viewer may do this to. */
export function isLinkOf(
  viewerId: string,
  { planId, id }: LinkOfPlan,
  kind: MadeLinkKind,
  act: Act = "edit",
) {
  const links = TABLES[kind];
  return and(eq(links.id, id), eq(links.onboardingId, planFor(viewerId, planId, act)));
}

/** Closes a link at once. False, with nothing written, unless the viewer may edit its plan. */
export async function deleteLink(
  db: Database,
  viewerId: string,
  link: LinkOfPlan,
  kind: MadeLinkKind,
): Promise<boolean> {
  const closed = await db.delete(TABLES[kind]).where(isLinkOf(viewerId, link, kind));
  return closed.meta.changes > 0;
}

/** The statements that end the links that a member made on a plan. */
export function endLinksOf(db: Database, memberId: string, planId: string, condition: SQL | undefined) {
  const end = (links: (typeof TABLES)[MadeLinkKind]) =>
    db.delete(links).where(and(eq(links.userId, memberId), eq(links.onboardingId, planId), condition));
  return [end(helperLinks), end(calendarLinks)] as const;
}

/** The statements that note that somebody may have seen the addresses of all links of a plan. */
export function noteSeenStatements(db: Database, userId: string, planId: string, condition: SQL) {
  const note = (links: (typeof TABLES)[MadeLinkKind] | typeof giftLists) =>
    db
      .update(links)
      .set({ seenBy: sql`json_insert(${links.seenBy}, '$[#]', ${userId})` })
      .where(and(eq(links.onboardingId, planId), condition));
  return [note(helperLinks), note(calendarLinks), note(giftLists)] as const;
}

/** All links of a plan with whoever made them and may have seen their addresses, if the viewer manages the plan. */
export function selectLinksOfPlan(db: Database, ownerId: string, planId: string) {
  const isManaged = isPlanOpenTo(ownerId, planId, "manage");
  const made = (kind: MadeLinkKind, label: SQL<string>) =>
    db
      .select({
        kind: sql<MadeLinkKind | "gifts">`${kind}`.as("kind"),
        id: sql<string>`${TABLES[kind].id}`.as("id"),
        label: label.as("label"),
        userId: sql<string | null>`${TABLES[kind].userId}`.as("user_id"),
        seenBy: sql<string>`${TABLES[kind].seenBy}`.as("seen_by"),
      })
      .from(TABLES[kind])
      .innerJoin(plans, eq(plans.onboardingId, TABLES[kind].onboardingId))
      .where(isManaged);
  return unionAll(
    made("helper", sql<string>`${helperLinks.helper}`),
    made("calendar", sql<string>`${calendarLinks.label}`),
    db
      .select({
        kind: sql<MadeLinkKind | "gifts">`'gifts'`.as("kind"),
        id: sql<string>`${giftLists.listId}`.as("id"),
        label: sql<string>`''`.as("label"),
        userId: sql<string | null>`null`.as("user_id"),
        seenBy: sql<string>`${giftLists.seenBy}`.as("seen_by"),
      })
      .from(giftLists)
      .innerJoin(plans, eq(plans.onboardingId, giftLists.onboardingId))
      .where(isManaged),
  );
}

export type LinkOfPlanRow = Awaited<ReturnType<typeof selectLinksOfPlan>>[number];

/**
 * Links for helpers and friends and invitations that end between two instants, for whoever made them and for their plans' owners, as far as
 * these have no mail under this key, to which a person's id belongs; those of one person together.
 */
export function selectEndingLinks(
  db: Database,
  { from, to, key }: { from: number; to: number; key: string },
  most: number,
) {
  const ends = (at: SQLWrapper) => sql`${at} >= ${from} and ${at} < ${to}`;
  // Shared plans are few: the index of their tokens has them.
  const ending = sql`(select ${helperLinks.onboardingId} as plan_id, ${helperLinks.userId} as maker, 'helper' as kind,
      ${helperLinks.helper} as label, ${helperLinks.expiresAt} as ends_at from ${helperLinks} where ${ends(helperLinks.expiresAt)}
    union all select ${invitations.onboardingId}, null, 'invitation', ${invitations.email}, ${invitations.expiresAt}
      from ${invitations} where ${ends(invitations.expiresAt)}
    union all select ${plans.onboardingId}, null, 'friend', '', ${plans.replicationExpiresAt}
      from ${plans} where ${plans.replicationTokenHash} is not null and ${ends(plans.replicationExpiresAt)}) as ending`;
  return db
    .select({
      userId: users.id,
      email: users.email,
      language: users.language,
      planId: plans.onboardingId,
      babyNames: plans.babyNames,
      country: PLACE_COLUMNS.country,
      kind: sql<"helper" | "invitation" | "friend">`ending.kind`,
      label: sql<string>`ending.label`,
      endsAt: sql<number>`ending.ends_at`,
    })
    .from(ending)
    .innerJoin(plans, and(sql`${plans.onboardingId} = ending.plan_id`, isNull(plans.deletedAt)))
    .innerJoin(users, or(isOwnedBy(users.id), sql`${users.id} = ending.maker`))
    .where(
      and(
        isNotNull(users.emailConfirmedAt),
        sql`not exists (select 1 from ${mailOutbox} where ${mailOutbox.idempotencyKey} = ${key} || ${users.id})`,
      ),
    )
    .orderBy(users.id, sql`ending.ends_at`)
    .limit(most);
}

/** The statement that gives a link another address, if the viewer manages its plan; the old one ends. */
export function moveLink(
  db: Database,
  ownerId: string,
  link: LinkOfPlan,
  kind: MadeLinkKind,
  token: { tokenHash: string; sealedToken: string },
) {
  return db
    .update(TABLES[kind])
    .set({ ...token, seenBy: "[]" })
    .where(isLinkOf(ownerId, link, kind, "manage"));
}

function planFor(viewerId: string, planId: string, act: Act): SQL {
  return sql`(select ${plans.onboardingId} from ${plans} where ${isPlanOpenTo(viewerId, planId, act)})`;
}
