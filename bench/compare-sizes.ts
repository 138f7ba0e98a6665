// `node bench/compare-sizes.ts` (Node 22): the plans of twelve babies in two cities and four seasons, by the calendar and by
// what is known of them. Writes bench/sized-plans.md.
import { readFileSync, writeFileSync } from "node:fs";
import { readZipNormals } from "../app/contracts/weather/climate-normals.ts";
import { AGE_RANGES } from "../app/domain/vocabulary.ts";
import { typicalHistory } from "../app/domain/weather/typical-climate.ts";
import { EXAMPLES, exampleBaby } from "./babies/example-babies.ts";
import { comparePlans, type PlanComparison } from "./babies/sized-plans.ts";

const CITIES = { Minneapolis: "554", Boston: "021" } as const;
const BIRTHS = ["2027-01-15", "2027-04-15", "2027-07-15", "2027-10-15"];

const lines = readFileSync("migrations/seed/climate-normals.jsonl", "utf8").trim().split("\n");
const parts = Object.entries(CITIES).map(([city, zip3]) => {
  const history = typicalHistory(normalsOf(zip3));
  const rows = EXAMPLES.map((example) => ({
    example,
    plans: BIRTHS.map((born) => comparePlans(history, born, exampleBaby(example, born))),
  }));
  return `## ${city}

${summaryOf(rows.flatMap(({ plans }) => plans))}

| Baby | weeks later than the calendar: ${AGE_RANGES.slice(1).join(", ")} | other weather | other outerwear | pieces | essentials | moved |
|---|---|---|---|---|---|---|
${rows.map(({ example, plans }) => `| ${example.name} | ${weeksOf(plans[0])} | ${countOf(plans, ({ hasOtherWeather }) => hasOtherWeather)} | ${countOf(plans, ({ hasOtherOuterwear }) => hasOtherOuterwear)} | ${pairOf(plans, ({ pieces }) => pieces)} | ${pairOf(plans, ({ essentials }) => essentials)} | ${mean(plans.map(({ moved }) => moved))} |`).join("\n")}

${examplesOf(rows[0]?.plans[0], "A boy of 4.6 kg at birth, born on January 15")}

${examplesOf(rows[3]?.plans[0], "A girl of 2.7 kg at birth, born on January 15")}
`;
});
const text = `# Plans whose sizes follow the baby

\`node bench/compare-sizes.ts\`: twelve babies, each born in the middle of January, April, July, and October, with laundry every
two or three days. Columns hold how many of the four plans, or means of them, by the calendar → by what is known.

${parts.join("\n")}`;
console.log(text);
writeFileSync("bench/sized-plans.md", text);

function normalsOf(zip3: string) {
  const found = lines.map((line) => JSON.parse(line)).find(([area]) => area === zip3);
  return readZipNormals({ months: JSON.stringify(found[3]), shiftF: null });
}

function summaryOf(plans: readonly PlanComparison[]): string {
  return `Of ${plans.length} plans, ${countOf(plans, ({ hasOtherWeather }) => hasOtherWeather)} have another weather in a size, and ${countOf(plans, ({ hasOtherOuterwear }) => hasOtherOuterwear)} other warm outerwear.
Pieces ${pairOf(plans, ({ pieces }) => pieces)}, essentials ${pairOf(plans, ({ essentials }) => essentials)}; ${mean(plans.map(({ moved }) => moved))} move.`;
}

function examplesOf(plan: PlanComparison | undefined, title: string): string {
  if (!plan) return "";
  const rows = AGE_RANGES.map((age) => `| ${age} | ${plan.weathers[age].join(" | ")} |`);
  return `${title}:\n\n| Size | by the calendar | by what is known |\n|---|---|---|\n${rows.join("\n")}`;
}

function weeksOf(plan: PlanComparison | undefined): string {
  return AGE_RANGES.slice(1)
    .map((age) => plan?.weeks[age] ?? "–")
    .join(", ");
}

function countOf(plans: readonly PlanComparison[], isTrue: (plan: PlanComparison) => boolean): number {
  return plans.filter(isTrue).length;
}

function pairOf(
  plans: readonly PlanComparison[],
  pairIn: (plan: PlanComparison) => readonly [number, number],
) {
  return [0, 1].map((at) => mean(plans.map((plan) => pairIn(plan)[at] ?? 0))).join(" → ");
}

function mean(values: readonly number[]): number {
  return Math.round(values.reduce((all, value) => all + value, 0) / values.length);
}
