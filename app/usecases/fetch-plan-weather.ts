// Stage one of a plan: five years of the place's weather become month cards and weather groups.
import { unpackNormals } from "~/contracts/climate-normals.ts";
import type { PlanJob } from "~/contracts/plan-job.ts";
import { packMonthCards } from "~/contracts/stored-plan.ts";
import { type Claim, saveWeather } from "~/data/attempt-runs.server.ts";
import type { Database } from "~/data/database.server.ts";
import { selectClimateArea, selectPlace } from "~/data/places.server.ts";
import { upsertWeatherCell } from "~/data/weather-cells.server.ts";
import { toDay } from "~/domain/calendar.ts";
import { type DayRecord, weatherWindow } from "~/domain/climate.ts";
import { buildMonthCards, indexHistory } from "~/domain/month-cards.ts";
import { planStart } from "~/domain/plan-start.ts";
import { expandNormals } from "~/domain/typical-climate.ts";
import type { WeatherSource } from "~/domain/vocabulary.ts";
import { buildWeatherGroups } from "~/domain/weather-groups.ts";
import { log } from "~/lib/logger.server.ts";
import type { LivePublisher } from "~/services/live.server.ts";
import type { PlanQueue } from "~/services/queue.server.ts";
import type { WeatherArchive } from "~/services/weather/archive.server.ts";
import { announceAttempt } from "./announce-attempt.ts";
import { underClaim } from "./under-claim.ts";

/** Longer than the whole chain of archives may take, shorter than a parent waits for the sweeper. */
export const LEASE_MS = 25_000;

interface Dependencies {
  db: Database;
  archive: WeatherArchive;
  planQueue: PlanQueue;
  live: LivePublisher;
  clock: () => number;
}

/**
 * Does the stage once for a run, however often it is asked to. Archives that fail are no error here: the
 * area's typical climate takes their place. Throws when D1 fails, and then the message comes again.
 */
export async function fetchPlanWeather(deps: Dependencies, job: PlanJob): Promise<void> {
  const { db, live, planQueue, clock } = deps;
  const { onboardingId, runId } = job;
  const startedAt = clock();
  const claim: Claim = {
    onboardingId,
    runId,
    from: ["pending", "processing_weather"],
    to: "processing_weather",
    now: startedAt,
    leaseUntil: startedAt + LEASE_MS,
  };
  await underClaim(db, claim, async (attempt) => {
    const announced = announceAttempt(live, attempt);

    const firstDay = planStart(attempt);
    const window = weatherWindow(firstDay, toDay(new Date(startedAt)));
    const { days, source } = await findDays(deps, attempt.zipcode, window, startedAt);
    const history = indexHistory(days);
    const saved = await saveWeather(
      db,
      job,
      {
        monthCards: packMonthCards(buildMonthCards(history, firstDay)),
        weatherGroups: JSON.stringify(buildWeatherGroups(history, firstDay)),
        weatherSource: source,
      },
      clock(),
    );
    if (saved) await planQueue.send({ stage: "calculations", onboardingId, runId });
    await announced;
    if (!saved) return;
    await announceAttempt(live, saved);
    log.info("plan_weather_ready", { onboardingId, source, days: days.length, ms: clock() - startedAt });
  });
}

async function findDays(
  { db, archive, clock }: Dependencies,
  zipcode: string,
  window: { start: string; end: string },
  now: number,
): Promise<{ days: DayRecord[]; source: WeatherSource }> {
  const [[place], [area]] = await db.batch([selectPlace(db, zipcode), selectClimateArea(db, zipcode)]);
  const where = place ?? area;
  const found = where
    ? await archive.find({ latitude: where.latitude, longitude: where.longitude, ...window }, now)
    : null;
  if (found) {
    const { key, latitude, longitude, start, end, fetchedAt } = found.cell;
    await upsertWeatherCell(db, {
      cell: key,
      provider: found.provider,
      latitude,
      longitude,
      startDate: start,
      endDate: end,
      fetchedAt,
      lastUsedAt: clock(),
    });
    return { days: found.days, source: found.provider };
  }
  if (area) {
    return {
      days: expandNormals(unpackNormals(area.months), window.start, window.end),
      source: "typical-climate",
    };
  }
  return { days: [], source: "season" };
}
