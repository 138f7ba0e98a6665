// Trips of babies whose plans have sizes of their own: what is worn on those days goes along, for each of them.
import { describe, expect, it } from "vitest";
import { packPlannedSizes } from "../../../app/contracts/growth/stored-sizes.ts";
import { packWeatherGroups } from "../../../app/contracts/plans/stored-plan.ts";
import { readTripToPack, readWornSizes } from "../../../app/contracts/travel/stored-packing.ts";
import { plusDays } from "../../../app/domain/calendar.ts";
import type { SizeFact } from "../../../app/domain/growth/baby-facts.ts";
import { planBaby } from "../../../app/domain/growth/plan-baby.ts";
import { sizesOfPlan } from "../../../app/domain/growth/planned-sizes.ts";
import { sizeWindows } from "../../../app/domain/growth/size-windows.ts";
import { stillAsked } from "../../../app/domain/growth/still-asked.ts";
import { bagSizes } from "../../../app/domain/travel/bag.ts";
import { packTrip } from "../../../app/domain/travel/pack-trip.ts";
import { babiesIn, type WornSizes } from "../../../app/domain/travel/trip-dates.ts";
import { catalogueItem } from "../../../app/domain/wardrobe/catalogue.ts";
import { packQuantities } from "../../../app/domain/wardrobe/quantity-code.ts";
import { readPlanItem } from "../../../app/views/wardrobe/plan-items.ts";
import { askedOf, type BagCase, bagOf, tripOfCase } from "../../support/travel-bags.ts";
import { needOf } from "../../support/wardrobe-views.ts";
import { aRow } from "../fixtures/item-rows.ts";
import { BORN, weighedPlan } from "../fixtures/weighed-plans.ts";

const { firstDay: BIRTH } = tripOfCase({ at: 0, days: 1, category: "Mild" });
const DATES = { expectedDueDate: BIRTH, babyBornOn: BIRTH };

const windowsOf = (sex: "boy" | "girl", kg: number) => {
  const facts: SizeFact[] = [{ kind: "weight", on: BIRTH, kg }];
  return sizeWindows(planBaby(DATES, { sex, facts }, 1));
};
const plannedFor = (...babies: ReturnType<typeof windowsOf>[]) =>
  ({ kind: "windows", babies, movedOn: null, seen: ["fact"] }) as const;
const BIG_WINDOWS = windowsOf("boy", 4.6);
const SMALL_WINDOWS = windowsOf("girl", 2.7);
const BIG = sizesOfPlan(plannedFor(BIG_WINDOWS), DATES);
const SMALL = sizesOfPlan(plannedFor(SMALL_WINDOWS), DATES);
const BOTH = sizesOfPlan(plannedFor(BIG_WINDOWS, SMALL_WINDOWS), DATES);
const TWINS = sizesOfPlan(null, DATES, 2);

const tripWith = (worn: WornSizes, at: BagCase) => ({ ...tripOfCase(at), worn });
const sizesOn = (worn: WornSizes, at: BagCase) => {
  const trip = tripWith(worn, at);
  return bagSizes(trip.firstDay, trip, worn.days).packed.map(({ ageRange, days }) => [ageRange, days]);
};
const packOf = (worn: WornSizes, at: BagCase, nameId: string) =>
  bagOf(tripWith(worn, at)).filter((row) => row.nameId === nameId);

const WEEK = { at: 75, days: 7, category: "Mild" } as const;

describe("a trip of a baby who is known", () => {
  it("has the sizes that this baby wears on those days", () => {
    expect(sizesOn(sizesOfPlan(null, DATES), WEEK)).toEqual([["0-3m", 7]]);
    expect(sizesOn(BIG, WEEK)).toEqual([["3-6m", 7]]);
    expect(sizesOn(SMALL, { ...WEEK, at: 95 })).toEqual([["0-3m", 7]]);
    expect(new Set(askedOf(tripWith(BIG, WEEK)).map(({ ageRange }) => ageRange))).toEqual(new Set(["3-6m"]));
  });

  it("has newborn pieces only while this baby wears them", () => {
    const first = { at: 3, days: 5, category: "Mild" } as const;
    expect(BIG.newbornDays).toBe(0);
    expect(packOf(BIG, first, "sleeper_footed_nb")).toEqual([]);
    const later = { ...first, at: 20 };
    expect(SMALL.newbornDays).toBeGreaterThan(25);
    expect(packOf(SMALL, later, "sleeper_footed_nb")).toMatchObject([{ ageRange: "0-3m", days: 3 }]);
    expect(packOf(sizesOfPlan(null, DATES), later, "sleeper_footed_nb")).toEqual([]);
    const after = { ...first, at: SMALL.newbornDays ?? 0 };
    expect(askedOf(tripWith(SMALL, after)).filter(({ nameId }) => isNewborn(nameId))).toEqual([]);
  });

  it("is read from the columns that it was made with, as it was", () => {
    const planned = plannedFor(BIG_WINDOWS);
    const row = { planStart: BIRTH, planSizes: packPlannedSizes(planned), planBabies: 1, planMonths: 12 };
    expect(readWornSizes(row)).toEqual(BIG);
    expect(readWornSizes({ ...row, planSizes: null })).toEqual(sizesOfPlan(null, DATES));
    const early = { kind: "counted", from: plusDays(BIRTH, 40) } as const;
    expect(readWornSizes({ ...row, planSizes: packPlannedSizes(early) })).toEqual(sizesOfPlan(early, DATES));
    for (const broken of ["{", "[]", '{"v":9}'])
      expect(readWornSizes({ ...row, planSizes: broken })).toEqual(sizesOfPlan(null, DATES));
  });
});

describe("a trip of several babies", () => {
  it("asks for what all of them use, and packs it", () => {
    const one = bagOf(tripWith(sizesOfPlan(null, DATES), WEEK));
    const two = bagOf(tripWith(TWINS, WEEK));
    expect(two.map(({ nameId }) => nameId)).toEqual(one.map(({ nameId }) => nameId));
    for (const [at, row] of two.entries()) {
      const single = one[at];
      expect(row.pack, row.nameId).toBeGreaterThanOrEqual(single?.pack ?? 99);
      expect(row.perDay, row.nameId).toBeCloseTo((single?.perDay ?? 0) * 2);
      expect(row.spare, row.nameId).toBe(single?.spare);
    }
    const sleepers = two.find(({ nameId }) => nameId === "sleeper_footed");
    expect(sleepers?.inUse).toBeGreaterThan(
      one.find(({ nameId }) => nameId === "sleeper_footed")?.inUse ?? 9,
    );
  });

  it("has a rain suit for each, and no more", () => {
    const wet = { at: 120, days: 14, category: "Mild", rainDays: 20 } as const;
    const suits = (worn: WornSizes) =>
      askedOf(tripWith(worn, wet)).flatMap((row) => (row.nameId === "rain_suit" ? [row.quantity] : []));
    expect(suits(sizesOfPlan(null, DATES))).toEqual([1]);
    expect(suits(TWINS)).toEqual([2]);
  });

  it("of whom each wears another size has both, with the pieces of one", () => {
    expect(sizesOn(BOTH, WEEK)).toEqual([
      ["0-3m", 7],
      ["3-6m", 7],
    ]);
    const own = [...packOf(SMALL, WEEK, "sleeper_footed"), ...packOf(BIG, WEEK, "sleeper_footed")];
    expect(packOf(BOTH, WEEK, "sleeper_footed")).toEqual(own);
  });

  it("counts who wears a size on its days, and after the year who wore the last one", () => {
    const stretch = (ageRange: "0-3m" | "9-12m", at: number) => {
      const startDate = plusDays(BIRTH, at);
      return { ageRange, startDate, endDate: plusDays(startDate, 6), days: 7 };
    };
    expect(babiesIn(TWINS, stretch("0-3m", 10), "sleeper_footed")).toBe(2);
    expect(babiesIn(BOTH, stretch("0-3m", 75), "sleeper_footed")).toBe(1);
    expect(babiesIn(TWINS, stretch("9-12m", 500), "sleeper_footed")).toBe(2);
    // Each of them sits in a stroller, whatever size they wear.
    expect(babiesIn(BOTH, stretch("0-3m", 75), "stroller_footmuff")).toBe(2);
  });
});

it("is compared with what the plan asks for today, once a twin has left the size", () => {
  const { planned, sizes, groups, numbersOf } = weighedPlan([2.2, 4.6]);
  const [bigLeaves = BORN] = sizes.shares.flatMap(({ ageRange, babies, end }) =>
    ageRange === "0-3m" && babies.join() === "1" ? [end] : [],
  );
  const today = plusDays(bigLeaves, 1);
  const key = "bodysuit_short_sleeve";
  const stored = aRow(key, groups, { calculatedQuantities: packQuantities(numbersOf(key)) });
  const columns = { expectedDueDate: BORN, babyBornOn: BORN, plannedSizes: packPlannedSizes(planned) };
  const plan = {
    ...columns,
    babies: 2,
    plannedMonths: 12,
    status: "completed",
    laundryScenario: "daily",
    attic: null,
    dayCare: null,
  } as const;
  const trip = {
    id: "trip",
    status: "ready",
    version: 1,
    destination: "Denver",
    planCountry: "US",
    notes: null,
    startDate: today,
    endDate: plusDays(today, 20),
    activities: "{}",
    laundryFrequency: "daily",
    planStart: BORN,
    planSizes: columns.plannedSizes,
    planBabies: 2,
    planMonths: 12,
    weather: null,
    plan: { ...plan, id: "plan", country: "US", nightRoomF: null, weatherGroups: packWeatherGroups(groups) },
  } as const;
  const packed = [
    {
      nameId: key,
      clothingId: stored.clothingId,
      ageRange: "0-3m",
      quantity: 9,
      essentiality: "Essential",
    } as const,
  ].map((row) => ({ ...row, name: "", category: "Bodysuits", isPacked: false }));
  const planItems = [{ ...stored, itemId: 1 }];
  const plannedOn = (day: string) => {
    const read = readTripToPack({ trip, packed, planItems }, day);
    return read && packTrip(read.toPack).items[0]?.gap?.planned;
  };
  const asked = (day: string) => {
    const numbers = { groups, newbornDays: sizes.newbornDays, still: stillAsked(sizes, groups, day) };
    return needOf(readPlanItem(stored), numbers, "daily").ages["0-3m"]?.needed;
  };
  expect(plannedOn(bigLeaves)).toBe(asked(bigLeaves));
  expect(plannedOn(today)).toBe(asked(today));
  expect(plannedOn(today)).toBeLessThan(plannedOn(bigLeaves) ?? 0);
});

function isNewborn(nameId: string): boolean {
  return catalogueItem(nameId)?.outgrownDays != null;
}
