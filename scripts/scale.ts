// `npm run scale`: simulates users spread over databases by rendezvous hashing. It takes sizes and the mix of
// requests and prints a table: how even the databases are, which is hot, and what another one changes. The
// costs are those of docs/scaling.md.
import { parseArgs } from "node:util";
import { z } from "zod";
import { fail } from "./database-door.ts";
import { type Shard, simulate, unevenness } from "./scale/simulate.ts";

const USAGE = `Usage: npm run scale -- [--users 1000000] [--shards 8] [--added 1] [--views 2] [--edits 3] [--quizzes 0.02]
  [--spread 1] [--trip-ms 2] [--peak 4] [--seed 1]        views, edits and quizzes are those of a mean user's day`;
/** A minute of work at most. */
const MOST_USERS = 2_000_000;
const MOST_SHARDS = 64;
const LIMIT_BYTES = 10e9;

const number = (most: number, least = 0) => z.coerce.number().min(least).max(most);
const options = z.object({
  users: number(MOST_USERS, 1).default(1_000_000),
  shards: number(MOST_SHARDS, 1).default(8),
  added: number(MOST_SHARDS).default(1),
  views: number(1000).default(2),
  edits: number(1000).default(3),
  quizzes: number(100).default(0.02),
  spread: number(3).default(1),
  "trip-ms": number(1000).default(2),
  peak: number(100).default(4),
  seed: number(2 ** 32).default(1),
});

const given = options.safeParse(readWords()).data ?? fail(USAGE);
const { users, added, views, edits, quizzes, spread, peak, seed } = given;
const shards = Math.round(given.shards);
const outcome = simulate({
  users,
  shards,
  added: Math.round(added),
  mix: { plans: [0.7, 0.2, 0.1], views, edits, quizzes, spread },
  costs: {
    sharedBytes: 14_000_000,
    userBytes: 1_700,
    planBytes: 21_000,
    trips: { view: 1, edit: 1, quiz: 9 },
    tripMs: given["trip-ms"],
    peak,
  },
  seed,
});

console.log(`${users.toLocaleString("en")} users over ${shards} databases\n`);
print(outcome.before);
if (added > 0) {
  console.log(`\nWith ${Math.round(added)} more\n`);
  print(outcome.after);
  const ideal = added / (shards + added);
  console.log(
    `\n${percent(outcome.moved / users)} of all users move (${percent(ideal)} have to), ${outcome.movedInVain} between old databases.`,
  );
}

function readWords(): Record<string, unknown> {
  const names = Object.keys(options.shape);
  const strings = Object.fromEntries(names.map((name) => [name, { type: "string" as const }]));
  try {
    return parseArgs({ options: strings }).values;
  } catch {
    return fail(USAGE);
  }
}

function print(list: readonly Shard[]): void {
  console.log("database        users       GB   of 10 GB   trips/s at peak    busy");
  for (const { name, users: count, bytes, trips, busy } of list) {
    const columns = [
      name.padEnd(12),
      String(count).padStart(8),
      (bytes / 1e9).toFixed(2).padStart(8),
      percent(bytes / LIMIT_BYTES).padStart(10),
      trips.toFixed(1).padStart(17),
      percent(busy).padStart(7),
      ` ${remarkOf(bytes, busy)}`,
    ];
    console.log(columns.join(" ").trimEnd());
  }
  const worst = (of: (shard: Shard) => number) => unevenness(list.map(of)).toFixed(3);
  console.log(
    `largest against mean: users ${worst(({ users: count }) => count)}, bytes ${worst(({ bytes }) => bytes)}, trips ${worst(({ trips }) => trips)}`,
  );
}

/**
 * At half of a database's time, queries begin to wait for each other; and data is moved before there is no
 * room for it.
 */
function remarkOf(bytes: number, busy: number): string {
  const full = bytes > LIMIT_BYTES ? "too large" : bytes > 0.6 * LIMIT_BYTES ? "move soon" : "";
  const hot = busy > 1 ? "overloaded" : busy > 0.5 ? "hot" : "";
  return [full, hot].filter(Boolean).join(", ");
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}
