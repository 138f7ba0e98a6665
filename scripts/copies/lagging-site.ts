// A served build whose database has copies that lag (lagging-copies.ts): what `npm run regions` measures, and journeys read.
import { copyFileSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { ASK_PATH, type Ways, WORLD_PATH } from "./tell-world.ts";

const COPIES = ["COPY_ONE", "COPY_TWO"];
const MODULE = "lagging-site.js";
const WAYS = "__COPIES_WAYS";

/** The entry of a Worker around ours, which knows the database only with its copies. */
const ENTRY = `import layette from "./index.js";
import { laggingDatabase } from "./lagging-copies.js";
export * from "./index.js";

const worlds = new Map();
const pages = {};
let worstMs = 0;
let ways;

/** Notes what the Worker measures of pages that may lag. */
const measured = (METRICS) => ({
  writeDataPoint(point) {
    const [what, place, outcome] = point.blobs;
    if (what === "reading") {
      const name = \`\${place} \${outcome}\`;
      pages[name] = (pages[name] ?? 0) + 1;
      worstMs = Math.max(worstMs, point.doubles[0]);
    }
    METRICS?.writeDataPoint(point);
  },
});

const copiesOf = (env) => [env.COPY_ONE, env.COPY_TWO].slice(0, ways.lagMs.length);

function world(env) {
  ways ??= JSON.parse(env.${WAYS});
  const key = ways.lagMs.length;
  let known = worlds.get(key);
  if (!known) {
    const { lagMs } = ways;
    const options = { primary: env.DB, copies: copiesOf(env), lagMs, ways: () => ways, begins: Date.now() };
    known = { lagging: laggingDatabase(options) };
    known.env = { ...env, DB: known.lagging.binding, METRICS: measured(env.METRICS) };
    worlds.set(key, known);
  }
  return known;
}

async function obey(env, command) {
  const { lagging } = world(env);
  switch (command.do) {
    case "ways":
      ways = command.ways;
      world(env).lagging.setLag(ways.lagMs);
      break;
    case "silence":
      lagging.silence(command.isSilent);
      break;
    case "level":
      await lagging.bringLevel(command.places);
      break;
    case "copies":
      for (const copy of copiesOf(env)) await copy.prepare(command.sql).run();
  }
  return Response.json({ trips: world(env).lagging.trips, pages, worstMs });
}

async function ask(env, { sql, values }) {
  try {
    return Response.json((await world(env).env.DB.prepare(sql).bind(...values).all()).results);
  } catch (error) {
    return new Response(String(error), { status: 500 });
  }
}

export default {
  async fetch(request, env, ctx) {
    const { pathname } = new URL(request.url);
    if (pathname === "${WORLD_PATH}") return obey(env, await request.json());
    if (pathname === "${ASK_PATH}") return ask(env, await request.json());
    const answer = layette.fetch(request, world(env).env, ctx);
    // A write that a reader doesn't wait for still has to reach the copies.
    ctx.waitUntil(answer.then(() => {}, () => {}));
    return answer;
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

const filesIn = (stateDir: string) =>
  globSync(FILES, { cwd: stateDir }).filter((path) => !path.includes("metadata"));

/** The simulator's names of the copies' files, which depend on nothing but ours. */
async function copyFiles(): Promise<string[]> {
  const stateDir = mkdtempSync(join(tmpdir(), "layette-copies-"));
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
  const files = filesIn(stateDir);
  rmSync(stateDir, { recursive: true, force: true, maxRetries: 5 });
  return files;
}

let names: Promise<string[]> | undefined;

/** Makes the copies of a seeded state, of which nothing else may be open: files that equal the database's own. */
export async function copyDatabase(stateDir: string): Promise<void> {
  names ??= copyFiles();
  const copies = await names;
  const [own, ...others] = filesIn(stateDir).filter((path) => !copies.includes(path));
  if (!own || others.length > 0) throw new Error(`There is not one database but ${others.length + 1}`);
  for (const path of copies) {
    for (const ending of ["", "-wal", "-shm"]) {
      const [from, to] = [join(stateDir, own + ending), join(stateDir, path + ending)];
      if (existsSync(from)) copyFileSync(from, to);
      else rmSync(to, { force: true });
    }
  }
}
