// The page that has a plan go on to 24 months.

import { SIZE_LABELS, type Size } from "~/words/es/wardrobe/wardrobe-copy.ts";

export const GO_ON = "Seguir hasta los 24 meses";

export const SECOND_YEAR_COPY = {
  title: "De 12 a 24 meses",
  now: (size: Size) => `${SIZE_LABELS[size]} ahora`,
  from: (size: Size, day: string) => `${SIZE_LABELS[size]} desde el ${day}`,
  fromAbout: (size: Size, day: string) => `${SIZE_LABELS[size]} hacia el ${day}`,
  over: (size: Size) => `${SIZE_LABELS[size]} ya no queda`,
  lead: "Añadiremos las dos tallas con las respuestas que ya diste. El primer año, tus cantidades y tus notas se quedan como están, y no gasta ningún cuestionario.",
  button: GO_ON,
  busy: "Planeando...",
  isOn: "Este plan llega hasta los 24 meses.",
  backLead:
    "Puedes dejarlo otra vez solo en el primer año. Tus cantidades y notas del segundo año se guardan por si quieres seguir más adelante.",
  back: "Volver al primer año",
  backBusy: "Volviendo...",
  answersLine: "El segundo año: 12–18m y 18–24m",
  notReadyTitle: "Este plan todavía se está preparando",
  notReady: "Podrás seguir en cuanto esté listo.",
} as const;
