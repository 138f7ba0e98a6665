// The places and births whose plans are dressed, with the typical climate that the project carries.
import { readFileSync } from "node:fs";
import { z } from "zod";
import { readZipNormals } from "../../app/contracts/weather/climate-normals.ts";
import type { IsoDay } from "../../app/domain/calendar.ts";
import type { MonthNormal } from "../../app/domain/weather/typical-climate.ts";
import { cellOf, normalsAt } from "../../app/domain/weather/world-climate.ts";
import { readWorldClimate } from "../../scripts/seed/world-climate.ts";

/** A place with its twelve monthly normals. */
export interface DressPlace {
  name: string;
  isUs: boolean;
  /** Degrees. */
  latitude: number;
  normals: readonly MonthNormal[];
}

/** Births in the middle of a season; a plan's year begins on the day. */
export const BIRTHS: readonly IsoDay[] = ["2027-01-15", "2027-04-15", "2027-07-15", "2027-10-15"];

/** By the first three digits of a ZIP code. */
const IN_US = {
  Fairbanks: "997",
  Minneapolis: "554",
  Chicago: "606",
  "New York": "100",
  Denver: "802",
  "St. Louis": "631",
  Seattle: "981",
  "San Francisco": "941",
  Atlanta: "303",
  Houston: "770",
  "Los Angeles": "900",
  Phoenix: "850",
  Miami: "331",
} as const;

/** Degrees and meters. */
const ABROAD = {
  Berlin: { latitude: 52.52, longitude: 13.41, elevationM: 43 },
  London: { latitude: 51.51, longitude: -0.13, elevationM: 25 },
  Madrid: { latitude: 40.42, longitude: -3.7, elevationM: 665 },
  Sydney: { latitude: -33.87, longitude: 151.21, elevationM: 58 },
} as const;

const NORMALS = new URL("../../migrations/seed/climate-normals.jsonl", import.meta.url);
const area = z.tuple([z.string(), z.number(), z.number(), z.array(z.array(z.number()))]);

/** All of them, or those with these names. */
export function dressPlaces(names?: readonly string[]): DressPlace[] {
  const isAsked = ([name]: readonly [string, unknown]) => names === undefined || names.includes(name);
  const areas = new Map(
    readFileSync(NORMALS, "utf8")
      .trim()
      .split("\n")
      .map((line) => area.parse(JSON.parse(line)))
      .map((row) => [row[0], row]),
  );
  const inUs = Object.entries(IN_US)
    .filter(isAsked)
    .map(([name, zip3]): DressPlace => {
      const found = areas.get(zip3);
      if (!found) throw new Error(`No climate for the ZIP area ${zip3}`);
      const months = JSON.stringify(found[3]);
      return { name, isUs: true, latitude: found[1], normals: readZipNormals({ months, shiftF: null }) };
    });
  const abroad = Object.entries(ABROAD).filter(isAsked);
  const cells = abroad.length > 0 ? readWorldClimate() : [];
  return [
    ...inUs,
    ...abroad.map(([name, { elevationM, ...spot }]): DressPlace => {
      const cell = cells.find((one) => one.cell === cellOf(spot));
      if (!cell) throw new Error(`No climate for ${name}`);
      return { name, isUs: false, latitude: spot.latitude, normals: normalsAt(cell, elevationM) };
    }),
  ];
}
