// The typical climate outside the US beside what the national weather services publish of twenty cities on six continents:
// the monthly normals of January and July in °C, of 1981–2010 or 1991–2020, and of 1961–1990 for Nairobi.
import { expect, it } from "vitest";
import { cellsAround, nearestCell, normalsAt } from "../../../app/domain/weather/world-climate.ts";
import { readWorldClimate } from "../../../scripts/seed/world-climate.ts";
import { readWorldPlaces } from "../../../scripts/seed/world-places.ts";

type Normals = readonly [januaryMax: number, januaryMin: number, julyMax: number, julyMin: number];

const PUBLISHED: readonly (readonly [city: string, country: string, normals: Normals])[] = [
  ["Zürich", "CH", [2.9, -2.0, 24.0, 14.0]],
  ["London", "GB", [8.1, 2.3, 23.5, 13.9]],
  ["Paris", "FR", [7.2, 2.7, 25.2, 15.8]],
  ["Berlin", "DE", [3.3, -1.9, 25.0, 14.0]],
  ["Madrid", "ES", [9.8, 2.7, 32.1, 19.0]],
  ["Stockholm", "SE", [0.5, -3.0, 23.0, 14.0]],
  ["Reykjavík", "IS", [2.5, -2.2, 14.2, 9.0]],
  ["Moscow", "RU", [-4.0, -9.1, 24.3, 14.4]],
  ["Cairo", "EG", [18.9, 9.0, 34.7, 22.1]],
  ["Nairobi", "KE", [24.5, 11.5, 20.6, 10.1]],
  ["Cape Town", "ZA", [26.1, 15.7, 17.5, 7.0]],
  ["Delhi", "IN", [20.5, 7.6, 35.5, 27.3]],
  ["Mumbai", "IN", [31.1, 16.9, 30.4, 25.2]],
  ["Singapore", "SG", [30.4, 24.0, 31.4, 25.4]],
  ["Tokyo", "JP", [9.8, 1.2, 29.9, 21.8]],
  ["Sydney", "AU", [26.5, 19.6, 17.0, 8.6]],
  ["Auckland", "NZ", [23.1, 15.2, 14.7, 7.1]],
  ["Toronto", "CA", [-0.7, -6.7, 26.6, 18.0]],
  ["São Paulo", "BR", [28.2, 19.3, 22.4, 12.8]],
  ["Buenos Aires", "AR", [30.1, 20.1, 15.2, 7.4]],
];

it("is within 2.5 °F of published normals in the middle of twenty cities", () => {
  const places = readWorldPlaces();
  const cells = new Map(readWorldClimate().map((cell) => [cell.cell, cell]));

  const rows = PUBLISHED.map(([name, country, published]) => {
    const place = places.find((known) => known.name === name && known.country === country);
    if (!place) throw new Error(`${name} is not among the places`);
    const cell = nearestCell(
      place,
      cellsAround(place).flatMap((around) => cells.get(around) ?? []),
    );
    if (!cell) throw new Error(`${name} has no climate`);
    const months = normalsAt(cell, place.elevationM);
    const ours = [months[0], months[6]].flatMap((month) => (month ? [month.tmax_f, month.tmin_f] : []));
    const errors = published.map((celsius, at) => (ours[at] ?? Number.NaN) - (celsius * 1.8 + 32));
    return { city: name, ours, published, errors };
  });

  const fahrenheit = (figures: readonly number[]) => figures.map((figure) => figure.toFixed(1)).join(" / ");
  console.table(
    Object.fromEntries(
      rows.map(({ city, ours, published, errors }) => [
        city,
        {
          "ours, °F": fahrenheit(ours),
          "published, °F": fahrenheit(published.map((celsius) => celsius * 1.8 + 32)),
          "error, °F": fahrenheit(errors),
        },
      ]),
    ),
  );

  const sizes = rows.flatMap(({ errors }) => errors.map(Math.abs)).sort((a, b) => a - b);
  const share = (part: number) => sizes[Math.floor(part * (sizes.length - 1))];
  console.info(
    `January and July, maximum and minimum: median error ${share(0.5)?.toFixed(2)} °F, 90 % under ${share(0.9)?.toFixed(2)} °F`,
  );
  expect(share(0.5)).toBeLessThanOrEqual(2.5);
  expect(share(1), "no city is in another climate").toBeLessThan(9);
}, 60_000);
