// The database of a server that is not running, to see what a journey has left in it or to bring a state about that no
// page can.
import { openLocalDatabase } from "../../../scripts/local-worker.ts";
import type { LocalServer } from "../../support/local-server.ts";

type Row = Record<string, string | number | null>;

/** Stops the server, runs one statement on its database, and starts it again; answers the rows. */
export async function askDatabase(server: LocalServer, sql: string, ...values: string[]): Promise<Row[]> {
  await server.stop();
  const rows = await askStoppedDatabase(server, sql, ...values);
  await server.start();
  return rows;
}

/** Runs one statement on the database of a server that is stopped. */
export async function askStoppedDatabase(
  server: LocalServer,
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
