// The shape of a legal text: a short summary, then its sections.

export const LEGAL_COPY = {
  firstPublished: "Primera publicación:",
  lastChanged: "Último cambio:",
  short: "En pocas palabras",
  contents: "Contenido",
} as const;
