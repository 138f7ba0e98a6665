// The page of today's outfit.
import { monthWords } from "../day-words.ts";

export const TODAY_COPY = {
  title: "Hoy",
  goingHome: "De vuelta a casa",
  where: "Dónde",
  when: "Cuándo",
  tonight: "Esta noche",
  tomorrowMorning: "Mañana por la mañana",
  why: "¿Por qué esto?",
  how: "Cómo lo calculamos",
  wished: "No está en tu cajón",
  fromDrawer: "De tu cajón.",
  usualDrawer: "Del cajón usual, porque de esta talla has contado muy poca ropa.",
  count: "Contar mi ropa",
  show: "Ver qué ponerle",
  save: "Guardar",
  noWeather: "No podemos leer el clima de este plan en este momento. Adentro y Esta noche funcionan sin él.",
  unread: "Nuevo: ningún profesional de la salud ha leído todavía esta ropa sugerida.",
} as const;

export const SITUATION_LABELS = {
  stroller: "Carriola",
  asleep: "Siesta en carriola",
  indoors: "Adentro",
  night: "Esta noche",
} as const;

export const WHEN_LABELS = {
  now: "Ahora",
  morning: "Por la mañana, 7–10",
  midday: "A mediodía, 10–2",
  afternoon: "Por la tarde, 2–6",
  evening: "Por la noche, 6–9",
} as const;

export function tomorrowWords(label: string): string {
  return `Mañana: ${label.charAt(0).toLowerCase()}${label.slice(1)}`;
}

export const ROOM_COPY = {
  indoors: { ask: "¿Qué temperatura hay en la habitación?", label: "Habitación" },
  night: {
    ask: "¿Qué tan fría se pone la recámara hacia la madrugada?",
    label: "Recámara, cuando está más fría",
  },
} as const;

export function usualWeatherWords(degrees: string, hour: number): string {
  const clock = hour % 12 || 12;
  return `Unos ${degrees} a ${clock === 1 ? "la" : "las"} ${clock} ${hour < 12 ? "a." : "p."}\u00a0m.`;
}

export function roomWords(degrees: string): string {
  return `${degrees} en la habitación.`;
}

export function usualForWords(day: string): string {
  const date = Number(day.slice(8));
  const part = date <= 10 ? "a principios" : date <= 20 ? "a mediados" : "a finales";
  return `Lo usual ${part} de ${monthWords(day, "name")}, no es un pronóstico`;
}

export function haveWords(count: number): string {
  return `tienes ${count}`;
}

export function moreWords(count: number): string {
  return `${count} más`;
}

export function sizesWords(sizes: readonly string[]): string {
  return sizes.join(" y ");
}
