// The next size in the three weeks before it begins, and the sizes to pack away by then.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type IsoDay, plusDays } from "~/domain/calendar.ts";
import { AGE_RANGES } from "~/domain/vocabulary.ts";
import { isBriefSize } from "~/domain/wardrobe/leading-size.ts";
import type { KeptItem } from "~/domain/wardrobe/pass-on.ts";
import { sizeAhead, sizesToPack } from "~/domain/wardrobe/size-ahead.ts";
import { type SizeDays, sizeDaysUntil, usualSizeDays } from "~/domain/wardrobe/size-days.ts";

const BORN = "2026-06-20";
const DAYS = usualSizeDays(BORN);

describe("the size ahead", () => {
  it.each([
    ["three weeks before the first one", "2026-05-30", { ageRange: "0-3m", start: "2026-06-20" }],
    ["a day too early", "2026-05-29", null],
    ["on its first day", "2026-06-20", null],
    ["three weeks before the second one", "2026-08-30", { ageRange: "3-6m", start: "2026-09-20" }],
    ["the day before", "2026-09-19", { ageRange: "3-6m", start: "2026-09-20" }],
    ["in the last one", "2027-05-01", null],
    ["after the year", "2027-08-01", null],
  ])("is the next one, %s", (_, today, expected) => {
    expect(sizeAhead(DAYS, today)).toEqual(expected);
  });

  it("passes over a size that is worn too briefly to buy for", () => {
    const days: SizeDays = {
      "0-3m": { start: BORN, end: "2026-09-19" },
      "3-6m": { start: "2026-09-20", end: "2026-09-28" },
      "6-9m": { start: "2026-09-29", end: "2027-06-19" },
    };
    expect(sizeAhead(days, "2026-09-10")).toEqual({ ageRange: "6-9m", start: "2026-09-29" });
  });

  it("is begun later and within three weeks, for any sizes and any day", () => {
    const steps = fc.array(fc.integer({ min: 1, max: 160 }), { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(steps, fc.integer({ min: -60, max: 420 }), (lengths, offset) => {
        const outgrown = (at: number) =>
          plusDays(
            BORN,
            lengths.slice(0, at + 1).reduce((a, b) => a + b),
          );
        const days = sizeDaysUntil(BORN, (size) => outgrown(AGE_RANGES.indexOf(size)));
        const today = plusDays(BORN, offset);
        const ahead = sizeAhead(days, today);
        const isNear = (start: IsoDay) => start > today && start <= plusDays(today, 21);
        const near = AGE_RANGES.filter((size) => isNear(days[size]?.start ?? today));
        expect(ahead?.ageRange).toBe(near.find((size) => !isBriefSize(days, size, today)));
        if (ahead) expect(days[ahead.ageRange]?.start).toBe(ahead.start);
      }),
    );
  });
});

describe("sizes to pack away", () => {
  const item = (owned: KeptItem["owned"], setAside: KeptItem["setAside"] = []): KeptItem => ({
    ...{ id: 1, nameId: "body_short", name: "Short Sleeve Bodysuits", category: "Sleepwear & Bodysuits" },
    ...{ ages: AGE_RANGES, setAside, owned },
  });
  const some = { Default: { quantity: 3 } };
  const none = { Default: { quantity: 0 } };
  const packed = (items: readonly KeptItem[], today: IsoDay) =>
    sizesToPack(items, DAYS, today).map(({ ageRange }) => ageRange);

  it("are those that are over, as long as pieces of them are counted", () => {
    const items = [item({ "0-3m": some, "3-6m": some, "6-9m": some })];
    expect(packed(items, "2026-12-05")).toEqual(["0-3m"]);
    expect(packed(items, "2026-12-25")).toEqual(["0-3m", "3-6m"]);
  });

  it("are the worn one where nothing is left of those before", () => {
    const items = [item({ "0-3m": none, "3-6m": some, "6-9m": some })];
    expect(packed(items, "2026-12-05")).toEqual(["3-6m"]);
    expect(packed([item({ "0-3m": some })], "2026-09-05")).toEqual(["0-3m"]);
  });

  it("are none before the first size, without counts, and of what is set aside", () => {
    expect(packed([item({ "0-3m": some })], "2026-06-10")).toEqual([]);
    expect(packed([item({})], "2026-12-05")).toEqual([]);
    expect(packed([item({ "0-3m": some }, ["0-3m"])], "2026-12-05")).toEqual([]);
  });
});
