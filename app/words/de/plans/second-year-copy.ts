// The page that has a plan go on to 24 months.

import { SIZE_LABELS, type Size } from "~/words/de/wardrobe/wardrobe-copy.ts";

export const GO_ON = "Weiter bis 24 Monate";

export const SECOND_YEAR_COPY = {
  title: "12 bis 24 Monate",
  now: (size: Size) => `${SIZE_LABELS[size]} jetzt`,
  from: (size: Size, day: string) => `${SIZE_LABELS[size]} ab ${day}`,
  fromAbout: (size: Size, day: string) => `${SIZE_LABELS[size]} ab etwa ${day}`,
  over: (size: Size) => `${SIZE_LABELS[size]} zu klein`,
  lead: "Wir nehmen beide Größen mit deinen bisherigen Antworten dazu. Das erste Jahr, deine Mengen und deine Notizen bleiben, und es zählt nicht als neue Planung.",
  button: GO_ON,
  busy: "Wird geplant...",
  isOn: "Dieser Plan reicht bis 24 Monate.",
  backLead:
    "Du kannst ihn wieder mit dem ersten Jahr enden lassen. Deine Mengen und Notizen für das zweite Jahr bleiben gespeichert, falls du später weitermachst.",
  back: "Zurück zum ersten Jahr",
  backBusy: "Wird zurückgesetzt...",
  answersLine: "Das zweite Jahr: 12–18\u00a0M und 18–24\u00a0M",
  notReadyTitle: "Dieser Plan wird noch erstellt",
  notReady: "Sobald er fertig ist, kannst du weitermachen.",
} as const;
