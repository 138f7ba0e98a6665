// A plan that gets another owner. Everything changes in one transaction or nothing does: the first statement that
// applies leaves a mark of its own in the plan's row, and the others look for it.
//
// First a row for the attempt is written for the owner, while the plan that it copies is still theirs; it has the negative of the
// plan's number, since two rows of an owner can't have one, and turns it around once the plan has gone. Then the plan gets its
// new owner, under the conditions for all of it: the person is a member, and has room. Only then their membership ends,
// because that condition reads it, and the earlier owner becomes an editor; the other way round, nobody could be given
// anything. Garments follow, then the numbers in items, and last both people's attempts are counted from what stands there.
// If the plan couldn't be given, no mark is there, and no later statement takes a member off a plan that isn't theirs.
import { and, eq, exists, lt, type SQL, sql } from "drizzle-orm";
import type { Database } from "~/data/database.server.ts";
import { nextVersion } from "~/data/leased-rows.server.ts";
import { copiesOf } from "~/data/plans/allowance.server.ts";
import { isOwnedBy, isPlanOpenTo } from "~/data/plans/open-to.server.ts";
import { type PlanRow, recount } from "~/data/plans/plans.server.ts";
import {
  clothingList,
  userClothingItems as items,
  planMembers as members,
  userOnboardingData as plans,
} from "~/data/schema.ts";
import { noteSeenStatements } from "~/data/sharing/made-links.server.ts";
import { countTrips, countTripsOfPlan } from "~/data/travel/select-trip.server.ts";

/** Who gives which plan to which of its members. */
export interface HandOver {
  planId: string;
  ownerId: string;
  toId: string;
  /** A random id of this hand-over. */
  id: string;
  /** The most plans besides their own quizzes that the new owner may have; null for no limit. */
  most: number | null;
  /** The most trips that the new owner may have along with those of the plan; null for no limit. */
  mostTrips: number | null;
  now: number;
}

/**
 * Makes a member the owner, and the owner an editor. Null, with nothing written, unless the plan is the owner's, the
 * other person is a member, and they have room for it.
 */
export async function handOverPlan(db: Database, one: HandOver): Promise<PlanRow | null> {
  const [, [given]] = await db.batch(handOverStatements(db, one));
  return given ?? null;
}

/** The statements of a hand-over, in their order, for a transaction with more in it. */
export function handOverStatements(db: Database, one: HandOver) {
  const { planId, ownerId, toId, now } = one;
  const isDone = exists(
    db
      .select({ one: sql`1` })
      .from(plans)
      .where(and(eq(plans.onboardingId, planId), isOwnedBy(toId), eq(plans.submissionKey, keyOf(one)))),
  );
  return [
    usedAttempt(db, one),
    giveStatement(db, one),
    // In place of the plan's number, which the row couldn't have as long as the plan was there.
    db
      .update(plans)
      .set({ attemptNumber: sql`-${plans.attemptNumber}` })
      .where(and(isOwnedBy(ownerId), lt(plans.attemptNumber, 0))),
    db.delete(members).where(and(eq(members.userId, toId), eq(members.onboardingId, planId), isDone)),
    db.run(sql`insert or ignore into ${members} (user_id, onboarding_id, role, joined_at)
      select ${ownerId}, ${planId}, 'editor', ${now} where ${isDone}`),
    ...garmentStatements(db, one, isDone),
    db
      .update(items)
      .set({
        attemptNumber: sql`(select ${plans.attemptNumber} from ${plans} where ${eq(plans.onboardingId, planId)})`,
      })
      .where(and(eq(items.onboardingId, planId), isDone)),
    ...noteSeenStatements(db, ownerId, planId, isDone),
    recount(db, ownerId, now, isDone),
    recount(db, toId, now, isDone),
  ] as const;
}

/**
 * A plan that counted stays counted for whoever made it, as a row without content like that of a deleted plan;
 * otherwise handing over would return attempts.
 */
function usedAttempt(db: Database, one: HandOver) {
  const { now } = one;
  return db.run(sql`insert into ${plans} (onboarding_id, user_id, attempt_number, zipcode, expected_due_date,
      gender_preference, laundry_scenario, status, submission_key, run_id, created_at, updated_at, deleted_at)
    select ${one.id}, ${plans.userId}, -${plans.attemptNumber}, '', '', 'neutral', 'daily', 'completed',
      ${keyOf(one)}, '', ${plans.createdAt}, ${now}, ${now}
    from ${plans}
    where ${canBeGiven(db, one)} and ${plans.countsTowardQuota} = 1 and ${plans.status} <> 'failed'`);
}

/** The plan becomes the new owner's. Its share link ends: it names the owner, and the new one hasn't made it. */
function giveStatement(db: Database, one: HandOver) {
  const hasLink = sql`${plans.replicationTokenHash} is not null`;
  return db
    .update(plans)
    .set({
      userId: one.toId,
      attemptNumber: sql`1 + coalesce((select max(${plans.attemptNumber}) from ${plans} where ${isOwnedBy(one.toId)}), 0)`,
      submissionKey: keyOf(one),
      countsTowardQuota: false,
      replicationConfig: sql`iif(${hasLink}, null, ${plans.replicationConfig})`,
      replicationToken: null,
      replicationTokenHash: null,
      replicationExpiresAt: null,
      ...nextVersion(plans),
      updatedAt: one.now,
    })
    .where(canBeGiven(db, one))
    .returning();
}

/** Garments that a parent added go with the plan; those that another plan holds too are copied. */
function garmentStatements(db: Database, one: HandOver, isDone: SQL) {
  const { planId, ownerId, toId } = one;
  const ofPlan = sql`${clothingList.ownerId} = ${ownerId} and ${isDone} and exists (select 1 from ${items}
    where ${items.onboardingId} = ${planId} and ${items.clothingId} = ${clothingList.clothingId})`;
  const elsewhere = sql`exists (select 1 from ${items}
    where ${items.clothingId} = ${clothingList.clothingId} and ${items.onboardingId} <> ${planId})`;
  const copyName = sql`'handed_' || ${one.id} || '_' || ${clothingList.clothingId}`;
  return [
    db
      .update(clothingList)
      .set({ ownerId: toId })
      .where(and(ofPlan, sql`not ${elsewhere}`)),
    db.run(sql`insert into ${clothingList} (clothing_id, clothing_name_id, name, category, notes, image_url, size_up,
        essentiality, weather_adjustments, base_quantities, valid_age_ranges, variants, owner_id)
      select (select max(clothing_id) from ${clothingList}) + row_number() over (order by ${clothingList.clothingId}),
        ${copyName}, name, category, notes, image_url, size_up, essentiality, weather_adjustments, base_quantities,
        valid_age_ranges, variants, ${toId}
      from ${clothingList} where ${ofPlan}`),
    db
      .update(items)
      .set({
        clothingId: sql`(select copy.clothing_id from ${clothingList} as copy
          where copy.clothing_name_id = 'handed_' || ${one.id} || '_' || ${items.clothingId})`,
      })
      .where(
        and(
          eq(items.onboardingId, planId),
          sql`exists (select 1 from ${clothingList} as copy
            where copy.clothing_name_id = 'handed_' || ${one.id} || '_' || ${items.clothingId})`,
        ),
      ),
  ] as const;
}

function canBeGiven(db: Database, one: HandOver): SQL | undefined {
  const isMember = exists(
    db
      .select({ one: sql`1` })
      .from(members)
      .where(and(eq(members.userId, one.toId), eq(members.onboardingId, one.planId))),
  );
  const hasRoom = one.most === null ? undefined : sql`${copiesOf(db, one.toId)} < ${one.most}`;
  const hasRoomForTrips =
    one.mostTrips === null
      ? undefined
      : sql`${countTripsOfPlan(db, one.planId)} + ${countTrips(db, one.toId)} <= max(${one.mostTrips}, ${countTrips(db, one.toId)})`;
  return and(isPlanOpenTo(one.ownerId, one.planId, "manage"), isMember, hasRoom, hasRoomForTrips);
}

const keyOf = ({ id }: HandOver) => `handed:${id}`;
