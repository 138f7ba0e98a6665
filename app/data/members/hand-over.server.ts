// A plan that gets another owner. Everything changes in one transaction or nothing does: the first statement that
// applies leaves a mark of its own in the plan's row, and the others look for it.
import { and, eq, exists, lt, type SQL, sql } from "drizzle-orm";
import type { Database } from "~/data/database.server.ts";
import { nextVersion } from "~/data/leased-rows.server.ts";
import { type AttemptRow, recount } from "~/data/plans/attempts.server.ts";
import { isOwnedBy, isPlanOpenTo } from "~/data/plans/open-to.server.ts";
import {
  userOnboardingData as attempts,
  clothingList,
  userClothingItems as items,
  planMembers as members,
} from "~/data/schema.ts";
import { copiesOf } from "~/data/sharing/copies.server.ts";
import { countTrips, countTripsOfPlan } from "~/data/travel/own-trips.server.ts";

/** Who gives which plan to which of its members. */
export interface HandOver {
  onboardingId: string;
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
export async function handOverPlan(db: Database, one: HandOver): Promise<AttemptRow | null> {
  const [, [given]] = await db.batch(handOverStatements(db, one));
  return given ?? null;
}

/** The statements of a hand-over, in their order, for a transaction with more in it. */
export function handOverStatements(db: Database, one: HandOver) {
  const { onboardingId, ownerId, toId, now } = one;
  const isDone = exists(
    db
      .select({ one: sql`1` })
      .from(attempts)
      .where(
        and(eq(attempts.onboardingId, onboardingId), isOwnedBy(toId), eq(attempts.submissionKey, keyOf(one))),
      ),
  );
  return [
    usedAttempt(db, one),
    giveStatement(db, one),
    // In place of the plan's number, which the row couldn't have as long as the plan was there.
    db
      .update(attempts)
      .set({ attemptNumber: sql`-${attempts.attemptNumber}` })
      .where(and(isOwnedBy(ownerId), lt(attempts.attemptNumber, 0))),
    db.delete(members).where(and(eq(members.userId, toId), eq(members.onboardingId, onboardingId), isDone)),
    db.run(sql`insert or ignore into ${members} (user_id, onboarding_id, role, joined_at)
      select ${ownerId}, ${onboardingId}, 'editor', ${now} where ${isDone}`),
    ...garmentStatements(db, one, isDone),
    db
      .update(items)
      .set({
        attemptNumber: sql`(select ${attempts.attemptNumber} from ${attempts} where ${eq(attempts.onboardingId, onboardingId)})`,
      })
      .where(and(eq(items.onboardingId, onboardingId), isDone)),
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
  return db.run(sql`insert into ${attempts} (onboarding_id, user_id, attempt_number, zipcode, expected_due_date,
      gender_preference, laundry_scenario, status, submission_key, run_id, created_at, updated_at, deleted_at)
    select ${one.id}, ${attempts.userId}, -${attempts.attemptNumber}, '', '', 'neutral', 'daily', 'completed',
      ${keyOf(one)}, '', ${attempts.createdAt}, ${now}, ${now}
    from ${attempts}
    where ${canBeGiven(db, one)} and ${attempts.countsTowardQuota} = 1 and ${attempts.status} <> 'failed'`);
}

/** The plan becomes the new owner's. Its share link ends: it names the owner, and the new one hasn't made it. */
function giveStatement(db: Database, one: HandOver) {
  const hasLink = sql`${attempts.replicationTokenHash} is not null`;
  return db
    .update(attempts)
    .set({
      userId: one.toId,
      attemptNumber: sql`1 + coalesce((select max(${attempts.attemptNumber}) from ${attempts} where ${isOwnedBy(one.toId)}), 0)`,
      submissionKey: keyOf(one),
      countsTowardQuota: false,
      replicationConfig: sql`iif(${hasLink}, null, ${attempts.replicationConfig})`,
      replicationToken: null,
      replicationTokenHash: null,
      replicationExpiresAt: null,
      ...nextVersion(attempts),
      updatedAt: one.now,
    })
    .where(canBeGiven(db, one))
    .returning();
}

/** Garments that a parent added go with the plan; those that another plan holds too are copied. */
function garmentStatements(db: Database, one: HandOver, isDone: SQL) {
  const { onboardingId, ownerId, toId } = one;
  const ofPlan = sql`${clothingList.ownerId} = ${ownerId} and ${isDone} and exists (select 1 from ${items}
    where ${items.onboardingId} = ${onboardingId} and ${items.clothingId} = ${clothingList.clothingId})`;
  const elsewhere = sql`exists (select 1 from ${items}
    where ${items.clothingId} = ${clothingList.clothingId} and ${items.onboardingId} <> ${onboardingId})`;
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
          eq(items.onboardingId, onboardingId),
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
      .where(and(eq(members.userId, one.toId), eq(members.onboardingId, one.onboardingId))),
  );
  const hasRoom = one.most === null ? undefined : sql`${copiesOf(db, one.toId)} < ${one.most}`;
  const hasRoomForTrips =
    one.mostTrips === null
      ? undefined
      : sql`${countTripsOfPlan(db, one.onboardingId)} + ${countTrips(db, one.toId)} <= max(${one.mostTrips}, ${countTrips(db, one.toId)})`;
  return and(isPlanOpenTo(one.ownerId, one.onboardingId, "manage"), isMember, hasRoom, hasRoomForTrips);
}

const keyOf = ({ id }: HandOver) => `handed:${id}`;
