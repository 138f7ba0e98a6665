// Which cells of the weather cache exist, so that a cron can refresh those in use.
import { and, gt, lt, sql } from "drizzle-orm";
import type { Database } from "~/data/database.server.ts";
import { weatherCells } from "~/data/schema.ts";

export type WeatherCellRow = typeof weatherCells.$inferSelect;

/** Records that a cell was used at `lastUsedAt`, and when and for which days it was fetched. */
export function upsertWeatherCell(db: Database, cell: WeatherCellRow) {
  return db
    .insert(weatherCells)
    .values(cell)
    .onConflictDoUpdate({
      target: weatherCells.cell,
      set: {
        startDate: sql`excluded.start_date`,
        endDate: sql`excluded.end_date`,
        fetchedAt: sql`excluded.fetched_at`,
        lastUsedAt: sql`max(${weatherCells.lastUsedAt}, excluded.last_used_at)`,
      },
    });
}

/** Cells fetched before `fetchedBefore` and used after `usedAfter`, oldest first. */
export function selectStaleCells(db: Database, fetchedBefore: number, usedAfter: number, limit: number) {
  return db
    .select()
    .from(weatherCells)
    .where(and(lt(weatherCells.fetchedAt, fetchedBefore), gt(weatherCells.lastUsedAt, usedAfter)))
    .orderBy(weatherCells.fetchedAt)
    .limit(limit);
}

/** Deletes cells unused since `usedBefore`; in KV they expire by themselves. */
export function deleteUnusedCells(db: Database, usedBefore: number) {
  return db.delete(weatherCells).where(lt(weatherCells.lastUsedAt, usedBefore));
}

/** Deletes cells of earlier key versions, which sort before the current prefix. */
export function deleteOutdatedCells(db: Database, keys: string) {
  return db.delete(weatherCells).where(lt(weatherCells.cell, keys));
}
