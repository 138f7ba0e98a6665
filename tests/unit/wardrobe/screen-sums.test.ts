// Q18 and Q19: one base for every number. What a plan's screens show is calculated from the same rows,
// summed, and compared, on days before, during, and after its year.

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { packWeatherGroups } from "~/contracts/plans/stored-plan.ts";
import { plusDays, plusMonths } from "~/domain/calendar.ts";
import { isNewbornItem } from "~/domain/growth/newborn-set.ts";
import { totalInPreemie } from "~/domain/growth/plan-quantities.ts";
import { LISTED, SHOPPING_SCOPES } from "~/domain/shopping/shopping-list.ts";
import {
  type AgeRange,
  ESSENTIALITIES,
  LAUNDRY_SCENARIOS,
  type LaundryScenario,
} from "~/domain/vocabulary.ts";
import * as catalogue from "~/domain/wardrobe/catalogue.ts";
import { catalogueItem, clothingRules } from "~/domain/wardrobe/catalogue.ts";
import { customQuantities } from "~/domain/wardrobe/custom-item.ts";
import { isHeavyOuterwear } from "~/domain/wardrobe/decide-outerwear.ts";
import { isBriefSize } from "~/domain/wardrobe/leading-size.ts";
import { packQuantities } from "~/domain/wardrobe/quantity-code.ts";
import { usualSizeDays } from "~/domain/wardrobe/size-days.ts";
import { CALENDAR_SIZES, ONE_SIZE_ITEMS } from "~/domain/wardrobe/size-table.ts";
import { sizesOver, sizeTimes } from "~/domain/wardrobe/size-times.ts";
import { expandNormals } from "~/domain/weather/typical-climate.ts";
import { buildWeatherGroups } from "~/domain/weather/weather-groups.ts";
import type { ItemRow } from "~/views/wardrobe/plan-items.ts";
import { whySumsDiffer } from "~/words/en/wardrobe/dashboard-copy.ts";
import { itemName } from "~/words/en/wardrobe/item-copy.ts";
import { listOf } from "../../support/wardrobe-views.ts";
import { aRow } from "../fixtures/item-rows.ts";
import { MINNEAPOLIS } from "../fixtures/normals.ts";
import {
  answersOf,
  type ShownNumber,
  type ShownPlan,
  type StoredRow,
  shownNumbers,
  sum,
} from "../fixtures/screen-sums.ts";
import { BORN, weighedPlan } from "../fixtures/weighed-plans.ts";

const DUE = "2027-03-10";
const WORN = usualSizeDays(DUE);
const GROUPS = buildWeatherGroups(expandNormals(MINNEAPOLIS, "2021-01-01", "2025-12-31"), DUE);
const WEATHER = packWeatherGroups(GROUPS);

function stored(row: ItemRow): StoredRow {
  const item = catalogueItem(row.clothingNameId);
  const rules = item ? clothingRules(item) : null;
  return {
    ...row,
    baseQuantities: JSON.stringify(
      rules?.base_quantities ?? { daily: {}, every_2_3_days: {}, weekly_plus: {} },
    ),
    weatherAdjustments: JSON.stringify(rules?.weather_adjustments ?? {}),
    essentiality: JSON.stringify(rules?.essentiality ?? {}),
  };
}

/** Without heavy outerwear, which counts from a day of its own: one-truth.test.ts compares that. */
const CATALOGUE = catalogue.CATALOGUE.filter(({ key }) => !isHeavyOuterwear(key));

function anOwnItem(
  at: number,
  ageRange: AgeRange,
  quantity: number,
  fields: Partial<ItemRow> = {},
): StoredRow {
  const essentiality = ESSENTIALITIES[at % ESSENTIALITIES.length] ?? "Essential";
  return stored({
    ...aRow("socks", GROUPS),
    ...{
      dashboardItemId: 5000 + at,
      clothingId: 5000 + at,
      clothingNameId: `custom_${at}`,
      ownerId: "owner",
    },
    ...{ name: `Own item ${at}`, category: "Other", validAgeRanges: JSON.stringify([ageRange]) },
    calculatedQuantities: packQuantities(
      customQuantities({ essentiality, ageRange, quantities: { 1: quantity } }),
    ),
    ...fields,
  });
}

const counts = (owned: Partial<Record<AgeRange, number>>) =>
  JSON.stringify(
    Object.fromEntries(Object.entries(owned).map(([age, quantity]) => [age, { Default: { quantity } }])),
  );

/** A family that has some of everything, does without a few items, and added three custom ones. */
const ROWS: StoredRow[] = CATALOGUE.map(({ key }, at) =>
  stored(
    aRow(key, GROUPS, {
      userAddedQuantities: at % 4 === 0 ? counts({ "0-3m": 3, "3-6m": at % 3, "9-12m": 40 }) : "{}",
      setAside: at % 11 === 0 ? JSON.stringify(["3-6m", "9-12m"]) : "[]",
    }),
  ),
).concat(anOwnItem(0, "0-3m", 4), anOwnItem(1, "3-6m", 3), anOwnItem(3, "9-12m", 2));

const planOn = (today: string, fields: Partial<ShownPlan> = {}): ShownPlan => ({
  ...{ groups: GROUPS, rows: ROWS, scenario: "every_2_3_days", dueDate: DUE, today },
  ...fields,
});

/** The numbers that must be equal, grouped. */
function byMeaning(numbers: readonly ShownNumber[]): Map<string, ShownNumber[]> {
  const meanings = new Map<string, ShownNumber[]>();
  for (const said of numbers) {
    const what = `${said.scope}: ${said.counts}`;
    meanings.set(what, [...(meanings.get(what) ?? []), said]);
  }
  return meanings;
}

function expectOneBase(numbers: readonly ShownNumber[]): void {
  for (const [what, said] of byMeaning(numbers)) {
    const [first] = said;
    expect(
      said.map(({ screen, number }) => [screen, number]),
      what,
    ).toEqual(said.map(({ screen }) => [screen, first?.number]));
  }
}

/** Prints each screen once, with its number and what that counts. */
function printSums(title: string, numbers: readonly ShownNumber[]): void {
  const lines = numbers.map(
    ({ scope, counts: what, screen, number }) => `${what}, ${scope}|${number}|${screen}`,
  );
  const rows = [...new Set(lines)].toSorted().map((line) => line.split("|"));
  console.log(title);
  console.table(
    rows.map(([what, number, screen]) => ({ screen, number: Number(number), "what it counts": what })),
  );
}

const numberOf = (numbers: readonly ShownNumber[], scope: string, what = "essentials to go") =>
  byMeaning(numbers).get(`${scope}: ${what}`)?.[0]?.number ?? Number.NaN;

describe("the headline sums of one plan", () => {
  test.each([
    ["before the birth", "2026-11-22", []],
    ["in 3-6m", "2027-07-01", ["0-3m"]],
    ["in 9-12m", "2028-01-02", ["0-3m", "3-6m", "6-9m"]],
  ])("are equal on every screen %s", (name, today, over) => {
    const plan = planOn(today);
    expect(sizesOver(sizeTimes(WORN, today))).toEqual(over);
    const numbers = shownNumbers(plan);
    printSums(`One plan ${name}, ${today}`, numbers);
    expectOneBase(numbers);
    for (const age of CALENDAR_SIZES) {
      const number = numberOf(numbers, age);
      if (sizesOver(sizeTimes(WORN, today)).includes(age)) expect(number, age).toBe(0);
      else expect(number, age).toBeGreaterThan(0);
    }
  });

  test("are equal, and say nothing is to get, in the last two weeks of a size", () => {
    // 3-6m ends on Sep 9.
    const [before, after] = ["2027-08-27", "2027-08-28"].map((today) => shownNumbers(planOn(today)));
    expectOneBase(before ?? []);
    expectOneBase(after ?? []);
    expect(numberOf(before ?? [], "3-6m")).toBeGreaterThan(0);
    // Items without a size are worn on.
    expect(numberOf(after ?? [], "3-6m")).toBeLessThan(numberOf(before ?? [], "3-6m"));
    expect(numberOf(after ?? [], "6-9m")).toBe(numberOf(before ?? [], "6-9m"));
  });

  test("say of a plan that is over that nothing is to get", () => {
    const numbers = shownNumbers(planOn("2028-03-10"));
    expect(new Set(numbers.map(({ number }) => number))).toEqual(new Set([0]));
    expect(numbers.some(({ screen }) => screen === "plan's card")).toBe(false);
  });
});

describe("where sizes and year do not add up", () => {
  const views = (plan: ShownPlan) =>
    listOf({ weatherGroups: WEATHER, newbornDays: null }, plan.rows, plan.scenario, {
      ...{ scope: "year", levels: LISTED },
      over: sizesOver(sizeTimes(WORN, plan.today)),
    });

  test("the line under the tabs names what counts once", () => {
    const { progress, countedOnce } = views(
      planOn("2026-11-22", { rows: CATALOGUE.map(({ key }) => stored(aRow(key, GROUPS))) }),
    );
    const sizes = CALENDAR_SIZES.map((age) => progress[age].remaining);
    expect(sum(sizes)).toBeGreaterThan(progress.year.remaining);
    expect(countedOnce).toContain(itemName("burp_cloth"));
    expect(whySumsDiffer(sizes, progress.year.remaining, countedOnce)).toBe(
      `${sizes.join(" + ")} is ${sum(sizes)}, not ${progress.year.remaining}, because one-size items (${countedOnce.join(", ")}) are counted only once.`,
    );
  });

  test("there is none where they do", () => {
    const rows = ROWS.filter(({ clothingNameId }) => !ONE_SIZE_ITEMS.includes(clothingNameId));
    const { progress, countedOnce } = views(planOn("2026-11-22", { rows }));
    const sizes = CALENDAR_SIZES.map((age) => progress[age].remaining);
    expect(countedOnce).toEqual([]);
    expect(whySumsDiffer(sizes, progress.year.remaining, countedOnce)).toBeNull();
  });
});

describe("whatever a family has, sets aside, adds and chooses, on any day", () => {
  const anItem = fc.record({
    key: fc.constantFrom(...CATALOGUE.map(({ key }) => key), ...ONE_SIZE_ITEMS, ...ONE_SIZE_ITEMS, "own"),
    owned: fc.dictionary(fc.constantFrom(...CALENDAR_SIZES), fc.integer({ min: 0, max: 14 })),
    setAside: fc.subarray([...CALENDAR_SIZES]),
    isAside: fc.boolean(),
    age: fc.constantFrom(...CALENDAR_SIZES),
    pieces: fc.integer({ min: 1, max: 9 }),
  });
  const rowsOf = fc
    .uniqueArray(anItem, {
      selector: ({ key, pieces }) => (key === "own" ? `own ${pieces}` : key),
      maxLength: 25,
    })
    .map((drawn) =>
      drawn.map(({ key, owned, setAside, isAside, age, pieces }) => {
        const fields = {
          userAddedQuantities: counts(owned),
          setAside: JSON.stringify(isAside ? setAside : []),
        };
        return key === "own" ? anOwnItem(pieces, age, pieces, fields) : stored(aRow(key, GROUPS, fields));
      }),
    );
  const plans = fc
    .record({
      rows: rowsOf,
      scenario: fc.constantFrom(...LAUNDRY_SCENARIOS),
      day: fc.integer({ min: -90, max: 430 }),
    })
    .map(({ day, ...fields }) => planOn(plusDays(DUE, day), fields));

  test("every screen says the same numbers", () => {
    fc.assert(
      fc.property(plans, (plan) => expectOneBase(shownNumbers(plan))),
      { numRuns: 80 },
    );
  });

  test("the year is the sum of the sizes to come, but for what is counted once", () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const over = sizesOver(sizeTimes(WORN, plan.today));
        const yearOf = (rows: readonly StoredRow[]) =>
          listOf({ weatherGroups: WEATHER, newbornDays: null }, rows, plan.scenario, { scope: "year", over });
        const { progress, countedOnce } = yearOf(plan.rows);
        const sized = yearOf(plan.rows.filter(({ clothingNameId: id }) => !ONE_SIZE_ITEMS.includes(id)));
        expect(sized.progress.year.remaining).toBe(
          sum(CALENDAR_SIZES.map((age) => sized.progress[age].remaining)),
        );
        const isEqual = progress.year.remaining === sum(CALENDAR_SIZES.map((age) => progress[age].remaining));
        if (!isEqual) expect(countedOnce.length).toBeGreaterThan(0);
        for (const age of over) expect(progress[age]).toEqual({ needed: 0, ready: 0, remaining: 0 });
      }),
      { numRuns: 80 },
    );
  });

  test("categories add up to the headline, whatever is chosen", () => {
    fc.assert(
      fc.property(
        plans,
        fc.constantFrom(...CALENDAR_SIZES),
        fc.subarray([...ESSENTIALITIES]),
        (plan, age, chosen) => {
          const { headline, categories } = answersOf(plan, age, chosen);
          for (const name of ["needed", "ready", "remaining", "everything"] as const) {
            expect(sum(categories.map((answer) => answer[name])), name).toBe(headline[name]);
          }
        },
      ),
      { numRuns: 80 },
    );
  });

  test("what is over changes nothing of the sizes to come", () => {
    fc.assert(
      fc.property(plans, (plan) => {
        // Newborn pieces are asked for only as long as they are worn.
        const rows = plan.rows.filter(({ clothingNameId }) => !isNewbornItem(clothingNameId));
        const before = shownNumbers({ ...plan, rows, today: plusDays(DUE, -1) });
        const now = shownNumbers({ ...plan, rows });
        const over = sizesOver(sizeTimes(WORN, plan.today));
        const isAsked = (age: AgeRange) => !over.includes(age) && !isBriefSize(WORN, age, plan.today);
        for (const age of CALENDAR_SIZES.filter(isAsked)) {
          expect(numberOf(now, age)).toBe(numberOf(before, age));
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe("once pieces in preemie are no longer asked for", () => {
  const { planned, groups, sizes, numbersOf } = weighedPlan([1.8]);
  const rowsOwning = (owned: number) =>
    CATALOGUE.map(({ key }) =>
      stored(
        aRow(key, groups, {
          calculatedQuantities: packQuantities(numbersOf(key)),
          userAddedQuantities: counts({ "0-3m": owned }),
        }),
      ),
    );
  const smallOn = (day: number, owned: number, scenario: LaundryScenario = "every_2_3_days"): ShownPlan => ({
    ...{ groups, rows: rowsOwning(owned), scenario, dueDate: BORN, planned },
    today: plusDays(BORN, day),
  });
  const numberOn = (day: number, counted: string, owned = 0) =>
    shownNumbers(smallOn(day, owned)).find(({ scope, counts: of }) => scope === "0-3m" && of === counted)
      ?.number ?? expect.fail();

  test("every screen leaves them out on one day, by as many as the note has told", () => {
    const told = totalInPreemie(sizes, groups, "every_2_3_days");
    expect(told).toBe(12);
    expect(numberOn(13, "pieces in all") - numberOn(14, "pieces in all")).toBe(told);
    expect(numberOn(13, "essentials to go")).toBe(numberOn(-20, "essentials to go"));
    expect(numberOn(14, "essentials to go")).toBeLessThan(numberOn(13, "essentials to go"));
    expect(numberOn(13, "essentials to go", 90)).toBe(0);
    expect(numberOn(14, "essentials to go", 90)).toBe(0);
  });

  test("the screens agree on every day, in every routine, whatever is owned", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -3, max: 50 }),
        fc.nat(8),
        fc.constantFrom(...LAUNDRY_SCENARIOS),
        (day, owned, scenario) => expectOneBase(shownNumbers(smallOn(day, owned, scenario))),
      ),
      {
        numRuns: 30,
        examples: [
          [13, 2, "daily"],
          [14, 2, "daily"],
        ],
      },
    );
  });
});

describe("of a plan whose last size is worn longer than its year", () => {
  const { planned, groups, sizes, numbersOf } = weighedPlan([2.2]);
  const rows = CATALOGUE.map(({ key }) =>
    stored(aRow(key, groups, { calculatedQuantities: packQuantities(numbersOf(key)) })),
  );
  const smallOn = (today: string): ShownPlan => ({
    ...{ groups, rows, scenario: "every_2_3_days", dueDate: BORN, planned, today },
  });
  const LAST = "9-12m";
  const end = sizes.days[LAST]?.end ?? expect.fail();

  test.each([350, 364, 365, 366, 380, 400, 415, 420])(
    "card, list, and size page agree on day %i, and nothing is over",
    (day) => {
      const today = plusDays(BORN, day);
      expect(end > plusDays(BORN, 420)).toBe(true);
      expect(sizeTimes(sizes.days, today)[LAST]).toBe("now");
      const numbers = shownNumbers(smallOn(today));
      expectOneBase(numbers);
      const ofLast = byMeaning(numbers).get(`${LAST}: essentials to go`) ?? [];
      expect(ofLast.map(({ screen }) => screen)).toEqual(expect.arrayContaining(["plan's card"]));
      expect(ofLast.length).toBeGreaterThan(3);
      // Items without a size are asked for until the end, the others until two weeks before it.
      for (const { number, screen } of ofLast) expect(number, screen).toBeGreaterThan(0);
    },
  );

  test("all of it is over on the day after the last size", () => {
    const numbers = shownNumbers(smallOn(plusDays(end, 1)));
    expect(new Set(numbers.map(({ number }) => number))).toEqual(new Set([0]));
    expect(numbers.some(({ screen }) => screen === "plan's card")).toBe(false);
  });
});

test("Q19 a size is over on the day after its last, in the reader's own calendar", () => {
  for (const [at, age] of CALENDAR_SIZES.entries()) {
    const { start, end } = WORN[age] ?? expect.fail();
    expect(sizeTimes(WORN, start)[age]).toBe("now");
    expect(sizeTimes(WORN, end)[age]).toBe("now");
    expect(sizeTimes(WORN, plusDays(end, 1))[age]).toBe("over");
    expect(sizeTimes(WORN, plusDays(start, -1))[age]).toBe("next");
    const times = sizeTimes(WORN, plusDays(start, 3));
    expect(CALENDAR_SIZES.map((one) => times[one])).toEqual([
      ...Array(at).fill("over"),
      "now",
      ...["next", "later", "later"].slice(0, 3 - at),
    ]);
  }
  expect(SHOPPING_SCOPES).toContain("year");
  expect(Object.values(sizeTimes(WORN, plusMonths(DUE, 12)))).toEqual([
    ...Array(4).fill("over"),
    "none",
    "none",
  ]);
});
