// The packing list in order, with what the plan lacks: what the page shows is what adding to the plan follows.

import { describe, expect, it } from "vitest";
import { sizesOfPlan } from "../../../app/domain/growth/planned-sizes.ts";
import type { AskedRow } from "../../../app/domain/travel/bag.ts";
import { inOrder, type ListedRow, packTrip, type TripToPack } from "../../../app/domain/travel/pack-trip.ts";
import type { ComparedItem, ComparedPlan } from "../../../app/domain/travel/plan-gaps.ts";
import { travelItemNameId } from "../../../app/domain/travel/travel-item.ts";
import { itemCategory } from "../../../app/domain/vocabulary.ts";
import { catalogueItem } from "../../../app/domain/wardrobe/catalogue.ts";

const BIRTH = "2027-01-01";

/** A week at four months, in 3-6m. */
const WORN = sizesOfPlan(null, { expectedDueDate: BIRTH, babyBornOn: null });
const WEEK = { planStart: BIRTH, worn: WORN, startDate: "2027-05-03", endDate: "2027-05-09" } as const;

function asked(nameId: string, clothingId: number, row: Partial<AskedRow> = {}): ListedRow {
  const category = itemCategory(catalogueItem(nameId)?.category ?? "Other");
  return { nameId, clothingId, category, ageRange: "3-6m", quantity: 3, essentiality: "Essential", ...row };
}

function packed(rows: readonly ListedRow[], plan: ComparedPlan | null = null) {
  const trip: TripToPack<ListedRow> = {
    ...WEEK,
    id: "trip",
    laundryFrequency: "every_2_3_days",
    activities: ["skiing"],
    weather: { category: "Cold & Dry", avgTempMax: 40, avgTempMin: 25 },
    asked: rows,
    plan,
  };
  return packTrip(trip);
}

/** A plan whose items are in use in every weather of 3-6m. */
function planOf(items: readonly Partial<ComparedItem>[]): ComparedPlan {
  return {
    id: "plan",
    groups: {},
    items: items.map((item, at) => ({
      itemId: at,
      clothingId: at,
      nameId: "sleeper_footed",
      name: "",
      at: HAVE(0),
      ...item,
    })),
  };
}

/** So many of which the plan asks for none, and so many that are coming. */
const HAVE = (owned: number, coming = 0): ComparedItem["at"] =>
  new Map([
    ["3-6m", { owned, coming, wanted: 0, needed: 0, essentiality: null, isSkipped: false, asking: {} }],
  ]);

describe("the order of a packing list", () => {
  it("is the wardrobe's, essentials first and extras last, with those for an activity before the others", () => {
    const list = packed([
      asked("hat_sun", 1, { essentiality: "Nice-to-have" }),
      asked("socks", 2),
      asked("hat_warm", 3, { essentiality: "Nice-to-have" }),
      asked("pants_soft", 4),
      asked("sleeper_footed", 5),
      asked("bodysuit_long_sleeve", 6),
    ]);
    expect(list.sizes).toHaveLength(1);
    expect(list.sizes.flatMap(inOrder).map(({ nameId }) => nameId)).toEqual([
      "sleeper_footed",
      "bodysuit_long_sleeve",
      "pants_soft",
      "socks",
      "hat_warm",
      "hat_sun",
    ]);
    expect(list.sizes[0]?.extras.map(({ activity }) => activity)).toEqual(["skiing", null]);
  });

  it("has no extras if nothing is essential, and the most essential of a category comes first", () => {
    const list = packed([
      asked("sleeper_footed", 1, { essentiality: null }),
      asked("bodysuit_long_sleeve", 2, { essentiality: "Recommended" }),
    ]);
    expect(list.sizes[0]?.extras).toEqual([]);
    expect(list.sizes[0]?.categories[0]?.items.map(({ clothingId }) => clothingId)).toEqual([2, 1]);
  });
});

describe("what the plan lacks of a packed item", () => {
  const row = asked("sleeper_footed", 7);
  const gapIn = (plan: ComparedPlan | null) => packed([row], plan).items[0]?.gap;
  const needed = packed([row]).items[0]?.pack ?? 0;

  it("is unknown without a plan, and everything if the plan hasn't got the item", () => {
    expect(gapIn(null)).toBeNull();
    expect(gapIn(planOf([]))).toEqual({
      have: 0,
      planned: 0,
      needed,
      coming: 0,
      boxed: 0,
      toGet: needed,
      difference: needed,
      added: null,
    });
  });

  it("needn't be got where an older child has left it", () => {
    const at = new Map([...HAVE(needed - 2, 1)].map(([age, pieces]) => [age, { ...pieces, boxed: 4 }]));
    expect(gapIn(planOf([{ clothingId: 7, at }]))).toMatchObject({ coming: 1, boxed: 1, toGet: 0 });
  });

  it("needn't be got where givers bring it, and no more is coming than the trip needs", () => {
    const one = gapIn(planOf([{ clothingId: 7, at: HAVE(needed - 2, 1) }]));
    expect(one).toMatchObject({ have: needed - 2, coming: 1, toGet: 1 });
    const more = gapIn(planOf([{ clothingId: 7, at: HAVE(needed - 2, 9) }]));
    expect(more).toMatchObject({ coming: 2, toGet: 0, difference: 2 });
  });

  it("is less by what is owned, of what was added for the trip too", () => {
    const added = {
      itemId: 9,
      nameId: travelItemNameId({ tripId: "trip", onboardingId: "plan", clothingId: 7, ageRange: "3-6m" }),
      name: "Footed Sleeper (Denver)",
      at: HAVE(1),
    };
    const gap = gapIn(planOf([{ clothingId: 7, at: HAVE(needed - 2) }, added]));
    expect(gap).toMatchObject({ have: needed - 2, difference: 2, toGet: 1, added: { itemId: 9, pieces: 0 } });
  });

  it("is not said twice of an item without a size that two sizes pack", () => {
    const trip = { ...WEEK, startDate: "2027-03-25", endDate: "2027-04-10" };
    const rows = (["0-3m", "3-6m"] as const).map((ageRange) => asked("blanket_receiving", 3, { ageRange }));
    const { items } = packTrip({
      ...trip,
      id: "trip",
      laundryFrequency: "daily",
      activities: [],
      weather: { category: "Cool", avgTempMax: 60, avgTempMin: 48 },
      asked: rows,
      plan: planOf([]),
    });
    expect(items.map(({ gap }) => gap !== null)).toEqual([true, false]);
    expect(items.map(({ countedIn }) => countedIn)).toEqual([null, "0-3m"]);
  });
});
