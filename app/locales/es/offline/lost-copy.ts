// What is said of changes that never reached a plan, where the plan is gone.
import { SIZE_LABELS } from "../wardrobe/wardrobe-copy.ts";

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
