// E18: a trip's list as the pieces that Today chooses from. It is read as the query makes it, damaged lines left out.
import { describe, expect, it } from "vitest";
import type { TodayInput } from "../../../app/contracts/today/today-input.ts";
import { readPackingList } from "../../../app/contracts/travel/stored-packing.ts";
import { sizesOfPlan } from "../../../app/domain/growth/planned-sizes.ts";
import { NO_MARKS } from "../../../app/domain/today/today-marks.ts";
import { onTrip } from "../../../app/views/today/trip-facts.ts";

const BORN = "2027-01-10";
const dates = { expectedDueDate: BORN, babyBornOn: BORN };

const HOME: TodayInput = {
  plan: { ...dates, babyNames: null, country: "US" },
  timeZone: "America/Denver",
  months: [],
  forecast: null,
  sizes: sizesOfPlan(null, dates),
  pieces: [{ itemId: 7, key: "hat_warm", sizes: {} }],
  marks: NO_MARKS,
  inUntil: null,
  units: "f",
};

type Line = [nameId: string, size: string, quantity: number, essentiality: string | null, isPacked: 0 | 1];

function tripOf(startDate: string, endDate: string, lines: readonly Line[]) {
  return {
    id: "t",
    status: "ready" as const,
    version: 1,
    destination: "Denver, CO",
    planCountry: "US",
    startDate,
    endDate,
    activities: "{}",
    notes: null,
    planStart: BORN,
    planSizes: null,
    planBabies: 1,
    planMonths: 12,
    laundryFrequency: "every_2_3_days" as const,
    weather: { category: "Cold & Dry", avgTempMax: 40, avgTempMin: 20 },
    list: JSON.stringify(lines),
  };
}

const countsOf = ({ pieces }: TodayInput, key: string) =>
  pieces
    .filter((piece) => piece.key === key)
    .map(({ sizes }) => Object.fromEntries(Object.entries(sizes).map(([size, { have }]) => [size, have])));

describe("the facts on a trip", () => {
  it("are what is packed of its list, the weather of its days, and where it leads", () => {
    const facts = onTrip(
      HOME,
      tripOf("2027-05-01", "2027-05-07", [
        ["sleeper_footed", "3-6m", 3, "Essential", 1],
        ["pants_soft", "3-6m", 4, "Essential", 0],
        ["gone_from_the_catalogue", "3-6m", 4, "Essential", 1],
      ]),
    );
    expect(facts.trip).toEqual({
      id: "t",
      destination: "Denver, CO",
      endDate: "2027-05-07",
      isAtHome: false,
    });
    expect(facts.pieces.map(({ key }) => key)).toEqual(["sleeper_footed", "pants_soft"]);
    expect(countsOf(facts, "sleeper_footed")).toEqual([{ "3-6m": expect.any(Number) }]);
    expect(countsOf(facts, "sleeper_footed")[0]?.["3-6m"]).toBeGreaterThan(0);
    expect(countsOf(facts, "pants_soft")).toEqual([{ "3-6m": 0 }]);
    expect(facts.months).toEqual([expect.objectContaining({ avgTempMax: 40, avgTempMin: 20 })]);
  });

  it("count the size that is worn instead of one that stays at home, and a piece without a size in all", () => {
    // Two days of the larger size aren't worth a bag of their own.
    const facts = onTrip(
      HOME,
      tripOf("2027-04-01", "2027-04-11", [
        ["sleeper_footed", "0-3m", 5, "Essential", 1],
        ["sleeper_footed", "3-6m", 5, "Essential", 0],
        ["blanket_stroller", "0-3m", 1, "Essential", 1],
      ]),
    );
    const [sleepers = {}] = countsOf(facts, "sleeper_footed");
    expect(Object.keys(sleepers)).toEqual(["0-3m", "3-6m"]);
    expect(sleepers["3-6m"]).toBe(sleepers["0-3m"]);
    const [blankets = {}] = countsOf(facts, "blanket_stroller");
    expect(new Set(Object.values(blankets))).toEqual(new Set([1]));
    expect(Object.keys(blankets)).toContain("9-12m");
  });

  it("stay home's beside a trip that is left aside", () => {
    const { trip, ...rest } = onTrip(HOME, tripOf("2027-05-01", "2027-05-07", []), true);
    expect(trip?.isAtHome).toBe(true);
    expect(rest).toEqual(HOME);
  });

  it("have no pieces and no usual weather of damaged rows", () => {
    const damaged = { ...tripOf("2027-05-01", "2027-05-07", []), activities: "{", weather: null };
    expect(onTrip(HOME, damaged)).toMatchObject({ pieces: [], months: [] });
  });
});

describe("a packing list as one text", () => {
  it("leaves out lines that no release of ours wrote", () => {
    const good = ["socks", "3-6m", 4, null, 1];
    const bad = [
      ["socks", "3-6m", "many", null, 1],
      ["socks", "3-6m", -1, null, 1],
      ["socks", "40-50m", 4, null, 1],
      ["socks", "3-6m", 4, null, 7],
      ["socks"],
      "socks",
      null,
    ];
    expect(readPackingList(JSON.stringify([...bad, good]))).toEqual([
      { nameId: "socks", ageRange: "3-6m", quantity: 4, essentiality: null, isPacked: true },
    ]);
    expect(readPackingList("[]")).toEqual([]);
    expect(readPackingList(JSON.stringify([["socks", "3-6m", 4, "Very", 0]]))[0]?.essentiality).toBeNull();
  });
});
