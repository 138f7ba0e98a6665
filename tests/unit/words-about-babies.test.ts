// Clothes are the subject of every text, and never the baby: no word judges how one grows, or sounds as if it did.
import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

/** Never said, about anything. */
const NEVER = [
  /\b(?:per)?centiles?\b/i,
  /\b(?:under|over)weight\b|\bobes|\b(?:mal|under)nourish/i,
  /\bcatch(?:es|ing)?[- ]up\b|\bweight (?:gain|loss)\b|\bgain(?:s|ed|ing)? weight\b/i,
  /\bgrowth (?:charts?|curves?|spurts?|rates?)\b|\bfailure to thrive\b/i,
  /\b(?:small|large|big|tall|short|light|heavy|young|old) for (?:(?:its|his|her|their|the) )?age\b/i,
  /\bbirth ?weight\b|\bgestation|\bpre-?term\b|\bprematur|\bpost-?term\b/i,
  /\babnormal|\bdiagnos|\bpatholog|\bdisorder|\bsyndrome\b|\bsymptom|\bpatient/i,
  /\bBMI\b|\bbody mass\b|\bz-?scores?\b|\bstandard deviations?\b/i,
  /\b(?:ahead of|behind|above|below) (?:average|normal|(?:the )?others?|(?:its|his|her|their) age)\b/i,
  /\bdevelopmental|\bmilestones?\b|\bdelayed growth\b|\bslow growth\b/i,
];

/** Said of weather and days, but not in a text about a baby. */
const NOT_OF_BABIES = /\bnormal(?:ly|s)?\b|\baverages?\b|\bmedians?\b|\bcurves?\b|\bhealthy\b/i;
const BABY = /\bbab(?:y|ies)\b|\bweigh|\blength\b|\btaller\b|\bheavier\b|\bgrow/i;

/** The only ways to speak of medicine: that we don't, and whom to ask. */
const MEDICINE = /\bmedical\b(?! advice)|\bclinical/i;

/** As specified for whatever says how to dress a baby: whom it isn't meant for. */
const ADVICE = '"General advice, not medical. Premature, ill, or feverish babies: ask your doctor."';

/** The texts in a source of copy, without its comments. */
function textsIn(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, "").replace(/^\s*\/\/.*$/gm, "");
  return code.match(/"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g) ?? [];
}

function isJudging(text: string): boolean {
  return (
    [...NEVER, MEDICINE].some((word) => word.test(text)) || (NOT_OF_BABIES.test(text) && BABY.test(text))
  );
}

describe("what people read", () => {
  it("S89 judges no baby's growth, and has no word of medicine", () => {
    const found = globSync("app/words/en/**/*.ts").flatMap((path) =>
      textsIn(readFileSync(path, "utf8"))
        .filter((text) => text !== ADVICE && isJudging(text))
        .map((text) => `${path}: ${text}`),
    );
    expect(found).toEqual([]);
  });

  it.each([
    "Your baby is in the 40th percentile.",
    "6 lb at birth is a low birth weight.",
    "Your baby is big for her age.",
    "Your baby is ahead of others.",
    "A normal weight for a baby of two months.",
    "Babies grow below average at first.",
    "A medical checkup.",
    "Preterm babies need smaller sizes.",
  ])("%s would be found", (text) => {
    expect(isJudging(text)).toBe(true);
  });

  it.each([
    "Sizes are counted from the due date.",
    "6M fits from about March 10, give or take three weeks.",
    "For questions about growth, ask your baby's doctor.",
    "It is below 20°F on average.",
    "General information, not medical advice.",
    "What was the weight at the last checkup?",
  ])("%s may be said", (text) => {
    expect(isJudging(text)).toBe(false);
  });

  it("is read whole, without comments", () => {
    const source = ["// percentile", "/* obese */", 'export const A = "one";', "const b = `two`;"].join("\n");
    expect(textsIn(source)).toEqual(['"one"', "`two`"]);
  });
});
