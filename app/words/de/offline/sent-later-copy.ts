// Said once what was entered without a network has been sent, or didn't reach a plan that is gone, on whatever page is open.

import { SIZE_LABELS } from "~/words/de/wardrobe/wardrobe-copy.ts";
import type { LostEdit } from "~/words/en/offline/sent-later-copy.ts";

export const SENT_LATER_COPY = {
  facts: {
    sent: "Deine offline eingetragenen Angaben zur Größe sind gespeichert.",
    refused: "Deine offline eingetragenen Angaben zur Größe konnten wir nicht speichern.",
    seeWhy: "Auf der Seite zur Größe deines Babys siehst du, warum.",
  },
  bags: {
    sent: "Die Tüte, die du offline eingetragen hast, ist gespeichert.",
    refused: "Die Tüte, die du offline eingetragen hast, konnten wir nicht speichern.",
    seeWhy: "Unter „Geerbte Kleidung eintragen“ siehst du, warum.",
  },
  left: (text: string) => `Das konnten wir nicht lesen: ${text}`,
};

export const LOST_COPY = {
  title: "Nicht gespeicherte Änderungen",
  lead: "Du kannst diesen Plan nicht mehr öffnen, deshalb konnten wir diese Änderungen nicht speichern. Sie sind nur noch in diesem Browser.",
  forget: "Hier löschen",
};

/** "Schlafstrampler, 0–3 M: 4", or the note in quotes. */
export function lostLine({ name, ageRange, kind, value }: LostEdit): string {
  const what = {
    quantity: `${value}`,
    note: `„${value}“`,
    "set-aside": value === "no" ? "zurückgeholt" : "weggelassen",
  };
  return `${name ?? "Ein Artikel"}, ${SIZE_LABELS[ageRange]}: ${what[kind]}`;
}
