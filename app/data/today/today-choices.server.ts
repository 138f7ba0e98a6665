// One person's own choices on a plan's page of today. Everyone on the plan, readers included, has their own and sees no one else's.
import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "~/data/database.server.ts";
import { isPlanOpenTo } from "~/data/plans/open-to.server.ts";
import { todayChoices as choices, userOnboardingData as plans } from "~/data/schema.ts";
import type { OwnTimes } from "~/domain/today/own-times.ts";
import type { ShownSituation } from "~/domain/today/shown-situation.ts";
import { pick } from "~/lib/pick.ts";

/** The columns of a person's choices on a plan. */
export const OWN_CHOICES = {
  ...pick(choices, "situation", "weekdayOut", "weekdayBack", "weekendOut", "weekendBack"),
};

/** The viewer's own choices on a plan, at most one row; the plan's other queries say whether they may read it. */
export function selectTodayChoices(db: Database, viewerId: string, planId: string) {
  return db
    .select(OWN_CHOICES)
    .from(choices)
    .where(and(eq(choices.userId, viewerId), eq(choices.onboardingId, planId)));
}

/** Keeps the situation that the viewer looks at. False, with nothing written, unless they may read the plan. */
export function saveSituation(
  db: Database,
  viewerId: string,
  planId: string,
  situation: ShownSituation,
): Promise<boolean> {
  return save(
    db,
    sql`insert into ${choices} (user_id, onboarding_id, situation)
      select ${viewerId}, ${plans.onboardingId}, ${situation} from ${plans} where ${isPlanOpenTo(viewerId, planId, "read")}
      on conflict (user_id, onboarding_id) do update set situation = excluded.situation`,
  );
}

/** Keeps the viewer's own times in place of those before. False, with nothing written, unless they may read the plan. */
export function saveOwnTimes(
  db: Database,
  viewerId: string,
  planId: string,
  { weekday, weekend }: OwnTimes,
): Promise<boolean> {
  const [out, back] = [weekday?.out ?? null, weekday?.back ?? null];
  return save(
    db,
    sql`insert into ${choices} (user_id, onboarding_id, weekday_out, weekday_back, weekend_out, weekend_back)
      select ${viewerId}, ${plans.onboardingId}, ${out}, ${back}, ${weekend?.out ?? null}, ${weekend?.back ?? null}
      from ${plans} where ${isPlanOpenTo(viewerId, planId, "read")}
      on conflict (user_id, onboarding_id) do update set weekday_out = excluded.weekday_out,
        weekday_back = excluded.weekday_back, weekend_out = excluded.weekend_out, weekend_back = excluded.weekend_back`,
  );
}

async function save(db: Database, statement: SQL): Promise<boolean> {
  const { meta } = await db.run(statement);
  return meta.changes > 0;
}
