// The messages about the limit of quiz attempts: the specified texts at the right moment, and no upgrade
// offered to users who can't have one.
import { expect, test } from "vitest";
import { attemptAllowance, limitStand, mayUpgrade } from "../../../app/domain/plans/access.ts";
import { limitNotice } from "../../../app/views/plans/limit-view.ts";
import { planFeatures, planName } from "../../../app/words/en/plans/tiers.ts";

const APPROACHING = "Approaching Quiz Limit";
const REACHED = "Quiz Limit Reached";

test.each([
  ["free", 0, 3, null],
  ["free", 1, 3, null],
  [
    "free",
    2,
    3,
    {
      kind: "approaching",
      title: APPROACHING,
      text: "You're approaching your subscription tier's quiz attempt limit (2/3). Consider upgrading for more attempts.",
    },
  ],
  [
    "free",
    3,
    3,
    {
      kind: "reached",
      title: REACHED,
      text: "You have reached the maximum attempts for your plan. Please upgrade for more.",
    },
  ],
  ["premium", 8, 10, null],
  [
    "premium",
    9,
    10,
    {
      kind: "approaching",
      title: APPROACHING,
      text: "You're approaching your subscription tier's quiz attempt limit (9/10).",
    },
  ],
  [
    "premium",
    12,
    10,
    { kind: "reached", title: REACHED, text: "You have reached the maximum attempts for your plan." },
  ],
])("%s with %i of %i attempts used is told %j", (tier, used, max, notice) => {
  expect(limitNotice(limitStand(attemptAllowance({ used, max }), tier))).toEqual(notice);
});

test("only free users are offered an upgrade", () => {
  expect(["free", "premium", "one", "", "Free"].filter(mayUpgrade)).toEqual(["free"]);
});

test("a plan's attempts are those of its tier's row", () => {
  expect(planFeatures("free", 3)[0]).toBe("Up to 3 quiz attempts");
  expect(planFeatures("premium", 10)[0]).toBe("Up to 10 quiz attempts");
  expect(planFeatures("premium", 12)[0]).toBe("Up to 12 quiz attempts");
  expect(planFeatures("unheard of", 1)).toEqual(["Up to 1 quiz attempt"]);
  expect(planName("free")).toBe("Free Plan");
});
