import { describe, expect, it } from "vitest";
import { type SizedNeeds, sizeChanges, sizeMoves } from "../../../app/domain/growth/size-moves.ts";
import { perAgeRange } from "../../../app/domain/wardrobe/growth.ts";
import { type SizeDays, usualSizeDays } from "../../../app/domain/wardrobe/size-days.ts";
import type { SizeTotal } from "../../../app/domain/wardrobe/size-pieces.ts";

const USUAL = usualSizeDays("2027-01-15");
const EARLIER: SizeDays = {
  ...USUAL,
  "0-3m": { start: "2027-01-15", end: "2027-04-04" },
  "3-6m": { start: "2027-04-05", end: "2027-07-14" },
};

function needs(days: SizeDays, pieces: Readonly<Record<string, readonly number[]>>): SizedNeeds {
  const totals = Object.entries(pieces).map(
    ([nameId, byAge]) =>
      [
        nameId,
        perAgeRange((_, at): SizeTotal => ({ needed: byAge[at] ?? 0, essentiality: "Essential" })),
      ] as const,
  );
  return { days, needs: new Map(totals) };
}

describe("what changed", () => {
  const before = needs(USUAL, { sleeper: [6, 4, 4, 4], coat: [1, 1, 0, 1], bunting: [0, 0, 0, 1] });
  const after = needs(EARLIER, { sleeper: [6, 4, 4, 4], coat: [1, 0, 0, 1], bunting: [0, 1, 0, 1] });

  it("is the sizes that begin on another day, and what that means for buying", () => {
    expect(sizeChanges(before, after, "2027-02-01")).toEqual({
      moves: [{ ageRange: "3-6m", from: "2027-04-15", to: "2027-04-05" }],
      sooner: [
        { nameId: "sleeper", ageRange: "3-6m", pieces: 4, essentiality: "Essential" },
        { nameId: "bunting", ageRange: "3-6m", pieces: 1, essentiality: "Essential" },
      ],
      dropped: [{ nameId: "coat", ageRange: "3-6m", pieces: 1, essentiality: "Essential" }],
    });
  });

  it("is nothing for sizes that are over, and nothing if none has moved", () => {
    expect(sizeChanges(before, after, "2027-07-15")).toEqual({ moves: [], sooner: [], dropped: [] });
    expect(sizeChanges(before, { ...after, days: USUAL }, "2027-02-01").sooner).toEqual([]);
  });

  it("doesn't say sooner of a size that begins later", () => {
    expect(sizeChanges(after, before, "2027-02-01").sooner.map(({ nameId }) => nameId)).toEqual(["coat"]);
  });

  it("names a size that the plan has only now, or not anymore", () => {
    const { "9-12m": _, ...three } = USUAL;
    expect(sizeMoves(three, USUAL)).toEqual([{ ageRange: "9-12m", from: null, to: "2027-10-15" }]);
    expect(sizeMoves(USUAL, three)).toEqual([{ ageRange: "9-12m", from: "2027-10-15", to: null }]);
  });
});
