// What changed in a plan, a line an act.
import type { Facts } from "~/words/en/members/changes-copy.ts";
import { counted } from "~/words/es/counted.ts";
import { SIZE_LABELS } from "~/words/es/wardrobe/wardrobe-copy.ts";

export const CHANGES_COPY = {
  title: "Quién cambió qué",
  lead: "Los últimos 50 cambios de este plan. Durante un día puedes deshacer lo que cambió muchas cantidades de una vez.",
  none: "No ha cambiado nada últimamente.",
  you: "Tú",
  someone: "Alguien que ya no está",
  before: (note: string) => `Antes: “${note}”`,
  putBack: "Recuperar esta nota",
  /** Of many counts that were changed at once. */
  undo: "Deshacer esto",
};

const itemWords = ({ name = "Una prenda", size }: Facts) => (size ? `${name}, ${SIZE_LABELS[size]}` : name);

function countWords(facts: Facts): string {
  const { before, after } = facts;
  const was =
    before === null || before === undefined || `${before}` === `${after}` ? "" : `, antes ${before}`;
  return `${itemWords(facts)}: ${after ?? 0}${was}`;
}

function noteWords(facts: Facts): string {
  return facts.after
    ? `Nota en ${itemWords(facts)}: “${facts.after}”`
    : `Se quitó la nota en ${itemWords(facts)}`;
}

const pieces = (count: Facts["after"]) => counted(Number(count ?? 0), "pieza", "piezas");

/** Of an undo: how many came back, which earlier releases didn't keep. */
const backOf = ({ after }: Facts) => (after === undefined ? "" : ` (${pieces(after)})`);

/** Code of an act (domain/members/plan-acts) → its sentence. */
export const ACT_WORDS = {
  count: countWords,
  note: noteWords,
  skip: (facts: Facts) => `Se omitió: ${itemWords(facts)}`,
  "put-back": (facts: Facts) => `Se volvió a incluir: ${itemWords(facts)}`,
  "item-added": ({ name, trip }: Facts) =>
    name || !trip ? `Se agregó: ${name ?? "una prenda"}` : `Se agregaron prendas para ${trip}`,
  "item-changed": (facts: Facts) => `Se cambió: ${itemWords(facts)}`,
  "item-removed": (facts: Facts) => `Se quitó: ${itemWords(facts)}`,
  "item-restored": (facts: Facts) => `Se recuperó: ${itemWords(facts)}`,
  "trip-planned": ({ trip }: Facts) => `Se planeó un viaje a ${trip}`,
  "trip-changed": ({ trip }: Facts) => `Se cambió el viaje a ${trip}`,
  "trip-deleted": ({ trip }: Facts) => `Se eliminó el viaje a ${trip}`,
  "trip-restored": ({ trip }: Facts) => `Se recuperó el viaje a ${trip}`,
  "trip-ticked": ({ trip }: Facts) => `Se empacó para ${trip}`,
  bag: ({ after }: Facts) => `Se agregó una bolsa: ${pieces(after)}`,
  "bag-undone": (facts: Facts) => `Se canceló una bolsa agregada${backOf(facts)}`,
  "passed-on": ({ after }: Facts) => `Se pasó a alguien más: ${pieces(after)}`,
  "passed-on-undone": (facts: Facts) => `Se recuperó ropa que se había pasado${backOf(facts)}`,
  boxed: ({ after }: Facts) => `Se guardó en una caja: ${pieces(after)}`,
  unboxed: ({ after }: Facts) => `Se sacó de una caja: ${pieces(after)}`,
  "box-used": ({ after }: Facts) => `Se tomó de las cajas de otro plan: ${pieces(after)}`,
  "box-taken": ({ after }: Facts) => `Se tomó de una caja para otro plan: ${pieces(after)}`,
  "box-given": ({ after }: Facts) => `Se pasó de una caja a alguien más: ${pieces(after)}`,
  "box-undone": (facts: Facts) => `Se deshizo un cambio en las cajas${backOf(facts)}`,
  box: () => "Se cambió una caja",
  enough: ({ size, after }: Facts) =>
    `Contó todos los básicos${size ? ` de ${SIZE_LABELS[size]}` : ""}: ${pieces(after)}`,
  "enough-undone": (facts: Facts) =>
    `Deshizo el conteo de todos los básicos${facts.size ? ` de ${SIZE_LABELS[facts.size]}` : ""}${backOf(facts)}`,
  "gift-arrived": () => "Se marcaron regalos como recibidos",
  "gift-list": () => "Se cambió la lista de regalos",
  "helper-link": () => "Se cambió un enlace para la guardería o los abuelos",
  "day-care": () => "Se cambió la lista de la guardería",
  "own-prices": () => "Se cambiaron precios propios",
  "calendar-link": () => "Se cambió un enlace de calendario",
  title: ({ after }: Facts) => `El plan ahora se llama “${after}”`,
  names: () => "Cambió el nombre del bebé",
  answers: () => "Se cambiaron las respuestas del plan",
  birth: () => "Se cambió la fecha de nacimiento",
  months: ({ after }: Facts) =>
    after === 24 ? "Se amplió el plan hasta los 24 meses" : "Se limitó el plan al primer año",
  size: () => "Se actualizó la talla del bebé",
};
