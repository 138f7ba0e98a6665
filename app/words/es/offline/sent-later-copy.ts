// Said once what was entered without a network has been sent, or didn't reach a plan that is gone, on whatever page is open.

import type { LostEdit } from "~/words/en/offline/sent-later-copy.ts";
import { SIZE_LABELS } from "~/words/es/wardrobe/wardrobe-copy.ts";

export const SENT_LATER_COPY = {
  facts: {
    sent: "Guardamos los datos de la talla que agregaste sin conexión.",
    refused: "No pudimos guardar los datos de la talla que agregaste sin conexión.",
    seeWhy: "Abre la página de la talla de tu bebé para ver por qué.",
  },
  bags: {
    sent: "Guardamos la bolsa que agregaste sin conexión.",
    refused: "No pudimos guardar la bolsa que agregaste sin conexión.",
    seeWhy: "Abre “Agregar ropa heredada” para ver por qué.",
  },
  left: (text: string) => `No pudimos leer: ${text}`,
};

export const LOST_COPY = {
  title: "Cambios que no se guardaron",
  lead: "Ya no puedes abrir este plan, así que no pudimos guardar estos cambios. Solo están en este navegador.",
  forget: "Borrarlos de aquí",
};

/** "Mamelucos con pies, 0–3m: 4", or the note in quotes. */
export function lostLine({ name, ageRange, kind, value }: LostEdit): string {
  const what = {
    quantity: `${value}`,
    note: `“${value}”`,
    "set-aside": value === "no" ? "volver a incluir" : "omitir",
  };
  return `${name ?? "Una prenda"}, ${SIZE_LABELS[ageRange]}: ${what[kind]}`;
}
