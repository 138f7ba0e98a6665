// What a parent is told about numbers changed by newer rules.

import { describe, expect, it, test } from "vitest";
import { readNumberChanges } from "~/contracts/plans/stored-plan.ts";
import {
  changesFor,
  noteChanges,
  type PlanTotals,
  packTotals,
  totalsByRules,
  unpackTotals,
} from "~/domain/plans/number-changes.ts";
import { LAUNDRY_SCENARIOS } from "~/domain/vocabulary.ts";
import { perAgeRange } from "~/domain/wardrobe/growth.ts";
import type { CalculatedQuantities } from "~/domain/wardrobe/quantities.ts";
import { perScenario } from "~/domain/wardrobe/scenarios.ts";
import type { GroupsByAge } from "~/domain/wardrobe/size-pieces.ts";
import { CALENDAR_SIZES } from "../../../app/domain/wardrobe/size-table.ts";

const all = (pieces: number): PlanTotals => perScenario(() => perAgeRange(() => pieces));
const totals = (items: Record<string, number>) =>
  new Map(Object.entries(items).map(([nameId, pieces]) => [nameId, all(pieces)]));

describe("packed totals", () => {
  it("are read as they were written, up to the most that a plan can hold", () => {
    let next = 0;
    for (const most of [12, 1295, 46_655]) {
      const numbers = perScenario(() => perAgeRange(() => (next++ * 997) % (most + 1)));
      expect(unpackTotals(packTotals(numbers))).toEqual(numbers);
    }
    const year = perScenario(() => ({ ...all(6).daily, "12-18m": 0, "18-24m": 0 }));
    expect(packTotals(year)).toBe("6.6.6.6.6.6.6.6.6.6.6.6");
    expect(packTotals(all(6))).toBe("2:12-18m,18-24m:6.6.6.6.6.6.6.6.6.6.6.6.6.6.6.6.6.6");
  });

  it.each([
    "",
    "6",
    "6.6.6.6.6.6.6.6.6.6.6",
    "6.6.6.6.6.6.6.6.6.6.6.-1",
    "6.6.6.6.6.6.6.6.6.6.6.A",
    "6.6.6.6.6.6.6.6.6.6.6.6.6",
  ])("of %j are none", (text) => expect(unpackTotals(text)).toBeNull());
});

describe("totals by the rules of a version", () => {
  /** Two cold weeks at the end of 3-6m, covered by the clothes of 6-9m. */
  const groups: GroupsByAge = {
    "3-6m": [
      {
        weatherGroupOrder: 1,
        category: "Mild",
        durationDays: 76,
        rainyDays: 0,
        isBitter: false,
        start: "2027-05-10",
      },
      {
        weatherGroupOrder: 2,
        category: "Cold & Dry",
        durationDays: 15,
        rainyDays: 0,
        isBitter: false,
        start: "2027-07-25",
      },
    ],
    "6-9m": [
      {
        weatherGroupOrder: 1,
        category: "Cold & Dry",
        durationDays: 92,
        rainyDays: 0,
        isBitter: false,
        start: "2027-08-09",
      },
    ],
  };
  const cell = (quantity: number) => ({ quantity, essentiality: "Essential" as const });
  const quantities: CalculatedQuantities = perScenario(() => ({
    "3-6m": { 1: cell(1), 2: cell(4) },
    "6-9m": { 1: cell(5) },
  }));

  it("1 are the most of any weather", () => {
    expect(totalsByRules(1, "coat_warm", quantities, groups).daily).toEqual({
      "0-3m": 0,
      "3-6m": 4,
      "6-9m": 5,
      "9-12m": 0,
      "12-18m": 0,
      "18-24m": 0,
    });
  });

  it("2 leave what the size beside it dresses", () => {
    expect(totalsByRules(2, "coat_warm", quantities, groups).daily).toMatchObject({ "3-6m": 1, "6-9m": 5 });
  });

  it.each([
    [3, 1],
    [4, 4],
  ])("%i leave an essential to a size that calls it less: the size needs %i", (version, needed) => {
    const lessEssential = perScenario((scenario) => ({
      ...quantities[scenario],
      "6-9m": { 1: { quantity: 5, essentiality: "Nice-to-have" as const } },
    }));
    expect(totalsByRules(version, "coat_warm", lessEssential, groups).daily).toMatchObject({
      "3-6m": needed,
      "6-9m": 5,
    });
  });

  it("1 count the groups that call for a rain suit", () => {
    expect(totalsByRules(1, "rain_suit", quantities, groups).weekly_plus).toMatchObject({
      "3-6m": 2,
      "6-9m": 1,
    });
  });
});

describe("what is noted", () => {
  test.each([
    ["nothing when no number is another", null, { a: 6 }, { a: 6 }, null],
    ["what was, for what is another", null, { a: 6, b: 2 }, { a: 4, b: 2 }, { a: 6 }],
    ["nothing before for an item that is new", null, {}, { a: 4 }, { a: 0 }],
    ["nothing for a new item that is not needed", null, {}, { a: 0 }, null],
    ["the oldest number that was not read", { a: 6 }, { a: 4 }, { a: 3 }, { a: 6 }],
    ["nothing of what is back to it", { a: 6, b: 1 }, { a: 4, b: 2 }, { a: 6, b: 2 }, { b: 1 }],
    ["nothing at all when everything is back", { a: 6 }, { a: 4 }, { a: 6 }, null],
    ["an older change beside a new one", { a: 6 }, { a: 4, b: 2 }, { a: 4, b: 3 }, { a: 6, b: 2 }],
    ["nothing of an item that is gone", { a: 6 }, {}, { b: 0 }, null],
  ])("is %s", (_, unread, before, after, expected) => {
    const packed = (items: Record<string, number>) =>
      Object.fromEntries(Object.entries(items).map(([nameId, pieces]) => [nameId, packTotals(all(pieces))]));
    const known = unread && { from: 1, items: packed(unread) };
    expect(noteChanges(known, 2, totals(before), totals(after))).toEqual(
      expected && { from: unread ? 1 : 2, items: packed(expected) },
    );
  });
});

describe("what is told", () => {
  const changes = noteChanges(null, 1, totals({ sleeper: 6, hat: 2 }), totals({ sleeper: 4, hat: 3 }));
  const items = [
    { nameId: "hat", name: "Hat", needed: 3 },
    { nameId: "sock", name: "Socks", needed: 8 },
    { nameId: "sleeper", name: "Footed Sleeper", needed: 4 },
  ];

  it("is each changed item of the age range, in the order of the page", () => {
    if (!changes) throw new Error("There are changes");
    for (const scenario of LAUNDRY_SCENARIOS) {
      for (const ageRange of CALENDAR_SIZES) {
        expect(changesFor(changes, items, ageRange, scenario)).toEqual([
          { name: "Hat", before: 2, after: 3 },
          { name: "Footed Sleeper", before: 6, after: 4 },
        ]);
      }
    }
  });

  it("says of the two sacks alone that they follow the room", () => {
    const keys = ["sleep_sack_tog_05", "sleep_sack_tog_10", "sleep_sack_tog_25"];
    const items = keys.map((nameId) => ({ nameId, name: nameId, needed: 1 }));
    const from = { from: 1, items: Object.fromEntries(keys.map((key) => [key, packTotals(all(3))])) };
    const told = changesFor(from, items, "0-3m", "daily").map(({ followsRoom = false }) => followsRoom);
    expect(told).toEqual([false, true, true]);
  });

  it("is nothing of an item whose number is the same at this age", () => {
    if (!changes) throw new Error("There are changes");
    expect(changesFor(changes, [{ nameId: "hat", name: "Hat", needed: 2 }], "0-3m", "daily")).toEqual([]);
  });
});

describe("the column", () => {
  const changes = { from: 1, items: { sleeper: packTotals(all(6)) } };

  it("is read as it was written", () => {
    expect(readNumberChanges(JSON.stringify(changes))).toEqual(changes);
  });

  it.each([null, "", "{", "[]", '{"from":0,"items":{}}', '{"from":1,"items":{"a":"six"}}', '{"items":{}}'])(
    "says nothing where it holds %j",
    (text) => expect(readNumberChanges(text)).toBeNull(),
  );
});
