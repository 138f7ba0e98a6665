// The rule for loose clothes is no worse than what else there was to choose from: on few babies here, on 2,000 by
// `npm run winter-suits`.
import { expect, it } from "vitest";
import { typicalHistory } from "../../../app/domain/weather/typical-climate.ts";
import { normalsToday } from "../../../app/domain/weather/world-climate.ts";
import { simulatedBaby } from "../../../bench/babies/simulated-baby.ts";
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

it("a winter suit is in the wrong size no more often than by likely days with short edges, or by earlier days", () => {
  const babies = Array.from({ length: BABIES }, (_, number) => {
    // 7 and 48 share no factor, so that births are spread over the year.
    const baby = simulatedBaby(number, birthdayOf(number * 7));
    return { baby, stages: stagesOf(baby) };
  });
  const results = suitResults(
    typicalHistory(normalsToday(MINNEAPOLIS, { shiftF: null })),
    WINTERS.Minneapolis,
    babies,
  );
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
