// What databases hold and have to do when users are spread over them, and what another database changes.
import { rendezvous } from "./placement.ts";
import { type Mix, population } from "./population.ts";

/** What things cost, as measured (docs/scaling.md). */
export interface Costs {
  sharedBytes: number;
  userBytes: number;
  planBytes: number;
  /** Round trips of a view, an edit, and a quiz with its plan. */
  trips: { view: number; edit: number; quiz: number };
  /** Milliseconds of a database for one round trip. */
  tripMs: number;
  /** The busiest minute against the mean one. */
  peak: number;
}

export interface Settings {
  users: number;
  shards: number;
  added: number;
  mix: Mix;
  costs: Costs;
  seed: number;
}

export interface Shard {
  name: string;
  users: number;
  bytes: number;
  /** Per second, at the peak. */
  trips: number;
  /** The share of its time that the database is busy at the peak; it answers one query at a time. */
  busy: number;
}

export interface Outcome {
  before: Shard[];
  after: Shard[];
  /** Users who live elsewhere once databases are added, and those among them who moved between old ones. */
  moved: number;
  movedInVain: number;
}

const DAY_SECONDS = 24 * 60 * 60;

/** Spreads a population over `shards` databases, and again with `added` more. */
export function simulate({ users, shards, added, mix, costs, seed }: Settings): Outcome {
  const names = Array.from({ length: shards + added }, (_, index) => `layette-${index + 1}`);
  const [before, after] = [names.slice(0, shards), names].map((some) =>
    some.map((name) => empty(name, costs)),
  );
  if (!before || !after) throw new Error("There are no databases");
  const [placeBefore, placeAfter] = [rendezvous(names.slice(0, shards)), rendezvous(names)];
  let moved = 0;
  let movedInVain = 0;
  for (const user of population(users, mix, seed)) {
    const [from, to] = [placeBefore(user.id), placeAfter(user.id)];
    const bytes = costs.userBytes + user.plans * costs.planBytes;
    const { view, edit, quiz } = costs.trips;
    const trips = ((user.views * view + user.edits * edit + user.quizzes * quiz) / DAY_SECONDS) * costs.peak;
    add(before[from], bytes, trips, costs);
    add(after[to], bytes, trips, costs);
    if (from !== to) moved++;
    if (from !== to && to < shards) movedInVain++;
  }
  return { before, after, moved, movedInVain };
}

function empty(name: string, { sharedBytes }: Costs): Shard {
  return { name, users: 0, bytes: sharedBytes, trips: 0, busy: 0 };
}

function add(shard: Shard | undefined, bytes: number, trips: number, { tripMs }: Costs): void {
  if (!shard) return;
  shard.users++;
  shard.bytes += bytes;
  shard.trips += trips;
  shard.busy += (trips * tripMs) / 1000;
}

/** The largest of some numbers against their mean: 1 is even. */
export function unevenness(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return mean === 0 ? 1 : Math.max(...values) / mean;
}
