// The servers of all journeys, in one process. Most of `npm start`'s time goes into loading its libraries and
// seeding, so this process does both once: every server gets a copy of one seeded state, and runs as `npm
// start` runs it. It takes its commands over HTTP, because the journeys run in processes of their own.
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { ensureBuild } from "../../scripts/build.ts";
import { copyDatabase, laggingSite } from "../../scripts/copies/lagging-site.ts";
import { localVars } from "../../scripts/local-vars.ts";
import { prepareLocalFile } from "../../scripts/seed/local-file.ts";
import { type ServedSite, serveSite } from "../../scripts/serve-site.ts";
import { closeWhenStopped, guardChildren } from "../../scripts/until-stopped.ts";

/** One statement for a database, with the values of its parameters. */
export interface Statement {
  sql: string;
  values: readonly string[];
}

/** What the host can be told to do with the server on a port. */
export type HostCommand =
  /** `lagMs`: how far copies of the database are behind, if it has any. */
  | { do: "start"; port: number; env: Record<string, string>; lagMs?: readonly number[] }
  | { do: "stop" | "remove" | "sweep" | "output"; port: number }
  | { do: "ask"; port: number; statements: readonly Statement[] }
  | { do: "put"; port: number; key: string; base64: string }
  /** Copies the seeded state into a folder, for a server that isn't one of ours. */
  | { do: "seed"; stateDir: string };

/** Answers statements with the rows of each. The simulator's own way to the database blocks this process, and takes ten times as long. */
const CLERK = `export default {
  async fetch(request, { DB }) {
    const statements = await request.json();
    try {
      const prepared = statements.map(({ sql, values }) => DB.prepare(sql).bind(...values));
      return Response.json((await DB.batch(prepared)).map(({ results }) => results));
    } catch (error) {
      return new Response(String(error), { status: 500 });
    }
  },
};`;

/** The parameters of scrypt (app/services/auth/password-hash.server.ts), as the build writes them. */
const FULL_COST = /\{N:(?:2\*\*14|16384),r:8,p:5\}/;

guardChildren();
const root = mkdtempSync(join(tmpdir(), "layette-e2e-"));
const seeded = join(root, "seeded");
const buildDir = join(root, "build");
const running = new Map<number, ServedSite>();
const printed = new Map<number, string[]>();

async function obey(command: HostCommand): Promise<unknown> {
  if (command.do === "seed") return cpSync(seeded, command.stateDir, { recursive: true });
  const { port } = command;
  const stateDir = join(root, String(port));
  switch (command.do) {
    case "start": {
      // A server that comes back finds the state that it left.
      if (!printed.has(port)) cpSync(seeded, stateDir, { recursive: true });
      const lines: string[] = [];
      printed.set(port, lines);
      const vars = localVars(port, command.env);
      const onLog = (line: string) => lines.push(line);
      const options = { port, stateDir, vars, buildDir, beside: CLERK, onLog };
      running.set(port, await serveSite({ ...options, ...(await copiesIn(stateDir, command.lagMs)) }));
      return null;
    }
    case "remove":
    case "stop": {
      const site = running.get(port);
      running.delete(port);
      await site?.dispose();
      if (command.do === "remove") {
        printed.delete(port);
        rmSync(stateDir, { recursive: true, force: true, maxRetries: 5 });
      }
      return null;
    }
    case "sweep":
      return serverOn(port).sweep();
    case "output":
      return (printed.get(port) ?? []).join("\n");
    case "ask": {
      const clerk = await serverOn(port).worker.getWorker("beside");
      const body = JSON.stringify(command.statements);
      const answer = await clerk.fetch("http://clerk", { method: "POST", body });
      if (!answer.ok) throw new Error(await answer.text());
      return answer.json();
    }
    case "put": {
      const bucket = await serverOn(port).worker.getR2Bucket("IMAGES_BUCKET");
      await bucket.put(command.key, Buffer.from(command.base64, "base64"));
      return null;
    }
    default:
      return command satisfies never;
  }
}

/** Gives the database of a server copies, if they are asked for. */
async function copiesIn(stateDir: string, lagMs: readonly number[] | undefined) {
  if (!lagMs) return null;
  await copyDatabase(stateDir);
  return { lagging: laggingSite(buildDir, { primaryMs: 0, copyMs: 0, lagMs }) };
}

function serverOn(port: number): ServedSite {
  const site = running.get(port);
  if (!site) throw new Error(`No server runs on port ${port}`);
  return site;
}

/**
 * Copies the build and takes the cost out of its password hashes: they were half of what the servers computed.
 * Journeys that run `npm start` itself (crash, outside-contract) log in at full cost.
 */
async function prepareBuild(): Promise<void> {
  await ensureBuild();
  cpSync("build", buildDir, { recursive: true });
  const modules = globSync("**/*.js", { cwd: join(buildDir, "server") }).map((path) =>
    join(buildDir, "server", path),
  );
  const [hashing, ...others] = modules.filter((path) => FULL_COST.test(readFileSync(path, "utf8")));
  if (hashing === undefined || others.length > 0)
    throw new Error("The build hashes passwords in another way now");
  writeFileSync(hashing, readFileSync(hashing, "utf8").replace(FULL_COST, "{N:16,r:1,p:1}"));
}

await prepareBuild();
await prepareLocalFile(seeded, new Date());
// Only journeys of this run know this address.
const secret = `/${crypto.randomUUID()}`;
const host = createServer(async (request, response) => {
  if (request.url !== secret) return void response.writeHead(404).end();
  try {
    const command: HostCommand = JSON.parse(await text(request));
    response.end(JSON.stringify({ value: (await obey(command)) ?? null }));
  } catch (error) {
    response.writeHead(500).end(JSON.stringify({ error: String(error) }));
  }
});
host.listen(0, "127.0.0.1", () => {
  const address = host.address();
  if (typeof address === "object" && address) process.send?.(`http://127.0.0.1:${address.port}${secret}`);
});

closeWhenStopped(async () => {
  await Promise.all([...running.values()].map((site) => site.dispose()));
  rmSync(root, { recursive: true, force: true, maxRetries: 5 });
});
