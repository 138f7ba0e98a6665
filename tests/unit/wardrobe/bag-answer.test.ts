// What a bag covers, what is enough, what is too many, and what there is to pass on.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { passOnText } from "~/components/wardrobe/bag/pass-on-sections.tsx";
import { ESSENTIALITIES } from "~/domain/vocabulary.ts";
import { type BagItem, bagAnswer } from "~/domain/wardrobe/bag-answer.ts";
import { moreThanNeeded } from "~/domain/wardrobe/pass-on.ts";
import { viewPassOn } from "~/views/wardrobe/bag-view.ts";
import { covers, enoughNow, tooMany } from "~/words/en/wardrobe/hand-me-downs-copy.ts";

const item = fc.record({
  name: fc.constant("Hat"),
  needed: fc.integer({ min: 0, max: 9 }),
  asked: fc.integer({ min: 0, max: 9 }),
  owned: fc.integer({ min: 0, max: 20 }),
  essentiality: fc.constantFrom(...ESSENTIALITIES, null),
  added: fc.integer({ min: 0, max: 9 }),
});

describe("a bag's answer", () => {
  it("counts essentials that were to go and that the bag made ready, and no others", () => {
    const answer = bagAnswer("3-6m", [
      { name: "Sleepers", needed: 6, asked: 6, owned: 6, essentiality: "Essential", added: 4 },
      { name: "Hats", needed: 3, asked: 2, owned: 7, essentiality: "Essential", added: 7 },
      { name: "Pants", needed: 8, asked: 8, owned: 2, essentiality: "Essential", added: 0 },
      { name: "Tights", needed: 1, asked: 1, owned: 1, essentiality: "Nice-to-have", added: 1 },
      { name: "Snowsuit", needed: 0, asked: 0, owned: 2, essentiality: null, added: 2 },
    ]);
    expect(answer).toEqual({
      ageRange: "3-6m",
      pieces: 14,
      covered: 6,
      essentials: 12,
      enough: ["Sleepers", "Tights"],
      tooMany: [
        { name: "Hats", owned: 7, extra: 4 },
        { name: "Snowsuit", owned: 2, extra: 2 },
      ],
    });
    expect(covers(answer.covered, answer.essentials, "3-6m")).toBe(
      "This bag covers 6 of 12 essentials to go for 3–6 months.",
    );
    expect(enoughNow(answer.enough)).toBe("You now have enough: Sleepers, Tights.");
    expect(tooMany(answer.tooMany)).toBe("Too many: 7 × Hats (pass on 4), 2 × Snowsuit (pass on 2).");
  });

  it("never covers more than is needed or was in the bag", () => {
    fc.assert(
      fc.property(fc.array(item), (items) => {
        const { covered, essentials, pieces } = bagAnswer("3-6m", items);
        expect(covered).toBeGreaterThanOrEqual(0);
        expect(covered).toBeLessThanOrEqual(Math.min(essentials, pieces));
      }),
    );
  });
});

const TIMES = {
  "0-3m": "over",
  "3-6m": "now",
  "6-9m": "next",
  "9-12m": "later",
  "12-18m": "none",
  "18-24m": "none",
} as const;

const bagItem = (fields: Partial<BagItem>): BagItem => ({
  id: 1,
  nameId: "socks",
  name: "Socks",
  category: "Footwear",
  isOwn: false,
  isOneSize: false,
  setAside: [],
  at: {},
  ...fields,
});

describe("what there is to pass on", () => {
  it("is all of sizes that are over, and what is more than needed of the others", () => {
    const need = (owned: number, needed: number) => ({ owned, needed, asked: needed, essentiality: null });
    const sections = viewPassOn(
      [
        bagItem({ at: { "0-3m": need(5, 5), "3-6m": need(9, 4), "6-9m": need(2, 4) } }),
        bagItem({ id: 2, name: "Hats", setAside: ["3-6m"], at: { "0-3m": need(0, 2), "3-6m": need(3, 0) } }),
        bagItem({
          ...{ id: 3, name: "Bibs", isOneSize: true },
          at: { "0-3m": need(9, 2), "3-6m": need(9, 4), "6-9m": need(9, 7) },
        }),
      ],
      TIMES,
    );
    expect(sections.map(({ ageRange, isOver, pieces, all }) => ({ ageRange, isOver, pieces, all }))).toEqual([
      { ageRange: "0-3m", isOver: true, pieces: 5, all: "1:0-3m:5" },
      { ageRange: "3-6m", isOver: false, pieces: 5, all: "1:3-6m:5" },
      { ageRange: null, isOver: false, pieces: 2, all: "3:6-9m:2" },
    ]);
    expect(passOnText(sections)).toBe(
      "To pass on\n\nNewborn to 3 Months\n- 5 × Socks\n\n3 to 6 Months\n- 5 × Socks\n\nOne size\n- 2 × Bibs\n",
    );
  });

  it("is text in a chat and in a spreadsheet, whatever an item is called", () => {
    const text = passOnText([{ ageRange: "3-6m", lines: [{ name: "=1+1\nHats", pieces: 2 }] }]);
    expect(text.split("\n")).toHaveLength(5);
    expect(text).not.toMatch(/^=/m);
  });

  it("never takes what is needed", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999 }), fc.integer({ min: 0, max: 50 }), (owned, needed) => {
        const [line] = moreThanNeeded([{ id: 1, name: "Hats", ageRange: "3-6m", owned, needed }]);
        expect(owned - (line?.pieces ?? 0)).toBe(Math.min(owned, Math.max(needed, 0)));
      }),
    );
  });
});
