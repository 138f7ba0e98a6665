// People on a plan, for those it's open to, and the name by which they know each other: the first name, or the address, under
// which they were invited. A name is shortened in the statement, so that nothing longer leaves the database; `personName` does
// the same for a person who was read whole.

import { and, asc, eq, isNotNull, isNull, ne, not, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "~/data/database.server.ts";
import { forOthers, isOpenTo, isOwnedBy, isPlanOpenTo, roleOf } from "~/data/plans/open-to.server.ts";
import { TITLE_COLUMNS } from "~/data/plans/plan-columns.server.ts";
import { planMembers as members, userOnboardingData as plans, users } from "~/data/schema.ts";
import type { Act } from "~/domain/members/roles.ts";
import { pick } from "~/lib/pick.ts";

/** A plan, what the viewer is to it, and its owner; no row unless the viewer may do this to it. */
export function selectPlanOfPeople(db: Database, viewerId: string, planId: string, act: Act = "read") {
  return db
    .select({
      onboardingId: plans.onboardingId,
      ...TITLE_COLUMNS,
      role: roleOf(viewerId),
      ...pick(users, "givenName", "fullName"),
      email: addressForOthers(),
    })
    .from(plans)
    .innerJoin(users, eq(users.id, plans.userId))
    .where(isPlanOpenTo(viewerId, planId, act));
}

export type PlanOfPeople = Awaited<ReturnType<typeof selectPlanOfPeople>>[number];

/** A plan's members besides its owner, in the order they joined. */
export function selectMembers(db: Database, viewerId: string, planId: string) {
  return db
    .select({
      ...pick(members, "userId", "role", "joinedAt"),
      ...pick(users, "givenName", "fullName"),
      email: addressForOthers(),
    })
    .from(members)
    .innerJoin(plans, eq(plans.onboardingId, members.onboardingId))
    .innerJoin(users, eq(users.id, members.userId))
    .where(and(eq(members.onboardingId, planId), isPlanOpenTo(viewerId, planId, "read")))
    .orderBy(asc(members.joinedAt), asc(members.userId));
}

/** The editors of the user's own plans, those who have been there longest first: who could take them over. */
export function selectEditorsOfOwn(db: Database, ownerId: string) {
  return db
    .select({
      onboardingId: plans.onboardingId,
      ...TITLE_COLUMNS,
      userId: members.userId,
      ...pick(users, "givenName", "fullName"),
      email: addressForOthers(),
    })
    .from(plans)
    .innerJoin(members, and(eq(members.onboardingId, plans.onboardingId), eq(members.role, "editor")))
    .innerJoin(users, eq(users.id, members.userId))
    .where(and(isOwnedBy(ownerId), isNull(plans.deletedAt), isNotNull(plans.memberIds)))
    .orderBy(asc(plans.attemptNumber), asc(members.joinedAt), asc(members.userId));
}

/** The user's own plans that others are on, to tell them what becomes of these. */
export function selectOwnShared(db: Database, ownerId: string) {
  return db
    .select()
    .from(plans)
    .where(and(isOwnedBy(ownerId), isNotNull(plans.memberIds)));
}

/** The plans of others that the user is on, to tell their people when the user goes. */
export function selectOthersShared(db: Database, userId: string) {
  return db
    .select()
    .from(plans)
    .where(and(isOpenTo(userId, "read"), not(isOwnedBy(userId))));
}

/** As long as a first name may be; the rest of a provider's is cut. */
const LONGEST_NAME = 40;

/** A user's address as others on their plans see it. Only for selects that join users. */
export function addressForOthers(): SQL.Aliased<string> {
  return shownAddress().as("shown_email");
}

/** The address, or what `maskEmail` makes of it until the user was told that others see it whole. */
function shownAddress(): SQL<string> {
  const domain = sql`substr(${users.email}, instr(${users.email}, '@') + 1)`;
  // Up to its last dot.
  const head = sql`rtrim(${domain}, replace(${domain}, '.', ''))`;
  const ending = sql`iif(${head} = '', '', '.' || substr(${domain}, length(${head}) + 1))`;
  return sql<string>`iif(${users.isMasked},
    substr(${users.email}, 1, 1) || '•••@' || substr(${domain}, 1, 1) || '•••' || ${ending}, ${users.email})`;
}

/** A person's short name, as an expression; null for nobody. */
export function shortNameOf(userId: string | SQLWrapper): SQL<string | null> {
  const whole = sql`trim(coalesce(${users.fullName}, ''))`;
  const firstName = sql`substr(${whole}, 1, instr(${whole} || ' ', ' ') - 1)`;
  return sql<string | null>`(select iif(coalesce(${users.givenName}, '') <> '', ${users.givenName},
    iif(${whole} = '', ${shownAddress()}, substr(${firstName}, 1, ${sql.raw(String(LONGEST_NAME))})))
    from ${users} where ${eq(users.id, userId)})`;
}

/**
 * The first names of an attempt's parents for whoever has the address of its gift list, as a JSON list of two, null for a name that
 * isn't known: the owner's, and its editor's if there is one. Of several editors, nobody can say who is a parent. Never an address,
 * and only what people call themselves. Only for selects that join.
 */
export function parentsNamesOf(): SQL.Aliased<string> {
  const isEditor = and(eq(members.onboardingId, plans.onboardingId), eq(members.role, "editor"));
  const given = (userId: SQLWrapper) =>
    sql`(select ${users.givenName} from ${users} where ${eq(users.id, userId)})`;
  return sql<string>`json_array(${given(plans.userId)}, iif(${plans.memberIds} is null, null,
    (select iif(count(*) = 1, max(${given(members.userId)}), null) from ${members} where ${isEditor})))`.as(
    "parents_names",
  );
}

/** The short name of an attempt's owner, for somebody else; null for the owner. */
export function ownerNameFor(viewerId: string | SQLWrapper): SQL.Aliased<string | null> {
  return forOthers(viewerId, shortNameOf(plans.userId)).as("owner_name");
}

/**
 * The short names of an attempt's members besides the viewer, in the order they joined, as a JSON list; null without members.
 * Only for selects that join, whose columns carry their table's name.
 */
export function memberNamesFor(viewerId: string | SQLWrapper): SQL.Aliased<string | null> {
  const others = and(eq(members.onboardingId, plans.onboardingId), ne(members.userId, viewerId));
  return sql<string | null>`iif(${plans.memberIds} is null, null, (select
    json_group_array(${shortNameOf(members.userId)} order by ${members.joinedAt}, ${members.userId})
    from ${members} where ${others}))`.as("member_names");
}
