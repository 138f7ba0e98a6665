// The city search, which replaces the ZIP code outside the US.

export const CITY_COPY = {
  toCity: "¿Fuera de EE. UU.? Busca tu ciudad",
  toZip: "¿En EE. UU.? Usa tu código postal",
  label: "Ciudad",
  example: "Múnich",
  search: "Buscar",
  hint: "En inglés o como se escribe ahí, con o sin acentos.",
  matches: "Ciudades encontradas",
  inUs: "Está en EE. UU., donde los planes parten de un código postal. Elígela para usar el suyo.",
  none: "Sin resultados. Prueba con el nombre en inglés o con una ciudad más grande cercana.",
  title: "Busca tu ciudad",
  summary: "Ciudad",
} as const;

/** Announced to screen readers when the list opens; '#' stands for a number that a script fills in. */
export function citiesFound(count: number | "#"): string {
  return count === 1 ? "1 ciudad encontrada" : `${count} ciudades encontradas`;
}
