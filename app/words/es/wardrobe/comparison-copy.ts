// The comparison of laundry routines.
import type { More } from "~/words/en/wardrobe/comparison-copy.ts";
import { counted } from "~/words/es/counted.ts";

const ROUTINES = {
  daily: "lavado diario",
  every_2_3_days: "lavado cada 2 o 3 días",
  weekly_plus: "lavado semanal",
} as const;

type Routine = keyof typeof ROUTINES;

export const COMPARISON_COPY = {
  /** Of a plan whose sizes are all outgrown. */
  nothing: "A este plan ya no le quedan tallas, así que no hay nada por comparar.",
  back: "Volver a las recomendaciones",
  plans: "Volver a mis planes",
  sizes: "Tallas",
  routines: "Rutinas de lavado",
  missingId: "Falta el número del plan. Inténtalo de nuevo.",
  failed: "No pudimos cargar la comparación. Inténtalo de nuevo.",
  /** Only for ids in the valid form. */
  notFound: (id: string) => `No encontramos el plan con el número ${id}.`,
  chooseOne: "Elige una de las tres rutinas de lavado.",
  same: "Lo mismo, laves cada cuanto laves",
  current: "Tu rutina",
  use: "Usar esta",
  routineOf: (scenario: Routine) => `Usar esta: ${ROUTINES[scenario]}`,
  inAll: (pieces: number) => `${pieces} en total`,
  ofAll: (pieces: number) => `de ${pieces}`,
  chartTitle: "Piezas por talla y rutina de lavado",
  bySize: "Por talla",
  countsLead: "Los básicos, del total de piezas.",
  byCategory: "Por categoría",
  everyItem: "Todas las prendas",
  everyItemLead: "Cuántas necesitas con cada rutina. Marcamos lo que cambia respecto a la tuya.",
  size: "Talla",
  category: "Categoría",
  item: "Prenda",
  key: { essentials: "Básicos", rest: "Todo lo demás" },
  unneeded: (items: number) =>
    items === 1
      ? "1 prenda no hace falta con ninguna rutina."
      : `${items} prendas no hacen falta con ninguna rutina.`,
  setAside: (items: number) =>
    items === 1
      ? "1 prenda no se cuenta en las tallas donde la omites."
      : `${items} prendas no se cuentan en las tallas donde las omites.`,
  leftOut: (names: string) =>
    `No pudimos cargar cuántas necesitas de estas prendas, así que no las contamos: ${names}.`,
  withoutRules: (names: string) =>
    `No pudimos volver a calcular estas prendas, así que comparamos las cantidades de tu plan: ${names}.`,
} as const;

/** The headline after its number: 'básicos más con lavado semanal'. */
export function moreWords(more: More, scenario: Routine): string {
  const isOfEssentials = more.essentials !== 0;
  const count = isOfEssentials ? more.essentials : more.all;
  const isOne = Math.abs(count) === 1;
  const one = isOfEssentials ? "básico" : "pieza";
  return `${isOne ? one : `${one}s`} ${count > 0 ? "más" : "menos"} con ${ROUTINES[scenario]}`;
}

/** The line below it: '41 más en total que con lavado cada 2 o 3 días'. */
export function comparedWith(more: More | null, current: Routine): string {
  const hasAll = more && more.essentials !== 0 && more.all !== 0;
  return hasAll
    ? `${signedWords(more.all)} en total que con ${ROUTINES[current]}`
    : `En comparación con ${ROUTINES[current]}`;
}

/** '31 más', '8 menos', 'las mismas'. */
export function signedWords(more: number): string {
  if (more === 0) return "las mismas";
  return `${Math.abs(more)} ${more > 0 ? "más" : "menos"}`;
}

/** '+31', '−8' with a real minus sign. */
export function signed(more: number): string {
  return more > 0 ? `+${more}` : `−${Math.abs(more)}`;
}

/** One bar of the chart, for screen readers. */
export function barWords(label: string, { essentials, all }: More): string {
  return `${label} ${counted(essentials, "básico", "básicos")} de ${counted(all, "pieza", "piezas")}`;
}
