// The shape of a legal text: a short summary, then its sections.

export type { LegalText } from "~/words/en/public/legal.ts";

export const LEGAL_COPY = {
  firstPublished: "Zuerst veröffentlicht:",
  lastChanged: "Zuletzt geändert:",
  short: "Kurz gesagt",
  contents: "Inhalt",
} as const;
