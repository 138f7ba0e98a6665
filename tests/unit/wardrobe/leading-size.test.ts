// Which size a plan speaks of first, and what it no longer asks for because the baby would hardly wear it.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { daysBetween, plusDays } from "~/domain/calendar.ts";
import { sizesOfPlan } from "~/domain/growth/planned-sizes.ts";
import { CATALOGUE } from "~/domain/wardrobe/catalogue.ts";
import { isBriefSize, leadingSize } from "~/domain/wardrobe/leading-size.ts";
import { askedFor } from "~/domain/wardrobe/settle.ts";
import {
  type SizeDays,
  sizeDaysUntil,
  sizesIn,
  sizeWornOn,
  usualSizeDays,
} from "~/domain/wardrobe/size-days.ts";
import { isOneSize } from "~/domain/wardrobe/size-table.ts";
import { briefPieces } from "~/domain/wardrobe/size-totals.ts";

const BORN = "2026-06-15";
/** 0-3m to Sep 14, 3-6m to Dec 14, 6-9m to Mar 14, 9-12m to Jun 14. */
const WORN = usualSizeDays(BORN);
const DAY_OF = (size: "0-3m" | "3-6m" | "6-9m" | "9-12m", before: number) =>
  plusDays(WORN[size]?.end ?? "", -before);

describe("the size that leads", () => {
  it.each([
    ["a year before", plusDays(BORN, -200), "0-3m", null],
    ["on the day of birth", BORN, "0-3m", null],
    ["36 days before the end", DAY_OF("3-6m", 36), "3-6m", null],
    ["35 days before the end", DAY_OF("3-6m", 35), "6-9m", "3-6m"],
    ["34 days before the end", DAY_OF("3-6m", 34), "6-9m", "3-6m"],
    ["on the last day", DAY_OF("3-6m", 0), "6-9m", "3-6m"],
    ["on the first day of the next one", DAY_OF("3-6m", -1), "6-9m", null],
    ["36 days before the plan's last size ends", DAY_OF("9-12m", 36), "9-12m", null],
    ["35 days before the plan's last size ends", DAY_OF("9-12m", 35), "9-12m", "9-12m"],
    ["on the last day of the plan's last size", DAY_OF("9-12m", 0), "9-12m", "9-12m"],
    ["a day after the plan's last size", DAY_OF("9-12m", -1), "9-12m", null],
    ["after the year", DAY_OF("9-12m", -30), "9-12m", null],
  ] as const)("%s", (_, today, ageRange, ending) => {
    const lastDay = ending && WORN[ending]?.end;
    expect(leadingSize(WORN, today)).toEqual({ ageRange, ending: ending && { ageRange: ending, lastDay } });
  });

  it("isn't the next one before the baby is here, however short the first size is", () => {
    const short = sizeDaysUntil(BORN, (size) => (size === "0-3m" ? plusDays(BORN, 20) : null));
    expect(leadingSize(short, plusDays(BORN, -1))).toEqual({ ageRange: "0-3m", ending: null });
    expect(leadingSize(short, BORN)).toMatchObject({ ageRange: "3-6m", ending: { ageRange: "0-3m" } });
  });

  it("passes over a size that is worn for fewer than 14 days", () => {
    const brief: SizeDays = {
      "0-3m": { start: BORN, end: plusDays(BORN, 60) },
      "3-6m": { start: plusDays(BORN, 61), end: plusDays(BORN, 73) },
      "6-9m": { start: plusDays(BORN, 74), end: plusDays(BORN, 364) },
    };
    expect(isBriefSize(brief, "3-6m", BORN)).toBe(true);
    expect(leadingSize(brief, plusDays(BORN, 30))).toMatchObject({ ageRange: "6-9m" });
  });

  it("passes over a size that the first of parted twins has left", () => {
    const parted: SizeDays = {
      "0-3m": { start: BORN, end: plusDays(BORN, 200) },
      "3-6m": { start: plusDays(BORN, 90), end: plusDays(BORN, 180) },
      "6-9m": { start: plusDays(BORN, 181), end: plusDays(BORN, 300) },
    };
    expect(leadingSize(parted, plusDays(BORN, 185))).toMatchObject({ ageRange: "6-9m" });
  });

  it("follows facts: of a preemie, whose sizes are counted from the due date, and of a baby who grows fast", () => {
    const dates = { expectedDueDate: "2026-08-10", babyBornOn: BORN };
    const { days } = sizesOfPlan({ kind: "counted", from: "2026-08-10" }, dates);
    // The calendar's first size would have ended on Sep 14.
    expect(leadingSize(days, "2026-09-14")).toEqual({ ageRange: "0-3m", ending: null });
    expect(leadingSize(days, "2026-10-06")).toMatchObject({
      ageRange: "3-6m",
      ending: { lastDay: "2026-11-09" },
    });
    const fast = sizeDaysUntil(BORN, (size) => (size === "0-3m" ? "2026-08-01" : null));
    expect(leadingSize(fast, "2026-06-27")).toMatchObject({ ageRange: "3-6m" });
  });

  it("is the larger one of twins who have parted once the smaller one is nearly over for both", () => {
    // 6-9m has begun for one of them while 3-6m still fits the other.
    const both: SizeDays = { ...WORN, "6-9m": { start: "2026-11-20", end: "2027-03-14" } };
    expect(leadingSize(both, "2026-11-25")).toMatchObject({ ageRange: "6-9m", ending: { ageRange: "3-6m" } });
  });

  const anyDays = fc
    .array(fc.integer({ min: 1, max: 160 }), { minLength: 4, maxLength: 4 })
    .map((lengths) => {
      let end = BORN;
      const ends = new Map(
        (["0-3m", "3-6m", "6-9m", "9-12m"] as const).map((size, at) => {
          end = plusDays(end, lengths[at] ?? 1);
          return [size as string, end];
        }),
      );
      return sizeDaysUntil(BORN, (size) => ends.get(size) ?? null);
    });

  it("is the worn one or a later one of the plan, and the worn one whenever it lasts longer than 35 days", () => {
    fc.assert(
      fc.property(anyDays, fc.integer({ min: -60, max: 400 }), (days, day) => {
        const today = plusDays(BORN, day);
        const worn = sizeWornOn(days, today);
        const { ageRange, ending } = leadingSize(days, today);
        const sizes = sizesIn(days);
        expect(sizes).toContain(ageRange);
        // The worn one leads even if it's brief, once no later one is worn long enough.
        if (ageRange !== worn) expect(isBriefSize(days, ageRange, today)).toBe(false);
        if (ending === null) {
          expect(ageRange).toBe(worn);
          return;
        }
        expect(ending.ageRange).toBe(worn);
        const later = sizes.slice(sizes.indexOf(worn) + 1);
        if (ageRange === worn) expect(later.every((size) => isBriefSize(days, size, today))).toBe(true);
        else expect(later).toContain(ageRange);
        expect(daysBetween(today, ending.lastDay)).toBeLessThanOrEqual(35);
      }),
    );
  });

  it("never goes back as days pass", () => {
    fc.assert(
      fc.property(anyDays, (days) => {
        const order = sizesIn(days);
        const places = Array.from({ length: 400 }, (_, day) =>
          order.indexOf(leadingSize(days, plusDays(BORN, day)).ageRange),
        );
        expect(places.every((place, day) => place >= (places[day - 1] ?? 0))).toBe(true);
      }),
      { numRuns: 30 },
    );
  });
});

describe("pieces that would be worn too briefly", () => {
  const isBrief = (nameId: string, today: string, newbornDays: number | null = null) =>
    briefPieces(WORN, newbornDays, today)(nameId, nameId.endsWith("_nb") ? "0-3m" : "3-6m");

  it.each([
    ["with 14 days left", DAY_OF("3-6m", 13), false],
    ["with 13 days left", DAY_OF("3-6m", 12), true],
    ["on the last day", DAY_OF("3-6m", 0), true],
    // It is over then, which says it all.
    ["after it", DAY_OF("3-6m", -1), false],
    ["before it has begun", BORN, false],
  ] as const)("of a size %s", (_, today, expected) => {
    expect(isBrief("sleeper_footed", today)).toBe(expected);
  });

  it("are those of the plan's last size as of any other, and never items without a size", () => {
    const isLast = (before: number) =>
      briefPieces(WORN, null, DAY_OF("9-12m", before))("sleeper_footed", "9-12m");
    expect([13, 12, 0].map(isLast)).toEqual([false, true, true]);
    for (const { key } of CATALOGUE.filter(({ key }) => isOneSize(key))) {
      expect(isBrief(key, DAY_OF("3-6m", 3)), key).toBe(false);
    }
  });

  it.each([
    ["the catalogue's 30 days", null, 16, 17],
    ["a full set of 40 days", 40, 26, 27],
    // The set that was chosen at birth stays for two weeks.
    ["a full set of 25 days", 25, 13, 14],
    // A set that was chosen for so few days stays until they are over.
    ["a small set of 12 days", 12, 11, 12],
    ["one or two pieces for a week", 7, 6, 7],
  ] as const)("of newborns, by %s", (_, newbornDays, asked, over) => {
    expect(isBrief("bodysuit_short_sleeve_nb", plusDays(BORN, -20), newbornDays)).toBe(false);
    expect(isBrief("bodysuit_short_sleeve_nb", plusDays(BORN, asked), newbornDays)).toBe(false);
    expect(isBrief("bodysuit_short_sleeve_nb", plusDays(BORN, over), newbornDays)).toBe(true);
    expect(isBrief("bodysuit_short_sleeve_nb", plusDays(BORN, 80), newbornDays)).toBe(true);
    expect(briefPieces(WORN, newbornDays, plusDays(BORN, over))("sleeper_footed", "0-3m")).toBe(false);
  });

  it("count only as far as they are there", () => {
    expect([askedFor(4, 1, false), askedFor(4, 1, true), askedFor(4, 6, true), askedFor(4, 0, true)]).toEqual(
      [4, 1, 4, 0],
    );
  });
});
