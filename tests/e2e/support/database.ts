// The database of a server that is not running, to see what a journey has left in it.
import { openLocalDatabase } from "../../../scripts/local-worker.ts";
import type { Row } from "../../support/hosted-server.ts";
import type { ServerProcess } from "../../support/local-server.ts";

/** Runs one statement on the database of a server that is stopped. */
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
