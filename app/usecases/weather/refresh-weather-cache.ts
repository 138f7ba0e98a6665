// The cron's care for the weather cache: cells in use are fetched again before they expire.
import {
  deleteOutdatedCells,
  deleteUnusedCells,
  selectStaleCells,
  upsertWeatherCell,
} from "~/data/weather/weather-cells.server.ts";
import { type IsoDay, plusDays, plusYears, toDay } from "~/domain/calendar.ts";
import { log } from "~/lib/logger.server.ts";
import { oneByOne } from "~/lib/one-by-one.server.ts";
import { CACHE_SECONDS, CELL_KEYS } from "~/services/weather/archive.server.ts";
import type { Needs } from "~/usecases/needs.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** Five days before the end, so that one bad night doesn't lose a cell. */
const STALE_AFTER_MS = CACHE_SECONDS * 1000 - 5 * DAY_MS;
const USED_WITHIN_MS = 60 * DAY_MS;
const CELLS_PER_RUN = 40;

/** The last whole day by the sun over a cell, since no time zone is recorded for it. */
function yesterdayAt(longitude: number, now: number): IsoDay {
  return plusDays(toDay(new Date(now + (longitude / 360) * DAY_MS)), -1);
}

/** Refreshes the oldest cells in use, one by one, and stops at the first archive that doesn't answer. */
export async function refreshWeatherCache({
  db,
  archive,
  now,
}: Needs<"db" | "archive" | "now">): Promise<{ refreshed: number }> {
  await db.batch([deleteUnusedCells(db, now - USED_WITHIN_MS), deleteOutdatedCells(db, CELL_KEYS)]);
  const stale = await selectStaleCells(db, now - STALE_AFTER_MS, now - USED_WITHIN_MS, CELLS_PER_RUN);
  let refreshed = 0;
  let isAnswering = true;
  await oneByOne(
    stale,
    { event: "weather_cell_not_refreshed", facts: ({ cell }) => ({ cell }) },
    async (one) => {
      const { provider, latitude, longitude, lastUsedAt } = one;
      const name = archive.providers.find((candidate) => candidate === provider);
      if (!name || !isAnswering) return;
      // An archive refuses such a spot, which says nothing about what it would answer for the others.
      if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) throw new RangeError("The cell is nowhere");
      const end = yesterdayAt(longitude, now);
      const found = await archive.refresh(name, { latitude, longitude, start: plusYears(end, -5), end }, now);
      // One implausible cell says nothing about the others.
      if (found === "doubted") return;
      isAnswering = found !== "unanswered";
      if (found === "unanswered") return;
      const { key, start, fetchedAt } = found.cell;
      await upsertWeatherCell(db, {
        cell: key,
        provider,
        latitude,
        longitude,
        startDate: start,
        endDate: end,
        fetchedAt,
        lastUsedAt,
      });
      refreshed++;
    },
  );
  log.info("weather_cache_refreshed", { refreshed, stale: stale.length });
  return { refreshed };
}
