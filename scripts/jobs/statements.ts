// What background work looks like in the database, and what makes it start over. Rows are their own outbox:
// the sweeper sends the message of a row that is put back within a minute, so nothing here needs a queue.

import { RESEALING } from "../../app/contracts/operations/upkeep.ts";
import { RULES_VERSION } from "../../app/domain/plans/rules-version.ts";
import { RUN_ID_MARK } from "../../app/domain/plans/run-id.ts";
import { sqlText } from "../sql-text.ts";

/** How far the sealing under a newer TOKEN_SECRET has come (contracts/operations/upkeep.ts). */
export const selectResealing = `select facts from upkeep where name = '${RESEALING}'`;

export const JOB_KINDS = ["plan", "renewal", "trip", "mail", "image"] as const;
export type JobKind = (typeof JOB_KINDS)[number];

/** One piece of work that is under way, or has been given up. */
export interface JobRow {
  kind: JobKind;
  id: string;
  /** As its table names the state. */
  status: string;
  /** More about it: a plan's quota in the tier, a mail's kind, an image's garment. */
  detail: string;
  /** Epoch milliseconds of its last move; for a mail, when it was written. */
  since: number;
  /** Until when one worker has it, or nobody may take it; null if it is free. */
  until: number | null;
  /** 1 if it can start over. */
  replayable: 0 | 1;
}

/** No more than this are shown or sent at once, so that archives and providers aren't flooded. */
export const MOST_JOBS = 50;

const DAY_MS = 24 * 60 * 60 * 1000;
/** Longer than any worker's lease. */
const LONG_LEASE_MS = 60_000;

const WORKING = "status in ('pending', 'processing_weather', 'processing_calcs', 'cloning_dashboard')";
const COMPLETE = "status in ('completed', 'calculations_completed') and deleted_at is null";
const POSTPONED = (now: number) =>
  `${COMPLETE} and rules_version < ${RULES_VERSION} and lease_until > ${now + LONG_LEASE_MS}`;
const UNFINISHED_TRIP = "status in ('pending', 'failed') and deleted_at is null";
/** Links in a mail are old after a day, and Resend has forgotten its idempotency key. */
const LIVING_MAIL = (now: number) => `sealed_message is not null and created_at > ${now - DAY_MS}`;
/** An upload that was given up leaves the bucket after a day. */
const LIVING_IMAGE = (now: number) => `updated_at > ${now - DAY_MS}`;
/** A failed plan gave its quota back, so it needs leave to count again unless it has been complete before. */
const MAY_COUNT = `(counts_toward_quota = 0
  or exists (select 1 from user_clothing_items i where i.onboarding_id = user_onboarding_data.onboarding_id)
  or (select quiz_attempts_count < max_quiz_attempts from users_profile p join subscription_tiers using (subscription_id)
    where p.user_id = user_onboarding_data.user_id))`;

/**
 * Everything that is under way or given up, the oldest of each kind first; statements that answer `JobRow`s.
 */
export function listJobs(now: number): string[] {
  const oldest = `order by since limit ${MOST_JOBS}`;
  return [
    `select 'plan' as kind, onboarding_id as id, status, case when status <> 'failed' then 'at work'
      when ${MAY_COUNT} then 'given up' else 'given up; no plans left' end as detail, updated_at as since,
      lease_until as until, status <> 'failed' or ${MAY_COUNT} as replayable
    from user_onboarding_data where (${WORKING} or status = 'failed') and deleted_at is null ${oldest}`,
    `select 'renewal' as kind, onboarding_id as id, status, 'rules ' || rules_version as detail, updated_at as since,
      lease_until as until, 1 as replayable from user_onboarding_data where ${POSTPONED(now)} ${oldest}`,
    `select 'trip' as kind, id, status, case status when 'failed' then 'given up' else 'at work' end as detail, updated_at as since,
      lease_until as until, 1 as replayable
    from user_travel_plans where ${UNFINISHED_TRIP} ${oldest}`,
    `select 'mail' as kind, id, status, kind as detail, created_at as since, lease_until as until,
      status <> 'failed' or (${LIVING_MAIL(now)}) as replayable from mail_outbox where status <> 'sent' ${oldest}`,
    `select 'image' as kind, image_id as id, status, 'garment ' || clothing_id as detail, updated_at as since,
      null as until, status = 'processing' or ${LIVING_IMAGE(now)} as replayable
    from clothing_images where status in ('processing', 'failed') ${oldest}`,
  ];
}

/** How many of each kind are in which state: rows of kind, status, and count. */
export function countJobs(now: number): string {
  return `select 'plan' as kind, status, count(*) as count from user_onboarding_data
    where (${WORKING} or status = 'failed') and deleted_at is null group by status
  union all
  select 'renewal', 'postponed', count(*) from user_onboarding_data where ${POSTPONED(now)} having count(*) > 0
  union all
  select 'trip', status, count(*) from user_travel_plans where ${UNFINISHED_TRIP} group by status
  union all
  select 'mail', status, count(*) from mail_outbox where status <> 'sent' group by status
  union all
  select 'image', status, count(*) from clothing_images where status in ('processing', 'failed') group by status`;
}

/**
 * The statements that make one piece of work start over; each returns the rows that do. What has nothing left
 * to be made from, or would exceed its owner's quota, stays as it is.
 */
export function replayStatements(
  { kind, id }: Pick<JobRow, "kind" | "id">,
  now: number,
  runId: string,
): string[] {
  const name = sqlText(id);
  switch (kind) {
    case "plan":
      return replayPlan(name, now, runId);
    case "renewal":
      return [
        `update user_onboarding_data set lease_until = null where onboarding_id = ${name} and ${POSTPONED(now)}
          returning onboarding_id as id`,
      ];
    case "trip":
      return [
        `update user_travel_plans set status = 'pending', run_id = ${sqlText(runId + RUN_ID_MARK)} || version,
          lease_until = null, version = version + 1, updated_at = ${now}
        where id = ${name} and ${UNFINISHED_TRIP} returning id`,
      ];
    case "mail":
      return [
        `update mail_outbox set status = 'queued', lease_until = null where id = ${name}
          and (status in ('queued', 'sending') or (status = 'failed' and ${LIVING_MAIL(now)})) returning id`,
      ];
    case "image":
      return [
        `update clothing_images set status = 'processing', updated_at = ${now} where image_id = ${name}
          and (status = 'processing' or (status = 'failed' and ${LIVING_IMAGE(now)})) returning image_id as id`,
      ];
    default:
      return kind satisfies never;
  }
}

/**
 * As Try Again does: a new run, so that a message of the old one finds nothing; then the owner's plans are
 * counted.
 */
function replayPlan(name: string, now: number, runId: string): string[] {
  return [
    `update user_onboarding_data set
      status = case when status <> 'failed' then status when replication_snapshot is null then 'pending'
        else 'cloning_dashboard' end,
      run_id = ${sqlText(runId + RUN_ID_MARK)} || version, error_message = null, lease_until = null,
      number_changes = null, version = version + 1, updated_at = ${now}
    where onboarding_id = ${name} and deleted_at is null and (${WORKING} or (status = 'failed' and ${MAY_COUNT}))
    returning onboarding_id as id`,
    `update users_profile set quiz_attempts_count = (select count(*) from user_onboarding_data a
        where a.user_id = users_profile.user_id and counts_toward_quota = 1 and status <> 'failed'), updated_at = ${now}
      where user_id = (select user_id from user_onboarding_data where onboarding_id = ${name})`,
  ];
}
