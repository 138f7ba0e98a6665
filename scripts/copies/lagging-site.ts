// A served build whose database has copies that lag (lagging-copies.ts): what `npm run regions` measures, and journeys read.
import { copyFileSync, existsSync, globSync, readFileSync, rmSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { join, resolve } from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";

/** What the ways between a reader, the primary, and the copies are like, milliseconds. */
export interface Ways {
  primaryMs: number;
  copyMs: number;
  /** How far each copy is behind; without any there are no copies. */
  lagMs: readonly number[];
}

const COPIES = ["COPY_ONE", "COPY_TWO"];
const MODULE = "lagging-site.js";
const WAYS = "COPIES_WAYS";
/** Where the ways are told and what was answered is asked, by tests and benchmarks alone. */
export const WAYS_PATH = "/copies-ways";

/** The entry of a Worker around ours, which knows the database only with its copies. */
const ENTRY = `import layette from "./index.js";
import { laggingDatabase } from "./lagging-copies.js";
export * from "./index.js";

const worlds = new Map();
let ways;

function world(env) {
  ways ??= JSON.parse(env.${WAYS});
  const key = JSON.stringify(ways.lagMs.length);
  let known = worlds.get(key);
  if (!known) {
    const copies = [env.COPY_ONE, env.COPY_TWO].slice(0, ways.lagMs.length);
    known = { lagging: laggingDatabase({ primary: env.DB, copies, lagMs: ways.lagMs, ways: () => ways }) };
    known.env = { ...env, DB: known.lagging.binding };
    worlds.set(key, known);
  }
  return known;
}

export default {
  ...layette,
  async fetch(request, env, ctx) {
    if (new URL(request.url).pathname === "${WAYS_PATH}") {
      if (request.method === "POST") {
        ways = await request.json();
        world(env).lagging.setLag(ways.lagMs);
      }
      return Response.json(world(env).lagging.trips);
    }
    return layette.fetch(request, world(env).env, ctx);
  },
  queue: (batch, env, ctx) => layette.queue(batch, world(env).env, ctx),
  scheduled: (controller, env, ctx) => layette.scheduled(controller, world(env).env, ctx),
};
`;

/** What the simulator adds to a build in `buildDir`. */
export function laggingSite(buildDir: string, ways: Ways) {
  const server = resolve(buildDir, "server");
  const copies = readFileSync(new URL("lagging-copies.ts", import.meta.url), "utf8");
  return {
    /** The first one is the Worker's entry. */
    modules: [
      { type: "ESModule" as const, path: join(server, MODULE), contents: ENTRY },
      {
        type: "ESModule" as const,
        path: join(server, "lagging-copies.js"),
        contents: stripTypeScriptTypes(copies),
      },
    ],
    bindings: { [WAYS]: JSON.stringify(ways) },
    d1Databases: Object.fromEntries(COPIES.map((name) => [name, { id: name.toLowerCase() }])),
  };
}

const FILES = "v3/d1/miniflare-D1DatabaseObject/*.sqlite";

/** Makes the copies of a seeded state, of which nothing else may be open: files that equal the database's own. */
export async function copyDatabase(stateDir: string): Promise<void> {
  const files = () => globSync(FILES, { cwd: stateDir }).filter((path) => !path.includes("metadata"));
  const [own, ...others] = files();
  if (!own || others.length > 0) throw new Error(`There is not one database but ${others.length + 1}`);
  const simulator = new Miniflare(
    convertV4MiniflareOptions({
      resourcePersistencePath: join(stateDir, "v3"),
      modules: true,
      script: "export default { fetch: () => new Response(null, { status: 404 }) }",
      d1Databases: Object.fromEntries(COPIES.map((name) => [name, name.toLowerCase()])),
    }),
  );
  for (const name of COPIES) await (await simulator.getD1Database(name)).prepare("select 1").run();
  await simulator.dispose();
  for (const path of files().filter((path) => path !== own)) {
    for (const ending of ["", "-wal", "-shm"]) {
      const [from, to] = [join(stateDir, own + ending), join(stateDir, path + ending)];
      if (existsSync(from)) copyFileSync(from, to);
      else rmSync(to, { force: true });
    }
  }
}
