// The pages for strangers: what a baby wears at a temperature.
import { inWords } from "~/words/es/weather/weather-copy.ts";

export const WEAR_SITUATIONS = {
  stroller: "Carriola",
  carrier: "Portabebés",
  car: "Auto",
  ground: "En el suelo",
  indoors: "Adentro",
  night: "Noche",
} as const;

export const WEAR_AGES = { newborn: "0–4 semanas", first: "1–6 meses", second: "6–12 meses" } as const;

export const QUESTIONS = {
  stroller: (degrees: string) => `¿Qué ropa lleva un bebé a ${degrees}?`,
  carrier: (degrees: string) => `¿Qué ropa lleva un bebé en el portabebés a ${degrees}?`,
  car: (degrees: string) => `¿Qué ropa lleva un bebé en el auto a ${degrees}?`,
  ground: (degrees: string) => `¿Qué ropa lleva un bebé para jugar afuera a ${degrees}?`,
  indoors: (degrees: string) => `¿Qué ropa lleva un bebé adentro a ${degrees}?`,
  night: (degrees: string) => `¿Con qué duerme un bebé a ${degrees}?`,
} as const;

export const WEAR_COPY = {
  title: "¿Qué ropa lleva un bebé?",
  description:
    "Qué ponerle a un bebé de −40 a 46\u00a0°C: en la carriola, el portabebés, el auto, al jugar, adentro y de noche, por edad y con las razones.",
  lead: "En la carriola, de uno a seis meses. Cada temperatura lleva a todas las edades, y al portabebés, el auto y la noche.",
  overview: "Por temperatura",
  situations: "Dónde",
  byAge: "Por edad",
  overStraps: "Sobre las correas",
  carry: "Para después del viaje",
  steps: "Un poco más frío o más calor",
  colder: "Más frío",
  warmer: "Más calor",
  same: "Lo mismo.",
  windAndSun: "Viento y sol",
  why: "Por qué",
  how: "Cómo contamos",
  another: "Otra temperatura",
  field: "Grados",
  show: "Mostrar",
  nights: "Qué saco de dormir, y qué debajo",
  guide: "Todo sobre envolver y los sacos de dormir",
  outdoorsHint: "Temperatura del aire, a la sombra y sin viento.",
} as const;

/** 'También: gorro abrigador y mitones. Sin: saco para carriola.' */
export function changeWords(on: readonly string[], off: readonly string[]): string {
  const parts = [
    ...(on.length > 0 ? [`También: ${inWords(on, "and")}.`] : []),
    ...(off.length > 0 ? [`Sin: ${inWords(off, "and")}.`] : []),
  ];
  return parts.join(" ");
}

export function windWords(units: "f" | "c", felt: string, hasHood: boolean): string {
  const speed = units === "f" ? "15\u00a0mph" : "25\u00a0km/h";
  return `Con viento de ${speed}${hasHood ? " y la capota abierta" : ""} se siente como ${felt}.`;
}

export function wearDescription(degrees: string, sentence: string): string {
  return `A ${degrees}: ${sentence}. Por edad, con viento y sol, y qué cambia con un poco más de frío o de calor.`;
}

export function wearLimits(from: string, to: string): string {
  return `Escribe grados enteros de ${from} a ${to}.`;
}

const CITIES: Readonly<Record<string, string>> = {
  "New York": "Nueva York",
  "Los Angeles": "Los Ángeles",
  "St. Louis": "San Luis",
  "Mexico City": "la Ciudad de México",
  Santiago: "Santiago de Chile",
  Seville: "Sevilla",
  London: "Londres",
  Dublin: "Dublín",
  Paris: "París",
  Marseille: "Marsella",
  Brussels: "Bruselas",
  Berlin: "Berlín",
  Hamburg: "Hamburgo",
  Munich: "Múnich",
  Vienna: "Viena",
  Zurich: "Zúrich",
  Rome: "Roma",
  Stockholm: "Estocolmo",
  Sydney: "Sídney",
  Tokyo: "Tokio",
};

/** As it follows 'en'. */
export function cityWords(city: string): string {
  return CITIES[city] ?? city;
}

export function likeMorningsWords(mornings: readonly { month: string; city: string }[]): string {
  const all = mornings.map(({ month, city }) => `en ${month} en ${city}`);
  return `Así son las mañanas ${inWords(all, "and")}.`;
}

/** The table of nights. */
export const WEAR_NIGHT_COPY = {
  title: "¿Con qué duerme un bebé?",
  description:
    "Una tabla para cada habitación: qué saco de dormir según su TOG y qué ropa debajo, en °C y °F. Para imprimir y colgar.",
  lead: "Según la temperatura de la habitación, en lo más frío de la madrugada.",
  caption: "Saco de dormir y ropa según la habitación",
  columns: { room: "Habitación", sack: "Saco de dormir", under: "Debajo" },
  noSack: "Sin saco",
  newborn:
    "Para recién nacidos hay sacos de hasta 2.5\u00a0TOG: a menos de 14\u00a0°C (58\u00a0°F), calienta la habitación.",
} as const;
