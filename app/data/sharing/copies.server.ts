// Copies of shared dashboards. A claim writes the copy's row with a snapshot of everything it will contain, in one statement, so
// later changes by the owner aren't included. The pipeline then turns the snapshot into rows.
import { and, desc, eq, gt, gte, isNull, lt, ne, or, sql } from "drizzle-orm";
import type { Database } from "~/data/database.server.ts";
import { copiesOf } from "~/data/plans/allowance.server.ts";
import { isRun, move, type Run } from "~/data/plans/move.server.ts";
import { isOwnedBy } from "~/data/plans/open-to.server.ts";
import { clothingList, userOnboardingData as plans, userClothingItems } from "~/data/schema.ts";
import { fieldIn, listIn } from "~/data/sound-json.server.ts";
import { FIRST_CUSTOM_ID } from "~/data/wardrobe/custom-items.server.ts";
import { COMPLETE_STATUSES } from "~/domain/plans/plan-status.ts";
import { RULES_VERSION } from "~/domain/plans/rules-version.ts";
import type { PlanStatus } from "~/domain/vocabulary.ts";

export interface Claim {
  userId: string;
  tokenHash: string;
  /** The claim form's key: sending it twice makes one copy. */
  formKey: string;
  /** Copies of this link claimed after this instant count as this claim's, whichever form made them. */
  since: number;
  planId: string;
  runId: string;
  titleFromFriend: string;
  titleFromSelf: string;
  /** The most copies that the user may have. */
  most: number;
  now: number;
}

export interface ClaimOutcome {
  copy: { onboardingId: string; runId: string; status: PlanStatus } | null;
  /** The status of the dashboard behind the link; null if the link is invalid. */
  source: PlanStatus | null;
  copies: number;
}

const COMPLETE_LIST = sql.join(
  COMPLETE_STATUSES.map((status) => sql.raw(`'${status}'`)),
  sql`, `,
);

/** The columns that a copy takes over from its source, besides its sizes and the items. */
const SAME = sql.raw(
  "zipcode, place, expected_due_date, babies, planned_months, gender_preference, laundry_scenario, month_cards, weather_source, baby_born_on",
);

/** Whether the source's sizes follow its baby: their days, and all numbers for them, would tell how big the baby is. */
const FOLLOWS_BABY = sql.raw(
  "(source.planned_sizes is not null and iif(json_valid(source.planned_sizes), source.planned_sizes ->> '$.kind', null) is not 'counted')",
);

/** Whether the link includes personal notes. */
const WITH_NOTES = fieldIn(sql.raw("source.replication_config"), "$.includePersonalNotes");

/**
 * All items of the source as one text, except those added for a trip; the owner's own items include what the
 * catalogue says about the others. Numbers that follow the baby stay where they are: the copy is calculated by the calendar.
 */
const SNAPSHOT = sql`(select json_group_array(json_object(
    'clothingId', iif(clothing.owner_id is null, clothing.clothing_id, null),
    'itemName', item.item_name,
    'weatherGroupOrder', item.weather_group_order,
    'essentiality', item.essentiality,
    'calculatedQuantities', iif(clothing.owner_id is null and ${FOLLOWS_BABY}, '', item.calculated_quantities),
    'personalNotes', iif(${WITH_NOTES}, item.personal_notes, '{}'),
    'warmAs', item.warm_as,
    'custom', json(iif(clothing.owner_id is null, 'null', json_object(
      'name', clothing.name,
      'category', clothing.category,
      'notes', iif(${WITH_NOTES}, clothing.notes, null),
      'imageUrl', clothing.image_url,
      'sizeUp', clothing.size_up,
      'essentiality', clothing.essentiality,
      'weatherAdjustments', clothing.weather_adjustments,
      'baseQuantities', clothing.base_quantities,
      'validAgeRanges', clothing.valid_age_ranges,
      'variants', clothing.variants)))
    ) order by item.clothing_id)
  from ${userClothingItems} as item join ${clothingList} as clothing using (clothing_id)
  where item.onboarding_id = source.onboarding_id and item.removed_at is null and item.is_travel_item = 0)`;

/**
 * Writes the copy that a claim asks for, unless there is one already, the user has too many, or the link
 * doesn't lead to a complete dashboard. Returns the state after it. One transaction. A bedroom stays with its
 * family: numbers that may follow it are worked out again for whoever made the copy.
 */
export async function claimCopy(db: Database, claim: Claim): Promise<ClaimOutcome> {
  const { userId, tokenHash, now } = claim;
  const [prefix, afterPrefix] = [`claim:${tokenHash}:`, `claim:${tokenHash};`];
  const submissionKey = prefix + claim.formKey;
  const isOwn = and(isOwnedBy(userId), isNull(plans.deletedAt));
  const isTwin = and(
    gte(plans.submissionKey, prefix),
    lt(plans.submissionKey, afterPrefix),
    ne(plans.status, "failed"),
    or(eq(plans.status, "cloning_dashboard"), gt(plans.createdAt, claim.since)),
  );
  const [, found, sources, [counted]] = await db.batch([
    db.run(sql`insert or ignore into ${plans} (onboarding_id, user_id, attempt_number, ${SAME}, weather_groups, planned_sizes,
        night_room_f, rules_version, status, card_title,
        replication_config, replication_snapshot, counts_toward_quota, submission_key, run_id, created_at, updated_at)
      select ${claim.planId}, ${userId},
        1 + coalesce((select max(${plans.attemptNumber}) from ${plans} where ${isOwnedBy(userId)}), 0),
        ${SAME}, iif(${FOLLOWS_BABY}, null, source.weather_groups), iif(${FOLLOWS_BABY}, null, source.planned_sizes),
        iif(source.user_id = ${userId}, source.night_room_f, null),
        iif(source.night_room_f is null, source.rules_version, min(source.rules_version, ${RULES_VERSION - 1})),
        'cloning_dashboard',
        iif(source.user_id = ${userId}, ${claim.titleFromSelf}, ${claim.titleFromFriend}),
        json_object('includePersonalNotes', json(iif(${WITH_NOTES}, 'true', 'false')), 'sourceUserId', source.user_id),
        ${SNAPSHOT}, 0, ${submissionKey}, ${claim.runId}, ${now}, ${now}
      from ${plans} as source
      where source.replication_token_hash = ${tokenHash} and source.replication_expires_at > ${now}
        and source.status in (${COMPLETE_LIST}) and source.deleted_at is null
        and ${copiesOf(db, userId)} < ${claim.most}
        and not exists ${db.select().from(plans).where(and(isOwn, isTwin))}`),
    db
      .select({ onboardingId: plans.onboardingId, runId: plans.runId, status: plans.status })
      .from(plans)
      .where(and(isOwn, or(eq(plans.submissionKey, submissionKey), isTwin)))
      .orderBy(desc(eq(plans.submissionKey, submissionKey)), desc(plans.createdAt))
      .limit(1),
    db
      .select({ status: plans.status })
      .from(plans)
      .where(
        and(
          eq(plans.replicationTokenHash, tokenHash),
          gt(plans.replicationExpiresAt, now),
          isNull(plans.deletedAt),
        ),
      ),
    copiesOf(db, userId),
  ]);
  return { copy: found[0] ?? null, source: sources[0]?.status ?? null, copies: counted?.copies ?? 0 };
}

/** The claimer's own items are named after the copy, so that a repeated run finds them. */
const OWN_NAME = sql.raw("'custom_' || copy.onboarding_id || '_' || item.key");

/** Whether the snapshot left numbers out, because they follow the source's baby. */
const LACKS_NUMBERS = sql`exists (select 1 from json_each(${listIn(plans.replicationSnapshot)}) as item
  where item.value ->> '$.calculatedQuantities' = '')`;

/**
 * The statements that build a copy from its snapshot: the claimer's own custom items, all items, and the
 * completion, or for a copy without numbers the beginning of an ordinary run, which calculates its numbers. Run them
 * in one batch: they write everything or, if the run is finished or superseded, nothing.
 */
export function copyStatements(db: Database, run: Run, now: number) {
  const cloning = sql`copy.onboarding_id = ${run.onboardingId} and copy.run_id = ${run.runId}
    and copy.status = 'cloning_dashboard' and copy.deleted_at is null`;
  return [
    db.run(sql`insert or ignore into ${clothingList} (clothing_id, clothing_name_id, name, category, notes, image_url,
        size_up, essentiality, weather_adjustments, base_quantities, valid_age_ranges, variants, owner_id)
      select max(${FIRST_CUSTOM_ID - 1}, (select max(clothing_id) from ${clothingList}))
          + row_number() over (order by item.key),
        ${OWN_NAME}, item.value ->> '$.custom.name', item.value ->> '$.custom.category',
        item.value ->> '$.custom.notes', item.value ->> '$.custom.imageUrl', item.value ->> '$.custom.sizeUp',
        item.value ->> '$.custom.essentiality', item.value ->> '$.custom.weatherAdjustments',
        item.value ->> '$.custom.baseQuantities', item.value ->> '$.custom.validAgeRanges',
        item.value ->> '$.custom.variants', copy.user_id
      from ${plans} as copy, json_each(copy.replication_snapshot) as item
      where ${cloning} and item.value ->> '$.custom' is not null`),
    db.run(sql`insert into ${userClothingItems} (user_id, clothing_id, item_name, onboarding_id, attempt_number,
        weather_group_order, essentiality, calculated_quantities, personal_notes, warm_as, created_at, updated_at)
      select copy.user_id, coalesce(own.clothing_id, item.value ->> '$.clothingId'), item.value ->> '$.itemName',
        copy.onboarding_id, copy.attempt_number, item.value ->> '$.weatherGroupOrder', item.value ->> '$.essentiality',
        item.value ->> '$.calculatedQuantities', item.value ->> '$.personalNotes', item.value ->> '$.warmAs',
        ${now}, ${now}
      from ${plans} as copy, json_each(copy.replication_snapshot) as item
      left join ${clothingList} as own on own.clothing_name_id = ${OWN_NAME}
      where ${cloning}
      on conflict (onboarding_id, clothing_id) do nothing`),
    move(db, {
      from: ["cloning_dashboard"],
      to: { when: LACKS_NUMBERS, to: "pending", otherwise: "completed" },
      where: isRun(run),
      set: { errorMessage: null, leaseUntil: null, replicationSnapshot: null },
      now,
    }),
  ] as const;
}
