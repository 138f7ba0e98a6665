// `npm run regions`: how long readers wait in four regions, with and without copies of the database near them, and whether any of
// them reads what is stale, goes backward, or loses a write. The ways are simulated: milliseconds are good for comparing with each
// other only. Ends with 1 if a read was wrong.
import { rmSync } from "node:fs";
import { ensureBuild } from "../scripts/build.ts";
import { copyDatabase, laggingSite } from "../scripts/copies/lagging-site.ts";
import { tellWorld, type Ways } from "../scripts/copies/tell-world.ts";
import {
  DEMO_PAGE,
  DEMO_PLAN,
  forgetState,
  newMember,
  newState,
  type Site,
  signIn,
} from "../scripts/demo-site.ts";
import { freePort } from "../scripts/free-port.ts";
import { localVars } from "../scripts/local-vars.ts";
import { type ServedSite, serveSite } from "../scripts/serve-site.ts";
import { guardChildren } from "../scripts/until-stopped.ts";
import { median } from "./ratio.ts";

const ROUNDS = 5;
/** The way to a copy, and how far copies are behind. */
const COPY_MS = 5;
const LAG_MS = 800;

interface Region {
  name: string;
  primaryMs: number;
  hasCopies: boolean;
}

const REGIONS: readonly Region[] = [
  { name: "Beside the primary", primaryMs: 5, hasCopies: true },
  { name: "Europe", primaryMs: 80, hasCopies: true },
  // D1 has no copies in South America.
  { name: "São Paulo", primaryMs: 150, hasCopies: false },
  { name: "Sydney", primaryMs: 220, hasCopies: true },
];

guardChildren();
process.env.WEATHER_API_URL = "http://127.0.0.1:9";
await ensureBuild();

const sleep = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** Serves the build with copies, as if it ran somewhere. */
async function open(ways: Ways): Promise<Site & { served: ServedSite; setWays(ways: Ways): Promise<void> }> {
  const stateDir = await newState();
  await copyDatabase(stateDir);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const lagging = laggingSite("build", ways);
  const served = await serveSite({ port, stateDir, vars: localVars(port), lagging, onLog: () => {} });
  return {
    url,
    stateDir,
    served,
    worker: served.worker,
    setWays: async (ways) => {
      await tellWorld({ url }, { do: "ways", ways });
    },
    async dispose() {
      await served.dispose();
      rmSync(stateDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** A browser that keeps its cookies. */
function browser(site: Pick<Site, "url">, cookie: string) {
  const cookies = new Map(cookie.split("; ").map((one) => [one.split("=")[0] ?? "", one] as const));
  async function ask(path: string, form?: Readonly<Record<string, string>>, headers: HeadersInit = {}) {
    const started = performance.now();
    const response = await fetch(`${site.url}${path}`, {
      redirect: "manual",
      headers: { Cookie: [...cookies.values()].join("; "), Origin: site.url, ...headers },
      ...(form && { method: "POST", body: new URLSearchParams(form) }),
    });
    const ms = performance.now() - started;
    for (const set of response.headers.getSetCookie()) {
      const [pair = ""] = set.split(";");
      cookies.set(pair.split("=")[0] ?? "", pair);
    }
    const text = await response.text();
    // A refusal takes a time of its own, which nobody asked for.
    if (response.status >= 400) throw new Error(`${path} was answered ${response.status}`);
    return { ms, text };
  }
  return { ask };
}

/** A garment of the demo plan. */
const ITEM = "4";
const ITEM_PATH = `${DEMO_PLAN}/items/${ITEM}`;

async function medianOf(work: () => Promise<number>): Promise<number> {
  const all: number[] = [];
  for (let round = 0; round < ROUNDS; round++) all.push(await work());
  return Math.round(median(all));
}

/** What each act takes in a region, milliseconds until the first byte. */
async function measure(site: Awaited<ReturnType<typeof open>>): Promise<Record<string, number>> {
  const cookie = await signIn(site);
  const list = await giftList(site, cookie);
  await sleep(2 * LAG_MS);
  const reader = () => browser(site, cookie);
  const read = (path: string) => medianOf(async () => (await reader().ask(path)).ms);
  for (const path of [DEMO_PAGE, "/dashboards", list]) await reader().ask(path);
  const writer = reader();
  let quantity = 0;
  const tap = async () => {
    quantity += 1;
    return (await writer.ask(ITEM_PATH, { ageRange: "0-3m", quantity: `${quantity}` })).ms;
  };
  return {
    Dashboard: await read(DEMO_PAGE),
    "List of plans": await read("/dashboards"),
    "Gift list, not kept": await read(`${list}?fresh`),
    "Tap +": await medianOf(tap),
    "Dashboard, just written": await medianOf(async () => (await writer.ask(DEMO_PAGE)).ms),
    "Sign-in": await medianOf(async () => {
      const started = performance.now();
      await signIn(site);
      return performance.now() - started;
    }),
    // Each from another account, because an account may have only so many plans.
    "Quiz sent": await medianOf(
      async () => (await browser(site, await newMember(site)).ask("/onboarding", quizForm())).ms,
    ),
  };
}

function quizForm(): Record<string, string> {
  return {
    zipcode: "60601",
    dueDate: `${new Date().getUTCFullYear() + 1}-01-01`,
    genderPreference: "neutral",
    laundryScenario: "daily",
    formKey: crypto.randomUUID().replaceAll("-", ""),
  };
}

/** The address of the demo plan's list, which is made if there is none. */
async function giftList(site: Site, cookie: string): Promise<string> {
  // One browser: another may read a copy that hasn't heard of the list yet.
  const { ask } = browser(site, cookie);
  const { text } = await ask(`${DEMO_PLAN}/gifts`, { intent: "make", title: "Gifts" });
  const [path] = /\/gifts\/[\w-]{22}\b/.exec(text) ?? [];
  if (path) return path;
  const shown = await ask(`${DEMO_PLAN}/gifts`);
  const [known] = /\/gifts\/[\w-]{22}\b/.exec(shown.text) ?? [];
  if (!known) throw new Error("The plan has no gift list");
  return known;
}

interface Wrong {
  what: string;
  wanted: number;
  read: number;
}

const COUNT = new RegExp(`id="item-${ITEM}"[^]*?class="count"><b>(\\d+)</b>`);
const countIn = (page: string) => Number(COUNT.exec(page)?.[1] ?? Number.NaN);

/** Two people of one plan write and read beside two copies, of which one is far behind. */
async function readWhileWriting(
  site: Awaited<ReturnType<typeof open>>,
): Promise<{ wrong: Wrong[]; reads: number }> {
  await site.setWays({ primaryMs: 220, copyMs: COPY_MS, lagMs: [200, 2500] });
  const cookie = await signIn(site);
  const other = await newMember(site);
  await sleep(6000);
  const [writer, reader] = [browser(site, cookie), browser(site, other)];
  const wrong: Wrong[] = [];
  let reads = 0;
  let last = 0;
  const note = (what: string, wanted: number, read: number) => {
    reads += 1;
    if (!(read >= wanted)) wrong.push({ what, wanted, read });
  };
  for (let count = 1; count <= 30; count++) {
    await writer.ask(ITEM_PATH, { ageRange: "0-3m", quantity: `${count}` });
    note("stale after one's own write", count, countIn((await writer.ask(DEMO_PAGE)).text));
    const seen = countIn((await reader.ask(DEMO_PAGE)).text);
    note("backward", last, seen);
    last = Math.max(last, seen);
    note(
      "stale after news",
      count,
      countIn((await reader.ask(DEMO_PAGE, undefined, { "Layette-Told": "1" })).text),
    );
  }
  await sleep(12_000);
  note("lost", 30, countIn((await writer.ask(DEMO_PAGE)).text));
  return { wrong, reads };
}

const table: Record<string, Record<string, string>> = {};
for (const { name, primaryMs, hasCopies } of REGIONS) {
  const site = await open({ primaryMs, copyMs: COPY_MS, lagMs: hasCopies ? [LAG_MS, LAG_MS] : [] });
  const after = await measure(site);
  await site.dispose();
  const alone = await open({ primaryMs, copyMs: COPY_MS, lagMs: [] });
  const before = await measure(alone);
  await alone.dispose();
  for (const [act, ms] of Object.entries(after)) {
    table[act] = { ...table[act], [name]: `${before[act]} → ${ms}` };
  }
  console.log(`${name}: done`);
}
console.table(table);
const site = await open({ primaryMs: 220, copyMs: COPY_MS, lagMs: [200, 2500] });
const { wrong, reads } = await readWhileWriting(site);
await site.dispose();
forgetState();
console.log(`${reads} reads beside two copies that are 0.2 and 2.5 s behind: ${wrong.length} wrong`);
for (const one of wrong) console.log(`${one.what}: wanted ${one.wanted}, read ${one.read}`);
process.exit(wrong.length > 0 ? 1 : 0);
