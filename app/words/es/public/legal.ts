// The shape of a legal text: a short summary, then its sections.

export type { LegalText } from "~/words/en/public/legal.ts";

export const LEGAL_COPY = {
  firstPublished: "Primera publicación:",
  lastChanged: "Último cambio:",
  short: "En pocas palabras",
  contents: "Contenido",
} as const;
