// The table of nights.

export const WEAR_NIGHT_COPY = {
  title: "Worin schläft ein Baby?",
  description:
    "Eine Tabelle für jedes Zimmer: welcher Schlafsack nach TOG und was darunter, in °C und °F. Zum Ausdrucken und Aufhängen.",
  lead: "Nach der Temperatur im Zimmer, wenn es gegen Morgen am kältesten ist.",
  caption: "Schlafsack und Kleidung nach Zimmertemperatur",
  columns: { room: "Zimmer", sack: "Schlafsack", under: "Darunter" },
  noSack: "Kein Schlafsack",
  newborn:
    "Schlafsäcke für Neugeborene gibt es bis 2,5\u00a0TOG: unter 14\u00a0°C (58\u00a0°F) das Zimmer wärmen.",
} as const;
