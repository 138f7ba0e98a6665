// The shape of a legal text: a short summary, then its sections.

export const LEGAL_COPY = {
  firstPublished: "Zuerst veröffentlicht:",
  lastChanged: "Zuletzt geändert:",
  short: "Kurz gesagt",
  contents: "Inhalt",
} as const;
