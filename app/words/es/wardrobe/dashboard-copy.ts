import type { Counted, Elsewhere } from "~/words/en/wardrobe/dashboard-copy.ts";
import { SIZE_LABELS, type Size } from "./wardrobe-copy.ts";

export const PICKER_COPY = { title: "Elige la edad", back: "Volver a los planes" } as const;

/** A size on its card, with a hyphen. */
export function pickerSize(size: Size): string {
  return size;
}

export const DASHBOARD_COPY = {
  plans: "Planes",
  /** Added for screen readers to the short label of the back link. */
  backToList: "Volver a mis planes",
  babyName: "Nombre del bebé",
  location: "Dónde vive el bebé",
  dueDate: "Fecha de parto",
  birthDate: "Fecha de nacimiento",
  clothes: "Ropa",
  sizes: "Tallas",
  laundry: "Frecuencia de lavado",
  show: "Mostrar",
  shop: "Dónde comprar",
  itemsShown: (count: number) => (count === 1 ? "Se muestra 1 prenda" : `Se muestran ${count} prendas`),
  nothingShown: "Nada coincide con este filtro.",
  showAll: "Mostrar todas las prendas",
  changedElsewhere: (count: number) =>
    count === 1 ? "1 prenda se cambió en otra página." : `${count} prendas se cambiaron en otra página.`,
  weatherMissing: "No hay datos del clima",
  retry: "Reintentar",
  dataIssues: "Hay problemas con los datos",
  dataIssuesCount: (count: number) =>
    count === 1
      ? "No pudimos leer las cantidades de 1 prenda."
      : `No pudimos leer las cantidades de ${count} prendas.`,
  estimated: "Calculado según la temporada: no hay registros del clima para estas fechas.",
  shoppingList: "Lista de compras",
  more: "Más",
  close: "Cerrar",
} as const;

/** The weather summary and its details. */
export const WEATHER_COPY = {
  title: (size: Size) => `Clima para ${SIZE_LABELS[size]}`,
  group: (order: number) => `Grupo de clima ${order}: `,
  highAndLow: "Máxima y mínima",
  length: "Duración",
  rain: "Lluvia",
  snow: "Nieve",
  wind: "Viento",
} as const;

/** An item's row and its details. */
export const ROW_COPY = {
  newborn: "recién nacido",
  /** The name without '(recién nacido)', which its mark already says. */
  withoutNewborn: (name: string) => name.replace(/ \(recién nacido\)$/, ""),
  newbornKey: "Talla de recién nacido, se usa más o menos las primeras 3 o 4 semanas",
  ofNeeded: (needed: number) => `de ${needed}`,
  ready: "Ya tienes suficientes",
  skipped: "Omitida",
  isFor: "Para clima: ",
  /** Shown to people who move by keyboard. */
  keys: "Flechas: ↑ ↓ para ir a otras prendas, ← → para ir a − y +.",
  reasons: "¿Por qué esta cantidad?",
  loadingReasons: "Cargando...",
  noReasons: "Para ver por qué, necesitas conexión.",
  skipSize: (ageRange: Size) => `Omitir en ${SIZE_LABELS[ageRange]}`,
  skipYear: "Omitir en todas las tallas",
  putBack: "Volver a incluir",
  niceToHave: (count: number) => `+ ${count} ${count === 1 ? "opcional" : "opcionales"}`,
  notNeeded: (count: number) => (count === 1 ? "1 no hace falta" : `${count} no hacen falta`),
  skippedCount: (count: number) => (count === 1 ? "1 omitida" : `${count} omitidas`),
} as const;

/** A plan's menu: its entries, and a quiet line below each. */
export const PLAN_MENU_COPY = {
  title: "Más sobre este plan",
  babyLine: "Talla, nacimiento, tus respuestas",
  /** For readers, who see no more of the baby. */
  sizeLine: "La talla de ahora y la que sigue",
  /** The page's title; its entry is shorter. */
  year: "El año de un vistazo",
  yearEntry: "El año",
  yearLine: "Tallas y estaciones, mes a mes",
  share: "Compartir",
  shareLine: "Con tu pareja, la familia o amistades",
  /** For people on somebody else's plan. */
  peopleLine: "Personas en este plan, lista de regalos",
  changes: "Quién cambió qué",
  changesLine: "Los últimos 50 cambios",
  routinesLine: "De cada día a una vez por semana",
  files: "Imprimir y archivos",
  filesLine: "Papel, calendario, hoja de cálculo",
  more: "Más",
  moreLine: "Un viaje, selección final, eliminar",
  moreLineOfEditor: "Un viaje, selección final, salir",
  moreLineOfReader: "Selección final, salir",
  trip: "Planear un viaje",
  leave: "Salir de este plan",
  delete: "Eliminar este plan",
} as const;

/** The notice if an age range has no weather groups; null for the whole year. */
export function weatherMissingText(ageRange: Size | null): string {
  return ageRange === null
    ? "No pudimos cargar el clima de este plan."
    : `No pudimos cargar el clima de la talla ${SIZE_LABELS[ageRange]}.`;
}

/** The error page's text for an unreadable plan. */
export function unreadableText(error: string): string {
  return `No pudimos cargar los datos: ${error}`;
}

export const NOTE_COPY = {
  label: "Tu nota",
  placeholder: "Tallas, marcas, quién te presta una…",
  save: "Guardar nota",
  more: "Más",
  less: "Menos",
} as const;

export const FILTER_COPY = { label: "Qué tan necesario", all: "Todo" } as const;

export const CATEGORY_COPY = {
  /** Counts essentials, like the headline. 'Tienes' is left to screen readers. */
  have: "Tienes",
  of: (have: number, needed: number) => `${have} de ${needed}`,
} as const;

const ALL_ESSENTIALS_READY = "Ya tienes todos los básicos";
/** The same while some of them are reserved by givers and haven't arrived. */
const REST_IS_COMING = "Lo demás viene en camino";
/** While an older child has left them. */
const REST_IN_ATTIC = "Lo demás está en el desván";

/** Beside the numbers that anyone may see. */
export const GUEST_COPY = { needed: "Piezas que hacen falta" } as const;

/** After the large number: 'básicos'. */
export function essentialsWord(count: number): string {
  return count === 1 ? "básico" : "básicos";
}

/** After the large number: 'básicos por conseguir'. */
export function toGetWords(remaining: number): string {
  return `${essentialsWord(remaining)} por conseguir`;
}

/** That no essential is left to get. */
export function noneToGet({ coming, boxed }: Elsewhere = {}): string {
  if (coming) return REST_IS_COMING;
  return boxed ? REST_IN_ATTIC : ALL_ESSENTIALS_READY;
}

/** '48 básicos por conseguir', or that none are left. */
export function essentialsToGet(remaining: number, rest?: Elsewhere): string {
  return remaining > 0 ? `${remaining} ${toGetWords(remaining)}` : noneToGet(rest);
}

/** After the large number, if something other than the essentials was chosen; for one and for many. */
export const OTHERS_TO_GET = {
  Recommended: "por conseguir de lo recomendado",
  "Nice-to-have": "por conseguir de lo opcional",
  pieces: (count: number) => (count === 1 ? "pieza por conseguir" : "piezas por conseguir"),
} as const;

/** The same, once none are left. */
export const OTHERS_READY = {
  Recommended: "Ya tienes todo lo recomendado",
  "Nice-to-have": "Ya tienes todo lo opcional",
  pieces: "Ya tienes todas las piezas",
} as const;

/** 'Tienes 7 de 50', or 'Tienes 4 de 40, y 1 viene en camino, y 10 están en el desván'. */
export function readyWords({ ready, needed, coming = 0, boxed = 0 }: Counted): string {
  const rest = [
    coming > 0 && `${coming} ${coming === 1 ? "viene" : "vienen"} en camino`,
    boxed > 0 && `${boxed} ${boxed === 1 ? "está" : "están"} en el desván`,
  ];
  return [`Tienes ${ready} de ${needed}`, ...rest].filter(Boolean).join(", y ");
}

/** '83 en total': the essentials plus what is recommended or nice to have. */
export function inAll(pieces: number): string {
  return `${pieces} en total`;
}

/** Opens the reason below. */
export const WHY_SUMS_DIFFER = "¿Por qué la suma de las tallas es otra?";

/** Why the sizes don't add up to the year's number; null if they do. `names` are the items without a size. */
export function whySumsDiffer(
  sizes: readonly number[],
  year: number,
  names: readonly string[],
): string | null {
  const sum = sizes.reduce((total, size) => total + size, 0);
  if (sum === year) return null;
  const which = names.length > 0 ? ` (${names.join(", ")})` : "";
  return `${sizes.join(" + ")} suman ${sum} y no ${year}, porque las prendas de talla única${which} se cuentan una sola vez.`;
}
