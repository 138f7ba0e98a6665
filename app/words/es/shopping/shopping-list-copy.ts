// The shopping list on the page, in the file, and as text for a chat; and the calendar file with a plan's sizes.

import type { Part } from "~/words/en/shopping/shopping-list-copy.ts";
import { counted } from "~/words/es/counted.ts";
import { PRODUCT_NAME } from "~/words/es/layout.ts";
import { inAttic } from "~/words/es/wardrobe/box-links-copy.ts";
import { essentialsToGet } from "~/words/es/wardrobe/dashboard-copy.ts";
import { SIZE_TIME_LABELS } from "~/words/es/wardrobe/item-words.ts";
import {
  AGE_RANGE_LABELS,
  ESSENTIALITY_LABELS,
  SIZE_LABELS,
  type Size,
} from "~/words/es/wardrobe/wardrobe-copy.ts";

export const SHOPPING_COPY = {
  title: "Lista de compras",
  scopes: "Tallas",
  /** The button of the sheet with all of these. */
  tools: "Tallas, imprimir y más",
  makeGifts: "Crear una lista de regalos",
  /** Once there is one. */
  gifts: "Lista de regalos",
  print: "Imprimir",
  copy: "Copiar como texto",
  download: "Descargar CSV",
  copied: "¡Copiada!",
  notCopied: "No pudimos copiar la lista al portapapeles.",
  noClipboard: "Este navegador no permite copiar al portapapeles.",
  meter: "Básicos que tienes",
  toGet: "Por conseguir",
  laundry: "Lavado",
  oneSize: "talla única",
  noEssentials: "sin básicos",
  allReady: "Todo listo",
  allReadyText: "Tienes todo para esta talla. Disfruta el cajón lleno.",
  /** Over what needs nothing more because a giver brings it. */
  coming: "En camino",
  comingText: "Alguien lo va a traer: no hace falta comprarlo.",
  boxed: "En el desván",
  boxedText: "Son de un hermano mayor: sácalas antes de comprar.",
  /** Over heavy outerwear that is bought when it is cold. */
  waiting: "Todavía no",
  waitingText: "Cómpralo poco antes del frío, en la talla que le quede entonces.",
  /** If the rest is reserved on the gift list. */
  allComingText: "Lo que aún no tienes viene en camino: está reservado en tu lista de regalos.",
  allBoxedText: "Lo que aún no tienes está en el desván.",
  allElsewhereText: "Lo que aún no tienes viene en camino o está en el desván.",
  allReadyYear: "Tienes todo para todas las tallas. Disfruta el cajón lleno.",
  /** If only nice-to-have items are left. */
  niceLeft: "Tienes todo lo básico y lo recomendado",
  niceLeftText: "Solo queda lo opcional.",
  /** Replaces 'Todo listo' if something couldn't be read. */
  restReady: "Tienes todo lo demás",
  openPlan: "Abrir el plan",
  retry: "Reintentar",
  withoutEssentiality: "Sin clasificar",
  hideNice: "Ocultar las piezas opcionales",
} as const;

/** Actions on a line. `name` is the item's, for screen readers. */
export const LINE_COPY = {
  hint: "Marca lo que ya tienes. Toca la flecha para ver más.",
  have: "Ya la tienes",
  /** Somebody else on the plan has ticked it off. */
  haveBy: (name: string) => `La tiene ${name}`,
  others: (names: readonly string[]) =>
    names.length === 1
      ? `${names[0]} también está marcando cosas.`
      : `${new Intl.ListFormat("es").format(names)} también están marcando cosas.`,
  haveOf: (name: string) => `Ya tienes: ${name}`,
  size: (size: Size, count: number) => `${SIZE_LABELS[size]}: ${count}`,
  haveSizeOf: (name: string, size: Size, count: number) =>
    `Ya tienes: ${name}, ${SIZE_LABELS[size]}: ${count}`,
  more: (name: string) => `Más: ${name}`,
  skipped: "Omitida",
  /** In the list of all sizes, an item is skipped in every size. */
  skip: (scope: Size | "year") =>
    scope === "year" ? "Omitir en todas las tallas" : `Omitir en ${SIZE_LABELS[scope]}`,
  openRow: "Cantidad, nota y razones",
  undo: "Deshacer",
  undoOf: (name: string) => `Deshacer: ${name}`,
  waiting: "Lo guardaremos cuando vuelvas a tener conexión",
} as const;

/** The link to what the list leaves out: 'Mostrar 13 piezas opcionales'. */
export function showNice(remaining: number): string {
  return `Mostrar ${counted(remaining, "pieza opcional", "piezas opcionales")}`;
}

export const SCOPE_LABELS = { ...AGE_RANGE_LABELS, year: "Todas las tallas" } as const;

/** Short labels for narrow places. */
export const SHORT_SCOPE_LABELS = { ...SIZE_LABELS, year: "Todas" } as const;

export const CSV_COLUMNS = [
  "Talla",
  "Qué tan necesario",
  "Categoría",
  "Prenda",
  "Necesitas",
  "Tienes",
  "En camino",
  "En el desván",
  "Por conseguir",
  "Decidir hacia el",
] as const;

/** A size in the file, '3 a 6 meses': spreadsheets make a date of "3-6". */
export function csvSize(size: Size): string {
  return AGE_RANGE_LABELS[size];
}

/** '33 piezas por conseguir' */
export function piecesToGo(remaining: number): string {
  return `${counted(remaining, "pieza", "piezas")} por conseguir`;
}

/** 'Tienes 2 de 6', and what is coming and in the attic; `needed` is without those. */
export function youHave({ owned, needed, coming = 0, boxed = 0, givers = [] }: Part): string {
  const words = `Tienes ${owned} de ${needed + coming + boxed}`;
  const elsewhere = [
    ...(coming > 0 ? [comingFrom(coming, givers)] : []),
    ...(boxed > 0 ? [inAttic(boxed)] : []),
  ];
  return [words, ...elsewhere].join(" · ");
}

/** More names than these don't fit a row. */
const MOST_NAMES = 3;

/** '2 en camino de parte de Ruth y Ben'; '3 en camino' where the viewer may see no name. */
export function comingFrom(pieces: number, givers: readonly string[]): string {
  if (givers.length === 0) return `${pieces} en camino`;
  const others = givers.length - MOST_NAMES;
  const shown = others > 0 ? [...givers.slice(0, MOST_NAMES), `${others} más`] : givers;
  return `${pieces} en camino de parte de ${new Intl.ListFormat("es-MX").format(shown)}`;
}

/** Announced when the list has changed by itself. */
export function listUpdated(remaining: number): string {
  return `Lista actualizada: ${essentialsToGet(remaining)}`;
}

/** The notice for items with unreadable quantities. */
export function notInList(names: readonly string[]): string {
  return `No pudimos cargar cuántas necesitas de ${counted(names.length, "prenda", "prendas")}, así que esta lista no ${names.length === 1 ? "la" : "las"} incluye: ${names.join(", ")}.`;
}

/** The notice for items with unreadable owned counts. */
export function countedAsNone(names: readonly string[]): string {
  const one = names.length === 1;
  return `No pudimos cargar cuántas tienes de ${counted(names.length, "prenda", "prendas")}, así que ${one ? "aparece" : "aparecen"} con 0: ${names.join(", ")}.`;
}

/** The label of an essentiality, or of having none. */
export function essentialityLabel(essentiality: keyof typeof ESSENTIALITY_LABELS | null): string {
  return essentiality ? ESSENTIALITY_LABELS[essentiality] : SHOPPING_COPY.withoutEssentiality;
}

export const SIZE_CALENDAR = {
  link: "Calendario de tallas",
  /** What the file holds. */
  hint: "El día en que empieza cada talla, con un aviso tres semanas antes",
  name: (title: string) => `${PRODUCT_NAME}: ${title}`,
  begins: (size: Size) => `Ropa de bebé: empieza la talla ${SIZE_LABELS[size]}`,
  soon: (size: Size) => `La talla ${SIZE_LABELS[size]} empieza en 3 semanas`,
  details: (title: string, url: string) => `${title}. Mira lo que aún te falta: ${url}`,
} as const;

/** Shown instead of the list to someone without a finished plan. */
export const NO_LIST_COPY = {
  title: "Aún no hay lista de compras",
  text: "Tu lista llega con tu plan. Responde cuatro preguntas y calculamos qué comprar.",
  toQuiz: "Empezar tu plan",
  coming: "Tu lista estará aquí en cuanto tu plan esté listo.",
  toPlans: "Volver a mis planes",
} as const;

export const FILE_NAMES = {
  sizes: "layette-tallas.ics",
  gifts: "layette-regalos.csv",
  shoppingList: (scope: string) => `layette-lista-de-compras-${scope}.csv`,
  ownData: (day: string) => `layette-datos-${day}.json`,
} as const;

/** The same with the plan's title, as most browsers save them. */
export const TITLED_FILES = {
  sizes: (title: string) => `${title}, tallas.ics`,
  gifts: (title: string) => `${title}, regalos.csv`,
  shoppingList: (title: string, scope: string) =>
    scope === "year"
      ? `${title}, lista de compras de todas las tallas.csv`
      : `${title}, lista de compras ${scope}.csv`,
} as const;

/** '0–3m: ya pasó' */
export function sizeOver(size: Size): string {
  return `${SIZE_LABELS[size]}: ${SIZE_TIME_LABELS.over}`;
}

/** 'Tallas que ya pasaron: 0–3m, 3–6m', for the list as text. */
export function sizesAreOver(sizes: readonly Size[]): string {
  const words = sizes.length === 1 ? "Talla que ya pasó" : "Tallas que ya pasaron";
  return `${words}: ${sizes.map((size) => SIZE_LABELS[size]).join(", ")}`;
}
