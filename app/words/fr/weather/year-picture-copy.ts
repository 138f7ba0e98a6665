// The picture of the year, and the table with the same content.
import type { YearInWords } from "~/words/en/weather/year-picture-copy.ts";
import { counted, plural } from "~/words/fr/counted.ts";
import { SIZE_TIME_LABELS } from "~/words/fr/wardrobe/item-words.ts";
import { SIZE_LABELS, type Size } from "~/words/fr/wardrobe/wardrobe-copy.ts";

export const YEAR_COPY = {
  title: "L’année en un coup d’œil",
  pictureTitle: "Le temps de l’année en image",
  today: "Aujourd’hui",
  due: "Prévu",
  born: "Né(e)",
  asTable: "Sous forme de tableau",
  key: { band: "Des maximales aux minimales", rain: "Jours de pluie", snow: "Jours de neige" },
  estimated: "En pointillé\u00a0: estimé d’après la saison, faute de relevés météo pour cette période.",
  /** Nothing was measured. */
  unknown: "–",
  columns: [
    "Mois",
    "Maximale",
    "Minimale",
    "Jours de pluie",
    "Jours de neige",
    "Précipitations",
    "Temps",
    "Taille",
  ],
} as const;

/** A size in the table: '0–3M', or '0–3M trop petite'. */
export function sizeCell(size: Size, isOver: boolean): string {
  return isOver ? `${SIZE_LABELS[size]} ${SIZE_TIME_LABELS.over}` : SIZE_LABELS[size];
}

/** The same in the picture, which has less room: '0–3 finie'. */
export function sizeMark(size: Size, isOver: boolean): string {
  return isOver ? `${SIZE_LABELS[size].replace("M", "")} finie` : SIZE_LABELS[size];
}

/** A month without weather data, in the table. */
export function estimatedMonth(dates: string): string {
  return `${dates} (estimation)`;
}

const STARTS = { due: "la date prévue", born: "le jour de la naissance" } as const;

/** The picture in words, for screen readers. */
export function describeYear(year: YearInWords): string {
  const { dates, warmest, coldest, mostRainDays, mostSnowDays, startsOn, today, over } = year;
  const rain = counted(mostRainDays, "jour de pluie", "jours de pluie");
  return [
    startsOn === null
      ? `Période\u00a0: ${dates}.`
      : `Période\u00a0: ${dates}, à partir de ${STARTS[startsOn]}.`,
    warmest && coldest
      ? `Le plus chaud\u00a0: ${warmest.dates}, avec une maximale moyenne de ${warmest.high}. Le plus froid\u00a0: ${coldest.dates}, avec une minimale moyenne de ${coldest.low}.`
      : "Les températures sont estimées.",
    `Jusqu’à ${rain} et ${mostSnowDays} de neige par mois.`,
    today === null ? "" : `Nous sommes le ${today}.`,
    over.length === 0
      ? ""
      : `${plural(over.length, "Trop petite", "Trop petites")}\u00a0: ${over.join(", ")}.`,
    "Le tableau ci-dessous contient tous les mois.",
  ]
    .filter(Boolean)
    .join(" ");
}
