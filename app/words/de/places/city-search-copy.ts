// The city search, which replaces the ZIP code outside the US.

export const CITY_COPY = {
  toCity: "Nicht in den USA? Such deine Stadt",
  toZip: "In den USA? Verwende die US-Postleitzahl",
  label: "Stadt",
  example: "München",
  search: "Suchen",
  hint: "Auf Englisch oder so, wie man sie vor Ort schreibt, mit oder ohne Akzente.",
  matches: "Gefundene Städte",
  inUs: "Das liegt in den USA, wo Pläne von einer US-Postleitzahl ausgehen. Wähl die Stadt aus, um ihre zu verwenden.",
  none: "Nichts gefunden. Versuch es mit dem englischen Namen oder einer größeren Stadt in der Nähe.",
  title: "Such deine Stadt",
  summary: "Stadt",
} as const;

/** Announced to screen readers when the list opens; '#' stands for a number that a script fills in. */
export function citiesFound(count: number | "#"): string {
  return count === 1 ? "1 Stadt gefunden" : `${count} Städte gefunden`;
}
