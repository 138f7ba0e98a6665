// `node bench/simulate-babies.ts [BABIES]` (Node 22): how wrong a plan's sizes are for simulated babies, by how much it knows
// of them. Writes bench/sizes.md. No baby is real: they are drawn from the distribution that the model believes in, so the
// figures say how much a fact is worth, not how good the model is.
import { writeFileSync } from "node:fs";
import { type IsoDay, plusDays } from "../app/domain/calendar.ts";
import { CHART_SIZES } from "../app/domain/growth/size-charts.ts";
import { expectations, expectedPlace, KNOWLEDGE, type Knowledge, realPlace } from "./babies/plan-errors.ts";
import { type SimulatedBaby, simulatedBaby } from "./babies/simulated-baby.ts";

const BABIES = Number(process.argv[2] ?? 1000);
/** Four birthdays in each month. */
const BIRTHDAYS = Array.from({ length: 48 }, (_, at) => {
  return `2026-${String(1 + Math.floor(at / 4)).padStart(2, "0")}-${String(1 + 7 * (at % 4)).padStart(2, "0")}`;
});
/** The half months whose weather the product calls cold, by their first day and the day after their last. */
const COLD = { Minneapolis: ["11-01", "04-16"], Boston: ["11-16", "04-01"] } as const;
/** Sizes whose end is compared. */
const LEFT = ["newborn", "0-3m", "3-6m", "6-9m", "9-12m"] as const;
const YEAR = 365;
const FOUR_WEEKS = 28;
/** A plan has a suit in a size with more cold days than a short edge has. */
const SUIT_FROM = 22;
const SUIT_WASTED_BELOW = 7;

/** Of one baby and one city: days of cold in another size than planned, and whether a suit is wrong. */
interface Winter {
  other: number;
  tooSmall: number;
  isSuitWrong: boolean;
}

const babies = Array.from({ length: BABIES }, (_, at) =>
  simulatedBaby(at, BIRTHDAYS[at % BIRTHDAYS.length] ?? ""),
);
const cities = Object.entries(COLD);
const results = KNOWLEDGE.map((knowledge) => {
  const planned = babies.map((baby) => expectations(baby, knowledge));
  return {
    knowledge,
    errors: LEFT.map((size) => meanError(knowledge, CHART_SIZES.indexOf(size), planned)),
    winters: cities.map(([, season]) => babies.map((baby, at) => winterOf(baby, planned[at] ?? [], season))),
  };
});
const text = `# Sizes of simulated babies

\`node bench/simulate-babies.ts\`: ${BABIES} babies, drawn from the distribution that the model believes in, born through the year.
They say what a fact is worth, not how good the model is.

Mean error of the day on which a size is outgrown, in days, only for changes still ahead:

| Known | ${LEFT.join(" | ")} |
|---|${LEFT.map(() => "---").join("|")}|
${results.map(({ knowledge, errors }) => `| ${knowledge.name} | ${errors.join(" | ")} |`).join("\n")}

Babies with four weeks of cold or more in another size than planned, in a suit that is too small, and with a whole suit wrong
(missing where it is needed for four weeks, or there for less than one), in %, ${cities.map(([name]) => name).join(" / ")}. A fact is used four weeks
after it is known:

| Known | another size | too small | whole suit wrong |
|---|---|---|---|
${results.map(({ knowledge, winters }) => `| ${knowledge.name} | ${shares(winters, ({ other }) => other >= FOUR_WEEKS)} | ${shares(winters, ({ tooSmall }) => tooSmall >= FOUR_WEEKS)} | ${shares(winters, ({ isSuitWrong }) => isSuitWrong)} |`).join("\n")}
`;
console.log(text);
writeFileSync("bench/sizes.md", text);

function shares(winters: readonly (readonly Winter[])[], isTrue: (winter: Winter) => boolean): string {
  return winters.map((all) => Math.round((100 * all.filter(isTrue).length) / all.length)).join(" / ");
}

/** Of the last expectation: what the plan says once it knows all that it will. */
function meanError(
  { weights }: Knowledge,
  place: number,
  planned: readonly ReturnType<typeof expectations>[],
): string {
  const known = Math.max(0, ...weights) * 30.4;
  const errors = babies.flatMap((baby, at) => {
    const [real = 0, said = 0] = [baby.outgrown[place], planned[at]?.at(-1)?.ends[place]];
    return real > known && Number.isFinite(said) ? [Math.abs(said - real)] : [];
  });
  if (errors.length < BABIES / 4) return "–";
  return String(Math.round(errors.reduce((sum, error) => sum + error, 0) / errors.length));
}

function winterOf(
  baby: SimulatedBaby,
  planned: ReturnType<typeof expectations>,
  [from, until]: readonly [string, string],
): Winter {
  const real = new Map<number, number>();
  const plan = new Map<number, number>();
  let [other, tooSmall] = [0, 0];
  for (let age = 0; age < YEAR; age++) {
    if (!isCold(plusDays(baby.born, age), from, until)) continue;
    const [worn, said] = [realPlace(baby, age), expectedPlace(planned, age)];
    real.set(worn, (real.get(worn) ?? 0) + 1);
    plan.set(said, (plan.get(said) ?? 0) + 1);
    if (worn !== said) other += 1;
    if (worn > said) tooSmall += 1;
  }
  const isSuitWrong = [...new Set([...real.keys(), ...plan.keys()])].some((place) => {
    const [cold, hasSuit] = [real.get(place) ?? 0, (plan.get(place) ?? 0) >= SUIT_FROM];
    return hasSuit ? cold < SUIT_WASTED_BELOW : cold >= FOUR_WEEKS;
  });
  return { other, tooSmall, isSuitWrong };
}

function isCold(day: IsoDay, from: string, until: string): boolean {
  const monthDay = day.slice(5);
  return monthDay >= from || monthDay < until;
}
