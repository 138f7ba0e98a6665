// Which cells of the weather cache exist, so that a cron can refresh those that people use.
import { and, gt, lt, sql } from "drizzle-orm";
import type { Database } from "~/data/database.server.ts";
import { weatherCells } from "~/data/schema.ts";

export type WeatherCellRow = typeof weatherCells.$inferSelect;

/** Notes that a cell was read at `lastUsedAt`, and when and for which days it was fetched. */
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

/** Cells fetched before `fetchedBefore` that somebody used after `usedAfter`, oldest first. */
export function selectStaleCells(db: Database, fetchedBefore: number, usedAfter: number, limit: number) {
  return db
    .select()
    .from(weatherCells)
    .where(and(lt(weatherCells.fetchedAt, fetchedBefore), gt(weatherCells.lastUsedAt, usedAfter)))
    .orderBy(weatherCells.fetchedAt)
    .limit(limit);
}

/** Forgets cells that nobody has used since `usedBefore`; KV lets them go by itself. */
export function deleteUnusedCells(db: Database, usedBefore: number) {
  return db.delete(weatherCells).where(lt(weatherCells.lastUsedAt, usedBefore));
}

/** Forgets cells of earlier forms, whose keys come before those that begin so now. */
export function deleteOutdatedCells(db: Database, keys: string) {
  return db.delete(weatherCells).where(lt(weatherCells.cell, keys));
}
