// Labels of the product's closed sets, and short sentences about them. Imports no texts.
export type { Size } from "~/words/en/wardrobe/wardrobe-copy.ts";

export const SCENARIO_LABELS = {
  daily: "Diario",
  every_2_3_days: "Cada 2 o 3 días",
  weekly_plus: "Semanal",
} as const;

/** Sizes as printed on garments, for narrow places and within sentences. */
export const SIZE_LABELS = {
  "0-3m": "0–3m",
  "3-6m": "3–6m",
  "6-9m": "6–9m",
  "9-12m": "9–12m",
  "12-18m": "12–18m",
  "18-24m": "18–24m",
} as const;

export const AGE_RANGE_LABELS = {
  "0-3m": "Recién nacido a 3 meses",
  "3-6m": "3 a 6 meses",
  "6-9m": "6 a 9 meses",
  "9-12m": "9 a 12 meses",
  "12-18m": "12 a 18 meses",
  "18-24m": "18 a 24 meses",
} as const;

export const ITEM_CATEGORY_LABELS = {
  "Sleepwear & Bodysuits": "Pijamas y bodies",
  "Tops & Layers": "Camisetas y suéteres",
  Bottoms: "Pantalones",
  "Blankets & Swaddles": "Cobijas y sacos de dormir",
  Outerwear: "Ropa de abrigo",
  Footwear: "Calcetines y zapatos",
  Swim: "Ropa de baño",
  Accessories: "Accesorios",
  Other: "Otros",
  Uncategorized: "Sin categoría",
} as const;

export const ESSENTIALITY_LABELS = {
  Essential: "Básico",
  Recommended: "Recomendado",
  "Nice-to-have": "Opcional",
} as const;

export const GENDER_LABELS = { boy: "Niño", girl: "Niña", neutral: "Unisex" } as const;

/** The badges on an attempt's card. */
export const STATUS_BADGE_LABELS = {
  completed: "Listo",
  processing: "En proceso",
  pending: "Pendiente",
  cloning: "Copiando...",
  failed: "Falló",
  unknown: "Desconocido",
} as const;

export const NOT_NEEDED_IN_THIS_WEATHER = "No hace falta con este clima";

/** Why a size needs none of an item, where its weather isn't the reason. */
export const NONE_NEEDED = {
  skipped: "No hace falta: es probable que las tallas de recién nacido le queden pequeñas",
  few: "No hace falta: bastan otras una o dos piezas de recién nacido",
  outgrown: "No hace falta mientras le quedan las tallas de recién nacido",
  brief: "No hace falta para tan pocas semanas",
  rule: "No hace falta en este plan",
} as const;

export const SIZE_UP_HINT =
  "Temporada corta: considera una talla más, para que le siga quedando cuando termine.";

/** Why bitter cold raises an item's essentiality: 'Básico aquí: el promedio baja de 20°F.' */
export function bitterHint(level: string, temperature: string): string {
  return `${level} aquí: el promedio baja de ${temperature}.`;
}
