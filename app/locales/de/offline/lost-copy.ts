// What is said of changes that never reached a plan, where the plan is gone.
import { SIZE_LABELS } from "../wardrobe/wardrobe-copy.ts";

export const LOST_COPY = {
  title: "Nicht gespeicherte Änderungen",
  lead: "Du kannst diesen Plan nicht mehr öffnen, deshalb sind diese Änderungen von dir nicht angekommen. Sie sind nur noch in diesem Browser.",
  forget: "Hier löschen",
};

type LostEdit = Parameters<typeof import("~/copy/offline/lost-copy.ts").lostLine>[0];

/** "Schlafstrampler, 0–3 M: 4", or the note in quotes. */
export function lostLine({ name, ageRange, kind, value }: LostEdit): string {
  const what = {
    quantity: `${value}`,
    note: `„${value}“`,
    "set-aside": value === "no" ? "zurückgeholt" : "weggelassen",
  };
  return `${name ?? "Ein Artikel"}, ${SIZE_LABELS[ageRange]}: ${what[kind]}`;
}
