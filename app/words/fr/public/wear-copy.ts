// The pages for strangers: what a baby wears at a temperature.
import { inWords } from "~/words/fr/weather/weather-copy.ts";

export const WEAR_SITUATIONS = {
  stroller: "Poussette",
  carrier: "Porte-bébé",
  car: "Voiture",
  ground: "Au sol",
  indoors: "À l’intérieur",
  night: "Nuit",
} as const;

export const WEAR_AGES = { newborn: "0–4 semaines", first: "1–6 mois", second: "6–12 mois" } as const;

export const QUESTIONS = {
  stroller: (degrees: string) => `Comment habiller bébé à ${degrees}\u00a0?`,
  carrier: (degrees: string) => `Comment habiller bébé en porte-bébé à ${degrees}\u00a0?`,
  car: (degrees: string) => `Comment habiller bébé en voiture à ${degrees}\u00a0?`,
  ground: (degrees: string) => `Comment habiller bébé pour jouer dehors à ${degrees}\u00a0?`,
  indoors: (degrees: string) => `Comment habiller bébé à l’intérieur à ${degrees}\u00a0?`,
  night: (degrees: string) => `Comment habiller bébé la nuit à ${degrees}\u00a0?`,
} as const;

export const WEAR_COPY = {
  title: "Comment habiller bébé\u00a0?",
  description:
    "Comment habiller bébé de −40 à 46\u00a0°C\u00a0: poussette, porte-bébé, voiture, jeux dehors, intérieur et nuit, selon l’âge, avec les raisons.",
  lead: "En poussette, de un à six mois. Chaque température mène à tous les âges, ainsi qu’au porte-bébé, à la voiture et à la nuit.",
  overview: "Selon la température",
  situations: "Où",
  byAge: "Selon l’âge",
  overStraps: "Sur le harnais",
  carry: "Pour après le trajet",
  steps: "Un peu plus froid ou plus chaud",
  colder: "Plus froid",
  warmer: "Plus chaud",
  same: "La même tenue.",
  windAndSun: "Vent et soleil",
  why: "Pourquoi",
  how: "Comment nous comptons",
  another: "Une autre température",
  field: "Degrés",
  show: "Afficher",
  nights: "Quelle gigoteuse, et que mettre dessous",
  guide: "Tout sur l’emmaillotage et les gigoteuses",
  outdoorsHint: "Température de l’air, à l’ombre et sans vent.",
} as const;

/** 'En plus : bonnet chaud et moufles. En moins : chancelière.' */
export function changeWords(on: readonly string[], off: readonly string[]): string {
  const parts = [
    ...(on.length > 0 ? [`En plus\u00a0: ${inWords(on, "and")}.`] : []),
    ...(off.length > 0 ? [`En moins\u00a0: ${inWords(off, "and")}.`] : []),
  ];
  return parts.join(" ");
}

export function windWords(units: "f" | "c", felt: string, hasHood: boolean): string {
  const speed = units === "f" ? "15\u00a0mph" : "25\u00a0km/h";
  return `Avec un vent de ${speed}${hasHood ? " et la capote dépliée" : ""}, le ressenti est de ${felt}.`;
}

export function wearDescription(degrees: string, sentence: string): string {
  return `À ${degrees}\u00a0: ${sentence}. Selon l’âge, avec vent et soleil, et ce qui change s’il fait un peu plus froid ou plus chaud.`;
}

export function wearLimits(from: string, to: string): string {
  return `Saisissez des degrés entiers de ${from} à ${to}.`;
}

const CITIES: Readonly<Record<string, string>> = {
  "St. Louis": "Saint-Louis",
  Montreal: "Montréal",
  "Mexico City": "Mexico",
  Bogotá: "Bogota",
  Santiago: "Santiago du Chili",
  Barcelona: "Barcelone",
  Seville: "Séville",
  London: "Londres",
  Brussels: "Bruxelles",
  Hamburg: "Hambourg",
  Vienna: "Vienne",
};

/** As it follows 'à'. */
export function cityWords(city: string): string {
  return CITIES[city] ?? city;
}

export function likeMorningsWords(mornings: readonly { month: string; city: string }[]): string {
  const all = mornings.map(({ month, city }) => `en ${month} à ${city}`);
  return `C’est la température du matin ${inWords(all, "and")}.`;
}

/** The table of nights. */
export const WEAR_NIGHT_COPY = {
  title: "Comment habiller bébé la nuit\u00a0?",
  description:
    "Un tableau pour chaque chambre\u00a0: quelle gigoteuse selon son TOG, et que mettre dessous, en °C et en °F. À imprimer et à accrocher.",
  lead: "Selon la température de la chambre, au plus froid du petit matin.",
  caption: "Gigoteuse et vêtements selon la chambre",
  columns: { room: "Chambre", sack: "Gigoteuse", under: "Dessous" },
  noSack: "Pas de gigoteuse",
  newborn:
    "Les gigoteuses naissance s’arrêtent à TOG\u00a02,5\u00a0: en dessous de 14\u00a0°C (58\u00a0°F), réchauffez la chambre.",
} as const;
