// The picture of the year, and the table with the same content.
import type { YearInWords } from "~/words/en/weather/year-picture-copy.ts";
import { counted } from "~/words/es/counted.ts";
import { SIZE_TIME_LABELS } from "~/words/es/wardrobe/item-words.ts";
import { SIZE_LABELS, type Size } from "~/words/es/wardrobe/wardrobe-copy.ts";

export const YEAR_COPY = {
  title: "El año de un vistazo",
  pictureTitle: "El clima del año en una imagen",
  today: "Hoy",
  due: "Parto",
  born: "Nació",
  asTable: "En una tabla",
  key: { band: "De máximas a mínimas", rain: "Días de lluvia", snow: "Días de nieve" },
  estimated:
    "Línea punteada: calculado según la temporada, porque no hay registros del clima para estas fechas.",
  /** Nothing was measured. */
  unknown: "–",
  columns: ["Mes", "Máxima", "Mínima", "Días de lluvia", "Días de nieve", "Precipitación", "Clima", "Talla"],
} as const;

/** A size in the table: '0–3m', or '0–3m ya pasó'. */
export function sizeCell(size: Size, isOver: boolean): string {
  return isOver ? `${SIZE_LABELS[size]} ${SIZE_TIME_LABELS.over}` : SIZE_LABELS[size];
}

/** The same in the picture, which has less room: '0–3 pasó'. */
export function sizeMark(size: Size, isOver: boolean): string {
  return isOver ? `${SIZE_LABELS[size].replace("m", "")} pasó` : SIZE_LABELS[size];
}

/** A month without weather data, in the table. */
export function estimatedMonth(dates: string): string {
  return `${dates} (estimado)`;
}

const STARTS = { due: "la fecha probable de parto", born: "el día del nacimiento" } as const;

/** The picture in words, for screen readers. */
export function describeYear(year: YearInWords): string {
  const { dates, warmest, coldest, mostRainDays, mostSnowDays, startsOn, today, over } = year;
  const rain = counted(mostRainDays, "día de lluvia", "días de lluvia");
  return [
    startsOn === null ? `Fechas: ${dates}.` : `Fechas: ${dates}, desde ${STARTS[startsOn]}.`,
    warmest && coldest
      ? `Lo más cálido: ${warmest.dates}, con una máxima promedio de ${warmest.high}. Lo más frío: ${coldest.dates}, con una mínima promedio de ${coldest.low}.`
      : "Las temperaturas son estimadas.",
    `Hasta ${rain} y ${mostSnowDays} de nieve al mes.`,
    today === null ? "" : `Hoy es ${today}.`,
    over.length === 0 ? "" : `${over.length === 1 ? "Ya pasó" : "Ya pasaron"}: ${over.join(", ")}.`,
    "La tabla de abajo tiene todos los meses.",
  ]
    .filter(Boolean)
    .join(" ");
}
