// Forecasts by the hour, one row for each cell of 0.1° that somebody looks at. A claim makes one of all who come at the same time
// the one who asks the provider: it is a single statement, so that no lock has to be given back.
import { and, eq, gt, lte, or, type Placeholder, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "~/data/database.server.ts";
import { pageQuery } from "~/data/page-reader.server.ts";
import { isPlanOpenTo } from "~/data/plans/open-to.server.ts";
import { isBornPlan, OF_FAMILY } from "~/data/plans/selection.server.ts";
import {
  todayChoices as choices,
  hourlyForecasts as forecasts,
  userOnboardingData as plans,
  zipcodeCityMap,
} from "~/data/schema.ts";
import { fieldIn } from "~/data/sound-json.server.ts";
import { OWN_CHOICES } from "~/data/today/today-choices.server.ts";
import { DAY_CARE } from "~/data/wardrobe/select-around.server.ts";
import { FRESH_MS, HOUR_MS, USED_MS } from "~/domain/weather/hourly-forecast.ts";
import { pick } from "~/lib/pick.ts";

export type StoredHours = typeof forecasts.$inferSelect;

/** Whoever asks has this long; then the next one may. */
const CLAIM_MS = 30_000;
/** No pause of a provider is this long, so that a later time can't be meant. */
const LONGEST_WAIT_MS = 2 * HOUR_MS;

/** Whether the provider may be asked for a cell: nobody is asking, and nobody has to wait. */
export function mayAsk({ askAfter }: Pick<StoredHours, "askAfter">, now: number): boolean {
  return askAfter <= now || askAfter > now + LONGEST_WAIT_MS;
}

/** The same of a row. To SQLite, a damaged column's text is more than any number. */
function isOver(now: number): SQL {
  return sql`(${forecasts.askAfter} <= ${now} or ${forecasts.askAfter} > ${now + LONGEST_WAIT_MS})`;
}

/** Half a tenth goes up, as in domain/weather/hourly-forecast.ts. */
const tenthOf = (degrees: SQLWrapper): SQL => sql`(floor(${degrees} * 10 + 0.5) / 10)`;

/** The cell of a row's place, by the stored place outside the US, else by the ZIP code that is joined; null if that is unknown. */
export function cellAt(place: SQLWrapper): SQL {
  const latitude = sql`coalesce(${fieldIn(place, "latitude")}, ${zipcodeCityMap.latitude})`;
  const longitude = sql`coalesce(${fieldIn(place, "longitude")}, ${zipcodeCityMap.longitude})`;
  return sql`${tenthOf(latitude)} || ',' || ${tenthOf(longitude)}`;
}

/** The columns of a row's place and of its forecast, if the ZIP code and the cell are joined; null where nothing is known or kept. */
export const WEATHER_AT = {
  state: zipcodeCityMap.stateAbbreviation,
  ...pick(zipcodeCityMap, "latitude", "longitude"),
  ...pick(forecasts, "cell", "askAfter", "askedAt", "fetchedAt", "hours"),
};

const weatherRows = (db: Database, viewerId: Placeholder, where: SQL | undefined) =>
  db
    .select({
      onboardingId: plans.onboardingId,
      ...pick(plans, "monthCards", "todayMarks"),
      dayCare: DAY_CARE,
      place: plans.place,
      ...WEATHER_AT,
      ...OWN_CHOICES,
    })
    .from(plans)
    .leftJoin(zipcodeCityMap, eq(zipcodeCityMap.zipcode, plans.zipcode))
    .leftJoin(forecasts, eq(forecasts.cell, cellAt(plans.place)))
    .leftJoin(choices, and(eq(choices.userId, viewerId), eq(choices.onboardingId, plans.onboardingId)))
    .where(where);

const weatherForPlan = pageQuery(["viewerId", "planId"], (db, { viewerId, planId }) =>
  weatherRows(db, viewerId, isPlanOpenTo(viewerId, planId, "read")),
);

/** As `selectWeatherForPlan`, of all born children. */
export const selectWeathersOfFamily = pageQuery(OF_FAMILY, (db, given) =>
  weatherRows(db, given.viewerId, isBornPlan(given)),
);

/**
 * The place of a plan that the viewer may read, its weather month by month, the marks that its people have made on Today, what is kept of
 * its forecast, and the viewer's own choices. State and coordinates are the ZIP code's, null outside the US; columns of the forecast and
 * of the choices are null if nothing is kept.
 */
export function selectWeatherForPlan(db: Database, viewerId: string, planId: string) {
  return weatherForPlan(db, { viewerId, planId });
}

const hoursAt = pageQuery(["cell"], (db, { cell }) =>
  db.select().from(forecasts).where(eq(forecasts.cell, cell)),
);

/** The stored forecast of a cell. */
export function selectHoursAt(db: Database, cell: string) {
  return hoursAt(db, { cell });
}

/** Takes it upon the caller to ask for a cell; a row only if nobody else is asking and nobody has to wait. */
export function claimHours(db: Database, cell: string, now: number) {
  return db
    .insert(forecasts)
    .values({ cell, askAfter: now + CLAIM_MS, askedAt: now })
    .onConflictDoUpdate({
      target: forecasts.cell,
      set: { askAfter: now + CLAIM_MS, askedAt: now },
      setWhere: isOver(now),
    })
    .returning({ cell: forecasts.cell });
}

/** Keeps what the provider has answered; it isn't asked again until that has aged. */
export async function saveHours(
  db: Database,
  cell: string,
  { fetchedAt, hours }: { fetchedAt: number; hours: string },
): Promise<void> {
  await db
    .update(forecasts)
    .set({ fetchedAt, hours, askedAt: null, askAfter: fetchedAt + FRESH_MS })
    .where(eq(forecasts.cell, cell));
}

/** Leaves the provider alone for a cell until `askAfter`; what is kept stays. */
export async function putOffHours(db: Database, cell: string, askAfter: number): Promise<void> {
  await db.update(forecasts).set({ askedAt: null, askAfter }).where(eq(forecasts.cell, cell));
}

/** Deletes forecasts that were fetched so long ago that nobody uses them, and what was asked for as long ago and never came. */
export function deleteOldHours(db: Database, now: number) {
  return db
    .delete(forecasts)
    .where(
      or(lte(forecasts.askAfter, now - (USED_MS - FRESH_MS)), gt(forecasts.askAfter, now + LONGEST_WAIT_MS)),
    );
}
