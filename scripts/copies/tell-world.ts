// Tests and benchmarks speak to a served build whose database has copies that lag (lagging-site.ts): they change its ways, its
// copies, and its rows.

/** The ways between a reader, the primary, and the copies, milliseconds. */
export interface Ways {
  primaryMs: number;
  copyMs: number;
  /** How far each copy is behind; without any there are no copies. */
  lagMs: readonly number[];
}

/** The lag of copies that get nothing until they are told to come level. */
export const HELD_MS = 1e12;

/** A test's or a benchmark's order to the simulated world, which answers with its facts. */
export type WorldCommand =
  | { do: "facts" }
  | { do: "ways"; ways: Ways }
  | { do: "silence"; isSilent: boolean }
  /** Copies come as far as the primary: those at these places, or all. */
  | { do: "level"; places?: readonly number[] }
  /** Changes the copies alone, behind the primary's back. */
  | { do: "copies"; sql: string };

/** Counts since the build was started. */
export interface WorldFacts {
  /** Trips that each side has answered. */
  trips: { primary: number; copies: number };
  /** Answered pages that may lag, by place and outcome as the metric `reading` names them: 'copy answered'. */
  pages: Record<string, number>;
  /** The longest time of such a page, milliseconds. */
  worstMs: number;
}

/** The address for orders to the world. */
export const WORLD_PATH = "/copies-world";
/** The address that carries out a statement as one of the Worker's own, so that it reaches the copies, too. */
export const ASK_PATH = "/copies-ask";

/** Tells the world of a served build; returns what has happened so far. */
export async function tellWorld({ url }: { url: string }, command: WorldCommand): Promise<WorldFacts> {
  const answer = await fetch(`${url}${WORLD_PATH}`, { method: "POST", body: JSON.stringify(command) });
  if (!answer.ok) throw new Error(`The world answered ${answer.status} to ${command.do}`);
  return answer.json();
}

/** Runs one statement at the primary, of which the copies hear as of any other; returns the rows. */
export async function askWorld<Row>(
  { url }: { url: string },
  sql: string,
  values: readonly string[],
): Promise<Row[]> {
  const answer = await fetch(`${url}${ASK_PATH}`, { method: "POST", body: JSON.stringify({ sql, values }) });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}
