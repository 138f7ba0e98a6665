// The dashboard's line of Today: the outfit of a baby who is here, and nothing for one who isn't.
import { expect, it } from "vitest";
import { readWardrobe } from "~/views/wardrobe/plan-items.ts";
import { plusDays } from "../../../app/domain/calendar.ts";
import { NO_OWN_TIMES } from "../../../app/domain/today/own-times.ts";
import { HOUR_MS } from "../../../app/domain/weather/hourly-forecast.ts";
import { lineOfToday } from "../../../app/views/today/today-facts.ts";

/** Seven in the morning in Chicago. */
const NOW = Date.parse("2026-11-28T13:00:00Z");
const TODAY = "2026-11-28";
const ZONE = "America/Chicago";

const USUAL = {
  ...{ plannedMonths: 12, plannedSizes: null, babies: 1, nightRoomF: null },
  ...{ weatherGroups: null, laundryScenario: "daily", attic: null, dayCare: null },
};

const hours = Array.from({ length: 48 }, (_, index) => ({
  ...{ at: NOW + index * HOUR_MS, tempF: 38, humidity: 50, windMph: 0, wetChance: 0 },
  ...{ rainIn: 0, snowIn: 0, uv: 0, isDay: true },
}));

function lineFor(expectedDueDate: string, babyBornOn: string | null, ageRange: "0-3m" | "3-6m" = "0-3m") {
  const plan = { expectedDueDate, babyBornOn, babyNames: null, wasSmall: false, country: "US" };
  return lineOfToday(
    {
      plan,
      wardrobe: readWardrobe({ ...plan, ...USUAL }, [], { today: TODAY }),
      weather: { timeZone: ZONE, monthCards: null, forecast: { fetchedAt: NOW, hours } },
      ...{ marks: null, now: NOW, units: "f", trip: null, marksZone: ZONE, own: NO_OWN_TIMES },
    },
    ageRange,
  );
}

it("dresses a baby who is here, at the size that leads", () => {
  expect(lineFor(TODAY, plusDays(TODAY, -20))).toMatch(/: [A-Z]/);
  expect(lineFor(TODAY, plusDays(TODAY, -20), "3-6m")).toBeNull();
});

it("dresses nobody before the birth", () => {
  for (const days of [0, 1, 13, 90]) expect(lineFor(plusDays(TODAY, days), null)).toBeNull();
});
