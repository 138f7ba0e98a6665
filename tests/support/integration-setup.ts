// Before each file of integration tests, in its own fresh storage: the migrated schema and the shared data.
import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach } from "vitest";
import { openDatabase } from "~/data/database.server.ts";
import { captureLogs, unexpectedLogs } from "./logs.ts";
import { seedSharedData } from "./shared-data.ts";

await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
await seedSharedData(openDatabase(env.DB));

beforeEach(captureLogs);

afterEach(() => {
  const lines = unexpectedLogs();
  if (lines.length > 0) throw new Error(`Unexpected warnings or errors were logged:\n${lines.join("\n")}`);
});
