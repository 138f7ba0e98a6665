// The calendar file, parsed by a reader that knows only RFC 5545, with any title.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { packPlannedSizes, readSizes } from "../../../app/contracts/growth/stored-sizes.ts";
import { planBaby } from "../../../app/domain/growth/plan-baby.ts";
import { sizeWindows } from "../../../app/domain/growth/size-windows.ts";
import { sizesIn } from "../../../app/domain/wardrobe/size-days.ts";
import { viewSizeCalendar } from "../../../app/views/plans/size-calendar-view.ts";

const ORIGIN = "https://layette.example";
const NOW = Date.parse("2026-11-22T08:30:05.678Z");
const PLAN: Parameters<typeof viewSizeCalendar>[0] = {
  onboardingId: "plan1",
  title: "Quiz #1",
  version: 7,
  expectedDueDate: "2027-11-30",
  babyBornOn: null,
  plannedMonths: 12,
  plannedSizes: null,
  babies: 1,
  ...{ country: "US", nightRoomF: null },
};

const clockAt = (time: string, timeZone = "UTC") => ({ now: Date.parse(time), timeZone });

function fileOf(fields: Partial<typeof PLAN> = {}, clock = { now: NOW, timeZone: "UTC" }): string {
  const file = viewSizeCalendar({ ...PLAN, ...fields }, ORIGIN, clock);
  if (file === null) throw new Error("There is no calendar");
  return file;
}

/** Unfolded content lines as pairs of name and value. */
function linesOf(file: string): [name: string, value: string][] {
  expect(file.endsWith("\r\n")).toBe(true);
  return file
    .replaceAll("\r\n ", "")
    .split("\r\n")
    .slice(0, -1)
    .map((line) => {
      const at = line.indexOf(":");
      return [line.slice(0, at), line.slice(at + 1)];
    });
}

const valuesOf = (file: string, name: string) =>
  linesOf(file).flatMap(([found, value]) => (found === name ? [value] : []));

const unescaped = (text: string) => text.replace(/\\(.)/g, (_, letter) => (letter === "n" ? "\n" : letter));

describe("the calendar of a plan's sizes", () => {
  it("has an all-day event for each size, that takes nobody's time and rings three weeks before", () => {
    const file = fileOf();
    expect(valuesOf(file, "DTSTART;VALUE=DATE")).toEqual(["20271130", "20280229", "20280530", "20280830"]);
    expect(valuesOf(file, "DTEND;VALUE=DATE")).toEqual(["20271201", "20280301", "20280531", "20280831"]);
    expect(valuesOf(file, "SUMMARY")).toEqual(
      ["0-3m", "3-6m", "6-9m", "9-12m"].map((size) => `Baby clothes: size ${size.replace("-", "–")} starts`),
    );
    expect(valuesOf(file, "DTSTAMP")).toEqual(Array(4).fill("20261122T083005Z"));
    expect(valuesOf(file, "TRANSP")).toEqual(Array(4).fill("TRANSPARENT"));
    expect(valuesOf(file, "TRIGGER")).toEqual(Array(4).fill("-P20DT15H"));
    expect(linesOf(file).slice(0, 5)).toEqual([
      ["BEGIN", "VCALENDAR"],
      ["VERSION", "2.0"],
      ["PRODID", "-//Layette//EN"],
      ["CALSCALE", "GREGORIAN"],
      ["METHOD", "PUBLISH"],
    ]);
  });

  it("counts from the birth, and moves its events instead of doubling them", () => {
    const [before, after] = [fileOf(), fileOf({ babyBornOn: "2027-11-20", version: 8 })];
    expect(valuesOf(after, "UID")).toEqual(valuesOf(before, "UID"));
    expect(valuesOf(after, "UID")[1]).toBe("plan1-3-6m@layette.example");
    expect(valuesOf(after, "SEQUENCE")).toEqual(Array(4).fill("8"));
    expect(valuesOf(after, "DTSTART;VALUE=DATE")[1]).toBe("20280220");
  });

  it("moves its events with the baby's own sizes, under the same ids, and leaves out what isn't worn", () => {
    const born = { ...PLAN, babyBornOn: "2027-11-30" };
    const baby = planBaby(born, { sex: "boy", facts: [{ kind: "weight", on: "2027-11-30", kg: 4.6 }] }, 1);
    const planned = { kind: "windows", babies: [sizeWindows(baby)], movedOn: null, seen: ["fact"] } as const;
    const own = { ...born, plannedMonths: 12, plannedSizes: packPlannedSizes(planned), version: 9 };
    const { days } = readSizes(own);
    const [before, after] = [fileOf(born), fileOf(own)];
    expect(valuesOf(after, "UID")).toEqual(sizesIn(days).map((size) => `plan1-${size}@layette.example`));
    expect(valuesOf(after, "UID")).toEqual(expect.arrayContaining(valuesOf(before, "UID")));
    expect(valuesOf(after, "SEQUENCE")).toEqual(sizesIn(days).map(() => "9"));
    const starts = sizesIn(days).map((size) => days[size]?.start.replaceAll("-", ""));
    expect(valuesOf(after, "DTSTART;VALUE=DATE")).toEqual(starts);
    expect((starts[1] ?? "9") < "20280215").toBe(true);
    // A plan whose facts are gone is read by the calendar again.
    const gone = fileOf({ ...born, version: 10 });
    expect(valuesOf(gone, "DTSTART;VALUE=DATE")).toEqual(valuesOf(before, "DTSTART;VALUE=DATE"));
    expect(gone + after).not.toMatch(/4\.6|weigh/);
  });

  it("Q19 leaves out sizes that are over, and what has begun rings no more", () => {
    const born = { babyBornOn: "2026-05-10" };
    const file = fileOf(born);
    expect(valuesOf(file, "DTSTART;VALUE=DATE")).toEqual(["20261110", "20270210"]);
    expect(valuesOf(file, "TRIGGER")).toHaveLength(1);
    expect(valuesOf(file, "BEGIN")).toEqual(["VCALENDAR", "VEVENT", "VEVENT", "VALARM"]);
    // Whether 3-6m is outgrown depends on the reader's own date.
    const late = "2026-11-10T05:30:00Z";
    expect(valuesOf(fileOf(born, clockAt(late)), "DTSTART;VALUE=DATE")).toHaveLength(2);
    expect(valuesOf(fileOf(born, clockAt(late, "America/Chicago")), "DTSTART;VALUE=DATE")).toHaveLength(3);
  });

  it("Q19 is none once every size is over", () => {
    const plan = { ...PLAN, babyBornOn: "2025-11-22" };
    expect(viewSizeCalendar(plan, ORIGIN, clockAt("2026-11-21T23:59:00Z"))).toContain("BEGIN:VEVENT");
    expect(viewSizeCalendar(plan, ORIGIN, clockAt("2026-11-22T00:00:00Z"))).toBeNull();
  });

  it("opens and closes every part in order", () => {
    const open: string[] = [];
    for (const [name, value] of linesOf(fileOf())) {
      if (name === "BEGIN") open.push(value);
      if (name === "END") expect(open.pop()).toBe(value);
    }
    expect(open).toEqual([]);
  });

  it("S35 lets no title write a line, and folds what is long without cutting a letter", () => {
    const nasty = fc.string({
      unit: fc.oneof(
        fc.constantFrom(
          "\r",
          "\n",
          "\r\n",
          "\u2028",
          "\u0085",
          "\u0000",
          "\t",
          ";",
          ",",
          "\\",
          ":",
          '"',
          " ",
        ),
        fc.constantFrom("BEGIN:VEVENT", "END:VCALENDAR", "ATTACH:", "é", "🧦", "中"),
        fc.string({ unit: "grapheme", minLength: 1, maxLength: 1 }),
      ),
      maxLength: 90,
    });
    const names = linesOf(fileOf()).map(([name]) => name);
    fc.assert(
      fc.property(nasty, (title) => {
        const file = fileOf({ title });
        expect(linesOf(file).map(([name]) => name)).toEqual(names);
        for (const line of file.split("\r\n")) {
          expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
          expect(line).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
        }
        const [description = ""] = valuesOf(file, "DESCRIPTION");
        const shown = unescaped(description).split(". See what you still need: ")[0] ?? "";
        const letters = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]/gu, "");
        if (!title.includes(". See")) expect(letters(shown)).toBe(letters(title));
      }),
    );
  });
});
