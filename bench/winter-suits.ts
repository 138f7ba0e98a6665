// `npm run winter-suits [-- BABIES]`: how often a plan asks for a winter suit in the wrong sizes, by the rule that it has and by
// others. Writes bench/winter-suits.md. The babies are drawn from the distribution that the model believes in.
import { readFileSync, writeFileSync } from "node:fs";
import { readZipNormals } from "../app/contracts/weather/climate-normals.ts";
import { typicalHistory } from "../app/domain/weather/typical-climate.ts";
import { simulatedBaby } from "./babies/simulated-baby.ts";
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

const babies = Array.from({ length: BABIES }, (_, number) => {
  const baby = simulatedBaby(number, birthdayOf(number));
  return { baby, stages: stagesOf(baby) };
});
const lines = readFileSync("migrations/seed/climate-normals.jsonl", "utf8").trim().split("\n");
const cities = Object.values(WINTERS).map((winter) => {
  const found = lines.map((line) => JSON.parse(line)).find(([area]) => area === winter.zip3);
  const normals = readZipNormals({ months: JSON.stringify(found[3]), shiftF: null });
  return suitResults(typicalHistory(normals), winter, babies);
});
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
const text = `# Winter suits of simulated babies

\`npm run winter-suits\`: ${BABIES} babies born through the year, ${Object.keys(WINTERS).join(" / ")}, in % of babies. A plan decides on a suit for each size
four weeks before the size begins, by its own rules and by the weights that it knows then. A suit is missing in a size with 28
days of cold or more, and useless in one with fewer than 7. Cost: of 100 babies, mean of the cities, a missing suit counting twice.

${parts.join("\n\n")}
`;
console.log(text);
writeFileSync("bench/winter-suits.md", text);
