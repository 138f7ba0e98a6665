// The built Worker on this machine, in workerd with simulated D1, R2, KV, queues, and Durable Objects.
import { globSync } from "node:fs";
import { join, resolve } from "node:path";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";
import { unstable_getMiniflareWorkerOptions, unstable_readConfig } from "wrangler";
import type { LateLanguages } from "./build.ts";
import type { laggingSite } from "./copies/lagging-site.ts";
import { lateLanguages } from "./late-languages.ts";
import { localVars } from "./local-vars.ts";

/** Where the simulator takes a cron's tick. */
const SCHEDULED_PATH = "/cdn-cgi/local/scheduled";

/** What we take from wrangler.toml, which wrangler reads without types. */
interface LocalConfig {
  compatibility_date: string;
  d1_databases: { binding: string; database_id?: string }[];
  r2_buckets: { binding: string; bucket_name: string }[];
}

export interface LocalWorkerOptions {
  port: number;
  stateDir: string;
  /** They replace the production values of wrangler.toml. */
  vars?: Record<string, string>;
  /** Takes every line of the log, which otherwise goes to the screen. */
  onLog?: (line: string) => void;
  /** The folder of the Worker's build; the benchmarks serve another one. */
  buildDir?: string;
  /** The module of another Worker, named "beside", that has its database and bucket. */
  beside?: string;
  /** The languages of the build that aren't there yet. */
  late?: LateLanguages;
  /** A Worker around ours, whose database has copies (scripts/copies). */
  lagging?: ReturnType<typeof laggingSite>;
}

/** Serves the build at http://localhost:port with its state under `stateDir`. */
export function serveBuild(options: LocalWorkerOptions): Miniflare {
  const {
    port,
    stateDir,
    vars = localVars(port),
    onLog,
    buildDir = "build",
    beside,
    late,
    lagging,
  } = options;
  const server = resolve(buildDir, "server");
  const { workerOptions, externalWorkers } = unstable_getMiniflareWorkerOptions(
    join(server, "wrangler.json"),
  );
  const { modulesRules: _, ...built } = workerOptions;
  const modules = ["index.js", ...globSync("assets/*.js", { cwd: server })];
  const waiting = late && lateLanguages(resolve(buildDir), late);
  return new Miniflare(
    convertV4MiniflareOptions({
      ...sharedOptions(stateDir),
      host: "localhost",
      port,
      unsafeTriggerHandlers: true,
      ...(onLog && { handleStructuredLogs: ({ message }: { message: string }) => onLog(message) }),
      workers: [
        {
          ...built,
          name: "layette",
          rootPath: server,
          modulesRoot: server,
          modules: [
            ...(lagging?.modules ?? []),
            ...(waiting ? [waiting.module] : []),
            ...modules.map((path) => ({ type: "ESModule" as const, path: join(server, path) })),
          ],
          // wrangler.toml holds production's values; none of them belongs here.
          bindings: { ...vars, ...lagging?.bindings },
          ...(lagging && { d1Databases: { ...ownDatabases(readOwnConfig()), ...lagging.d1Databases } }),
          // wrangler.toml binds no services.
          ...(waiting && { serviceBindings: waiting.serviceBindings }),
        },
        ...externalWorkers,
        ...(beside === undefined ? [] : [withState("beside", beside)]),
      ],
    }),
  );
}

/**
 * A simulator that only opens the local database and bucket, to migrate and seed before anything is served,
 * or to look at them.
 */
export function openLocalDatabase(stateDir: string): Miniflare {
  const silent = "export default { fetch: () => new Response(null, { status: 404 }) }";
  return new Miniflare(
    convertV4MiniflareOptions({ ...sharedOptions(stateDir), workers: [withState("layette", silent)] }),
  );
}

/** A Worker of one module with our database and bucket. */
function withState(name: string, script: string) {
  const config = readOwnConfig();
  const { compatibility_date, r2_buckets } = config;
  return {
    name,
    modules: true as const,
    script,
    compatibilityDate: compatibility_date,
    d1Databases: ownDatabases(config),
    r2Buckets: Object.fromEntries(
      r2_buckets.map(({ binding, bucket_name }) => [binding, { id: bucket_name }]),
    ),
  };
}

function readOwnConfig(): LocalConfig {
  return unstable_readConfig({ config: resolve("wrangler.toml") });
}

function ownDatabases({ d1_databases }: LocalConfig) {
  return Object.fromEntries(
    d1_databases.map(({ binding, database_id }) => [binding, { id: database_id ?? binding }]),
  );
}

/** Lets a cron expression fire once. */
export async function fireCron(worker: Miniflare, cron: string): Promise<void> {
  const url = new URL(SCHEDULED_PATH, await worker.ready);
  url.searchParams.set("cron", cron);
  await worker.dispatchFetch(url);
}

function sharedOptions(stateDir: string) {
  return {
    // The folder where wrangler and the Vite plugin keep their state, so that all of them see the same data.
    resourcePersistencePath: join(stateDir, "v3"),
    resourceTmpPath: join(stateDir, "tmp"),
    log: new Log(LogLevel.WARN),
    // No request for example data about the visitor: nothing here needs a network.
    cf: { timezone: "UTC", country: "US" },
  };
}
