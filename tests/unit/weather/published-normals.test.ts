// The typical climate outside the US compared with what national weather services publish for forty cities on
// six continents: monthly normals of January and July in °C, for 1981–2010 or 1991–2020 (1961–1990 for
// Nairobi and Johannesburg). The second twenty are from memory, within about 2 °F. Also shows each month's
// name under these rules and the previous ones.
import { expect, it } from "vitest";
import { WEATHER_CATEGORIES } from "../../../app/domain/vocabulary.ts";
import { contradictsItsMean } from "../../../app/domain/weather/climate.ts";
import { buildMonthCards, type MonthCard } from "../../../app/domain/weather/month-cards.ts";
import { typicalHistory } from "../../../app/domain/weather/typical-climate.ts";
import { cellsAround, nearestCell, normalsAt } from "../../../app/domain/weather/world-climate.ts";
import { monthWords } from "../../../app/words/en/day-words.ts";
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
  ["Yakutsk", "RU", [-33.7, -39.6, 26.1, 13.4]],
  ["Beijing", "CN", [2.3, -6.9, 31.8, 22.9]],
  ["Seoul", "KR", [2.1, -5.5, 28.8, 22.3]],
  ["Sapporo", "JP", [-0.4, -6.4, 25.4, 17.9]],
  ["Osaka", "JP", [9.7, 3.0, 31.8, 24.6]],
  ["Hong Kong", "HK", [18.7, 14.6, 31.6, 26.9]],
  ["Bangkok", "TH", [32.7, 22.6, 33.9, 26.1]],
  ["Dubai", "AE", [24.2, 14.7, 41.3, 30.9]],
  ["Johannesburg", "ZA", [25.6, 14.7, 16.7, 4.1]],
  ["Melbourne", "AU", [27.0, 16.1, 14.1, 7.6]],
  ["Perth", "AU", [31.2, 18.1, 18.5, 8.0]],
  ["Santiago", "CL", [30.1, 13.5, 15.3, 4.0]],
  ["Lisbon", "PT", [14.8, 8.3, 27.9, 18.2]],
  ["Dublin", "IE", [8.1, 2.4, 19.5, 11.1]],
  ["Warsaw", "PL", [0.8, -4.0, 25.3, 14.4]],
  ["Helsinki", "FI", [-0.7, -5.6, 22.0, 15.0]],
  ["Montréal", "CA", [-5.3, -14.0, 26.3, 16.1]],
  ["Ottawa", "CA", [-5.8, -14.4, 26.5, 15.5]],
  ["Vancouver", "CA", [6.9, 1.4, 22.2, 13.7]],
  ["Calgary", "CA", [-0.9, -13.2, 23.2, 9.8]],
];

/** The second rules' name for each month from January on, as indexes of WEATHER_CATEGORIES. */
const CALLED_BEFORE: Readonly<Record<string, string>> = {
  Zürich: "445556666554",
  London: "445556666555",
  Paris: "445556666554",
  Berlin: "444556665544",
  Madrid: "455566116654",
  Stockholm: "444556665544",
  Reykjavík: "333355555333",
  Moscow: "444556665544",
  Cairo: "566611000666",
  Nairobi: "666666666666",
  "Cape Town": "666665555666",
  Delhi: "566110000066",
  Mumbai: "600000000000",
  Singapore: "000000000000",
  Tokyo: "445566006655",
  Sydney: "666655556666",
  Auckland: "666655555566",
  Toronto: "444556666544",
  "São Paulo": "666666666666",
  "Buenos Aires": "666655555666",
  Yakutsk: "444456655444",
  Beijing: "445566006544",
  Seoul: "444566006654",
  Sapporo: "224556666532",
  Osaka: "455566000655",
  "Hong Kong": "666600000066",
  Bangkok: "000000000000",
  Dubai: "666111111166",
  Johannesburg: "666555556666",
  Melbourne: "666555555566",
  Perth: "666665555666",
  Santiago: "666655555566",
  Lisbon: "555666666655",
  Dublin: "335555655555",
  Warsaw: "444556665544",
  Helsinki: "444455665544",
  Montréal: "224456665542",
  Ottawa: "224556665542",
  Vancouver: "333555665533",
  Calgary: "444455655444",
};

it("is within 2.5 °F of published normals in the middle of forty cities", () => {
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
    const cards = buildMonthCards(typicalHistory(months, place.latitude), "2027-01-01");
    return { city: name, ours, published, errors, cards };
  });

  const fahrenheit = (figures: readonly number[]) => figures.map((figure) => figure.toFixed(1)).join(" / ");
  console.table(
    Object.fromEntries(
      rows.map(({ city, ours, published, errors, cards }) => [
        city,
        {
          "ours, °F": fahrenheit(ours),
          "published, °F": fahrenheit(published.map((celsius) => celsius * 1.8 + 32)),
          "error, °F": fahrenheit(errors),
          "other names": renamed(city, cards),
        },
      ]),
    ),
  );

  for (const { cards } of rows) {
    const contradicted = cards.filter(({ primaryWeatherCategory, avgTempMax, avgTempMin }) =>
      contradictsItsMean(primaryWeatherCategory, (avgTempMax + avgTempMin) / 2),
    );
    expect(contradicted).toEqual([]);
  }

  const sizes = rows.flatMap(({ errors }) => errors.map(Math.abs)).sort((a, b) => a - b);
  const share = (part: number) => sizes[Math.floor(part * (sizes.length - 1))];
  console.info(
    `January and July, maximum and minimum: median error ${share(0.5)?.toFixed(2)} °F, 90 % under ${share(0.9)?.toFixed(2)} °F`,
  );
  expect(share(0.5)).toBeLessThanOrEqual(2.5);
  expect(share(1), "no city is in another climate").toBeLessThan(9);
}, 60_000);

/** "Mar Cool → Cold & Dry" for each month that the second rules named differently. */
function renamed(city: string, cards: readonly MonthCard[]): string {
  const before = CALLED_BEFORE[city] ?? "";
  return cards
    .map(({ startDate, primaryWeatherCategory: now }, month) => {
      const old = WEATHER_CATEGORIES[Number(before[month])];
      return old === now ? "" : `${monthWords(startDate, "name").slice(0, 3)} ${old} → ${now}`;
    })
    .filter(Boolean)
    .join(", ");
}
