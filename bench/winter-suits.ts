// `npm run winter-suits [-- BABIES]`: how often a plan asks for a winter suit in the wrong sizes, by the rule that it has and by
// others, and by decision days. Writes bench/winter-suits.md. The babies are drawn from the distribution that the model believes in.
import { readFileSync, writeFileSync } from "node:fs";
import { readZipNormals } from "../app/contracts/weather/climate-normals.ts";
import { typicalHistory } from "../app/domain/weather/typical-climate.ts";
import { simulatedBaby } from "./babies/simulated-baby.ts";
import { CONDUCTS, type DecidedResult, decidedResult } from "./babies/suit-days.ts";
import {
  birthdayOf,
  CHECKUPS,
  costOf,
  SUIT_RULES,
  type SuitResult,
  stagesOf,
  suitResults,
  WINTERS,
} from "./babies/suit-rules.ts";

const BABIES = Number(process.argv[2] ?? 2000);

/** Their plans are worked out anew day by day. */
const DECIDED_BABIES = Math.min(BABIES, 1000);

const babies = Array.from({ length: BABIES }, (_, number) => {
  const baby = simulatedBaby(number, birthdayOf(number));
  return { baby, stages: stagesOf(baby) };
});
const lines = readFileSync("migrations/seed/climate-normals.jsonl", "utf8").trim().split("\n");
const places = Object.values(WINTERS).map((winter) => {
  const found = lines.map((line) => JSON.parse(line)).find(([area]) => area === winter.zip3);
  const normals = readZipNormals({ months: JSON.stringify(found[3]), shiftF: null });
  return { winter, history: typicalHistory(normals) };
});
const cities = places.map(({ winter, history }) => suitResults(history, winter, babies));
const parts = CHECKUPS.map(({ name }, known) => {
  const rows = SUIT_RULES.map((rule, place) => {
    const own = cities.flatMap((results) => results[known]?.[place] ?? []);
    const both = own.reduce((sum, result) => sum + costOf(result), 0) / own.length;
    const share = (of: (result: SuitResult) => number) =>
      own.map((result) => Math.round(100 * of(result))).join(" / ");
    return `| ${rule.name} | ${share((one) => one.wrong)} | ${share((one) => one.missing)} | ${share((one) => one.useless)} | ${(100 * both).toFixed(1)} |`;
  });
  return `| Known: ${name} | a suit wrong | missing | useless | cost |\n|---|---|---|---|---|\n${rows.join("\n")}`;
});
const decided = CONDUCTS.map((conduct) => {
  const own = places.map(({ winter, history }) =>
    decidedResult(
      history,
      winter,
      babies.slice(0, DECIDED_BABIES).map(({ baby }) => baby),
      conduct,
    ),
  );
  const share = (of: (result: DecidedResult) => number) =>
    own.map((result) => (100 * of(result)).toFixed(1)).join(" / ");
  const each = (of: (result: DecidedResult) => number) =>
    own.map((result) => of(result).toFixed(1)).join(" / ");
  return `| ${conduct.name} | ${share((one) => one.wrong)} | ${share((one) => one.missing)} | ${share((one) => one.useless)} | ${share((one) => one.strict)} | ${each((one) => one.suits)} | ${each((one) => one.questions)} |`;
});
const text = `# Winter suits of simulated babies

\`npm run winter-suits\`: ${BABIES} babies born through the year, ${Object.keys(WINTERS).join(" / ")}, in % of babies. A plan decides on a suit for each size
four weeks before the size begins, by its own rules and by the weights that it knows then. A suit is missing in a size with 28
days of cold or more, and useless in one with fewer than 7. Cost: of 100 babies, mean of the cities, a missing suit counting twice.

${parts.join("\n\n")}

## Decision days

The first ${DECIDED_BABIES} of these babies, day by day: the family buys what the plan asks for on the day on which it does, by the weights of the
checkups until then. A decision that waits for "What fits now?" asks if the last fact is older than 21 days. A suit is missing in
a size with 28 cold days or more on which nobody had it, nor for up to 60 days the next size; it is useless if it is worn on fewer than 7.
Strictly: without the next size. Suits and questions are a baby's in its first year.

| | a suit wrong | missing | useless | wrong, strictly | suits | questions |
|---|---|---|---|---|---|---|
${decided.join("\n")}
`;
console.log(text);
writeFileSync("bench/winter-suits.md", text);
