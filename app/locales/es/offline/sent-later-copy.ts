// Said once what was entered without a network has been sent, on whatever page is open then.

import { SIZE_LABELS } from "../wardrobe/wardrobe-copy.ts";

export const SENT_LATER_COPY = {
  facts: {
    sent: "Guardamos lo que nos contaste de la talla sin conexión.",
    refused: "No pudimos guardar lo que nos contaste de la talla sin conexión.",
    seeWhy: "Abre la página de la talla de tu bebé para ver por qué.",
  },
  bags: {
    sent: "Guardamos la bolsa que agregaste sin conexión.",
    refused: "No pudimos guardar la bolsa que agregaste sin conexión.",
    seeWhy: "Abre la página de las bolsas para ver por qué.",
  },
  left: (text: string) => `No pudimos leer: ${text}`,
};

// What is said of changes that never reached a plan, where the plan is gone.

export const LOST_COPY = {
  title: "Cambios que no se guardaron",
  lead: "Ya no puedes abrir este plan, así que estos cambios tuyos no llegaron. Solo están en este navegador.",
  forget: "Borrarlos de aquí",
};

interface LostEdit {
  name?: string | undefined;
  ageRange: keyof typeof SIZE_LABELS;
  kind: "quantity" | "note" | "set-aside";
  value: string | number;
}

/** "Mamelucos con pies, 0–3m: 4", or the note in quotes. */
export function lostLine({ name, ageRange, kind, value }: LostEdit): string {
  const what = {
    quantity: `${value}`,
    note: `“${value}”`,
    "set-aside": value === "no" ? "volver a incluir" : "omitir",
  };
  return `${name ?? "Una prenda"}, ${SIZE_LABELS[ageRange]}: ${what[kind]}`;
}
