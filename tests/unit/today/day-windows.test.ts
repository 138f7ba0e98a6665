// E5: the times of a day, and the one that the page opens with.
import { describe, expect, it } from "vitest";
import { openingWindow, opensWithNight, windowsAt } from "../../../app/domain/today/day-windows.ts";

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
