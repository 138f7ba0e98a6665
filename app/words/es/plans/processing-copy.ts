// The two screens shown while a plan is being made.

export const PROCESSING_COPY = {
  title: "Estamos haciendo tu plan de ropa",
  stages: ["Preparación", "Análisis del clima", "Plan de ropa", "Listo"],
  /** Screen reader text after a stage's name. */
  marks: { reached: ", ya está", ahead: ", falta" },
  lead: "Tarda un momento. Puedes cerrar esta página; seguimos trabajando en tu plan.",
  failedTitle: "No pudimos hacer tu plan",
  failedText: "Intenta enviar el cuestionario de nuevo",
  redirecting: "Abriendo tu plan de ropa...",
  open: "Abrir tu plan",
} as const;

export const TRANSITION_COPY = {
  title: "Tu plan va en camino",
  /** The processing stages of the two rows, counted from 1. */
  rows: [
    { stage: 2, label: "Análisis del clima de cada temporada" },
    { stage: 3, label: "Preparación de las sugerencias de ropa" },
  ],
  states: { waiting: "Pendiente", working: "En curso", done: "Listo" },
  ready: "¡Ya puedes ver tus recomendaciones!",
  goOn: "Ver tus recomendaciones",
  defaultWeather:
    "No conseguimos los registros del clima de esta zona, así que usamos un clima predeterminado.",
} as const;

/** 'Seattle, WA 98101 · fecha de parto: 1 ene 2027'. */
export function babyLine(place: string, day: string, isBorn: boolean): string {
  return `${place} · ${isBorn ? "nació el" : "fecha de parto:"} ${day}`;
}

/** The heading of the transition screen. */
export function thanks(name: string | null): string {
  return name ? `¡Gracias, ${name}!` : "¡Gracias por responder el cuestionario!";
}
