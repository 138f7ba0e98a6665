// How a command reaches the database: the local one through the simulator, the deployed one through wrangler.
import { spawnSync } from "node:child_process";
import { stateDir } from "./local-vars.ts";
import { openLocalDatabase } from "./local-worker.ts";

/** Runs statements, all of them or none, and returns the rows of all. */
export type DatabaseDoor = <Row>(statements: readonly string[]) => Promise<Row[]>;

/** The command-line word for the deployed database. */
const REMOTE = "--remote";

/** The door that a command line names, and the rest of its words. */
export function openDoor(words: readonly string[]): { query: DatabaseDoor; rest: string[] } {
  const query = words.includes(REMOTE) ? queryRemote : queryLocal;
  return { query, rest: words.filter((word) => word !== REMOTE) };
}

/** Ends a command with a sentence that says what is wrong. */
export function fail(text: string): never {
  console.error(text);
  process.exit(1);
}

async function queryLocal<Row>(statements: readonly string[]): Promise<Row[]> {
  const simulator = openLocalDatabase(stateDir());
  try {
    const db = await simulator.getD1Database("DB");
    const answers = await db.batch<Row>(statements.map((sql) => db.prepare(sql)));
    return answers.flatMap(({ results }) => results);
  } finally {
    await simulator.dispose();
  }
}

async function queryRemote<Row>(statements: readonly string[]): Promise<Row[]> {
  const { status, stdout } = spawnSync(
    "wrangler",
    ["d1", "execute", "DB", REMOTE, "--yes", "--json", "--command", statements.join(";\n")],
    { encoding: "utf8", stdio: ["inherit", "pipe", "inherit"] },
  );
  if (status !== 0) fail("Cloudflare did not carry this out.");
  const answers: { results: Row[] }[] = JSON.parse(stdout);
  return answers.flatMap(({ results }) => results);
}
