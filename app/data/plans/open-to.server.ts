// The only access check for plans and their content: every read or write of attempts, items, and trips on
// someone's behalf asks here whether they may do it. A plan is open to its owner, and to its members as far as
// domain/members/roles.ts lets them; nothing else in data compares owners (docs/decisions/0068-one-door.md).
import { and, eq, inArray, isNotNull, isNull, ne, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import {
  planActs as acts,
  userOnboardingData as attempts,
  planBabies as babies,
  sizeFacts as facts,
  userClothingItems as items,
  planMembers as members,
  userTravelPlans as trips,
} from "~/data/schema.ts";
import { listIn } from "~/data/sound-json.server.ts";
import { type Act, membersWhoMay, type Role } from "~/domain/members/roles.ts";
import { COMPLETE_STATUSES } from "~/domain/plans/attempt-status.ts";

/** An id, or the SQL expression that yields it. */
type Id = string | SQLWrapper;

/** Attempts that the viewer may do this to. */
export function isOpenTo(viewerId: Id, act: Act): SQL | undefined {
  return and(isInReachOf(viewerId, act), isNull(attempts.deletedAt));
}

/** One attempt, if the viewer may do this to it. */
export function isPlanOpenTo(viewerId: Id, onboardingId: Id, act: Act): SQL | undefined {
  return and(eq(attempts.onboardingId, onboardingId), isOpenTo(viewerId, act));
}

/**
 * One attempt that the viewer may do this to and that is complete: items can be added to it, and trips packed
 * from it.
 */
export function isCompletePlanOpenTo(viewerId: Id, onboardingId: Id, act: Act): SQL | undefined {
  return and(isPlanOpenTo(viewerId, onboardingId, act), inArray(attempts.status, [...COMPLETE_STATUSES]));
}

/** One attempt, whoever asks, unless it's deleted: for the pipeline, which acts for no one. */
export function isPlanThere(onboardingId: Id): SQL | undefined {
  return and(eq(attempts.onboardingId, onboardingId), isNull(attempts.deletedAt));
}

/** One deleted attempt that the viewer can still restore. */
export function isDeletedPlanOf(viewerId: Id, onboardingId: Id): SQL | undefined {
  return and(
    eq(attempts.onboardingId, onboardingId),
    isInReachOf(viewerId, "manage"),
    isNotNull(attempts.deletedAt),
    ne(attempts.expectedDueDate, ""),
  );
}

/**
 * The items of a plan that the viewer may do this to, including a deleted one, since they come back with it. The
 * plan is looked up once by its key, and its items by theirs.
 */
export function areItemsOpenTo(viewerId: Id, onboardingId: Id, act: Act): SQL {
  return sql`${items.onboardingId} = (select ${attempts.onboardingId} from ${attempts}
    where ${and(eq(attempts.onboardingId, onboardingId), isInReachOf(viewerId, act))})`;
}

/** The items of all plans that the viewer may read, deleted or not. */
export function areAllItemsOpenTo(viewerId: Id): SQL {
  return sql`${items.onboardingId} in ${plansInReachOf(viewerId, "read")}`;
}

/** One item of a plan, and the viewer that the plan must be open to. */
export interface ItemOfOwner {
  ownerId: string;
  onboardingId: string;
  itemId: number;
}

/** One item, if the viewer may do this to its plan. */
export function isItemOpenTo({ ownerId, onboardingId, itemId }: ItemOfOwner, act: Act): SQL | undefined {
  return and(eq(items.dashboardItemId, itemId), areItemsOpenTo(ownerId, onboardingId, act));
}

/** The facts about a plan's babies, if the viewer may do this to the plan. */
export function areFactsOpenTo(viewerId: Id, onboardingId: Id, act: Act): SQL {
  return sql`${facts.onboardingId} = ${planOpenTo(viewerId, onboardingId, act)}`;
}

/** What else is known of a plan's babies, if the viewer may do this to the plan. */
export function areBabiesOpenTo(viewerId: Id, onboardingId: Id, act: Act): SQL {
  return sql`${babies.onboardingId} = ${planOpenTo(viewerId, onboardingId, act)}`;
}

/** What changed in a plan, if the viewer may read it. */
export function areActsOpenTo(viewerId: Id, onboardingId: Id): SQL {
  return sql`${acts.onboardingId} = ${planOpenTo(viewerId, onboardingId, "read")}`;
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
export interface TripOfOwner {
  ownerId: string;
  tripId: string;
}

/** Trips that the viewer may do this to. */
export function areTripsOpenTo(viewerId: Id, act: Act): SQL | undefined {
  return and(areTripsInReachOf(viewerId, act), isNull(trips.deletedAt));
}

/** One trip, if the viewer may do this to it. */
export function isTripOpenTo({ ownerId, tripId }: TripOfOwner, act: Act): SQL | undefined {
  return and(eq(trips.id, tripId), areTripsOpenTo(ownerId, act));
}

/**
 * Attempts of whoever's the trip is: its plan's owner, or without a plan whoever planned it. A move between plans of two owners
 * would take the trip from one and give it to the other, which only somebody who manages both might do, and nobody does.
 */
export function areOfTripsOwner(tripId: string): SQL {
  return sql`${attempts.userId} = (select coalesce(${ownerOf(sql`moved.onboarding_id`)}, moved.user_id)
    from ${trips} as moved where moved.id = ${tripId})`;
}

/** One deleted trip that the viewer can still restore. */
export function isDeletedTripOf({ ownerId, tripId }: TripOfOwner): SQL | undefined {
  return and(eq(trips.id, tripId), areTripsInReachOf(ownerId, "edit"), isNotNull(trips.deletedAt));
}

/** What the viewer is to an attempt that they may read. */
export function roleOf(viewerId: Id): SQL.Aliased<Role> {
  const isMember = and(eq(members.onboardingId, attempts.onboardingId), eq(members.userId, viewerId));
  return sql<Role>`iif(${eq(attempts.userId, viewerId)}, 'owner',
    (select ${members.role} from ${members} where ${isMember}))`.as("role");
}

/** A value of an attempt for everyone but its owner, for whom it is null. */
export function forOthers<Value>(viewerId: Id, value: SQL<Value>): SQL<Value | null> {
  return sql<Value | null>`iif(${eq(attempts.userId, viewerId)}, null, ${value})`;
}

/** Whose plan it is, as an expression: a plan's attempts, trips, and own items count as its owner's, whoever acts. */
export function ownerOf(onboardingId: Id): SQL<string> {
  return sql`(select ${attempts.userId} from ${attempts} where ${eq(attempts.onboardingId, onboardingId)})`;
}

/** Everyone a shared plan is open to, as a JSON list: whom to tell of a change. Null for a plan without members. */
export function peopleOf(onboardingId: Id): SQL<string | null> {
  return sql<
    string | null
  >`(select iif(${attempts.memberIds} is null, null, json_insert(${listIn(attempts.memberIds)}, '$[#]', ${attempts.userId}))
    from ${attempts} where ${eq(attempts.onboardingId, onboardingId)})`;
}

/** A value for the people on a shared plan; null for a plan without members. */
export function forMembers<Value>(onboardingId: Id, value: SQL<Value>): SQL<Value | null> {
  return sql<Value | null>`(select iif(${attempts.memberIds} is null, null, ${value}) from ${attempts}
    where ${eq(attempts.onboardingId, onboardingId)})`;
}

/**
 * Attempts that count as the user's, deleted or not: for limits, counts, and forms sent twice, not access.
 */
export function isOwnedBy(userId: Id): SQL {
  return eq(attempts.userId, userId);
}

/** Trips that the user has planned, deleted or not: for forms sent twice, not for access. */
export function isTripMadeBy(userId: Id): SQL {
  return eq(trips.userId, userId);
}

/** Items on one of these plans that the user has made: for whose they become, not access. */
export function areItemsOfPlanMadeBy(userId: string, onboardingIds: SQL): SQL | undefined {
  return and(sql`${items.onboardingId} in ${onboardingIds}`, eq(items.userId, userId));
}

/** The same for trips. */
export function areTripsOfPlanMadeBy(userId: string, onboardingIds: SQL): SQL | undefined {
  return and(sql`${trips.onboardingId} in ${onboardingIds}`, isTripMadeBy(userId));
}

function isInReachOf(viewerId: Id, act: Act): SQL | undefined {
  const isOwner = eq(attempts.userId, viewerId);
  const roles = membersWhoMay(act);
  if (roles.length === 0) return isOwner;
  const shared = sql`(select ${members.onboardingId} from ${members}
    where ${and(eq(members.userId, viewerId), inArray(members.role, roles))})`;
  return or(isOwner, sql`${attempts.onboardingId} in ${shared}`);
}

function planOpenTo(viewerId: Id, onboardingId: Id, act: Act): SQL {
  return sql`(select ${attempts.onboardingId} from ${attempts} where ${isPlanOpenTo(viewerId, onboardingId, act)})`;
}

function plansInReachOf(viewerId: Id, act: Act): SQL {
  return sql`(select ${attempts.onboardingId} from ${attempts} where ${isInReachOf(viewerId, act)})`;
}

/** A trip belongs to its plan, deleted or not; a trip without a plan belongs to the user who planned it. */
function areTripsInReachOf(viewerId: Id, act: Act): SQL | undefined {
  return or(
    sql`${trips.onboardingId} in ${plansInReachOf(viewerId, act)}`,
    // The unary plus keeps SQLite from reading everyone's trips without a plan through the index of plans.
    and(sql`+${trips.onboardingId} is null`, isTripMadeBy(viewerId)),
  );
}
