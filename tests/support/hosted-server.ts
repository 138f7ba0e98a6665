// One of the host's servers, as a test sees it: it has its own port and its own seeded state, stops and
// starts in a moment, and can be reached from behind, to see what a journey has left or to set up a state
// that no page can.
import { inject } from "vitest";
import { askWorld } from "../../scripts/copies/tell-world.ts";
import { freePort } from "../../scripts/free-port.ts";
import { type LocalServer, type LocalServerOptions, NO_WEATHER } from "./local-server.ts";
import type { HostCommand, Statement } from "./server-host.ts";

export type Row = Record<string, string | number | null>;

export interface HostedServer extends LocalServer {
  /** Stops it and starts it again: every socket breaks, and the state stays. */
  restart(): Promise<void>;
  /** Fires the cron of every minute now. */
  sweep(): Promise<void>;
  /** Runs one statement on its database; returns the rows. */
  ask(sql: string, ...values: string[]): Promise<Row[]>;
  /** Runs statements in one trip, all of them or none; returns the rows of each. */
  askAll(...statements: readonly Statement[]): Promise<Row[][]>;
  /** Puts an object into its bucket. */
  put(key: string, base64: string): Promise<void>;
}

interface HostedServerOptions extends Pick<LocalServerOptions, "weatherUrl" | "env"> {
  /** How far copies of its database are behind, milliseconds; without, it has none. */
  lagMs?: readonly number[];
}

/** A server that hasn't been started yet. */
export async function createHostedServer({
  weatherUrl = NO_WEATHER,
  env,
  lagMs,
}: HostedServerOptions = {}): Promise<HostedServer> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const vars = { WEATHER_API_URL: weatherUrl, ...env };
  const start = () => tell<void>({ do: "start", port, env: vars, ...(lagMs && { lagMs }) });
  const stop = () => tell<void>({ do: "stop", port });
  async function askAll(...statements: readonly Statement[]): Promise<Row[][]> {
    if (!lagMs) return tell({ do: "ask", port, statements });
    // Copies don't hear of what is written behind the Worker's back.
    const rows: Row[][] = [];
    for (const { sql, values } of statements) rows.push(await askWorld({ url }, sql, values));
    return rows;
  }
  return {
    url,
    port,
    start,
    stop,
    output: () => tell({ do: "output", port }),
    async restart() {
      await stop();
      await start();
    },
    sweep: () => tell({ do: "sweep", port }),
    ask: async (sql, ...values) => (await askAll({ sql, values })).flat(),
    askAll,
    put: (key, base64) => tell({ do: "put", port, key, base64 }),
    dispose: () => tell({ do: "remove", port }),
  };
}

/** Puts the seeded state, which takes seconds to make, into the folder of a server that hasn't been started yet. */
export const seedState = (stateDir: string) => tell<void>({ do: "seed", stateDir });

async function tell<Value>(command: HostCommand): Promise<Value> {
  const response = await fetch(inject("serverHost"), { method: "POST", body: JSON.stringify(command) });
  const { value, error }: { value: Value; error?: string } = JSON.parse(await response.text());
  if (error !== undefined) throw new Error(error);
  return value;
}
