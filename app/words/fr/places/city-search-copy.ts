// The city search, which replaces the ZIP code outside the US.
import { plural } from "~/words/fr/counted.ts";

export const CITY_COPY = {
  toCity: "Hors des États-Unis\u00a0? Cherchez votre ville",
  toZip: "Aux États-Unis\u00a0? Par code postal",
  label: "Ville",
  example: "Lyon",
  search: "Chercher",
  hint: "Son nom local ou anglais, avec ou sans accents.",
  matches: "Villes trouvées",
  inUs: "C’est aux États-Unis, où un plan part d’un code postal. Choisissez la ville pour prendre le sien.",
  none: "Aucun résultat. Essayez le nom anglais ou une ville plus grande à côté.",
  title: "Cherchez votre ville",
  summary: "Ville",
} as const;

/** Announced to screen readers when the list opens; '#' stands for a number that a script fills in. */
export function citiesFound(count: number | "#"): string {
  return `${count} ${count === "#" ? "villes trouvées" : plural(count, "ville trouvée", "villes trouvées")}`;
}
