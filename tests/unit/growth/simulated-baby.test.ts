import { expect, it } from "vitest";
import { expectations, expectedPlace, KNOWLEDGE, realPlace } from "../../../bench/babies/plan-errors.ts";
import { simulatedBaby, wornOn } from "../../../bench/babies/simulated-baby.ts";

const BORN = "2026-05-08";
const babies = Array.from({ length: 60 }, (_, number) => simulatedBaby(number, BORN));
const known = (name: string) => KNOWLEDGE.find((knowledge) => knowledge.name === name) ?? expect.fail(name);

it("the same number is the same baby", () => {
  expect(simulatedBaby(7, BORN).outgrown).toEqual(babies[7]?.outgrown);
  expect(new Set(babies.map(({ outgrown }) => outgrown.join())).size).toBeGreaterThan(55);
});

it("babies wear their sizes in order", () => {
  for (const baby of babies) {
    const places = Array.from({ length: 365 }, (_, age) => realPlace(baby, age));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  }
  expect(babies.map((baby) => wornOn(baby, 300))).toContain("12-18m");
});

it("they weigh what newborn babies weigh", () => {
  const weights = babies.map((baby) => baby.weightOn(0));
  const mean = weights.reduce((sum, kg) => sum + kg) / weights.length;
  expect(mean).toBeGreaterThan(3.1);
  expect(mean).toBeLessThan(3.5);
});

it("a plan knows a weight four weeks after it was taken, and the calendar knows none", () => {
  const [baby = expect.fail()] = babies;
  expect(expectations(baby, known("and weight at 2 months")).map(({ from }) => from)).toEqual([0, 28, 89]);
  const calendar = expectations(baby, known("the calendar"));
  expect([0, 91, 92, 364, 365].map((age) => expectedPlace(calendar, age))).toEqual([2, 2, 3, 5, 6]);
});
