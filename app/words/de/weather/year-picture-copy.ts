// The picture of the year, and the table with the same content.

import { counted, ended } from "~/words/de/counted.ts";
import { SIZE_TIME_LABELS } from "~/words/de/wardrobe/item-words.ts";
import { SIZE_LABELS, type Size } from "~/words/de/wardrobe/wardrobe-copy.ts";
import type { YearInWords } from "~/words/en/weather/year-picture-copy.ts";

export const YEAR_COPY = {
  title: "Das Jahr auf einen Blick",
  pictureTitle: "Das Wetter des Jahres als Bild",
  today: "Heute",
  due: "Termin",
  born: "Geburt",
  asTable: "Als Tabelle",
  key: { band: "Tiefst- bis Höchstwerte", rain: "Regen\u00adtage", snow: "Schneetage" },
  estimated: "Gestrichelt: nach der Jahreszeit geschätzt, weil es für diese Zeit keine Wetterdaten gibt.",
  /** Nothing was measured. */
  unknown: "–",
  columns: [
    "Monat",
    "Höchstwert",
    "Tiefstwert",
    "Regentage",
    "Schneetage",
    "Niederschlag",
    "Wetter",
    "Größe",
  ],
} as const;

/** A size in the table: '0–3 M', or '0–3 M zu klein'. */
export function sizeCell(size: Size, isOver: boolean): string {
  return isOver ? `${SIZE_LABELS[size]} ${SIZE_TIME_LABELS.over}` : SIZE_LABELS[size];
}

/** The same in the picture, which has less room: '0–3 vorbei'. */
export function sizeMark(size: Size, isOver: boolean): string {
  return isOver ? `${SIZE_LABELS[size].replace("\u00a0M", "")} vorbei` : SIZE_LABELS[size];
}

/** A month without weather data, in the table. */
export function estimatedMonth(dates: string): string {
  return `${dates} (geschätzt)`;
}

const STARTS = { due: "dem Geburtstermin", born: "dem Tag der Geburt" } as const;

/** The picture in words, for screen readers. */
export function describeYear(year: YearInWords): string {
  const { dates, warmest, coldest, mostRainDays, mostSnowDays, startsOn, today, over } = year;
  return [
    ended(startsOn === null ? `Zeitraum: ${dates}` : `Zeitraum ab ${STARTS[startsOn]}: ${dates}`),
    warmest && coldest
      ? `Am wärmsten: ${warmest.dates}, im Schnitt bis ${warmest.high}. Am kältesten: ${coldest.dates}, im Schnitt bis hinunter zu ${coldest.low}.`
      : "Die Temperaturen sind geschätzt.",
    `Bis zu ${counted(mostRainDays, "Regentag", "Regentage")} und ${counted(mostSnowDays, "Schneetag", "Schneetage")} im Monat.`,
    today === null ? "" : ended(`Heute ist der ${today}`),
    over.length === 0 ? "" : `Zu klein geworden: ${over.join(", ")}.`,
    "Die Tabelle darunter zeigt jeden Monat.",
  ]
    .filter(Boolean)
    .join(" ");
}
