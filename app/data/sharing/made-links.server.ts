// Links that people on a plan make for others. An address is for its maker and the plan's owner; everyone else who may edit the plan
// sees that the link is there, and who made it. The gift list's link is its owner's.
import { and, asc, eq, isNotNull, isNull, lte, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/sqlite-core";
import type { Database } from "~/data/database.server.ts";
import { shortNameOf } from "~/data/members/people.server.ts";
import { PLACE_COLUMNS } from "~/data/places/select-places.server.ts";
import { isCompletePlanOpenTo, isOwnedBy, isPlanOpenTo, planOpenTo } from "~/data/plans/open-to.server.ts";
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
import { HELPER_VALID_MS, type MadeLinkKind, MOST_LINKS } from "~/domain/sharing/made-link.ts";
import { pick } from "~/lib/pick.ts";
import type { Language } from "~/words/languages.ts";

const TABLES = { helper: helperLinks, calendar: calendarLinks } as const;

/** What the kinds have for themselves. */
const OWN_COLUMNS = {
  helper: {
    ...pick(helperLinks, "shownName", "expiresAt"),
    ...{ label: helperLinks.helper, language: sql`null`, ofFamily: sql`0` },
  },
  calendar: {
    ...pick(calendarLinks, "label", "language", "ofFamily"),
    shownName: sql`''`,
    expiresAt: sql`null`,
  },
} as const satisfies Record<MadeLinkKind, Record<string, SQLWrapper>>;

export type LinkOfPlan = { planId: string; id: string };

/** A plan's links of a kind, oldest first, for whoever may edit it. */
export function selectMadeLinks(db: Database, viewerId: string, planId: string, kind: MadeLinkKind) {
  const [links, own] = [TABLES[kind], OWN_COLUMNS[kind]];
  const isTheirs = sql`${links.userId} = ${viewerId}`;
  // A family's shows children of its maker, whom the plan's owner may have nothing to do with.
  const isShown = sql`${isTheirs} or (${isOwnedBy(viewerId)} and not ${own.ofFamily})`;
  return db
    .select({
      id: sql<string>`${links.id}`.as("id"),
      /** As the parents call whoever it is for; empty for none. */
      label: sql<string>`${own.label}`.as("label"),
      /** The maker's name; null for themselves. */
      maker: sql<string | null>`iif(${isTheirs}, null, ${shortNameOf(links.userId)})`.as("maker"),
      /** The first name that its page shows; empty for none. */
      shownName: sql<string>`${own.shownName}`.as("shown_name"),
      /** Null for one without an end. */
      expiresAt: sql<number | null>`${own.expiresAt}`.mapWith(helperLinks.expiresAt).as("expires_at"),
      /** Null for that of whoever opens it. */
      language: sql<Language | null>`${own.language}`.mapWith(calendarLinks.language).as("language"),
      ofFamily: sql<boolean>`${own.ofFamily}`.mapWith(Boolean).as("of_family"),
      /** Null for whoever mustn't see the address. */
      sealedToken: sql<string | null>`iif(${isShown}, ${links.sealedToken}, null)`.as("shown_token"),
    })
    .from(links)
    .innerJoin(plans, eq(plans.onboardingId, links.onboardingId))
    .where(isPlanOpenTo(viewerId, planId, "edit"))
    .orderBy(asc(links.createdAt), asc(links.id));
}

export type MadeLinkRow = Awaited<ReturnType<typeof selectMadeLinks>>[number];

/** A link as its form says it. */
export type WishedLink =
  | { kind: "helper"; label: string; shownName: string }
  | { kind: "calendar"; label: string; language: Language; ofFamily: boolean };

interface NewRow {
  id: string;
  tokenHash: string;
  sealedToken: string;
  now: number;
}

/**
 * Gives a complete plan that the viewer may edit a link under a name. One of theirs that has the name keeps its address, with the rest as
 * the form says now; a link can't change to all children if somebody else may have seen its address. False, with nothing written, for any
 * other plan, one that has its most links, and another's name.
 */
export async function saveMadeLink(
  db: Database,
  viewerId: string,
  planId: string,
  link: WishedLink,
  { id, tokenHash, sealedToken, now }: NewRow,
): Promise<boolean> {
  const { kind, label } = link;
  const links = TABLES[kind];
  const named = sql.identifier(OWN_COLUMNS[kind].label.name);
  const wished =
    kind === "helper"
      ? { shown_name: link.shownName, expires_at: now + HELPER_VALID_MS }
      : { language: link.language, of_family: Number(link.ofFamily) };
  const columns = Object.keys(wished).map((name) => sql`${sql.identifier(name)}`);
  const ofPlan = sql`(select count(*) from ${links} where ${links.onboardingId} = ${planId})`;
  const isKnown = sql`exists (select 1 from ${links}
    where ${links.onboardingId} = ${planId} and ${OWN_COLUMNS[kind].label} = ${label})`;
  const isManaged = sql`${links.onboardingId} = ${planOpenTo(viewerId, planId, "manage")}`;
  const [was, is] = [OWN_COLUMNS[kind].ofFamily, wished.of_family ?? 0];
  const isTheirs = sql`(${links.userId} = ${viewerId} or ${isManaged} and not (${was} or ${is}))
    and (${was} >= ${is} or ${isManaged} and ${links.seenBy} = '[]')`;
  const saved = await db.all(sql`
    insert into ${links} (id, onboarding_id, user_id, token_hash, sealed_token, created_at, ${named}, ${listed(columns)})
    select ${id}, ${plans.onboardingId}, ${viewerId}, ${tokenHash}, ${sealedToken}, ${now}, ${label},
      ${listed(Object.values(wished).map((value) => sql`${value}`))}
    from ${plans} where ${isCompletePlanOpenTo(viewerId, planId, "edit")}
      and (${ofPlan} < ${MOST_LINKS[kind]} or ${isKnown})
    on conflict (onboarding_id, ${named}) do update
      set ${listed(columns.map((column) => sql`${column} = excluded.${column}`))} where ${isTheirs}
    returning id`);
  return saved.length > 0;
}

const listed = (parts: SQL[]) => sql.join(parts, sql`, `);

/** Lets a helper's link work until then. False, with nothing written, unless the viewer may edit its plan. */
export async function renewHelperLink(
  db: Database,
  viewerId: string,
  link: LinkOfPlan,
  expiresAt: number,
): Promise<boolean> {
  const renewed = await db
    .update(helperLinks)
    .set({ expiresAt })
    .where(isLinkOf(viewerId, link, "helper"));
  return renewed.meta.changes > 0;
}

/** Deletes helpers' links that ended before then. */
export function deleteEndedHelperLinks(db: Database, endedBefore: number) {
  return db.delete(helperLinks).where(lte(helperLinks.expiresAt, endedBefore));
}

/** SQL condition on one link of a plan that the viewer may do this to. */
function isLinkOf(viewerId: string, { planId, id }: LinkOfPlan, kind: MadeLinkKind, act: Act = "edit") {
  const links = TABLES[kind];
  return and(eq(links.id, id), eq(links.onboardingId, planOpenTo(viewerId, planId, act)));
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
  const made = (kind: MadeLinkKind) =>
    db
      .select({
        kind: sql<MadeLinkKind | "gifts">`${kind}`.as("kind"),
        id: sql<string>`${TABLES[kind].id}`.as("id"),
        label: sql<string>`${OWN_COLUMNS[kind].label}`.as("label"),
        userId: sql<string | null>`${TABLES[kind].userId}`.as("user_id"),
        seenBy: sql<string>`${TABLES[kind].seenBy}`.as("seen_by"),
      })
      .from(TABLES[kind])
      .innerJoin(plans, eq(plans.onboardingId, TABLES[kind].onboardingId))
      .where(isManaged);
  return unionAll(
    made("helper"),
    made("calendar"),
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
      ...pick(users, "email", "language"),
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
