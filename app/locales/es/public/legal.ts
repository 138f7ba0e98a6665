// The shape of a legal text: a short summary, then its sections.

export type { LegalText } from "~/copy/public/legal.ts";

export const LEGAL_COPY = {
  updated: "Última actualización:",
  short: "En pocas palabras",
  contents: "Contenido",
} as const;
