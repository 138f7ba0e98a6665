// Before each file of integration tests: empty storage, the migrated schema and the shared data. Files share a Worker and what
// its modules keep, so that modules load once; what a file stores is gone before the next one.
import { reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterAll, afterEach, beforeEach, type RunnerTestFile } from "vitest";
import { openDatabase } from "~/data/database.server.ts";
import { captureLogs, unexpectedLogs } from "./logs.ts";
import { makeSchema } from "./make-schema.ts";
import { loadInOneStep } from "./module-loader.ts";
import { plansOfNoted } from "./query-plans.ts";
import { seedSharedData } from "./shared-data.ts";

loadInOneStep();
await emptyStorage();
await makeSchema();
await seedSharedData(openDatabase(env.DB));

let file: RunnerTestFile | undefined;

beforeEach(({ task }) => {
  file = task.file;
  captureLogs();
});

afterEach(() => {
  const lines = unexpectedLogs();
  if (lines.length > 0) throw new Error(`Unexpected warnings or errors were logged:\n${lines.join("\n")}`);
});

afterAll(async () => {
  const recorded = await plansOfNoted();
  if (file) file.meta.recorded = recorded;
  const scanning = recorded.queries.filter(({ scans }) => scans.length > 0);
  const told = scanning.map(({ sql, by, scans }) => `${by.join(", ")}: ${scans.join(", ")}\n${sql}`);
  if (told.length > 0) throw new Error(`Queries that scan a table that grows:\n${told.join("\n")}`);
});

async function emptyStorage(): Promise<void> {
  // A store that was idle for ten seconds sleeps, and `reset` only empties those that are awake.
  await Promise.all([storedNames(), env.WEATHER_CACHE.list(), env.IMAGES_BUCKET.list()]);
  await reset();
  const left = [
    ...(await storedNames()),
    ...(await env.WEATHER_CACHE.list()).keys,
    ...(await env.IMAGES_BUCKET.list()).objects,
  ];
  if (left.length > 0) throw new Error(`An earlier file has left ${left.length} things in storage`);
}

async function storedNames(): Promise<unknown[]> {
  return (await env.DB.prepare("select name from sqlite_master where name not like '_cf_%'").all()).results;
}
