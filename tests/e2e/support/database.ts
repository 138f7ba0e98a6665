// Access to a stopped server's database, to check what a journey has left in it.
import { openLocalDatabase } from "../../../scripts/local-worker.ts";
import type { Row } from "../../support/hosted-server.ts";
import type { ServerProcess } from "../../support/local-server.ts";

/** Runs one statement on a stopped server's database. */
export async function askStoppedDatabase(
  server: ServerProcess,
  sql: string,
  ...values: string[]
): Promise<Row[]> {
  const simulator = openLocalDatabase(server.stateDir);
  try {
    const database = await simulator.getD1Database("DB");
    const { results } = await database
      .prepare(sql)
      .bind(...values)
      .all<Row>();
    return results;
  } finally {
    await simulator.dispose();
  }
}
