// The table of nights.

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
