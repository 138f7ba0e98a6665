// What the fourth version of the rules holds, across the whole country and a sample of the world, and what it changed
// from the third. The tables are printed.
import { expect, test } from "vitest";
import { contradictsItsMean } from "../../../app/domain/weather/climate.ts";
import type { HistoryIndex } from "../../../app/domain/weather/month-cards.ts";
import { typicalHistory } from "../../../app/domain/weather/typical-year.ts";
import { buildWeatherGroups } from "../../../app/domain/weather/weather-groups.ts";
import { normalsAt } from "../../../app/domain/weather/world-climate.ts";
import { readWorldClimate } from "../../../scripts/seed/world-climate.ts";
import { CLIMATE_AREAS } from "../fixtures/climate-areas.ts";

/** Calculating whole countries from the climate takes a minute on a busy processor. */
const LONG = 600_000;

/** A birth in each month, at its beginning and in its middle. */
const BIRTHS = ["01", "15"].flatMap((day) =>
  Array.from({ length: 12 }, (_, month) => `2027-${String(month + 1).padStart(2, "0")}-${day}`),
);

/** Every area of the country, and every hundredth inhabited cell of the world. */
function* everyClimate(): Generator<[where: string, history: HistoryIndex]> {
  for (const { zip3, normals } of CLIMATE_AREAS) yield [zip3, typicalHistory(normals)];
  for (const [at, cell] of readWorldClimate().entries()) {
    const latitude = Math.floor(cell.cell / 720) / 2 - 89.75;
    if (at % 100 === 0) yield [`cell ${cell.cell}`, typicalHistory(normalsAt(cell, null), latitude)];
  }
}

test(
  "no weather group of any climate has a name that its mean forbids",
  () => {
    let groups = 0;
    const wrong: string[] = [];
    for (const [where, history] of everyClimate()) {
      for (const birth of BIRTHS) {
        for (const group of Object.values(buildWeatherGroups(history, birth)).flat()) {
          groups += 1;
          const mean = (group.avgTempMin + group.avgTempMax) / 2;
          if (contradictsItsMean(group.category, mean)) {
            wrong.push(`${where} ${group.start} ${group.category} ${mean}`);
          }
        }
      }
    }
    console.info(`${groups} weather groups`);
    expect(wrong).toEqual([]);
  },
  LONG,
);
