// The page of today's outfit.

import type { OutAndBack, WetWords } from "~/words/en/today/today-copy.ts";
import { monthWords } from "~/words/es/day-words.ts";
import { PRODUCT_NAME } from "~/words/es/layout.ts";

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
  notListed: "No está en tu lista",
  addToList: "Agregar a la lista de compras",
  onList: "En tu lista de compras",
  inPlan: "En tu plan",
  countIt: "Cuéntala si la tienes",
  overStraps: "Sobre las correas",
  take: "Para llevar",
  rainCover: "protector de lluvia",
  doubted: "El pronóstico queda muy lejos de todo lo que ha habido aquí, así que no lo usamos",
  umbrella: "un paraguas",
  changes: "Cambios",
  asleep: "Dormido",
  calm: "Sin viento",
  here: "Usar el clima de donde estoy",
  isHere: "El clima de donde estás, solo en esta visita.",
  noneHere: "No hay pronóstico de donde estás en este momento; este es el clima usual del plan.",
  notFound: "Tu dispositivo no dice dónde está",
  fromDrawer: "De tu cajón, hasta donde alcanza.",
  fromPlan: "De lo que pide tu plan, porque de esta talla has contado muy poca ropa.",
  usualDrawer: "Del cajón usual, porque de esta talla has contado muy poca ropa.",
  count: "Contar mi ropa",
  notCounted: "aún sin contar",
  nothingLeft: "No hay nada que ponerle: recupera la ropa que descartaste o cuenta más",
  show: "Ver qué ponerle",
  save: "Guardar",
  noWeather: "No podemos leer el clima de este plan en este momento. Adentro y Esta noche funcionan sin él.",
  unread: "Nuevo: ningún profesional de la salud ha leído todavía esta ropa sugerida.",
  notToday: "Hoy no",
  inWash: "Para lavar",
  putBack: "Devolver",
  allInWash: "Toda la ropa está para lavar. Devuelve una prenda para ver qué ponerle.",
  cold: "Fría",
  sweaty: "Sudada",
  yes: "Sí",
  no: "No",
  backToUsual: "Volver a lo habitual",
  otherOutfits: "Más abrigo, menos u otra ropa",
  send: "Enviar a la guardería o a los abuelos",
  dayCare: "Lista para la guardería",
  notice: "Recibir un aviso matutino",
  both: "Los dos:",
  allThree: "Los tres:",
  family: "Hoy para todos tus hijos",
  noneYet: "“Hoy” empieza 14 días antes de la fecha prevista de parto.",
} as const;

export const WITHOUT_COPY = {
  next: (sizes: string) => `Ya lleva ${sizes}. Este plan termina con la talla anterior.`,
  end: `${PRODUCT_NAME} termina a los 24 meses.`,
  in: "Mejor en casa hasta la fecha prevista de parto: los recién nacidos prematuros o pequeños salen más tarde.",
  small: "Mejor en casa hasta los 2,5 kg: los recién nacidos pequeños salen más tarde.",
};

export const ON_TRIP_COPY = {
  atHome: "En casa",
  onTrip: "De viaje",
  days: "Promedio del viaje, no un pronóstico por horas",
  bag: "De lo que va en la maleta, hasta donde alcanza.",
  list: "De la lista de equipaje, porque has marcado muy poco en ella.",
  toList: "Ver la lista de equipaje",
} as const;

export function onTripWords(place: string, day: string): string {
  return `De viaje en ${place} hasta el ${day}`;
}

export function besideTripWords(place: string, day: string): string {
  return `Tu viaje a ${place} sigue hasta el ${day}`;
}

export function backToWords(place: string): string {
  return `Volver a ${place}`;
}

export const SITUATION_LABELS = {
  walking: "Caminando",
  stroller: "Carriola",
  carrier: "Portabebés",
  car: "Auto",
  ground: "En el suelo",
  indoors: "Adentro",
  night: "Esta noche",
} as const;

export const IN_SITUATION = {
  walking: "Caminando",
  stroller: "En la carriola",
  asleep: "Dormido en la carriola",
  carrier: "En el portabebés",
  car: "En el auto",
  ground: "En el suelo",
} as const;

export const WHEN_LABELS = {
  now: "Ahora",
  morning: "Por la mañana, 7–10",
  midday: "A mediodía, 10–2",
  afternoon: "Por la tarde, 2–6",
  evening: "Por la noche, 6–9",
} as const;

export const SHORT_WHENS = {
  now: "Ahora",
  morning: "7–10",
  midday: "10–2",
  afternoon: "2–6",
  evening: "6–9",
} as const;

export function shortTomorrowWords(label: string): string {
  return `Mañana ${label}`;
}

export function tomorrowWords(label: string): string {
  return `Mañana: ${label.charAt(0).toLowerCase()}${label.slice(1)}`;
}

export const OWN_TIMES_COPY = {
  title: "Tus propias horas",
  lead: "¿A qué hora suelen salir y volver? Hoy se abre con estas horas. Son solo tuyas, en este plan.",
  weekday: "Entre semana",
  weekend: "Fin de semana",
  out: "Salida",
  back: "Regreso",
} as const;

function timeWords(minute: number): string {
  const hour = Math.floor(minute / 60) % 12 || 12;
  return minute % 60 === 0 ? `${hour}` : `${hour}:${String(minute % 60).padStart(2, "0")}`;
}

export function ownTimeWords({ out, back }: OutAndBack): string {
  return `Fuera de ${timeWords(out)} a ${timeWords(back)}`;
}

export function shortOwnTimeWords({ out, back }: OutAndBack): string {
  return `${timeWords(out)}–${timeWords(back)}`;
}

export const ROOM_COPY = {
  indoors: { ask: "¿Qué temperatura hay en la habitación?", label: "Habitación" },
  night: {
    ask: "¿Qué tan fría se pone la recámara hacia la madrugada?",
    label: "Recámara, cuando está más fría",
  },
} as const;

function hourWords(hour: number): string {
  const clock = hour % 12 || 12;
  return `${clock === 1 ? "la" : "las"} ${clock} ${hour < 12 ? "a." : "p."}\u00a0m.`;
}

export function usualWeatherWords(degrees: string, hour: number): string {
  return `Unos ${degrees} a ${hourWords(hour)}`;
}

export function forecastWords(degrees: string, hour: number, wet: WetWords | null): string {
  const kind = wet?.kind === "snow" ? "nieve" : "lluvia";
  if (!wet) return `${degrees} a ${hourWords(hour)}`;
  return wet.from === null
    ? `${degrees} a ${hourWords(hour)}, con ${kind}.`
    : `${degrees} a ${hourWords(hour)}, ${kind} desde ${hourWords(wet.from)}`;
}

export function turnWords(turn: "up" | "down", degrees: string, hour: number): string {
  return `${turn === "up" ? "hasta" : "baja a"} ${degrees} hacia ${hourWords(hour)}`;
}

export function feelsWords(degrees: string): string {
  return `se siente como ${degrees}`;
}

export function windWords(force: "light" | "windy" | "strong", speed: string): string {
  const words = {
    light: "viento ligero",
    windy: `con viento (${speed})`,
    strong: `viento fuerte (${speed})`,
  };
  return words[force];
}

export function speedWords(whole: number, units: "f" | "c"): string {
  return `${whole} ${units === "f" ? "mph" : "km/h"}`;
}

export function sunWords(band: "moderate" | "high" | "very high", index: number): string {
  const words = { moderate: "algo de sol", high: "sol fuerte", "very high": "sol muy fuerte" };
  return `${words[band]} (UV ${index})`;
}

export function movesWords(off: string, on: string): string {
  return [...(off ? [`sin ${off}`] : []), ...(on ? [`con ${on}`] : [])].join(", ");
}

export function changeAtWords(hour: number, off: string, on: string): string {
  return `Hacia ${hourWords(hour)}: ${movesWords(off, on)}.`;
}

export const WEAR_LABELS = {
  warmer: "Más abrigo",
  lighter: "Menos abrigo",
  swap1: "Cambiar",
  swap2: "Cambiar",
} as const;

/** 'mameluco con pies en vez de body de manga corta y pantalón' */
export function insteadWords(on: string, off: string): string {
  return `${on} en vez de ${off}`;
}

export function asOfWords({ hour, minute }: { hour: number; minute: number }, isYesterday: boolean): string {
  const clock = hour % 12 || 12;
  const time = `${clock}:${String(minute).padStart(2, "0")} ${hour < 12 ? "a." : "p."}\u00a0m.`;
  return `Pronóstico de ${isYesterday ? "ayer a " : ""}${clock === 1 ? "la" : "las"} ${time}`;
}

export function feltWords(air: string, felt: string, of: "wind" | "humidity", hasHood: boolean): string {
  const cause = of === "wind" ? "con este viento" : "con esta humedad";
  const hood = of === "wind" && hasHood ? "; la capota detiene la mitad" : "";
  return `${air} se sienten como ${felt} ${cause}${hood}.`;
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

export const STEP_OFFERS = {
  warmer: "¿Abrigar un nivel más durante dos semanas?",
  lighter: "¿Abrigar un nivel menos durante dos semanas?",
  usual: "¿Volver a vestir como de costumbre?",
} as const;

export function stepUntilWords(isWarmer: boolean, day: string): string {
  return isWarmer ? `Un nivel más de abrigo hasta el ${day}.` : `Un nivel menos de abrigo hasta el ${day}.`;
}
