// When a trip takes place, the baby's age and the weather then, and what its form accepts.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { packActivities, readStoredActivities } from "../../../app/contracts/travel/stored-packing.ts";
import {
  placeValue,
  readChosenPlace,
  readTripForm,
  unfoundDestination,
} from "../../../app/contracts/travel/trip-form.ts";
import { daysBetween, plusDays, plusMonths } from "../../../app/domain/calendar.ts";
import { travelItemName, travelItemNameId } from "../../../app/domain/travel/travel-item.ts";
import {
  babyOnTrip,
  dateProblems,
  isShortTrip,
  splitTrips,
  tripDays,
  tripStretches,
} from "../../../app/domain/travel/trip-dates.ts";
import {
  certaintyOf,
  forecastTripWeather,
  isWithinForecast,
  typicalTripWeather,
} from "../../../app/domain/travel/trip-weather.ts";
import { ACTIVITIES, AGE_RANGES } from "../../../app/domain/vocabulary.ts";
import type { SizeDays } from "../../../app/domain/wardrobe/size-days.ts";
import { indexHistory } from "../../../app/domain/weather/month-cards.ts";
import { aDay, daily } from "../fixtures/normals.ts";

const TODAY = "2026-11-22";
const trip = (startDate: string, endDate: string) => ({ startDate, endDate });

describe("the dates of a trip", () => {
  it.each([
    ["2026-12-24", "2026-12-27", 4, true],
    ["2026-12-24", "2026-12-28", 5, false],
    ["2028-02-28", "2028-03-01", 3, true],
    ["2026-12-24", "2026-12-24", 1, true],
  ])("%s to %s are %i days", (start, end, days, isShort) => {
    expect([tripDays(trip(start, end)), isShortTrip(trip(start, end))]).toEqual([days, isShort]);
  });

  it.each([
    ["2026-12-01", "2027-02-28", []],
    ["2026-12-01", "2027-03-01", ["TRIP_TOO_LONG"]],
    ["2026-12-02", "2026-12-01", ["TRIP_END_EARLY"]],
    ["2027-02-30", "2027-03-01", ["TRIP_START_INVALID"]],
    ["", "", ["TRIP_START_INVALID", "TRIP_END_INVALID"]],
    ["2021-11-22", "2021-11-23", []],
    ["2021-11-21", "2021-11-23", ["TRIP_TOO_LONG_AGO"]],
    ["2029-11-22", "2029-11-23", []],
    ["2029-11-23", "2029-11-24", ["TRIP_TOO_FAR_AHEAD"]],
  ])("%s to %s: %j", (start, end, codes) => {
    expect(dateProblems(trip(start, end), TODAY).map(({ code }) => code)).toEqual(codes);
  });

  it("a trip that ends today is still to come", () => {
    const [ends, begins, over] = [
      trip("2026-11-01", TODAY),
      trip("2026-11-21", "2026-12-01"),
      trip("2026-10-01", "2026-11-21"),
    ];
    expect(splitTrips([begins, over, ends], TODAY)).toEqual({ upcoming: [ends, begins], past: [over] });
  });
});

describe("the sizes of a trip", () => {
  const BIRTH = "2026-09-03";

  it.each<[start: string, end: string, stretches: [string, number][]]>([
    [
      "2026-11-29",
      "2026-12-08",
      [
        ["0-3m", 4],
        ["3-6m", 6],
      ],
    ],
    ["2026-12-02", "2026-12-02", [["0-3m", 1]]],
    ["2026-12-03", "2026-12-03", [["3-6m", 1]]],
    ["2026-08-30", "2026-09-02", []],
    ["2026-08-30", "2026-09-03", [["0-3m", 1]]],
    ["2027-08-30", "2027-09-10", [["9-12m", 12]]],
    ["2028-01-01", "2028-01-02", [["9-12m", 2]]],
  ])("%s to %s: %j", (start, end, stretches) => {
    const found = tripStretches(BIRTH, trip(start, end));
    expect(found.map(({ ageRange, days }) => [ageRange, days])).toEqual(stretches);
  });

  it("are those of the baby, where the plan has days of its own", () => {
    const days: SizeDays = {
      "0-3m": { start: BIRTH, end: "2026-10-31" },
      "6-9m": { start: "2026-11-01", end: plusDays(plusMonths(BIRTH, 12), -1) },
    };
    const found = tripStretches(BIRTH, trip("2026-10-30", "2027-12-31"), days);
    expect(found.map(({ ageRange, startDate, endDate }) => [ageRange, startDate, endDate])).toEqual([
      ["0-3m", "2026-10-30", "2026-10-31"],
      ["6-9m", "2026-11-01", "2027-12-31"],
    ]);
  });

  it("share the days from the birth on among them, each day once", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 800 }),
        fc.integer({ min: -500, max: 900 }),
        fc.integer({ min: 1, max: 90 }),
        (born, at, days) => {
          const birth = plusDays("2025-01-01", born);
          const startDate = plusDays(birth, at);
          const endDate = plusDays(startDate, days - 1);
          const stretches = tripStretches(birth, { startDate, endDate });
          const first = startDate > birth ? startDate : birth;
          const expected = Math.max(0, daysBetween(first, endDate) + 1);
          expect(stretches.reduce((sum, stretch) => sum + stretch.days, 0)).toBe(expected);
          let next = first;
          for (const stretch of stretches) {
            expect(stretch.startDate).toBe(next);
            next = plusDays(stretch.endDate, 1);
          }
          const order = stretches.map(({ ageRange }) => AGE_RANGES.indexOf(ageRange));
          expect(order).toEqual([...order].sort((a, b) => a - b));
        },
      ),
    );
  });

  it.each([
    ["2026-08-06", "2026-08-20", { kind: "unborn", weeksBefore: 4 }],
    ["2026-09-02", "2026-09-02", { kind: "unborn", weeksBefore: 0 }],
    ["2026-09-01", "2026-09-12", { kind: "arriving", on: BIRTH, to: { unit: "weeks", count: 1 } }],
    [
      "2026-09-17",
      "2026-10-03",
      { kind: "born", from: { unit: "weeks", count: 2 }, to: { unit: "months", count: 1 }, isGrown: false },
    ],
    [
      "2027-08-20",
      "2027-09-03",
      { kind: "born", from: { unit: "months", count: 11 }, to: { unit: "months", count: 12 }, isGrown: true },
    ],
  ])("%s to %s: %j", (start, end, baby) => {
    expect(babyOnTrip(BIRTH, trip(start, end))).toEqual(baby);
  });
});

describe("the weather of a trip", () => {
  const history = indexHistory(
    daily("2021-11-22", "2026-11-21", (date) => {
      const isTrip = date.slice(5) >= "01-10" && date.slice(5) <= "01-13";
      const snows = isTrip && Number(date.slice(0, 4)) % 2 === 0;
      return aDay({ date, mean: isTrip ? 20 : 80, preciptype: snows ? ["snow"] : [] });
    }),
  );

  it("is that of its own days in five years, counted as in an average one", () => {
    const weather = typicalTripWeather(history, trip("2027-01-10", "2027-01-13"));
    // Three of five years have snow on all four days: 2.4 a year.
    expect(weather).toEqual({
      category: "Cold & Snowy",
      avgTempMax: 25,
      avgTempMin: 15,
      rainDays: 0,
      snowDays: 2,
    });
  });

  it("runs over the end of a year", () => {
    const weather = typicalTripWeather(history, trip("2026-12-30", "2027-01-12"));
    expect(weather.avgTempMax).toBe(Math.round((85 * 11 + 25 * 3) / 1.4) / 10);
  });

  it("is the season's where nobody knows the place", () => {
    expect(typicalTripWeather(indexHistory([], -34), trip("2027-01-10", "2027-01-13")).category).toBe(
      "Hot & Humid",
    );
  });

  it("is a forecast only with every day of it", () => {
    const dates = trip("2026-11-24", "2026-11-26");
    const days = daily("2026-11-22", "2026-11-28", (date) => aDay({ date, mean: 50 }));
    expect(forecastTripWeather(days, dates, 40)).toMatchObject({ category: "Cool", avgTempMax: 55 });
    expect(
      forecastTripWeather(
        days.filter(({ date }) => date !== "2026-11-25"),
        dates,
        40,
      ),
    ).toBeNull();
    expect(forecastTripWeather([], dates, 40)).toBeNull();
  });

  it.each([
    [TODAY, TODAY, true],
    [TODAY, "2026-12-07", true],
    [TODAY, "2026-12-08", false],
    ["2026-11-21", TODAY, false],
  ])("%s to %s is within a forecast: %s", (start, end, isWithin) => {
    expect(isWithinForecast(trip(start, end), TODAY)).toBe(isWithin);
  });

  it("says how sure it is", () => {
    expect(certaintyOf("open-meteo", true)).toBe("forecast");
    expect(certaintyOf("open-meteo", false)).toBe("typical");
    expect(certaintyOf("visual-crossing", false)).toBe("typical");
    for (const source of ["typical-climate", "world-climate", "season"] as const)
      expect(certaintyOf(source, false)).toBe("estimated");
  });
});

describe("the form of a trip", () => {
  const FORM = {
    destination: "Denver, CO",
    place: "zip:80202",
    startDate: "2027-01-10",
    endDate: "2027-01-16",
    onboardingId: "abc",
  };

  it("stands for a trip, with laundry every few days unless it says otherwise", () => {
    const notes = " \u0000Cot\r\nat Grandma's ";
    expect(readTripForm({ ...FORM, skiing: "on", beach: "", notes }, TODAY)).toEqual({
      trip: {
        place: { kind: "zip", zipcode: "80202" },
        startDate: "2027-01-10",
        endDate: "2027-01-16",
        laundryFrequency: "every_2_3_days",
        activities: ["skiing"],
        onboardingId: "abc",
        notes: "Cot\nat Grandma's",
      },
      errors: null,
    });
  });

  it("that is empty is told what is missing", () => {
    expect(readTripForm({}, TODAY)).toEqual({
      trip: null,
      errors: {
        destination: "TRIP_DESTINATION_REQUIRED",
        startDate: "TRIP_START_INVALID",
        endDate: "TRIP_END_INVALID",
        onboardingId: "TRIP_PLAN_REQUIRED",
      },
    });
  });

  it("is read or refused, whatever it holds", () => {
    const value = fc.oneof(fc.string(), fc.constantFrom("zip:80202", "2027-01-10", "on"), fc.jsonValue());
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(FORM), "notes", "hiking"), value), (form) => {
        const { trip: read, errors } = readTripForm(form, TODAY);
        expect(read === null).toBe(errors !== null);
      }),
    );
  });

  it.each([
    "zip:8020",
    "zip:802021",
    "zip:abcde",
    "place:0",
    "place:1x",
    "place:",
    "80202",
    "",
    "zip:80202:1",
  ])("takes %j for no place", (text) => {
    expect(readChosenPlace(text)).toBeNull();
  });

  it("writes a place as it reads it", () => {
    for (const text of ["zip:80202", "place:2867714"]) {
      const place = readChosenPlace(text);
      expect(place && placeValue(place)).toBe(text);
    }
  });

  it("asks for a search where what is typed is not what was chosen", () => {
    const chosen = { destination: "Denver, CO", destinationFound: "Denver, CO", place: "zip:80202" };
    expect(unfoundDestination(chosen)).toBeNull();
    expect(unfoundDestination({ ...chosen, destination: "Miami" })).toBe("Miami");
    expect(unfoundDestination({ destination: "Miami" })).toBe("Miami");
  });

  it("keeps activities as they are stored", () => {
    for (const activity of ACTIVITIES)
      expect(readStoredActivities(packActivities([activity]))).toEqual([activity]);
    expect(readStoredActivities("{}")).toEqual([]);
    for (const text of ["", "{", "[]", '{"surfing":true}', '{"beach":1}', "null"])
      expect(readStoredActivities(text)).toBeNull();
  });
});

describe("what is added to a plan", () => {
  it("is named after the trip's place, as long as a name may be", () => {
    expect(travelItemName("Snowsuit", "Denver, CO")).toBe("Snowsuit (Denver)");
    expect(travelItemName("Snowsuit", "80299")).toBe("Snowsuit (80299)");
    expect(travelItemName("x".repeat(75), "Denver, CO")).toBe("x".repeat(75));
    const key = { tripId: "t", onboardingId: "p", clothingId: 7, ageRange: "0-3m" } as const;
    expect(travelItemNameId(key)).not.toBe(travelItemNameId({ ...key, clothingId: 77 }));
  });
});
