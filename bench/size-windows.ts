// B17: dating the sizes of a plan from what is known of the baby, beside working out the plan itself. In turn in this
// process, without a database.
import type { Baby } from "../app/domain/growth/baby-facts.ts";
import { sizeWindows } from "../app/domain/growth/size-windows.ts";
import { calculatedPlan } from "./calculation.ts";
import { measureRatio, median } from "./ratio.ts";
import { type Row, times } from "./table.ts";

const ROUNDS = 50;
const MOST_MS = 15;

/** The dearest: both sexes are possible, and a fact of each kind is known. */
const BABY: Baby = {
  due: "2027-01-15",
  born: "2027-01-11",
  sex: null,
  isTwin: false,
  facts: [
    { kind: "weight", on: "2027-01-11", kg: 3.4 },
    { kind: "length", on: "2027-05-12", cm: 62.5 },
    { kind: "label", on: "2027-06-01", size: "3-6m", fit: "snug" },
  ],
};

/** What it costs a page or a stage of the queue; and the first time in a process, before anything is compiled. */
export async function benchSizeWindows(): Promise<Row[]> {
  const first = millisecondsOf(() => sizeWindows(BABY));
  const plan = calculatedPlan();
  const medianOf = async (work: () => unknown) =>
    median(Array.from({ length: ROUNDS }, () => millisecondsOf(work)));
  await medianOf(plan);
  const ratio = await measureRatio(
    () => medianOf(() => sizeWindows(BABY)),
    () => medianOf(plan),
  );
  const figures = `${ratio.ours.toFixed(2)} ms; the first time ${first.toFixed(1)} ms`;
  return [
    {
      id: "B17",
      what: `CPU time of dating a plan's sizes by three facts (${figures})`,
      against: `working out the plan (${ratio.theirs.toFixed(2)} ms)`,
      target: `≤ ${MOST_MS} ms`,
      measured: times(ratio),
      isMet: ratio.ours <= MOST_MS,
    },
  ];
}

/** Of the processor, because a size takes as long as a busy machine lets it. */
function millisecondsOf(work: () => unknown): number {
  const started = process.cpuUsage();
  work();
  return process.cpuUsage(started).user / 1000;
}
