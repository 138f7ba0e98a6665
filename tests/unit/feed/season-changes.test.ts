// E26: when the weather of a place usually changes, by half-months, under ids that stay when the days move.
import { describe, expect, it } from "vitest";
import { plusDays, plusMonths } from "../../../app/domain/calendar.ts";
import { seasonChanges } from "../../../app/domain/feed/season-changes.ts";

/** A year of months that begins on a day; means lie between lows and highs 20 °F apart. */
const yearFrom = (first: string, means: readonly number[]) =>
  means.map((mean, at) => ({
    startDate: plusMonths(first, at),
    endDate: plusDays(plusMonths(first, at + 1), -1),
    avgTempMax: mean + 10,
    avgTempMin: mean - 10,
  }));

const CHICAGO = [26, 30, 40, 51, 62, 72, 78, 76, 68, 56, 43, 31];
const SYDNEY = [75, 75, 73, 67, 61, 56, 54, 57, 62, 66, 69, 73];
const of = (means: readonly number[], from: string, to: string) =>
  seasonChanges(yearFrom("2027-01-01", means), from, to).map(
    ({ day, season, id }) => `${day} ${season} ${id}`,
  );

describe("E26 changes of the season", () => {
  it("are the half-months in which a year's means pass what is cold, cool, mild, and hot", () => {
    expect(of(CHICAGO, "2027-01-10", "2028-01-09")).toEqual([
      "2027-04-01 cool warmer-cool-2027",
      "2027-05-16 mild warmer-mild-2027",
      "2027-10-01 cool colder-cool-2027",
      "2027-11-16 cold colder-cold-2027",
    ]);
    expect(of(SYDNEY, "2027-01-10", "2028-01-09")).toEqual([
      "2027-05-16 cool colder-cool-2027",
      "2027-09-01 mild warmer-mild-2027",
    ]);
  });

  it.each([
    ["the same all year", Array(12).fill(82)],
    ["hot for half a month", CHICAGO.map((mean) => (mean === 78 ? 77.5 : Math.min(mean, 70)))],
  ])("leave out what is %s", (_, means) => {
    expect(of(means, "2027-01-01", "2027-12-31").filter((line) => line.includes("hot"))).toEqual([]);
  });

  it("are none without months", () => {
    expect(seasonChanges([], "2027-01-01", "2027-12-31")).toEqual([]);
  });

  it("keep their ids when their days move, also across New Year", () => {
    const winter = (cold: number) => [50, 50, 60, 65, 70, 72, 74, 72, 70, 65, 60, cold];
    const [early, late] = [44, 55].map((december) =>
      of([40, 42, ...winter(december).slice(2)], "2026-11-01", "2027-01-31"),
    );
    const idOf = (lines: readonly string[] | undefined) =>
      lines?.find((line) => line.includes(" cold "))?.split(" ");
    expect(idOf(early)?.[2]).toBe("colder-cold-2026");
    expect(idOf(late)?.[2]).toBe("colder-cold-2026");
    expect(idOf(early)?.[0]).not.toBe(idOf(late)?.[0]);
    expect(idOf(late)?.[0]).toBe("2027-01-01");
  });

  it("don't depend on the day on which the plan's months begin", () => {
    const turned = [...CHICAGO.slice(4), ...CHICAGO.slice(0, 4)];
    const days = (first: string, means: readonly number[]) =>
      seasonChanges(yearFrom(first, means), "2027-02-01", "2028-01-31").map(({ id, day }) => [
        id,
        day.slice(8),
      ]);
    expect(days("2026-05-01", turned)).toEqual(days("2027-01-01", CHICAGO));
    for (const [, day] of days("2026-05-23", turned)) expect(["01", "16"]).toContain(day);
  });

  it("have ids of their own where a year has two rainy seasons", () => {
    const means = [70, 72, 82, 84, 84, 72, 71, 72, 82, 84, 83, 72];
    const changes = seasonChanges(yearFrom("2027-01-01", means), "2027-02-01", "2028-01-31");
    expect(changes.length).toBeGreaterThan(3);
    expect(new Set(changes.map(({ id }) => id)).size).toBe(changes.length);
  });
});
