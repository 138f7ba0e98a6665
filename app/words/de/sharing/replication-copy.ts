// The page that a share link opens.

import { essentialsWord, toGetWords } from "~/words/de/wardrobe/dashboard-copy.ts";
import { SIZE_LABELS, type Size } from "~/words/de/wardrobe/wardrobe-copy.ts";
import type { Essentials } from "~/words/en/sharing/replication-copy.ts";

/** '31 wichtige Teile fehlen noch', or '31 wichtige Teile' of a link that shows everything. */
export function essentialsOf({ essentials, isToGet }: Essentials): string {
  if (isToGet && essentials === 0) return REPLICATION_COPY.hasAll;
  return `${essentials} ${isToGet ? toGetWords(essentials) : essentialsWord(essentials)}`;
}

/** The words after the large number: 'wichtige Teile fehlen noch für 0–3 M in Minneapolis, MN'. */
export function essentialsFor({ essentials, isToGet }: Essentials, ageRange: Size, place: string): string {
  const words = isToGet ? toGetWords(essentials) : essentialsWord(essentials);
  return `${words} für ${SIZE_LABELS[ageRange]} in ${place}`;
}

export const REPLICATION_COPY = {
  title: "Ein Kleiderplan, mit dir geteilt",
  lead: "Wie viel dieses Baby in jeder Größe zum Anziehen braucht, bei dem Klima vor Ort und dem Waschrhythmus der Familie.",
  /** If the link shows what is still to get. */
  leadToGet:
    "Was diesem Baby in jeder Größe noch fehlt, bei dem Klima vor Ort und dem Waschrhythmus der Familie.",
  /** Of a size for which nothing essential is still to get. */
  hasAll: "Sie haben alles Wichtige",
  /** The same of all sizes. */
  hasEverything: "Sie haben alles Wichtige für alle Größen",
  restOfYear: "Deine Kopie reicht für alle Größen, auch mit dem, was empfohlen oder optional ist.",
  factsTitle: "Über diesen Plan",
  facts: {
    place: "Ort",
    dueDate: "Geburtstermin",
    clothes: "Kleidung",
    laundry: "Wäsche",
    notes: "Eigene Notizen",
    sharer: "Geteilt von",
  },
  notesIncluded: "Dabei",
  notesExcluded: "Nicht dabei",
  ownLink: "Das ist dein eigener Plan. Wenn du eine Kopie sicherst, hast du ihn zweimal.",
  claimHint: "Die Kopie gehört nur dir. Du kannst sie ändern, und sie verbraucht keine Planung.",
  claim: "Kopie sichern",
  claiming: "Wird kopiert...",
  signInHint:
    "Leg ein Konto an oder melde dich an, um eine Kopie zu sichern. Das kostet nichts, und danach bist du gleich wieder hier.",
  logIn: "Anmelden",
  signUp: "Konto anlegen",
  toHome: "Zur Startseite",
  invalidTitle: "Kein Zugriff oder ungültiger Link",
  invalidHint: "Bitte die Person, von der du ihn hast, um einen neuen.",
  titleFromFriend: "Kopie eines geteilten Plans",
  titleFromSelf: "Kopie meines Plans",
} as const;
