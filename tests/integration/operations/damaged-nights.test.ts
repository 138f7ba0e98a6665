// A damaged row stops no night: what is over is deleted beside it, other cells of the weather cache are fetched again, and the log
// names the cell that was left.
import { env } from "cloudflare:workers";
import { eq, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { expect, it } from "vitest";
import { openDatabase } from "~/data/database.server.ts";
import {
  addressChanges,
  emailTokens,
  hourlyForecasts,
  mailOutbox,
  pendingSignUps,
  planInvitations,
  rateCounters,
  sessions,
  spentSecrets,
  unsentForms,
  weatherCells,
} from "~/data/schema.ts";
import { newId } from "~/lib/new-id.ts";
import { CELL_KEYS } from "~/services/weather/archive.server.ts";
import { runCron } from "../../../workers/cron/run.ts";
import { aStoredPlan, aUser } from "../../support/factories.ts";
import { countLogged, expectLogs, loggedLines } from "../../support/logs.ts";
import { aWorld, type World } from "../../support/plans.ts";
import { spreadDamage } from "../../support/spread-damage.ts";

const db = openDatabase(env.DB);
const DAY_MS = 86_400_000;
const NOW = Date.now();
const LONG_AGO = NOW - 40 * DAY_MS;

interface Leftover {
  table: SQLiteTable;
  key: string;
  /** Two rows that are over: one to be deleted, and one whose copies are damaged. */
  write(ids: readonly [string, string]): Promise<unknown>;
}

async function leftovers(): Promise<Leftover[]> {
  const { id: userId } = await aUser(db);
  const { onboardingId: planId } = await aStoredPlan(db, userId);
  const other = await aUser(db);
  const once = { createdAt: LONG_AGO, expiresAt: LONG_AGO };
  return [
    {
      table: sessions,
      key: "token_hash",
      write: (ids) =>
        db
          .insert(sessions)
          .values(ids.map((tokenHash) => ({ tokenHash, userId, lastSeenAt: LONG_AGO, ...once }))),
    },
    {
      table: emailTokens,
      key: "token_hash",
      write: (ids) =>
        db
          .insert(emailTokens)
          .values(ids.map((tokenHash) => ({ tokenHash, userId, purpose: "reset" as const, ...once }))),
    },
    {
      table: unsentForms,
      key: "browser_hash",
      write: (ids) =>
        db
          .insert(unsentForms)
          .values(
            ids.map((browserHash) => ({
              ...{ browserHash, address: "/", pagePath: "/", sealed: "x", expiresAt: LONG_AGO },
            })),
          ),
    },
    {
      table: spentSecrets,
      key: "hash",
      write: (ids) => db.insert(spentSecrets).values(ids.map((hash) => ({ hash, expiresAt: LONG_AGO }))),
    },
    {
      table: addressChanges,
      key: "token_hash",
      // A user wants one other address at most.
      write: (ids) =>
        db
          .insert(addressChanges)
          .values(
            ids.map((tokenHash, at) => ({
              ...{ tokenHash, userId: [userId, other.id][at] ?? "", email: "new@layette.test" },
              expiresAt: LONG_AGO,
            })),
          ),
    },
    {
      table: planInvitations,
      key: "id",
      write: (ids) =>
        db
          .insert(planInvitations)
          .values(
            ids.map((id) => ({
              ...{
                id,
                onboardingId: planId,
                email: `${id}@layette.test`,
                role: "editor" as const,
                sentAt: LONG_AGO,
              },
              ...once,
            })),
          ),
    },
    {
      table: pendingSignUps,
      key: "id",
      write: (ids) =>
        db
          .insert(pendingSignUps)
          .values(
            ids.map((id) => ({
              ...{ id, email: `${id}@layette.test`, passwordHash: "x", browserHash: "x", tokenHash: id },
              ...{ returnPath: "", createdAt: LONG_AGO, linkExpiresAt: LONG_AGO },
            })),
          ),
    },
    {
      table: mailOutbox,
      key: "id",
      write: (ids) =>
        db
          .insert(mailOutbox)
          .values(
            ids.map((id) => ({
              ...{ id, idempotencyKey: id, kind: "reset", toAddress: "to@layette.test" },
              ...{ status: "sent" as const, createdAt: LONG_AGO, sentAt: LONG_AGO },
            })),
          ),
    },
    {
      table: hourlyForecasts,
      key: "cell",
      write: (ids) => db.insert(hourlyForecasts).values(ids.map((cell) => ({ cell, askAfter: LONG_AGO }))),
    },
    {
      table: rateCounters,
      key: "key",
      write: (ids) => db.insert(rateCounters).values(ids.map((key) => ({ key, wholeAt: LONG_AGO }))),
    },
  ];
}

it("F42 what is over is deleted beside damaged rows", async () => {
  const tables = await leftovers();
  const written = await Promise.all(
    tables.map(async ({ table, key, write }) => {
      const ids = [`over-${newId()}`, `damaged-${newId()}`] as const;
      await write(ids);
      const copies = await spreadDamage(env.DB, table, { key, value: ids[1] });
      return { table, key, id: ids[0], copies };
    }),
  );
  await runCron("17 4 * * *", env, NOW);
  expect(countLogged("cron_job_failed")).toBe(0);
  for (const { table, key, id, copies } of written) {
    const left = await db.select({ key: sql<string>`${sql.raw(key)}` }).from(table);
    expect(left, key).not.toContainEqual({ key: id });
    // A wish for another address is its user's only one, so it has no copies.
    if (table !== addressChanges) expect(copies.length, key).toBeGreaterThan(0);
  }
});

/** A cell that is due, and in use. */
async function aStaleCell({ db }: World, latitude: number): Promise<string> {
  const longitude = -93.3;
  const cell = `${CELL_KEYS}open-meteo:${latitude.toFixed(1)},${longitude}:5y`;
  await db
    .insert(weatherCells)
    .values({
      ...{ cell, provider: "open-meteo" as const, latitude, longitude },
      ...{ startDate: "2020-01-01", endDate: "2024-12-31", fetchedAt: LONG_AGO, lastUsedAt: NOW },
    });
  return cell;
}

it("F42 a cell of the weather cache that can't be read leaves the others theirs, and is named in the log", async () => {
  const world = await aWorld();
  expectLogs("weather_cell_not_refreshed", "weather_archive_doubted");
  const template = await aStaleCell(world, 45);
  await spreadDamage(env.DB, weatherCells, { key: "cell", value: template });
  const nowhere = await aStaleCell(world, 45.1);
  await db.update(weatherCells).set({ latitude: 500 }).where(eq(weatherCells.cell, nowhere));
  // The damaged ones come first.
  await db.update(weatherCells).set({ fetchedAt: sql`${weatherCells.fetchedAt} - 1000` });
  const sound = await aStaleCell(world, 45.2);
  await runCron("17 4 * * *", world.env, NOW);
  const [row] = await db.select().from(weatherCells).where(eq(weatherCells.cell, sound));
  expect(row?.fetchedAt).toBeGreaterThan(LONG_AGO);
  expect(countLogged("cron_job_failed")).toBe(0);
  expect(loggedLines()).toContainEqual(expect.stringMatching(`weather_cell_not_refreshed.*${nowhere}`));
});
