// E5: the times of a day, and the one that the page opens with.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { plusDays } from "../../../app/domain/calendar.ts";
import {
  type ClockTime,
  type DayWindow,
  openingWindow,
  opensWithNight,
  windowsAt,
  windowsOfTwoDays,
} from "../../../app/domain/today/day-windows.ts";
import { NO_OWN_TIMES, type OutAndBack, type OwnTimes } from "../../../app/domain/today/own-times.ts";

const DAY = "2027-03-14";
const at = (hour: number) => ({ day: DAY, hour });

describe("the page opens with", () => {
  it.each([
    [0, "morning"],
    [6, "morning"],
    [9, "morning"],
    [10, "midday"],
    [13, "midday"],
    [14, "afternoon"],
    [17, "afternoon"],
    [18, "evening"],
    [19, "morning"],
    [23, "morning"],
  ])("at %i o'clock the %s", (hour, when) => {
    expect(openingWindow(at(hour))?.when).toBe(when);
  });

  it("the night from 7 PM on", () => {
    expect([18, 19, 23].map((hour) => opensWithNight(at(hour)))).toEqual([false, true, true]);
  });
});

describe("the windows of a day", () => {
  it.each(Array.from({ length: 24 }, (_, hour) => hour))("at %i o'clock aren't over", (hour) => {
    const windows = windowsAt(at(hour));
    expect(windows.map(({ when }) => when).toSorted()).toEqual([
      "afternoon",
      "evening",
      "midday",
      "morning",
      "now",
    ]);
    for (const { day, hours, isTomorrow } of windows) {
      expect(day).toBe(isTomorrow ? "2027-03-15" : DAY);
      if (!isTomorrow) expect(hours[1]).toBeGreaterThan(hour);
    }
    expect(openingWindow(at(hour))?.isTomorrow).toBe(hour >= 19);
    expect(windows.map(({ isTomorrow }) => isTomorrow)).toEqual(
      windows.map(({ isTomorrow }) => isTomorrow).toSorted(),
    );
  });
});

/** Holds that a window is of whole hours of its day that aren't over. */
function expectSound({ day, hours, isTomorrow }: DayWindow, clock: ClockTime): void {
  const [from, before] = hours;
  expect([from, before].every(Number.isInteger)).toBe(true);
  expect([0, from, before - 1, 23]).toEqual([0, from, before - 1, 23].toSorted((one, other) => one - other));
  expect(day).toBe(isTomorrow ? plusDays(clock.day, 1) : clock.day);
  expect(isTomorrow || from >= clock.hour).toBe(true);
}

/** A Thursday, a Friday, and a Sunday. */
const [THURSDAY, FRIDAY, SUNDAY] = ["2027-03-11", "2027-03-12", "2027-03-14"];

describe("E5 one's own times", () => {
  const times = (out: number, back: number): OutAndBack => ({ out: out * 60, back: back * 60 });
  const own: OwnTimes = { weekday: times(8.5, 12), weekend: times(15, 16.25) };
  const ownAt = (day: string, hour: number, set = own) =>
    windowsAt({ day, hour }, set).find(({ when }) => when === "own");

  it("are the whole hours around them, of a weekday or of a weekend", () => {
    expect(ownAt(THURSDAY, 6)).toEqual({
      when: "own",
      times: { out: 510, back: 720 },
      day: THURSDAY,
      hours: [8, 12],
      isTomorrow: false,
    });
    expect(ownAt(SUNDAY, 6)).toMatchObject({ day: SUNDAY, hours: [15, 17], isTomorrow: false });
  });

  it("go on until the hour of coming back is over, then they are tomorrow's", () => {
    expect(ownAt(THURSDAY, 11)).toMatchObject({ day: THURSDAY, hours: [11, 12] });
    expect(ownAt(THURSDAY, 12)).toMatchObject({ day: FRIDAY, hours: [8, 12], isTomorrow: true });
    expect(ownAt(FRIDAY, 12)).toMatchObject({ day: "2027-03-13", hours: [15, 17], isTomorrow: true });
    expect(ownAt(SUNDAY, 16)).toMatchObject({ day: SUNDAY, hours: [16, 17] });
    expect(ownAt(SUNDAY, 17)).toMatchObject({ day: "2027-03-15", hours: [8, 12], isTomorrow: true });
  });

  it("aren't there where neither today nor tomorrow has any to come", () => {
    expect(ownAt(THURSDAY, 6, NO_OWN_TIMES)).toBeUndefined();
    expect(ownAt(FRIDAY, 12, { ...own, weekend: null })).toBeUndefined();
    expect(ownAt("2027-03-13", 6, { ...own, weekend: null })).toBeUndefined();
    expect(ownAt(SUNDAY, 6, { ...own, weekend: null })).toMatchObject({ isTomorrow: true });
  });

  it("F39 reach to both midnights", () => {
    expect(ownAt(THURSDAY, 0, { ...own, weekday: { out: 0, back: 30 } })).toMatchObject({ hours: [0, 1] });
    const late = { ...own, weekday: { out: 1409, back: 1439 } };
    expect(ownAt(THURSDAY, 0, late)).toMatchObject({ hours: [23, 24] });
    expect(ownAt(THURSDAY, 23, late)).toMatchObject({ hours: [23, 24], isTomorrow: false });
  });

  it.each([
    [THURSDAY, 0, "own", false],
    [THURSDAY, 11, "own", false],
    [THURSDAY, 12, "midday", false],
    [THURSDAY, 18, "evening", false],
    // From 7 PM on the first of tomorrow is second to the night.
    [THURSDAY, 19, "own", true],
    [THURSDAY, 23, "own", true],
    [SUNDAY, 8, "own", false],
    [SUNDAY, 17, "afternoon", false],
  ] as const)("on %s at %i o'clock the page opens with %s", (day, hour, when, isTomorrow) => {
    expect(openingWindow({ day, hour }, own)).toMatchObject({ when, isTomorrow });
  });

  it("of tonight don't open the page, because the night does", () => {
    const late = { weekday: times(20, 22), weekend: null };
    expect(ownAt(THURSDAY, 19, late)).toMatchObject({ day: THURSDAY, isTomorrow: false });
    expect(openingWindow({ day: THURSDAY, hour: 19 }, late)).toMatchObject({
      when: "morning",
      isTomorrow: true,
    });
  });

  it("leave every window with whole hours that aren't over, in the order of days, whatever they are", () => {
    const pair = fc
      .tuple(fc.integer({ min: 0, max: 1409 }), fc.integer({ min: 30, max: 1439 }))
      .map(([out, length]) => ({ out, back: Math.min(1439, out + length) }))
      .filter(({ out, back }) => back - out >= 30);
    const set = fc.record({ weekday: fc.option(pair), weekend: fc.option(pair) });
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 23 }),
        fc.integer({ min: 0, max: 6 }),
        set,
        (hour, later, any) => {
          const clock = { day: plusDays(THURSDAY, later), hour };
          const windows = windowsAt(clock, any);
          for (const window of windows) expectSound(window, clock);
          const days = windows.map(({ day }) => day);
          expect(days).toEqual(days.toSorted());
          const ofOwn = windows.find(({ when }) => when === "own");
          expect(windows.find(({ day }) => day === ofOwn?.day)).toBe(ofOwn);
          if (ofOwn?.when === "own") {
            const { out, back } = ofOwn.times;
            const [from, before] = ofOwn.hours;
            expect(before * 60).toBeGreaterThanOrEqual(back);
            expect(ofOwn.isTomorrow || from === hour || from * 60 <= out).toBe(true);
          }
        },
      ),
    );
  });
});

describe("the windows of two days", () => {
  it.each([
    [0, "morning midday afternoon evening"],
    [9, "morning midday afternoon evening"],
    [10, "midday afternoon evening"],
    [17, "afternoon evening"],
    [20, "evening"],
    [21, ""],
  ])("at %i o'clock are %s and all of tomorrow's", (hour, left) => {
    const { today, tomorrow } = windowsOfTwoDays(at(hour));
    expect(today.map(({ when }) => when).join(" ")).toBe(left);
    for (const { day, hours, isTomorrow } of today) {
      expect([day, isTomorrow]).toEqual([DAY, false]);
      expect(hours[0]).toBeGreaterThanOrEqual(hour);
    }
    expect(tomorrow.map(({ when, hours }) => [when, ...hours].join(" "))).toEqual([
      "morning 7 10",
      "midday 10 14",
      "afternoon 14 18",
      "evening 18 21",
    ]);
    for (const { day, isTomorrow } of tomorrow) expect([day, isTomorrow]).toEqual(["2027-03-15", true]);
  });
});
