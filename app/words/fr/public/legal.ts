// The shape of a legal text: a short summary, then its sections.

export const LEGAL_COPY = {
  firstPublished: "Première publication\u00a0:",
  lastChanged: "Dernière modification\u00a0:",
  short: "En bref",
  contents: "Sommaire",
} as const;
