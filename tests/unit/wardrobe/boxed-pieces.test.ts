// E34: what another child can wear of a family's boxes, by size and by season on its own dates.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ShoppingItem } from "~/domain/shopping/shopping-list.ts";
import { AGE_RANGES, type AgeRange } from "~/domain/vocabulary.ts";
import { type BoxedPieces, fitBoxes, mergeLines } from "~/domain/wardrobe/boxed-pieces.ts";
import { stayWords } from "~/words/en/wardrobe/boxes-copy.ts";

type Needs = Partial<Record<AgeRange, [needed: number, owned?: number, coming?: number]>>;

function item(nameId: string, needs: Needs): ShoppingItem {
  const ages = Object.entries(needs).map(([age, [needed, owned = 0, coming = 0]]) => [
    age,
    { needed, owned, essentiality: null, ...(coming > 0 && { coming }) },
  ]);
  return { ...{ id: 1, nameId, name: nameId, category: "Other" }, ages: Object.fromEntries(ages) };
}

const piece = (nameId: string, ageRange: AgeRange, pieces: number): BoxedPieces => ({
  nameId,
  ageRange,
  pieces,
});

/** The first line of the first box. */
function fitOf(boxed: BoxedPieces, items: readonly ShoppingItem[], over: readonly AgeRange[] = []) {
  const line = fitBoxes([[boxed]], { items, over })[0]?.[0];
  return line && { fits: line.fits, needed: line.needed, count: line.count, misfit: line.misfit };
}

describe("E34 pieces fit by size and season", () => {
  it.each<[string, BoxedPieces, Needs, readonly AgeRange[], number, object | null]>([
    ["all, where more are needed", piece("sleeper", "3-6m", 6), { "3-6m": [9] }, [], 6, null],
    ["as many as are needed", piece("sleeper", "3-6m", 9), { "3-6m": [6] }, [], 6, { kind: "enough" }],
    [
      "beside those that are there",
      piece("sleeper", "3-6m", 6),
      { "3-6m": [9, 5] },
      [],
      4,
      { kind: "enough" },
    ],
    [
      "beside gifts on their way",
      piece("sleeper", "3-6m", 6),
      { "3-6m": [9, 2, 3] },
      [],
      4,
      { kind: "enough" },
    ],
    [
      "none, with more than enough",
      piece("sleeper", "3-6m", 6),
      { "3-6m": [3, 8] },
      [],
      0,
      { kind: "enough" },
    ],
    ["one size early", piece("snowsuit", "3-6m", 1), { "6-9m": [1] }, [], 0, { kind: "early", sizes: 1 }],
    ["two sizes early", piece("snowsuit", "3-6m", 1), { "9-12m": [1] }, [], 0, { kind: "early", sizes: 2 }],
    ["two sizes late", piece("snowsuit", "9-12m", 1), { "3-6m": [1] }, [], 0, { kind: "late", sizes: 2 }],
    [
      "by the nearest size",
      piece("snowsuit", "6-9m", 1),
      { "0-3m": [1], "9-12m": [1] },
      [],
      0,
      { kind: "early", sizes: 1 },
    ],
    [
      "not a size that asks for none",
      piece("snowsuit", "6-9m", 1),
      { "6-9m": [0] },
      [],
      0,
      { kind: "unneeded" },
    ],
    ["not an item that the plan hasn't", piece("own", "6-9m", 1), {}, [], 0, { kind: "unneeded" }],
    ["not a size that is over", piece("sleeper", "0-3m", 2), { "3-6m": [2] }, ["0-3m"], 0, { kind: "over" }],
    [
      "without a size, at any",
      piece("bib_drool", "0-3m", 5),
      { "9-12m": [3, 1] },
      ["0-3m"],
      2,
      { kind: "enough" },
    ],
  ])("%s", (_, boxed, needs, over, fits, misfit) => {
    const items = [item(boxed.nameId === "own" ? "other" : boxed.nameId, needs)];
    expect(fitOf(boxed, items, over)).toMatchObject({ fits, misfit });
  });

  it("says the count that the plan then has", () => {
    const items = [item("sleeper", { "3-6m": [9, 2] })];
    expect(fitOf(piece("sleeper", "3-6m", 6), items)).toEqual({ fits: 6, needed: 9, count: 8, misfit: null });
  });

  it("gives each need to one box, and adds both boxes up", () => {
    const items = [item("sleeper", { "3-6m": [9] })];
    const box = [piece("sleeper", "3-6m", 6)];
    const lines = fitBoxes([box, box], { items, over: [] });
    expect(lines.flat().map(({ fits }) => fits)).toEqual([6, 3]);
    expect(mergeLines(lines)).toMatchObject([
      { piece: { pieces: 12 }, fits: 9, needed: 9, misfit: { kind: "enough" } },
    ]);
  });

  it("says it in words", () => {
    const words = [
      stayWords({ kind: "enough" }, 3),
      stayWords({ kind: "early", sizes: 2 }, 1),
      stayWords({ kind: "late", sizes: 1 }, 1),
      stayWords({ kind: "over" }, 1),
      stayWords({ kind: "unneeded" }, 1),
    ];
    expect(words).toEqual([
      "3 more than needed",
      "two sizes early",
      "one size late",
      "outgrown already",
      "not needed",
    ]);
  });
});

const NAMES = ["sleeper", "snowsuit", "bib_drool", "own"] as const;
const age = fc.constantFrom(...AGE_RANGES);
const aPiece = fc.record({
  nameId: fc.constantFrom(...NAMES),
  ageRange: age,
  pieces: fc.integer({ min: 1, max: 12 }),
});
const aNeed = fc.tuple(fc.nat(9), fc.nat(9), fc.nat(3));
const needs = fc.dictionary(age, aNeed).map((all): Needs => all);
const aWearer = fc.record({
  items: fc.tuple(needs, needs, needs).map((all) => all.map((one, at) => item(NAMES[at] ?? "", one))),
  over: fc.subarray([...AGE_RANGES]),
});
const someBoxes = fc.array(fc.array(aPiece, { maxLength: 8 }), { maxLength: 5 });

describe("E34 of any boxes", () => {
  it("no piece is counted twice or lost, and no more fits than is needed", () => {
    fc.assert(
      fc.property(someBoxes, aWearer, (boxes, wearer) => {
        const lines = fitBoxes(boxes, wearer);
        expect(lines.map((box) => box.map(({ piece: one }) => one))).toEqual(boxes);
        for (const { piece: one, fits, misfit } of lines.flat()) {
          expect(fits).toBeGreaterThanOrEqual(0);
          expect(fits).toBeLessThanOrEqual(one.pieces);
          expect(misfit === null).toBe(fits === one.pieces);
        }
        for (const line of mergeLines(lines)) {
          const { nameId, ageRange } = line.piece;
          const found = wearer.items.find((one) => one.nameId === nameId)?.ages;
          const all = nameId === "bib_drool" ? Object.values(found ?? {}) : [found?.[ageRange]];
          const missing = Math.max(0, ...all.map((need) => (need ? need.needed - need.owned : 0)));
          expect(line.fits).toBeLessThanOrEqual(missing);
        }
        const pieces = (all: readonly BoxedPieces[]) => all.reduce((sum, one) => sum + one.pieces, 0);
        expect(pieces(mergeLines(lines).map((line) => line.piece))).toBe(pieces(boxes.flat()));
      }),
    );
  });

  it("all that a child needs is taken, as far as it is there", () => {
    fc.assert(
      fc.property(someBoxes, aWearer, (boxes, wearer) => {
        for (const { piece: one, fits, needed } of mergeLines(fitBoxes(boxes, wearer))) {
          const need = wearer.items.find(({ nameId }) => nameId === one.nameId)?.ages[one.ageRange];
          if (one.nameId === "bib_drool" || !need || needed === 0) continue;
          const missing = Math.max(0, need.needed - need.owned - (need.coming ?? 0));
          expect(fits).toBe(Math.min(one.pieces, missing));
        }
      }),
    );
  });
});
