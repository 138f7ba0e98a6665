import { describe, expect, it } from "vitest";
import { namesThere } from "~/views/places/local-names.ts";
import type { Language } from "~/words/languages.ts";

const said = (language: Language, country: string, name: string, region: string | null = null) => {
  const there = namesThere({ name, region }, country, language);
  return [there.name, there.region].filter(Boolean).join(", ");
};

describe("a place whose country speaks the reader's language", () => {
  it.each<[Language, string, string, string, string]>([
    ["de", "DE", "Munich", "Bavaria", "München, Bayern"],
    ["de", "DE", "Köln", "North Rhine-Westphalia", "Köln, Nordrhein-Westfalen"],
    ["de", "DE", "Berlin", "State of Berlin", "Berlin"],
    ["de", "AT", "Vienna", "Vienna", "Wien"],
    ["de", "CH", "Zürich", "Zurich", "Zürich"],
    ["de", "CH", "Genève", "Geneva", "Genf"],
    ["es", "MX", "Mexico City", "Mexico City", "Ciudad de México"],
    ["es", "MX", "Toluca", "México", "Toluca, Estado de México"],
    ["es", "ES", "Valencia", "Valencia", "Valencia, Comunidad Valenciana"],
    ["es", "ES", "Sevilla", "Andalusia", "Sevilla, Andalucía"],
    ["es", "CO", "Cali", "Valle del Cauca Department", "Cali, Valle del Cauca"],
    ["es", "CU", "Havana", "Havana", "La Habana"],
    ["es", "CL", "Punta Arenas", "Region of Magallanes", "Punta Arenas, Magallanes"],
    ["fr", "FR", "Rouen", "Normandy", "Rouen, Normandie"],
    ["fr", "BE", "Brussels", "Brussels Capital", "Bruxelles, Bruxelles-Capitale"],
    ["fr", "CA", "Québec", "Quebec", "Québec"],
    ["fr", "CA", "Halifax", "Nova Scotia", "Halifax, Nouvelle-Écosse"],
    ["fr", "CH", "Bern", "Bern", "Berne"],
    ["fr", "TN", "Sousse", "Sousse Governorate", "Sousse"],
  ])("in %s, %s: %s, %s is %s", (language, country, name, region, there) => {
    expect(said(language, country, name, region)).toBe(there);
  });
});

describe("any other place", () => {
  it.each<[Language, string, string, string | null, string]>([
    ["en", "DE", "Munich", "Bavaria", "Munich, Bavaria"],
    ["es", "DE", "Munich", "Bavaria", "Munich, Bavaria"],
    ["fr", "GB", "London", "England", "London, England"],
    ["de", "JP", "Tokyo", null, "Tokyo"],
    ["en", "AT", "Vienna", "Vienna", "Vienna, Vienna"],
  ])("keeps its names: in %s, %s: %s, %s", (language, country, name, region, there) => {
    expect(said(language, country, name, region)).toBe(there);
  });
});
