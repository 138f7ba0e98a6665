// The rule for loose clothes is no worse than what else there was to choose from, and decision days leave few suits wrong: on few
// babies here, on 2,000 by `npm run winter-suits`.
import { expect, it } from "vitest";
import { typicalHistory } from "../../../app/domain/weather/typical-climate.ts";
import { normalsToday } from "../../../app/domain/weather/world-climate.ts";
import { simulatedBaby } from "../../../bench/babies/simulated-baby.ts";
import { CONDUCTS, decidedResult } from "../../../bench/babies/suit-days.ts";
import {
  birthdayOf,
  costOf,
  SUIT_RULES,
  stagesOf,
  suitResults,
  WINTERS,
} from "../../../bench/babies/suit-rules.ts";
import { MINNEAPOLIS } from "../fixtures/normals.ts";

const BABIES = 60;
const HISTORY = typicalHistory(normalsToday(MINNEAPOLIS, { shiftF: null }));

it("a winter suit is in the wrong size no more often than by likely days with short edges, or by earlier days", () => {
  const babies = Array.from({ length: BABIES }, (_, number) => {
    // 7 and 48 share no factor, so that births are spread over the year.
    const baby = simulatedBaby(number, birthdayOf(number * 7));
    return { baby, stages: stagesOf(baby) };
  });
  const results = suitResults(HISTORY, WINTERS.Minneapolis, babies);
  const costs = SUIT_RULES.map((_, place) =>
    results.reduce((sum, byRule) => {
      const result = byRule[place];
      return sum + (result ? costOf(result) : Number.NaN);
    }, 0),
  );
  const [own = Number.NaN, byLikely = 0, byEarlier = 0] = costs;
  expect(own).toBeLessThanOrEqual(byLikely);
  expect(own).toBeLessThan(byEarlier);
  expect(own).toBeLessThan(
    costs[SUIT_RULES.findIndex(({ name }) => name === "likely and earlier days")] ?? 0,
  );
});

it("a plan that waits for decision days has far fewer suits wrong, of fewer that are bought", () => {
  const babies = Array.from({ length: BABIES }, (_, number) => simulatedBaby(number, birthdayOf(number * 7)));
  const [before, , , after] = CONDUCTS.map((conduct, place) =>
    place === 0 || place === 3 ? decidedResult(HISTORY, WINTERS.Minneapolis, babies, conduct) : null,
  );
  if (!before || !after) throw new Error("No conducts");
  expect(after.wrong).toBeLessThan(0.6 * before.wrong);
  expect(after.missing).toBeLessThan(before.missing / 2);
  expect(after.useless).toBeLessThan(before.useless);
  expect(after.strict).toBeLessThan(before.strict);
  expect(after.suits).toBeLessThan(before.suits);
  expect(after.questions).toBeLessThan(2.5);
});
