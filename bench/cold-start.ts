// B12: the size of the Worker. B22: the computing time of a fresh Worker until its first page, beyond a Worker that does nothing.
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { DEMO_PAGE, newState, type Site, serveSite, signIn } from "../scripts/demo-site.ts";
import { median, ROUNDS } from "./ratio.ts";
import type { Row } from "./table.ts";

/** The simulator's own process; the Worker runs in it. */
const SIMULATOR = "workerd";
const STRANGERS_MS = 60;
const PRODUCTS_MS = 410;
const MOST_KILOBYTES = 820;

/** A first page: its path, and the cookie of whoever asks. */
interface First {
  path: string;
  cookie?: string;
}

/** The size of our Worker, and what its first pages cost. */
export async function benchColdStart(build: string, bare: string): Promise<Row[]> {
  const { stateDir, cookie } = await signedInState(build);
  const firsts: [First, string, number][] = [
    [{ path: "/" }, "a stranger's first page", STRANGERS_MS],
    [{ path: DEMO_PAGE, cookie }, "the first page of the product", PRODUCTS_MS],
  ];
  const rows: Row[] = [];
  for (const [first, what, most] of firsts) {
    const measured: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const base = await computingMs(bare, stateDir, first);
      measured.push((await computingMs(build, stateDir, first)) - base);
    }
    const of = (value: number) => value.toFixed(0);
    rows.push({
      id: "B22",
      what: `Computing time of a fresh Worker until ${what}`,
      against: "a Worker that does nothing",
      target: `≤ ${most} ms`,
      measured: `${of(median(measured))} ms (${of(Math.min(...measured))} to ${of(Math.max(...measured))})`,
      isMet: median(measured) <= most,
      why: "the first page has to compile and run the application: docs/speed.md",
    });
  }
  rmSync(stateDir, { recursive: true, force: true });
  const kilobytes = gzipOf(build) / 1000;
  return [
    ...rows,
    {
      id: "B12",
      what: "Size of the Worker with four languages, gzip",
      against: "–",
      target: `≤ ${MOST_KILOBYTES} KB`,
      measured: `${kilobytes.toFixed(0)} KB`,
      isMet: kilobytes <= MOST_KILOBYTES,
    },
  ];
}

/** A database in which the demo account has signed in, and its cookie. */
async function signedInState(build: string): Promise<{ stateDir: string; cookie: string }> {
  const site = await serveSite(build, await newState());
  const cookie = await signIn(site);
  await site.worker.dispose();
  const stateDir = mkdtempSync(join(tmpdir(), "layette-bench-"));
  cpSync(site.stateDir, stateDir, { recursive: true });
  rmSync(site.stateDir, { recursive: true, force: true, maxRetries: 5 });
  return { stateDir, cookie };
}

/** What the simulator has computed from its start until it has answered, in milliseconds of one core. */
async function computingMs(folder: string, template: string, { path, cookie }: First): Promise<number> {
  const stateDir = mkdtempSync(join(tmpdir(), "layette-bench-"));
  cpSync(template, stateDir, { recursive: true });
  const others = new Set(simulators());
  const site: Site = await serveSite(folder, stateDir);
  const response = await fetch(`${site.url}${path}`, {
    redirect: "manual",
    headers: cookie === undefined ? {} : { Cookie: cookie },
  });
  await response.text();
  const [pid] = simulators().filter((one) => !others.has(one));
  const ms = pid === undefined ? Number.NaN : computedBy(pid);
  await site.dispose();
  if (response.status !== 200) throw new Error(`${folder} answered ${response.status}`);
  return ms;
}

/** The simulators that this process has started. */
function simulators(): string[] {
  return globSync("/proc/[0-9]*/stat").flatMap((path) => {
    const [, pid, name, parent] = /^(\d+) \((.+)\) \w (\d+)/.exec(textOf(path)) ?? [];
    return pid !== undefined && name === SIMULATOR && Number(parent) === process.pid ? [pid] : [];
  });
}

/** The time that all threads of a process have been on a core, as Linux counts it in nanoseconds. */
function computedBy(pid: string): number {
  const threads = globSync(`/proc/${pid}/task/*/schedstat`).map((path) => Number(textOf(path).split(" ")[0]));
  return threads.reduce((sum, nanoseconds) => sum + nanoseconds, 0) / 1e6;
}

/** Empty for a process that has just ended. */
function textOf(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}

function gzipOf(folder: string): number {
  const server = join(folder, "server");
  const files = globSync("**/*.js", { cwd: server }).map((path) => readFileSync(join(server, path)));
  return files.reduce((sum, text) => sum + gzipSync(text).byteLength, 0);
}
