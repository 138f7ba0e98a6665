// Pieces in preemie leave every number on the day on which they are no longer asked for, and the note says no number of them
// from then on.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { daysBetween, type IsoDay, plusDays } from "~/domain/calendar.ts";
import { totalInPreemie } from "~/domain/growth/plan-quantities.ts";
import { stillAsked } from "~/domain/growth/still-asked.ts";
import type { LaundryScenario } from "~/domain/vocabulary.ts";
import { CATALOGUE } from "~/domain/wardrobe/catalogue.ts";
import { askedDays } from "~/domain/wardrobe/leading-size.ts";
import { packQuantities } from "~/domain/wardrobe/quantity-code.ts";
import { sizeTotals } from "~/domain/wardrobe/size-totals.ts";
import { tellNewborns } from "~/views/growth/tell-newborn.ts";
import { readPlanItem } from "~/views/wardrobe/plan-items.ts";
import { needOf } from "../../support/wardrobe-views.ts";
import { aRow } from "../fixtures/item-rows.ts";
import { BORN, weighedPlan } from "../fixtures/weighed-plans.ts";

type Plan = ReturnType<typeof weighedPlan>;

const SCENARIO: LaundryScenario = "every_2_3_days";
const NEWBORN_ITEMS = CATALOGUE.filter(({ outgrownDays }) => outgrownDays !== null).map(({ key }) => key);

/** The first day of a plan on which a baby's pieces in preemie are no longer asked for. */
const overOn = ({ sizes }: Plan, baby = 0) =>
  plusDays(BORN, askedDays(sizes.newborns[baby]?.preemieDays ?? 0));

function neededOn(plan: Plan, nameId: string, today: IsoDay, scenario = SCENARIO): number {
  const { sizes, groups } = plan;
  const numbers = stillAsked(sizes, groups, today).numbersOf(nameId, plan.numbersOf(nameId));
  return sizeTotals(nameId, numbers, groups, scenario, sizes.newbornDays)["0-3m"].needed;
}

const allOn = (plan: Plan, today: IsoDay, scenario = SCENARIO) =>
  NEWBORN_ITEMS.reduce((sum, nameId) => sum + neededOn(plan, nameId, today, scenario), 0);

const saidOn = ({ sizes, groups }: Plan, today: IsoDay) =>
  tellNewborns(sizes, { today, country: "US" }, { groups, scenario: SCENARIO }).join(" ");

describe("pieces in preemie", () => {
  const small = weighedPlan([1.8]);

  it.each([
    ["before the birth", -30, 33],
    ["on the day of birth", 0, 33],
    // Preemie sizes are worn for 22 days, so the set stays for its first two weeks.
    ["on the last day on which they are asked for", 13, 33],
    ["on the day after it", 14, 21],
    ["on the last day of the preemie size", 21, 21],
    ["on the day after that one", 22, 21],
  ] as const)("of a baby of 1.8 kg %s", (_, days, pieces) => {
    expect(small.sizes.newborns).toMatchObject([{ set: "whole", preemieDays: 22 }]);
    expect(allOn(small, plusDays(BORN, days))).toBe(pieces);
  });

  it("leave each item of a baby of 1.8 kg by what the note has told to get", () => {
    const { sizes, groups } = small;
    const over = overOn(small);
    const before = allOn(small, plusDays(over, -1));
    expect(before - allOn(small, over)).toBe(totalInPreemie(sizes, groups, SCENARIO));
    for (const nameId of NEWBORN_ITEMS) {
      const later = neededOn(small, nameId, over);
      expect(later).toBeGreaterThanOrEqual(0);
      expect(later).toBeLessThanOrEqual(neededOn(small, nameId, plusDays(over, -1)));
    }
  });

  it("are said with their number as long as they are asked for, then without, then no more", () => {
    const over = overOn(small);
    const end = plusDays(BORN, small.sizes.newborns[0]?.preemieDays ?? 0);
    expect(daysBetween(over, end)).toBe(8);
    expect(saidOn(small, plusDays(over, -1))).toMatch(/^Preemie sizes fit .*: get 12 of the newborn pieces/);
    expect(saidOn(small, over)).toMatch(/^Preemie sizes fit until about \w+ \d+\. Newborn sizes/);
    expect(saidOn(small, plusDays(end, -1))).toMatch(/^Preemie sizes fit until about \w+ \d+\. Newborn/);
    expect(saidOn(small, end)).not.toContain("Preemie");
  });

  it("of twins leave one after the other", () => {
    const twins = weighedPlan([1.5, 2.1]);
    const days = [overOn(twins, 0), overOn(twins, 1)].toSorted();
    const [first = "", last = ""] = days;
    expect(daysBetween(first, last)).toBeGreaterThan(3);
    const [before, between, after] = [plusDays(first, -1), first, last].map((day) => allOn(twins, day));
    expect(before).toBeGreaterThan(between ?? 0);
    expect(between).toBeGreaterThan(after ?? 0);
    // The note of the one who still wears them says no more than are asked for.
    const inPreemie = (between ?? 0) - (after ?? 0);
    expect(saidOn(twins, first)).toContain(`get ${inPreemie} of the newborn`);
  });

  it("that an earlier release didn't count take nothing from its numbers", () => {
    const { sizes, groups } = small;
    const none = weighedPlan([2.4]).numbersOf("bodysuit_short_sleeve_nb");
    const { numbersOf } = stillAsked(sizes, groups, overOn(small));
    expect(numbersOf("bodysuit_short_sleeve_nb", none)).toEqual(none);
  });
});

const aPlan = fc
  .record({
    kilos: fc.array(fc.integer({ min: 100, max: 450 }), { minLength: 1, maxLength: 2 }),
    early: fc.integer({ min: 0, max: 70 }),
  })
  .map(({ kilos, early }) =>
    weighedPlan(
      kilos.map((decagrams) => decagrams / 100),
      early,
    ),
  );
const aDay = fc.integer({ min: -30, max: 150 }).map((days) => plusDays(BORN, days));

describe("the numbers of any plan", () => {
  it("are the plan's own, the same object, until pieces in preemie are no longer asked for or a baby has left a size", () => {
    fc.assert(
      fc.property(aPlan, aDay, fc.constantFrom(...CATALOGUE), (plan, today, { key }) => {
        const { sizes, groups } = plan;
        const numbers = plan.numbersOf(key);
        const { newborns, shares, numbersOf } = stillAsked(sizes, groups, today);
        const isAsked = newborns.every((need, baby) => need === sizes.newborns[baby]);
        const isEveryoneThere = shares.length === sizes.shares.length;
        const isAsBefore = isEveryoneThere && (isAsked || !NEWBORN_ITEMS.includes(key));
        expect(numbersOf(key, numbers) === numbers).toBe(isAsBefore);
        if (sizes.babies === 1 && !NEWBORN_ITEMS.includes(key)) expect(isAsBefore).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it("are once they are over those of babies who never wore preemie sizes", () => {
    fc.assert(
      fc.property(aPlan, fc.constantFrom(...NEWBORN_ITEMS), (plan, nameId) => {
        const { sizes, groups } = plan;
        const never = sizes.newborns.map((need) => ({ ...need, preemieDays: 0 }));
        const { newborns, numbersOf } = stillAsked(sizes, groups, plusDays(BORN, 365));
        expect(newborns.map(({ preemieDays }) => preemieDays)).toEqual(never.map(() => 0));
        const later = numbersOf(nameId, plan.numbersOf(nameId));
        const most = plan.numbersOf(nameId, never);
        if (sizes.babies === 1) expect(packQuantities(later)).toBe(packQuantities(most));
        const cells = Object.entries(later[SCENARIO]["0-3m"] ?? {});
        for (const [order, { quantity }] of cells)
          expect(quantity).toBeLessThanOrEqual(most[SCENARIO]["0-3m"]?.[Number(order)]?.quantity ?? 0);
      }),
      { numRuns: 60 },
    );
  });

  it("fall day by day and are never below zero, however much is owned", () => {
    fc.assert(
      fc.property(
        aPlan,
        aDay,
        fc.constantFrom(...NEWBORN_ITEMS),
        fc.nat(12),
        (plan, today, nameId, owned) => {
          const { sizes, groups } = plan;
          const item = readPlanItem(
            aRow(nameId, groups, {
              calculatedQuantities: packQuantities(plan.numbersOf(nameId)),
              userAddedQuantities: JSON.stringify({ "0-3m": { Default: { quantity: owned } } }),
            }),
          );
          const need = (on: IsoDay) => {
            const still = stillAsked(sizes, groups, on);
            const planned = { groups, newbornDays: sizes.newbornDays, still };
            return needOf(item, planned, SCENARIO).ages["0-3m"] ?? expect.fail();
          };
          const [now, later] = [need(today), need(plusDays(today, 1))];
          expect(later.needed).toBeLessThanOrEqual(now.needed);
          expect(later.needed).toBeGreaterThanOrEqual(0);
          expect(Math.max(0, later.needed - owned)).toBeLessThanOrEqual(Math.max(0, now.needed - owned));
          expect(later.owned).toBe(owned);
        },
      ),
      { numRuns: 80 },
    );
  });
});
