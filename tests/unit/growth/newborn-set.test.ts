// Newborn and preemie pieces, and what is said of them, follow what is known of the baby, and come from one source.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { packPlannedSizes, readSizes } from "../../../app/contracts/growth/stored-sizes.ts";
import { plusDays } from "../../../app/domain/calendar.ts";
import type { Baby, SizeFact } from "../../../app/domain/growth/baby-facts.ts";
import { type NewbornNeed, type NewbornNote, newbornNotes } from "../../../app/domain/growth/newborn-set.ts";
import { sizedGroups } from "../../../app/domain/growth/next-sizes.ts";
import { planBaby } from "../../../app/domain/growth/plan-baby.ts";
import { planQuantities, totalInPreemie } from "../../../app/domain/growth/plan-quantities.ts";
import {
  type PlannedSizes,
  planAnew,
  type SizesOfPlan,
  sizesOfPlan,
} from "../../../app/domain/growth/planned-sizes.ts";
import { LAUNDRY_SCENARIOS, type LaundryScenario } from "../../../app/domain/vocabulary.ts";
import { CATALOGUE, clothingRules, rulesForBabies } from "../../../app/domain/wardrobe/catalogue.ts";
import { briefPieces, sizeTotals } from "../../../app/domain/wardrobe/size-totals.ts";
import { typicalHistory } from "../../../app/domain/weather/typical-climate.ts";
import { normalsToday } from "../../../app/domain/weather/world-climate.ts";
import { viewSizeLine } from "../../../app/views/growth/size-line-view.ts";
import { tellSizes } from "../../../app/views/growth/size-page-view.ts";
import { dayWords } from "../../../app/words/en/day-words.ts";
import { MINNEAPOLIS, PHOENIX, SEATTLE } from "../fixtures/normals.ts";

const BORN = "2027-01-15";
const LAUNDRY: LaundryScenario = "every_2_3_days";
const PLACES = [MINNEAPOLIS, PHOENIX, SEATTLE].map((place) =>
  typicalHistory(normalsToday(place, { shiftF: null })),
);
const NEWBORN_ITEMS = CATALOGUE.filter(({ outgrownDays }) => outgrownDays !== null);

interface Told {
  sex?: Baby["sex"];
  early?: number;
  facts: readonly (readonly SizeFact[])[];
}

const weighed = (kg: number, day = 0): SizeFact => ({ kind: "weight", on: plusDays(BORN, day), kg });

function planOf({ sex = null, early = 0, facts }: Told, shown: PlannedSizes | null = null, today = BORN) {
  const dates = { expectedDueDate: plusDays(BORN, early), babyBornOn: BORN };
  const babies = facts.map((own) => planBaby(dates, { sex, facts: own }, facts.length));
  const planned = planAnew(
    { dates, babies, seen: facts.flat().map((fact) => JSON.stringify(fact)) },
    shown,
    today,
  );
  return { planned, dates, sizes: sizesOfPlan(planned, dates, facts.length) };
}

/** The pieces of newborn items that a plan asks for. */
function piecesOf(sizes: SizesOfPlan, place = 0, scenario = LAUNDRY) {
  const sized = sizedGroups(PLACES[place] ?? expect.fail(), BORN, sizes);
  const needed = NEWBORN_ITEMS.map((item) => {
    const rules = clothingRules(item);
    const quantities = planQuantities(
      (babies) => rulesForBabies(rules, babies),
      sized,
      sizes.shares,
      sizes.newborns,
    );
    return sizeTotals(item.key, quantities, sized.groups, scenario, sizes.newbornDays)["0-3m"].needed;
  });
  const all = needed.reduce((sum, one) => sum + one, 0);
  const preemie = totalInPreemie(sizes, sized.groups, scenario);
  return { all, preemie, newborn: all - preemie };
}

const atBirth = (kg: number, told: Omit<Told, "facts"> = {}) =>
  planOf({ ...told, facts: [[weighed(kg)]] }).sizes;

describe("newborn pieces by the weight at birth", () => {
  it.each([
    ["nothing", null, 17, 0],
    ["1.8 kg", 1.8, 21, 12],
    ["2.4 kg", 2.4, 21, 0],
    ["3.1 kg", 3.1, 21, 0],
    ["3.3 kg", 3.3, 17, 0],
    ["3.5 kg", 3.5, 2, 0],
    ["3.7 kg", 3.7, 2, 0],
    ["3.75 kg", 3.75, 2, 0],
    ["3.8 kg", 3.8, 0, 0],
    ["4.6 kg", 4.6, 0, 0],
  ])("of a baby of whom is known %s", (_, kg, newborn, preemie) => {
    const sizes = kg === null ? planOf({ facts: [[]] }).sizes : atBirth(kg);
    expect(piecesOf(sizes)).toMatchObject({ newborn, preemie });
  });

  it("never grow with the weight, at any place, term, sex, and laundry routine", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 120, max: 549 }),
        fc.integer({ min: 1, max: 100 }),
        fc.constantFrom("boy" as const, "girl" as const, null),
        fc.integer({ min: -14, max: 80 }),
        fc.nat({ max: PLACES.length - 1 }),
        fc.constantFrom(...LAUNDRY_SCENARIOS),
        (decagrams, more, sex, early, place, scenario) => {
          const [light, heavy] = [decagrams, Math.min(550, decagrams + more)].map((one) =>
            piecesOf(atBirth(one / 100, { sex, early }), place, scenario),
          );
          expect(heavy?.newborn).toBeLessThanOrEqual(light?.newborn ?? 0);
          expect(heavy?.preemie).toBeLessThanOrEqual(light?.preemie ?? 0);
        },
      ),
      { numRuns: 30 },
    );
  });

  it("of twins are those of each: together what they share, and of each what only one needs", () => {
    const both = piecesOf(planOf({ facts: [[weighed(1.8)], [weighed(1.8)]] }).sizes);
    const one = piecesOf(planOf({ facts: [[weighed(1.8)], [weighed(4.2)]] }).sizes);
    const none = piecesOf(planOf({ facts: [[weighed(4.2)], [weighed(4.2)]] }).sizes);
    expect(one).toMatchObject({ newborn: 21, preemie: 12 });
    expect(both.newborn).toBeGreaterThan(one.newborn);
    expect(both.newborn).toBeLessThanOrEqual(2 * one.newborn);
    expect(none.all).toBe(0);
  });
});

/** What is known, one after the other: after each, a plan shows its sizes. */
const aLife = fc.record({
  kilos: fc.array(fc.integer({ min: 120, max: 550 }), { minLength: 1, maxLength: 2 }),
  sex: fc.constantFrom("boy" as const, "girl" as const, null),
  early: fc.integer({ min: -14, max: 80 }),
  later: fc.constantFrom<SizeFact | null>(
    null,
    { kind: "label", on: plusDays(BORN, 8), size: "newborn", fit: "roomy" },
    { kind: "label", on: plusDays(BORN, 8), size: "0-3m", fit: "good" },
    { kind: "weight", on: plusDays(BORN, 21), kg: 4.1 },
  ),
  age: fc.integer({ min: -30, max: 400 }),
});

function lifeOf({
  kilos,
  sex,
  early,
  later,
}: Omit<typeof aLife extends fc.Arbitrary<infer Life> ? Life : never, "age">) {
  const first = kilos.map((decagrams) => [weighed(decagrams / 100)]);
  const before = planOf({ sex, early, facts: first });
  if (!later) return before;
  const facts = first.map((own, baby) => (baby === 0 ? [...own, later] : own));
  return planOf({ sex, early, facts }, before.planned, plusDays(BORN, 21));
}

const US_HOME = { country: "US", nightRoomF: null };

/** A renewal reads what is stored. */
function renewed(life: Parameters<typeof lifeOf>[0]) {
  const { planned, dates, sizes: fresh } = lifeOf(life);
  const sizes = readSizes({
    ...dates,
    plannedMonths: 12,
    plannedSizes: packPlannedSizes(planned),
    babies: life.kilos.length,
    ...US_HOME,
  });
  expect(sizes.newborns).toEqual(fresh.newborns);
  return { planned, sizes };
}

const dayNamed = (note: NewbornNote) => dayWords(note.kind === "none" ? BORN : note.until, "US", "shortDay");
const lastDay = ({ set, days }: NewbornNeed) => plusDays(BORN, (set === "none" ? 14 : days) - 1);

describe("what is said of newborn sizes", () => {
  it("is the set that the number is for, and names its last day; nothing after it, on both pages and after a renewal", () => {
    fc.assert(
      fc.property(aLife, (life) => {
        const { sizes, planned } = renewed(life);
        const today = plusDays(BORN, life.age);
        const told = tellSizes(planned, sizes, { today, country: "US" });
        const said = viewSizeLine(sizes, today, "US")?.notes.join(" ") ?? "";
        for (const [baby, need] of sizes.newborns.entries()) {
          const words = told[baby]?.hints ?? [];
          const notes = newbornNotes(need, BORN, today);
          expect(words).toEqual(notes.map((note) => expect.stringContaining(dayNamed(note))));
          expect(
            notes.filter(
              ({ kind, until }) => until < today || !["preemie", "enough", need.set].includes(kind),
            ),
          ).toEqual([]);
          expect(words.filter((one) => !said.includes(one))).toEqual([]);
          expect(notes.some(({ kind }) => kind === need.set || kind === "enough")).toBe(
            today <= lastDay(need),
          );
        }
        if (sizes.newborns.every((need) => today > lastDay(need))) expect(said).toBe("");
      }),
      { numRuns: 60 },
    );
  });

  it("says that no more are needed exactly while no more are asked for", () => {
    fc.assert(
      fc.property(aLife, fc.integer({ min: 0, max: 120 }), (life, age) => {
        const { sizes } = renewed(life);
        const today = plusDays(BORN, age);
        for (const need of sizes.newborns.filter(({ set }) => set !== "none")) {
          const isBrief = briefPieces(sizes.days, need.days, today)("bodysuit_short_sleeve_nb", "0-3m");
          const kinds = newbornNotes(need, BORN, today).map(({ kind }) => kind);
          expect(kinds.includes(need.set)).toBe(!isBrief);
        }
      }),
      { numRuns: 60 },
    );
  });

  it("fits the number: one or two pieces for each baby are no more, and none are none", () => {
    fc.assert(
      fc.property(aLife, (life) => {
        const { sizes } = renewed(life);
        const { all, preemie, newborn } = piecesOf(sizes);
        const [set, ...others] = new Set(sizes.newborns.map((need) => need.set));
        if (set === "few" && others.length === 0) expect(newborn).toBeLessThanOrEqual(2 * life.kilos.length);
        expect(newborn > 0).toBe(sizes.newborns.some((need) => need.set !== "none"));
        expect(all > 0).toBe(newborn > 0);
        expect(preemie > 0).toBe(sizes.newborns.some(({ preemieDays }) => preemieDays > 0));
      }),
      { numRuns: 30 },
    );
  });

  it("says how many pieces are for the preemie size where numbers are shown", () => {
    const sizes = atBirth(1.8);
    const { groups } = sizedGroups(PLACES[0] ?? expect.fail(), BORN, sizes);
    const [note] = viewSizeLine(sizes, BORN, "US", { groups, scenario: LAUNDRY })?.notes ?? [];
    expect(note).toMatch(
      /^Preemie sizes fit until about Feb \d+: get 12 of the newborn pieces in preemie\. Newborn sizes/,
    );
  });

  it("tells twins apart who need different sets", () => {
    const { sizes } = planOf({ facts: [[weighed(2.9)], [weighed(4.2)]] });
    expect(viewSizeLine(sizes, BORN, "US")?.notes).toEqual([
      expect.stringMatching(/^Baby 1: Newborn sizes fit until about \w+ \d+: get a full set\.$/),
      "Baby 2: Your baby will probably skip newborn sizes: 0–3m fits from Jan 15.",
    ]);
  });

  it("is nothing before any fact", () => {
    expect(viewSizeLine(planOf({ facts: [[]] }).sizes, BORN, "US")).toBeNull();
  });
});

/** Windows that an earlier release stored don't say the set: it is worked out from the days. */
it("a plan of an earlier release has a set that fits its windows", () => {
  for (const [kg, set] of [
    [1.8, "whole"],
    [2.9, "whole"],
    [3.35, "part"],
    [3.55, "few"],
    [4.2, "none"],
  ] as const) {
    const { planned, dates } = planOf({ facts: [[weighed(kg)]] });
    const stored = JSON.parse(packPlannedSizes(planned) ?? "") as { babies: { newborn?: string }[] };
    for (const baby of stored.babies) delete baby.newborn;
    const columns = { ...dates, plannedMonths: 12, plannedSizes: JSON.stringify(stored), babies: 1 };
    expect(readSizes({ ...columns, ...US_HOME }).newborns[0]?.set).toBe(set);
  }
});
