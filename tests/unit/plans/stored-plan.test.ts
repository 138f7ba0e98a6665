// A plan's weather as stored: rows of the first release have these names, so they must not change.
import { expect, test } from "vitest";
import {
  packMonthCards,
  packWeatherGroups,
  readMonthCards,
  readWeatherGroups,
} from "../../../app/contracts/plans/stored-plan.ts";
import { buildMonthCards, indexHistory } from "../../../app/domain/weather/month-cards.ts";
import { expandNormals } from "../../../app/domain/weather/typical-climate.ts";
import { buildWeatherGroups } from "../../../app/domain/weather/weather-groups.ts";
import { MINNEAPOLIS } from "../fixtures/normals.ts";

const DAYS = expandNormals(MINNEAPOLIS, "2021-01-01", "2025-12-31");
const GROUPS = buildWeatherGroups(DAYS, "2027-03-10");
const CARDS = buildMonthCards(indexHistory(DAYS), "2027-03-10");

test("weather groups keep the names of the first release, and are read back as they were", () => {
  const stored = packWeatherGroups(GROUPS);
  expect(readWeatherGroups(stored)).toEqual(GROUPS);
  expect(Object.keys(JSON.parse(stored)["0-3m"][0])).toEqual([
    "weather_group_order",
    "category",
    "duration_days",
    "start",
    "end",
    "avg_tempmin",
    "avg_tempmax",
    "rainy_days",
    "snowy_days",
    "windy_days",
    "estimated",
  ]);
});

test("month cards keep the names of the first release, and categories without days come back as none", () => {
  const stored = packMonthCards(CARDS);
  expect(JSON.parse(stored)[0]).toHaveProperty("windy_days");
  expect(readMonthCards(stored)).toMatchObject(
    CARDS.map(({ weatherCategoryCounts: _, ...card }) => ({ ...card })),
  );
});
