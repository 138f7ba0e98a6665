// A user's final dashboard, and the plan that their other places are about. The writing statement itself checks that another
// final dashboard is replaced only on purpose, so two tabs can't both win.

import { and, desc, eq, inArray, type Placeholder, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "~/data/database.server.ts";
import { pageQuery } from "~/data/page-reader.server.ts";
import { PLACE_COLUMNS } from "~/data/places/select-places.server.ts";
import { SIZE_COLUMNS, TITLE_COLUMNS } from "~/data/plans/plan-columns.server.ts";
import { calendarEvents as events, userOnboardingData as plans, usersProfile } from "~/data/schema.ts";
import { type IsoDay, plusDays, plusMonths } from "~/domain/calendar.ts";
import { NEAR_DAYS } from "~/domain/plans/places.ts";
import { COMPLETE_STATUSES } from "~/domain/plans/plan-status.ts";
import type { PlanStatus } from "~/domain/vocabulary.ts";
import { CARRIED_ON_MONTHS } from "~/domain/wardrobe/growth.ts";
import { pick } from "~/lib/pick.ts";
import { type Id, isCompletePlanOpenTo, isOpenTo, isPlanOpenTo, STATUS_NOW } from "./open-to.server.ts";

const selection = pageQuery(["userId"], (db, { userId }) =>
  db
    .select({ selectedOnboardingId: plans.onboardingId })
    .from(usersProfile)
    .leftJoin(plans, and(eq(plans.onboardingId, usersProfile.selectedOnboardingId), isOpenTo(userId, "read")))
    .where(eq(usersProfile.userId, userId)),
);

/** The user's final dashboard, null if none or deleted; no row without a profile. */
export function selectSelection(db: Database, userId: string) {
  return selection(db, { userId });
}

/** The state after an attempt to write. */
export interface SelectionOutcome {
  hasChanged: boolean;
  selectedOnboardingId: string | null;
  /** The status of the attempt to select or clear. */
  status: PlanStatus;
}

type Target = { userId: string; planId: string; now: number };

/**
 * Makes a complete attempt of the user the final one; another final one stays unless `replacesOther`. Null if
 * the attempt isn't the user's.
 */
export function saveSelection(
  db: Database,
  target: Target & { replacesOther: boolean },
): Promise<SelectionOutcome | null> {
  const { userId, planId, replacesOther } = target;
  const isReady = sql`exists (select 1 from ${plans} where ${isCompletePlanOpenTo(userId, planId, "read")})`;
  const noneIsFinal = sql`not exists (select 1 from ${plans}
    where ${plans.onboardingId} = ${usersProfile.selectedOnboardingId} and ${isOpenTo(userId, "read")})`;
  return write(
    db,
    target,
    planId,
    and(
      sql`${usersProfile.selectedOnboardingId} is not ${planId}`,
      isReady,
      replacesOther ? undefined : noneIsFinal,
    ),
  );
}

/** Clears the user's final dashboard if it is this one; null if the attempt isn't the user's. */
export function clearSelection(db: Database, target: Target): Promise<SelectionOutcome | null> {
  const { userId, planId } = target;
  const isThere = sql`exists (select 1 from ${plans} where ${isPlanOpenTo(userId, planId, "read")})`;
  return write(db, target, null, and(eq(usersProfile.selectedOnboardingId, planId), isThere));
}

/** One round trip and one transaction: the write, if allowed, and the state after it. */
async function write(
  db: Database,
  { userId, planId, now }: Target,
  selected: string | null,
  condition: SQL | undefined,
): Promise<SelectionOutcome | null> {
  const [changed, [plan], [selection]] = await db.batch([
    db
      .update(usersProfile)
      .set({ selectedOnboardingId: selected, updatedAt: now })
      .where(and(eq(usersProfile.userId, userId), condition))
      .returning({ userId: usersProfile.userId }),
    db
      .select({ status: plans.status })
      .from(plans)
      .where(isPlanOpenTo(userId, planId, "read")),
    selectSelection(db, userId),
  ]);
  if (!plan) return null;
  if (!selection) throw new Error("The user has no profile");
  return { hasChanged: changed.length > 0, ...selection, ...plan };
}

export const START = sql`coalesce(${plans.babyBornOn}, ${plans.expectedDueDate})`;

export const isFinalOf = (viewerId: Id) =>
  sql`${plans.onboardingId} is (select ${usersProfile.selectedOnboardingId} from ${usersProfile}
    where ${usersProfile.userId} = ${viewerId})`;

/** As many born children as one page shows, and as many plans as it names. */
export const MOST_CHILDREN = 6;
const MOST_LISTED = 24;

/** What the selects of a family's children are given. */
export const OF_FAMILY = ["viewerId", "tomorrow", "since"] as const;
type FamilyGiven = Record<(typeof OF_FAMILY)[number], Placeholder>;

/** A day early and a day late, because the day at a plan's place may be another. */
export function familyQuestion(viewerId: string, today: IsoDay) {
  const since = plusDays(plusMonths(today, -CARRIED_ON_MONTHS), -1);
  return { viewerId, tomorrow: plusDays(today, 1), since };
}

export const isCompleteOf = (viewerId: Id) =>
  and(isOpenTo(viewerId, "read"), inArray(plans.status, [...COMPLETE_STATUSES]));

/**
 * Of such plans of a viewer those of the youngest children, as many as one page shows, until a year after they have outgrown the last size:
 * one for each first day and name, of a second quiz the final one or else the newest.
 */
export function plansOfChildren(viewerId: SQLWrapper, isSo: SQL, today: IsoDay): SQL {
  const since = plusMonths(today, -CARRIED_ON_MONTHS - 12);
  return sql`select id from (select ${plans.onboardingId} as id, max((${isFinalOf(viewerId)}) * 1000000 + ${plans.attemptNumber})
    from ${plans} where ${isSo} and ${isCompleteOf(viewerId)} and ${START} >= ${since}
    group by ${START}, ${plans.babyNames} order by ${START} desc limit ${sql.raw(`${MOST_CHILDREN}`)})`;
}

/** Whether a plan is among the newest of the viewer's complete ones whose babies are born and under 24 months. */
export function isBornPlan({ viewerId, since, tomorrow }: FamilyGiven, id: SQLWrapper = plans.onboardingId) {
  return sql`${id} in (select ${plans.onboardingId} from ${plans}
    where ${isCompleteOf(viewerId)} and ${START} between ${since} and ${tomorrow}
    order by ${plans.attemptNumber} desc limit ${sql.raw(`${MOST_CHILDREN}`)})`;
}

/** The viewer's complete plans of babies who are under 24 months or not born yet, newest first. */
export const selectChildren = pageQuery(OF_FAMILY, (db, { viewerId, since }) =>
  db
    .select({
      ...pick(plans, "onboardingId", "expectedDueDate", "babyBornOn", "babies"),
      ...TITLE_COLUMNS,
      country: PLACE_COLUMNS.country,
      isFinal: isFinalOf(viewerId).mapWith(Boolean).as("is_final"),
    })
    .from(plans)
    .where(and(isCompleteOf(viewerId), sql`${START} >= ${since}`))
    .orderBy(desc(plans.attemptNumber))
    .limit(MOST_LISTED),
);

/** How many children under 24 months a viewer's complete plans are of; one first day is one child's, however many plans there are. */
function bornChildren(viewerId: Placeholder, today: Placeholder) {
  const goesOn = sql`${START} > date(${today}, ${sql.raw(`'-${CARRIED_ON_MONTHS} months'`)})`;
  return sql<number>`(select count(distinct ${START}) from ${plans}
    where ${and(isCompleteOf(viewerId), sql`${START} < ${today}`, goesOn)})`.as("born_children");
}

const ASKED = ["viewerId", "openId", "lastId", "event", "today", "near", "asksToday"] as const;

const shownPlan = pageQuery(ASKED, (db, { viewerId, openId, lastId, event, today, near, asksToday }) => {
  const hasBegun = sql`${START} <= ${near}`;
  const goesOn = sql`date(${START}, '+' || ${plans.plannedMonths} || ' months') > ${today}`;
  return db
    .select({
      onboardingId: plans.onboardingId,
      status: STATUS_NOW,
      ...SIZE_COLUMNS,
      bornChildren: bornChildren(viewerId, today),
    })
    .from(plans)
    .where(isOpenTo(viewerId, "read"))
    .orderBy(
      desc(inArray(plans.status, [...COMPLETE_STATUSES])),
      desc(sql`${plans.onboardingId} = ${openId}`),
      desc(sql`${event} <> '' and exists (select 1 from ${events}
        where ${events.onboardingId} = ${plans.onboardingId} and ${events.uid} = ${event})`),
      desc(sql`${asksToday} = 'yes' and ${hasBegun} and ${goesOn}`),
      desc(sql`${plans.onboardingId} = ${lastId}`),
      desc(goesOn),
      desc(isFinalOf(viewerId)),
      desc(hasBegun),
      desc(plans.attemptNumber),
    )
    .limit(1);
});

interface ShownPlanQuestion {
  viewerId: string;
  /** The plan of the open page; null if it has none. */
  openId: string | null;
  /** The plan that was open last; null if none is known. */
  lastId: string | null;
  /** The name of a calendar's event that speaks of a plan; null if none does. */
  event?: string | null;
  today: IsoDay;
  /** Whether Today is asked for, which a baby who isn't near has none of. */
  asksToday?: boolean;
}

/**
 * One of the viewer's complete plans: the open one, else that of the event, the one opened last, the final one, one with a baby who is
 * here or near, or the newest. Among those that nobody has opened, one that isn't over leads; where Today is asked for, one that has it does.
 * Without a complete plan, the newest other one; no row without any.
 */
export function selectShownPlan(db: Database, question: ShownPlanQuestion) {
  const { viewerId, openId, lastId, event, today, asksToday = false } = question;
  return shownPlan(db, {
    viewerId,
    openId: openId ?? "",
    lastId: lastId ?? "",
    event: event ?? "",
    today,
    near: plusDays(today, NEAR_DAYS),
    asksToday: asksToday ? "yes" : "",
  });
}
