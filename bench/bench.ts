// `npm run bench`: ratios of two things measured in turn in one run, so that a busy machine slows both.
// Prints the table and writes bench/results.md; `npm run bench -- B4 B8` runs some rows without writing.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { ensureBuild } from "../scripts/build.ts";
import { forgetState, newState, type Site, serveSite } from "../scripts/demo-site.ts";
import { guardChildren } from "../scripts/until-stopped.ts";
import { buildBare } from "./bare-worker.ts";
import { benchCalculation } from "./calculation.ts";
import { benchColdStart } from "./cold-start.ts";
import { benchCopying } from "./copying.ts";
import { fill, fillUsers, megabytes, type Size } from "./fill-database.ts";
import { benchFamilies, benchGrowth } from "./growth.ts";
import { buildHello } from "./hello.ts";
import { benchLighthouse } from "./lighthouse.ts";
import { benchLive } from "./live.ts";
import { benchOutfits } from "./outfits.ts";
import { benchPageScripts } from "./page-scripts.ts";
import { benchPages } from "./pages.ts";
import { benchPhone } from "./phone.ts";
import { benchPlaces } from "./places.ts";
import { benchQuiz, buildWithUsualQueues } from "./quiz.ts";
import { benchSizeWindows } from "./size-windows.ts";
import { type Row, tableOf } from "./table.ts";
import { benchWalk } from "./walk.ts";

guardChildren();
// Before React is loaded.
process.env.NODE_ENV = "production";
// No archive answers, so every plan is made from the typical climate.
process.env.WEATHER_API_URL = "http://127.0.0.1:9";
const { benchGifts } = await import("./gifts.ts");
const { benchBatch, benchServerWork } = await import("./server-work.ts");

const BUILD = process.env.BENCH_BUILD ?? "build";
const asked = process.argv.slice(2);
const isAsked = (...ids: string[]) => asked.length === 0 || ids.some((id) => asked.includes(id));

if (BUILD === "build") await ensureBuild();
const hello = buildHello();
const bare = buildBare(hello);
const rows: Row[] = [];

if (isAsked("B9")) await part("calculation", benchCalculation);
if (isAsked("B17")) await part("sizes", benchSizeWindows);
if (isAsked("B24")) await part("outfits", benchOutfits);
if (isAsked("B12", "B22")) await part("cold start", () => benchColdStart(BUILD, bare));
await withSites([BUILD, hello, bare], async ([site, helloSite, bareSite]) => {
  if (!site || !helloSite || !bareSite) return;
  if (isAsked("B4", "B5")) await part("pages", () => benchPages(site, helloSite));
  if (isAsked("B6", "B7")) await part("scripts", () => benchPageScripts(site, helloSite));
  if (isAsked("B14")) await part("lighthouse", () => benchLighthouse(site));
  if (isAsked("B3", "B8")) {
    await part("server's work", async () => {
      const { rows: work, queries } = await benchServerWork(site, BUILD);
      return [...work, ...(await benchBatch(bareSite, queries))];
    });
  }
  if (isAsked("B16")) await part("places", () => benchPlaces(site));
  if (isAsked("B11")) await part("copying", () => benchCopying(bareSite));
  if (isAsked("B15")) await part("mid phone", () => benchPhone(site, helloSite));
  if (isAsked("B19")) await part("walk", () => benchWalk(site));
  if (isAsked("B1", "B10")) await part("live", () => benchLive(site, bareSite));
  if (isAsked("B20")) await part("gifts", () => benchGifts(site, helloSite, bareSite));
});
if (isAsked("B2")) {
  await withSites([BUILD, buildWithUsualQueues(BUILD)], async ([site, usual]) => {
    if (site && usual) await part("quiz", () => benchQuiz(site, usual));
  });
}
if (isAsked("B13")) {
  const tenfold: Size = { users: 100, customItems: 10_000, sentMails: 10_000, families: 0 };
  const hundredfold: Size = { users: 1000, customItems: 100_000, sentMails: 100_000, families: 100_000 };
  const users = 1_000_000;
  await withGrown("users × attempts × 10", (grown) => fill(grown, tenfold), benchGrowth);
  await withGrown(
    "users × attempts × 100, 100,000 rows of all else",
    (grown) => fill(grown, hundredfold),
    async (...sites) => [...(await benchGrowth(...sites)), ...(await benchFamilies(...sites))],
  );
  await withGrown(
    `${users.toLocaleString("en")} users`,
    async (grown) => {
      await fill(grown, hundredfold);
      await fillUsers(grown, users);
    },
    benchGrowth,
  );
}

rows.sort((a, b) => Number(a.id.slice(1)) - Number(b.id.slice(1)));
console.log(`\n${tableOf(rows)}\n`);
if (asked.length === 0) writeResults();
forgetState();
process.exit(0);

async function part(name: string, measure: () => Promise<Row[]>): Promise<void> {
  const started = Date.now();
  const measured = await measure();
  rows.push(...measured);
  for (const { id, what, measured: figures } of measured) console.log(`${id}: ${what}: ${figures}`);
  console.log(`${name}: ${((Date.now() - started) / 1000).toFixed(0)} s`);
}

async function withSites(folders: readonly string[], work: (sites: Site[]) => Promise<void>): Promise<void> {
  const sites: Site[] = [];
  try {
    for (const folder of folders) sites.push(await serveSite(folder, await newState()));
    await work(sites);
  } finally {
    for (const site of sites) await site.dispose();
  }
}

/** Measures in a database that was filled, against one that wasn't. */
async function withGrown(
  among: string,
  filling: (grown: Site) => Promise<void>,
  measure: (grown: Site, empty: Site, among: string) => Promise<Row[]>,
): Promise<void> {
  await withSites([BUILD, BUILD], async ([grown, empty]) => {
    if (!grown || !empty) return;
    const started = Date.now();
    await filling(grown);
    const seconds = ((Date.now() - started) / 1000).toFixed(0);
    console.log(`filled, ${among}: ${seconds} s, ${(await megabytes(grown)).toFixed(0)} MB`);
    await part(`growth, ${among}`, () => measure(grown, empty, among));
  });
}

function writeResults(): void {
  const [cpu] = cpus();
  const memory = /MemTotal:\s+(\d+)/.exec(readFileSync("/proc/meminfo", "utf8"))?.[1] ?? "0";
  mkdirSync("bench", { recursive: true });
  writeFileSync(
    "bench/results.md",
    `# Results of \`npm run bench\`

Measured on ${new Date().toISOString().slice(0, 10)} on ${cpus().length} × ${cpu?.model ?? "unknown"}, ${(Number(memory) / 1e6).toFixed(0)} GB, Node ${process.versions.node}.
Every row is a ratio of two things measured in turn in the same run, five times. The hello world is an application of the
same framework, built by the same plugins and served by the same local runtime with the same bindings.

${tableOf(rows)}
`,
  );
}
