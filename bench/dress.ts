// `npm run dress [-- --days FILE]`: whether a plan's list dresses the baby. The babies of 68 plans are dressed by Today for a year of days,
// from what families own of the plans. Writes bench/dressed.md. With a file of real daily records (`readDays` in dress/dress-days.ts says
// its form), its places are dressed for those days, and what was counted is printed only.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { type DressWork, dressShare } from "./dress/dress-all.ts";
import { readDays } from "./dress/dress-days.ts";
import { dressPlaces } from "./dress/dress-places.ts";
import { dressedReport } from "./dress/dressed-report.ts";
import { addAll, type Tally } from "./dress/tally.ts";

const OUT = "bench/dressed.md";
const SHARES = 2;

/** Counts with a worker for each share, and writes the report. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { days: { type: "string" } } });
  const records = values.days === undefined ? new Map() : readDays(readFileSync(values.days, "utf8"));
  const places = dressPlaces();
  const names = places.map(({ name }) => name);
  const unknown = [...records.keys()].filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new Error(`No such place: ${unknown.join(", ")}`);
  const started = performance.now();
  const tally: Tally = new Map();
  const shares = Array.from({ length: SHARES }, (_, share) =>
    counted({ places, records, share, shares: SHARES, everyDays: 1 }),
  );
  for (const counts of await Promise.all(shares)) addAll(tally, counts);
  const text = dressedReport(tally, names, [...records.keys()]);
  console.log(text);
  console.log(`${((performance.now() - started) / 1000).toFixed(0)} s`);
  if (values.days === undefined) writeFileSync(OUT, text);
}

function counted(work: DressWork): Promise<Tally> {
  return new Promise((done, failed) => {
    const worker = new Worker(fileURLToPath(import.meta.url), { workerData: work });
    worker.once("message", done);
    worker.once("error", failed);
  });
}

if (isMainThread) await main();
else parentPort?.postMessage(dressShare(workerData));
