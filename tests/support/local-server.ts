// `npm start` as a test sees it: the built Worker in its own process, with its own port and its own state,
// which can be stopped, killed without warning, and started again where it was.
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join, resolve } from "node:path";
import { freePort } from "../../scripts/free-port.ts";

/** A port where nothing listens, so that asking for the weather fails at once, as without a network. */
export const NO_WEATHER = "http://127.0.0.1:9";

const START_DEADLINE_MS = 150_000;
const READY_WORDS = "Layette is ready";

export interface LocalServerOptions {
  weatherUrl?: string;
  env?: Readonly<Record<string, string>>;
  port?: number;
  /** The folder of another copy of the sources. */
  tree?: string;
  /** Another script in place of `npm start`'s. */
  script?: string;
}

export interface LocalServer {
  readonly url: string;
  readonly port: number;
  /** What this run of the server has printed so far. */
  output(): string | Promise<string>;
  /** Starts it, or starts it again, on the same port with the same state. */
  start(): Promise<void>;
  /** Tells it to stop and waits until it has. */
  stop(): Promise<unknown>;
  /** Ends it in whatever state it is, and removes its files. */
  dispose(): Promise<void>;
}

/** A server that is a process of its own, as `npm start` makes one. */
export interface ServerProcess extends LocalServer {
  readonly stateDir: string;
  output(): string;
  /** Tells it to stop and waits until it has; returns its exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
  /** Kills it so that it can't clean up anything, and waits until nothing of it is left. */
  kill9(): Promise<void>;
}

const alive = new Set<ChildProcess>();
process.once("exit", () => {
  for (const child of alive) child.kill("SIGKILL");
});

/** A server that hasn't been started yet. */
export async function createLocalServer(options: LocalServerOptions = {}): Promise<ServerProcess> {
  const port = options.port ?? (await freePort());
  const url = `http://localhost:${port}`;
  const stateDir = mkdtempSync(join(tmpdir(), "layette-e2e-"));
  let run: Run | null = null;

  async function end(signal: NodeJS.Signals): Promise<number | null> {
    const ending = run;
    run = null;
    if (!ending) return null;
    ending.child.kill(signal);
    const code = await ending.exited;
    alive.delete(ending.child);
    return code;
  }

  return {
    url,
    port,
    stateDir,
    output: () => run?.output() ?? "",
    async start() {
      run = startProcess({ ...options, port }, stateDir);
      await untilReady(run, url);
    },
    stop: (signal = "SIGTERM") => end(signal),
    async kill9() {
      await end("SIGKILL");
      await until(() => processesOf(port).length === 0, "the killed server's runtime is gone");
    },
    async dispose() {
      await end("SIGTERM");
      for (const pid of processesOf(port)) process.kill(pid, "SIGKILL");
      rmSync(stateDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Ids of the processes of a server on this port, its runtime included. */
export function processesOf(port: number): number[] {
  return execFileSync("ps", ["-eo", "pid=,args="], { encoding: "utf8" })
    .split("\n")
    .filter((line) => line.includes(`localhost:${port} `))
    .map((line) => Number.parseInt(line, 10));
}

/** Waits for a condition, and names it if it doesn't come true. */
export async function until(
  isTrue: () => boolean | Promise<boolean>,
  words: string,
  deadlineMs = 45_000,
): Promise<void> {
  const end = Date.now() + deadlineMs;
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error(`Waited in vain until ${words}`);
    await new Promise((done) => setTimeout(done, 100));
  }
}

interface Run {
  child: ChildProcess;
  exited: Promise<number | null>;
  output(): string;
}

/** Runs the script as `npm start` does, without waiting for it. */
function startProcess(
  { port, weatherUrl, env, tree, script: path = "scripts/start.ts" }: LocalServerOptions,
  stateDir: string,
): Run {
  const script = scriptProcess(path, {
    PORT: String(port),
    STATE_DIR: stateDir,
    WEATHER_API_URL: weatherUrl ?? NO_WEATHER,
    ...env,
  });
  const child = spawn(script.command, script.args, {
    stdio: ["ignore", "pipe", "pipe"],
    env: script.env,
    ...(tree && { cwd: tree }),
  });
  alive.add(child);
  let text = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (chunk: string) => {
      text += chunk;
    });
  }
  const exited = new Promise<number | null>((done) => child.once("exit", (code) => done(code)));
  return { child, exited, output: () => text };
}

/** Runs one of our scripts as the npm scripts do, with these variables and none of the test runner's own. */
export function scriptProcess(path: string, values: Readonly<Record<string, string>> = {}) {
  const ownNode = resolve("node_modules/.bin/node");
  const environment = { ...process.env };
  for (const name of Object.keys(environment)) delete environment[name];
  return {
    command: existsSync(ownNode) ? ownNode : process.execPath,
    args: ["--disable-warning=ExperimentalWarning", path],
    env: Object.assign(environment, {
      PATH: `${resolve("node_modules/.bin")}${delimiter}${process.env.PATH ?? ""}`,
      HOME: process.env.HOME ?? tmpdir(),
      TZ: "UTC",
      WRANGLER_SEND_METRICS: "false",
      WRANGLER_LOG: "error",
      CLOUDFLARE_CF_FETCH_ENABLED: "false",
      DO_NOT_TRACK: "1",
      ...values,
    }),
  };
}

async function untilReady({ child, output }: Run, url: string): Promise<void> {
  await until(
    async () => {
      const ending = child.exitCode ?? child.signalCode;
      if (ending !== null) throw new Error(`The server ended with ${ending}:\n${output()}`);
      return output().includes(READY_WORDS) && (await isHealthy(url));
    },
    "the server is ready",
    START_DEADLINE_MS,
  ).catch((error: unknown) => {
    throw new Error(`${error instanceof Error ? error.message : error}\n${output()}`);
  });
}

async function isHealthy(url: string): Promise<boolean> {
  const response = await fetch(`${url}/healthz`).catch(() => null);
  await response?.body?.cancel();
  return response?.ok ?? false;
}
