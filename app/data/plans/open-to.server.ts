// The only access check for plans and their content: every read or write of attempts, items, and trips on
// someone's behalf asks here whether they may do it. A plan is open to its owner, and to its members as far as
// domain/members/roles.ts lets them; nothing else in data compares owners (docs/decisions/0068-one-door.md).
import { and, eq, inArray, isNotNull, isNull, ne, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import {
  planActs as acts,
  planBabies as babies,
  sizeFacts as facts,
  userClothingItems as items,
  planMembers as members,
  userOnboardingData as plans,
  userTravelPlans as trips,
} from "~/data/schema.ts";
import { listIn } from "~/data/sound-json.server.ts";
import { type Act, membersWhoMay, type Role } from "~/domain/members/roles.ts";
import { COMPLETE_STATUSES } from "~/domain/plans/plan-status.ts";
import { RULES_VERSION } from "~/domain/plans/rules-version.ts";
import type { PlanStatus } from "~/domain/vocabulary.ts";
import { CARRIED_ON_MONTHS, PLANNED_MONTHS } from "~/domain/wardrobe/growth.ts";

/** An id, or the SQL expression that yields it. */
export type Id = string | SQLWrapper;

/** Attempts that the viewer may do this to; those of a newer release can only be read. */
export function isOpenTo(viewerId: Id, act: Act): SQL | undefined {
  return and(isInReachOf(viewerId, act), isNull(plans.deletedAt), act === "read" ? undefined : IS_KNOWN);
}

/**
 * Attempts that this build understands: a newer one has raised their rules, or covers months that this one doesn't know. Numbers that
 * no release will reach are damage, which is said elsewhere.
 */
const IS_KNOWN = sql`(${plans.rulesVersion} not between ${sql.raw(`${RULES_VERSION + 1} and 1000`)} and (${plans.plannedMonths}
  in (${sql.raw(`${PLANNED_MONTHS}, ${CARRIED_ON_MONTHS}`)}) or ${plans.plannedMonths} not between 1 and 120))`;

/** An attempt's status as this build may read it. */
export const STATUS_NOW = sql<PlanStatus>`iif(${IS_KNOWN}, ${plans.status}, 'newer')`.as("status_now");

/** One attempt, if the viewer may do this to it. */
export function isPlanOpenTo(viewerId: Id, planId: Id, act: Act): SQL | undefined {
  return and(eq(plans.onboardingId, planId), isOpenTo(viewerId, act));
}

/** One attempt that the viewer may do this to and that is complete: items can be added to it, and trips packed from it. */
export function isCompletePlanOpenTo(viewerId: Id, planId: Id, act: Act): SQL | undefined {
  return and(isPlanOpenTo(viewerId, planId, act), inArray(plans.status, [...COMPLETE_STATUSES]));
}

/** One attempt, whoever asks, unless it's deleted: for the pipeline, which acts for no one. */
export function isPlanThere(planId: Id): SQL | undefined {
  return and(eq(plans.onboardingId, planId), isNull(plans.deletedAt));
}

/** One deleted attempt that the viewer can still restore. */
export function isDeletedPlanOf(viewerId: Id, planId: Id): SQL | undefined {
  return and(
    eq(plans.onboardingId, planId),
    isInReachOf(viewerId, "manage"),
    isNotNull(plans.deletedAt),
    ne(plans.expectedDueDate, ""),
  );
}

/**
 * The items of a plan that the viewer may do this to, including a deleted one, since they come back with it. The
 * plan is looked up once by its key, and its items by theirs.
 */
export function areItemsOpenTo(viewerId: Id, planId: Id, act: Act): SQL {
  return sql`${items.onboardingId} = (select ${plans.onboardingId} from ${plans}
    where ${and(eq(plans.onboardingId, planId), isInReachOf(viewerId, act))})`;
}

/** The items of all plans that the viewer may read, deleted or not. */
export function areAllItemsOpenTo(viewerId: Id): SQL {
  return sql`${items.onboardingId} in ${plansInReachOf(viewerId, "read")}`;
}

/** One item of a plan, and the viewer that the plan must be open to. */
export type ItemForViewer = { viewerId: string; planId: string; itemId: number };

/** One item, if the viewer may do this to its plan. */
export function isItemOpenTo({ viewerId, planId, itemId }: ItemForViewer, act: Act): SQL | undefined {
  return and(eq(items.dashboardItemId, itemId), areItemsOpenTo(viewerId, planId, act));
}

/** The facts about a plan's babies, if the viewer may do this to the plan. */
export function areFactsOpenTo(viewerId: Id, planId: Id, act: Act): SQL {
  return sql`${facts.onboardingId} = ${planOpenTo(viewerId, planId, act)}`;
}

/** What else is known of a plan's babies, if the viewer may do this to the plan. */
export function areBabiesOpenTo(viewerId: Id, planId: Id, act: Act): SQL {
  return sql`${babies.onboardingId} = ${planOpenTo(viewerId, planId, act)}`;
}

/** What changed in a plan, if the viewer may read it. */
export function areActsOpenTo(viewerId: Id, planId: Id): SQL {
  return sql`${acts.onboardingId} = ${planOpenTo(viewerId, planId, "read")}`;
}

/** The facts about the babies of all plans that the viewer may read, deleted or not. */
export function areAllFactsOpenTo(viewerId: Id): SQL {
  return sql`${facts.onboardingId} in ${plansInReachOf(viewerId, "read")}`;
}

/** What else is known of them. */
export function areAllBabiesOpenTo(viewerId: Id): SQL {
  return sql`${babies.onboardingId} in ${plansInReachOf(viewerId, "read")}`;
}

/** One trip, and the viewer that it must be open to. */
export type TripForViewer = { viewerId: string; tripId: string };

/** Trips that the viewer may do this to. */
export function areTripsOpenTo(viewerId: Id, act: Act): SQL | undefined {
  return and(areTripsInReachOf(viewerId, act), isNull(trips.deletedAt));
}

/** One trip, if the viewer may do this to it. */
export function isTripOpenTo({ viewerId, tripId }: TripForViewer, act: Act): SQL | undefined {
  return and(eq(trips.id, tripId), areTripsOpenTo(viewerId, act));
}

/**
 * Attempts of whoever's the trip is: its plan's owner, or without a plan whoever planned it. A move between plans of two owners
 * would take the trip from one and give it to the other, which only somebody who manages both might do, and nobody does.
 */
export function areOfTripsOwner(tripId: string): SQL {
  return sql`${plans.userId} = (select coalesce(${ownerOf(sql`moved.onboarding_id`)}, moved.user_id)
    from ${trips} as moved where moved.id = ${tripId})`;
}

/** One deleted trip that the viewer can still restore. */
export function isDeletedTripOf({ viewerId, tripId }: TripForViewer): SQL | undefined {
  return and(eq(trips.id, tripId), areTripsInReachOf(viewerId, "edit"), isNotNull(trips.deletedAt));
}

/** What the viewer is to an attempt that they may read. */
export function roleOf(viewerId: Id): SQL.Aliased<Role> {
  const isMember = and(eq(members.onboardingId, plans.onboardingId), eq(members.userId, viewerId));
  return sql<Role>`iif(${eq(plans.userId, viewerId)}, 'owner',
    (select ${members.role} from ${members} where ${isMember}))`.as("role");
}

/** A value of an attempt for everyone but its owner, for whom it is null. */
export function forOthers<Value>(viewerId: Id, value: SQL<Value>): SQL<Value | null> {
  return sql<Value | null>`iif(${eq(plans.userId, viewerId)}, null, ${value})`;
}

/** Whose plan it is, as an expression: a plan's attempts, trips, and own items count as its owner's, whoever acts. */
export function ownerOf(planId: Id): SQL<string> {
  return sql`(select ${plans.userId} from ${plans} where ${eq(plans.onboardingId, planId)})`;
}

/** Everyone a shared plan is open to, as a JSON list: whom to tell of a change. Null for a plan without members. */
export function peopleOf(planId: Id): SQL<string | null> {
  return sql<
    string | null
  >`(select iif(${plans.memberIds} is null, null, json_insert(${listIn(plans.memberIds)}, '$[#]', ${plans.userId}))
    from ${plans} where ${eq(plans.onboardingId, planId)})`;
}

/** A value for the people on a shared plan; null for a plan without members. */
export function forMembers<Value>(planId: Id, value: SQL<Value>): SQL<Value | null> {
  return sql<Value | null>`(select iif(${plans.memberIds} is null, null, ${value}) from ${plans}
    where ${eq(plans.onboardingId, planId)})`;
}

/** Attempts that count as the user's, deleted or not: for limits, counts, and forms sent twice, not access. */
export function isOwnedBy(userId: Id): SQL {
  return eq(plans.userId, userId);
}

/** Trips that the user has planned, deleted or not: for forms sent twice, not for access. */
export function isTripMadeBy(userId: Id): SQL {
  return eq(trips.userId, userId);
}

/** Items on one of these plans that the user has made: for whose they become, not access. */
export function areItemsOfPlanMadeBy(userId: string, planIds: SQL): SQL | undefined {
  return and(sql`${items.onboardingId} in ${planIds}`, eq(items.userId, userId));
}

/** The same for trips. */
export function areTripsOfPlanMadeBy(userId: string, planIds: SQL): SQL | undefined {
  return and(sql`${trips.onboardingId} in ${planIds}`, isTripMadeBy(userId));
}

function isInReachOf(viewerId: Id, act: Act, of: Columns = plans): SQL | undefined {
  const isOwner = sql`${of.userId} = ${viewerId}`;
  const roles = membersWhoMay(act);
  if (roles.length === 0) return isOwner;
  const shared = sql`(select ${members.onboardingId} from ${members}
    where ${and(eq(members.userId, viewerId), inArray(members.role, roles))})`;
  return or(isOwner, sql`${of.onboardingId} in ${shared}`);
}

/** Of attempts under whatever name a query reads them. */
type Columns = Record<
  "userId" | "onboardingId" | "deletedAt" | "status" | "babyBornOn" | "expectedDueDate",
  SQLWrapper
>;

/**
 * Attempts of older children, born so many days before, under another name, whose owner may edit the attempt that the query reads: pieces
 * leave for no other, so that they can always be taken back. `isOpen` says whether the viewer, null for nobody, may edit the older one too.
 */
export function olderPlans(viewerId: Id | null, older: Columns, apart: number) {
  const editors = sql`(select ${plans.userId} union all select ${members.userId} from ${members}
    where ${members.onboardingId} = ${plans.onboardingId} and ${inArray(members.role, membersWhoMay("edit"))})`;
  const start = (of: Columns) => sql`coalesce(${of.babyBornOn}, ${of.expectedDueDate})`;
  return {
    isOpen: viewerId === null ? sql`0` : sql`(${isInReachOf(viewerId, "edit", older)})`,
    where: sql`${older.userId} in ${editors} and ${older.deletedAt} is null and ${inArray(older.status, [...COMPLETE_STATUSES])}
      and ${start(older)} <= date(${start(plans)}, ${`-${apart} days`})`,
    nearest: sql`${start(older)} desc`,
  };
}

/** The id of one attempt, if the viewer may do this to it. */
export function planOpenTo(viewerId: Id, planId: Id, act: Act): SQL {
  return sql`(select ${plans.onboardingId} from ${plans} where ${isPlanOpenTo(viewerId, planId, act)})`;
}

function plansInReachOf(viewerId: Id, act: Act): SQL {
  return sql`(select ${plans.onboardingId} from ${plans} where ${isInReachOf(viewerId, act)})`;
}

/** A trip belongs to its plan, deleted or not; a trip without a plan belongs to the user who planned it. */
function areTripsInReachOf(viewerId: Id, act: Act): SQL | undefined {
  return or(
    sql`${trips.onboardingId} in ${plansInReachOf(viewerId, act)}`,
    // The unary plus keeps SQLite from reading everyone's trips without a plan through the index of plans.
    and(sql`+${trips.onboardingId} is null`, isTripMadeBy(viewerId)),
  );
}
