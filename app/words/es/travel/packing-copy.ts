// A trip's page: the answer, the baby's age, the weather, what to pack, and what the plan lacks.
import { counted } from "~/words/es/counted.ts";
import { SIZE_LABELS, type Size } from "~/words/es/wardrobe/wardrobe-copy.ts";

export const TRIP_COPY = {
  sizes: "Tallas de este viaje",
  packed: "En la maleta",
  /** Before a row's number. */
  packWord: "empaca",
  packedOf: (name: string) => `En la maleta: ${name}`,
  more: "Más opciones de este viaje",
  moreButton: "Más",
  edit: "Cambiar este viaje",
  copy: "Copiar como texto",
  copied: "¡Copiado!",
  notCopied: "No se pudo copiar la lista al portapapeles.",
  print: "Imprimir",
  delete: "Eliminar este viaje",
  close: "Cerrar",
  waiting: "Lo guardaremos cuando vuelvas a tener conexión",
  grown: "Este viaje va más allá de los meses del plan, así que estas son las cantidades de su última talla.",
} as const;

export const TRIP_STATE_COPY = {
  workingTitle: "Haciendo tu lista de equipaje",
  working: "Estamos revisando el clima de esos días y contando lo que tu bebé necesita. Tarda un momento.",
  failedTitle: "No pudimos preparar este viaje",
  failed: "Tu viaje está guardado. Intenta de nuevo.",
  nothingTitle: "Todavía no hay nada que empacar",
  nothing: "La lista de equipaje empieza el día en que nace tu bebé.",
  emptyTitle: "Nada que empacar",
  empty: "Tu plan no pide nada en esta talla y con este clima.",
} as const;

/** The words around the large number. */
export const PACK_HEADLINE = {
  before: "Empaca",
  in: (words: string, place: string) => `${words} en ${place}`,
} as const;

/** The words after the large number: 'piezas para 4 días' */
export function packWords(pieces: number, days: number): string {
  return `${pieces === 1 ? "pieza" : "piezas"} para ${counted(days, "día", "días")}`;
}

/** '5 de 23 en la maleta', or '5 de 23 en la maleta y 2 más' if non-essentials are packed too. */
export function packedWords(packed: number, pieces: number, others: number): string {
  const words = `${packed} de ${pieces} en la maleta`;
  return others > 0 ? `${words} y ${others} más` : words;
}

/** '62 con extras' */
export function withExtras(pieces: number): string {
  return `${pieces} con extras`;
}

export const EXTRAS_COPY = { title: "Extras", lead: "Recomendados y opcionales" } as const;

/** 'Una pieza más para esquí' */
export function moreFor(activity: string): string {
  return `Una pieza más para ${activity.toLowerCase()}`;
}

/** 'Para esquí' */
export function forActivity(activity: string): string {
  return `Para ${activity.toLowerCase()}`;
}

/** '0–3m · 3 días' */
export function sizeTab(ageRange: Size, days: number): string {
  return `${SIZE_LABELS[ageRange]} · ${counted(days, "día", "días")}`;
}

/** For an item without a size that an earlier size of the trip already packs. */
export function packedWith(ageRange: Size): string {
  return `Va con la talla ${SIZE_LABELS[ageRange]}`;
}

export const TRIP_WEATHER_COPY = {
  certainty: {
    forecast: "Pronóstico",
    typical: "Lo normal en estas fechas",
    estimated: "Estimado para estas fechas",
  },
  high: (degrees: string) => `máxima promedio ${degrees}`,
  low: (degrees: string) => `Mínima promedio ${degrees}`,
  rainDays: (days: number) =>
    days === 0 ? "sin días de lluvia" : counted(days, "día de lluvia", "días de lluvia"),
  snowDays: (days: number) => counted(days, "día de nieve", "días de nieve"),
} as const;

/** Things to get before the trip. */
export const BEFORE_COPY = {
  title: "Antes de salir",
  answer: (essentials: number, extras: number, coming: number) => {
    if (essentials === 0 && extras === 0)
      return coming > 0
        ? "No hay nada más que conseguir para este viaje."
        : "Ya tienes todo para este viaje.";
    const more = counted(extras, "extra", "extras");
    if (essentials === 0)
      return coming > 0
        ? `Para este viaje te ${lack(extras)} ${more}.`
        : `Ya tienes todos los básicos de este viaje. Te ${lack(extras)} ${more}.`;
    const answer = `Antes de salir te ${lack(essentials)} ${counted(essentials, "básico", "básicos")}`;
    return extras > 0 ? `${answer} y ${more}.` : `${answer}.`;
  },
  coming: (pieces: number) =>
    pieces === 1
      ? "1 prenda para el viaje viene en camino, de regalo."
      : `${pieces} prendas para el viaje vienen en camino, de regalo.`,
  boxed: (pieces: number) =>
    pieces === 1
      ? "1 prenda para el viaje está en el desván."
      : `${pieces} prendas para el viaje están en el desván.`,
  list: "Lo que aún te falta",
  facts: (toGet: number, needed: number) =>
    toGet < needed ? `consigue ${toGet} de ${needed}` : `consigue ${toGet}`,
} as const;

function lack(count: number): string {
  return count === 1 ? "falta" : "faltan";
}

export const COMPARISON_COPY = {
  title: "Lo que tu plan no cubre",
  lead: (plan: string) => `Hace falta para este viaje, pero todavía no está en ${plan}.`,
  enough: "Nada más que planear: todo lo de aquí ya está en tu plan.",
  oneDay: "Por un solo día no agregamos nada a tu plan.",
  covered: (count: number) => counted(count, "prenda que tu plan ya cubre", "prendas que tu plan ya cubre"),
  facts: (have: number, planned: number, needed: number) =>
    `tienes ${have} · plan ${planned} · necesitas ${needed}`,
  add: (count: number) => `Agregar ${count} al plan`,
  addAll: (count: number) =>
    count === 1 ? "Agregar 1 pieza a tu plan" : `Agregar las ${count} piezas a tu plan`,
  added: (pieces: number) => `${counted(pieces, "agregada", "agregadas")} a tu plan`,
  addedAll: (items: number) =>
    items === 0
      ? "Todo está ya en tu plan."
      : `${counted(items, "prenda agregada", "prendas agregadas")} a tu plan.`,
  undo: "Deshacer",
  undone: (name: string) => `Quitamos de tu plan lo que agregaste: ${name}.`,
  notUndone: "No pudimos quitarlo de tu plan. Intenta de nuevo.",
  unreadable: "Ahora no podemos comparar con tu plan.",
  openPlan: "Abrir el plan",
} as const;
