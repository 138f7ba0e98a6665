import type { LimitNotice, LimitStand } from "~/words/en/flashes.ts";
import { ERROR_TEXTS } from "./errors.ts";
import { LOGOUT_COPY } from "./layout.ts";
import { approachingLimit, LIMIT_COPY } from "./plans/tiers.ts";

export const REPLICATION_STARTED = [
  "Kopie wird erstellt",
  "Dein neuer Plan wird vorbereitet und steht gleich in deiner Liste.",
] as const;

/** The next page's message about the action just taken: a title, and a text if it needs one. */
export const DONE_FLASHES = {
  "password-updated": ["Passwort geändert", "Ab jetzt gilt dein neues Passwort."],
  "password-changed": ["Passwort geändert", "Auf allen anderen Geräten haben wir dich abgemeldet."],
  proved: ["Bestätigt", "Danke! Du kannst weitermachen."],
  "address-changed": ["E-Mail geändert", "Deiner alten Adresse haben wir Bescheid gesagt."],
  disconnected: ["Getrennt", "Damit kommt niemand mehr in dein Konto."],
  "passkey-added": ["Passkey hinzugefügt", "Ab jetzt kannst du dich damit anmelden."],
  "passkey-renamed": ["Passkey umbenannt"],
  "passkey-removed": ["Passkey entfernt", "Damit kommt niemand mehr in dein Konto."],
  "device-signed-out": ["Abgemeldet", "Auf dem Gerät muss man sich neu anmelden."],
  "final-saved": ["Als Hauptplan gespeichert", "Ändern kannst du das unter „Pläne“"],
  "final-cleared": ["Auswahl aufgehoben"],
  "final-updated": ["Auswahl geändert."],
  "title-updated": ["Titel geändert"],
  "replication-started": REPLICATION_STARTED,
  "reminders-on": ["Erinnerungen sind an", "Wir schreiben dir drei Wochen vor jeder neuen Größe."],
  "reminders-off": ["Erinnerungen sind aus", "Einschalten kannst du sie in deinem Profil."],
  "link-added": ["Link hinzugefügt"],
  "link-saved": ["Link gespeichert"],
  "link-on": ["Link eingeschaltet"],
  "link-off": ["Link ausgeschaltet"],
  "language-saved": ["Sprache gespeichert"],
  "names-saved": ["Gespeichert"],
  "units-saved": ["Einheiten gespeichert"],
  invited: ["Einladung verschickt", "Wenn sie in ein paar Minuten nicht da ist, schick sie noch mal."],
  "invitation-withdrawn": ["Einladung zurückgezogen", "Ihr Link gilt nicht mehr."],
  "plan-joined": ["Du bist jetzt dabei", "Du findest den Plan bei deinen Plänen."],
  "role-changed": ["Rolle geändert"],
  "member-removed": ["Entfernt", "Die Person kann den Plan nicht mehr öffnen."],
  "links-changed": ["Links geändert", "Die alten gelten nicht mehr. Gib jetzt die neuen weiter."],
  "plan-left": ["Du hast den Plan verlassen", "Was du eingetragen hast, bleibt darin."],
  "handed-over": ["Plan übergeben", "Mitplanen kannst du weiterhin."],
  "prices-saved": ["Preise gespeichert"],
  "prices-removed": ["Preise entfernt"],
  "care-saved": ["Die Liste ist gespeichert"],
  "box-packed": ["Eingepackt", "Die Teile zählen nicht mehr mit."],
  "box-unpacked": ["Ausgepackt", "Was noch in der Kiste war, zählt wieder mit."],
  "box-given": ["Weitergegeben", "Die Teile sind nicht mehr in der Kiste."],
  "box-used": ["Übernommen", "Was noch in der Kiste war, zählt jetzt in diesem Plan."],
  "box-saved": ["Kiste gespeichert"],
  "box-deleted": ["Kiste gelöscht"],
  "helper-given": ["Der Link gilt", "Kopier ihn und schick ihn weiter."],
  "helper-renewed": ["Link verlängert"],
  "helper-closed": ["Link geschlossen", "Er zeigt nichts mehr."],
  "calendar-given": ["Der Link gilt", "Abonnier ihn oder kopier ihn."],
  "calendar-closed": [
    "Link geschlossen",
    "Kalender können ihn nicht mehr lesen. Du kannst ihn dort jetzt entfernen.",
  ],
  "notice-saved": ["Morgennachricht gespeichert"],
  "device-off": ["Mitteilungen auf diesem Gerät ausgeschaltet"],
  "notice-ended": ["Morgennachricht beendet"],
  "reset-sent": [
    "E-Mail ist unterwegs",
    "Schau in dein Postfach: Mit dem Link darin wählst du ein neues Passwort.",
  ],
} as const;

/** The same about an action that failed. */
export const FAILED_FLASHES = {
  "logout-failed": [LOGOUT_COPY.failed, LOGOUT_COPY.failedHint],
  "not-disconnected": [
    "Nicht getrennt",
    "Das ist deine einzige Möglichkeit, dich anzumelden. Wähle bitte zuerst ein Passwort oder füge einen Passkey hinzu.",
  ],
  "passkey-not-found": ["Diesen Passkey gibt es nicht mehr."],
  "passkey-last": [
    "Passkey nicht entfernt",
    "Das ist deine einzige Möglichkeit, dich anzumelden. Wähle bitte zuerst ein Passwort oder füge einen anderen Passkey hinzu.",
  ],
  "passkey-not-renamed": ["Passkey nicht umbenannt", "Bitte gib einen Namen mit höchstens 60 Zeichen ein."],
  "passkey-failed": ["Das hat nicht geklappt. Bitte versuch es noch mal."],
  "parameters-missing": ["Es fehlen nötige Angaben."],
  "quantity-not-saved": ["Wir konnten die Menge nicht speichern. Bitte versuch es noch mal."],
  "counts-unreadable": ["Mit den Daten stimmt etwas nicht"],
  "mark-not-saved": ["Das wurde nicht gespeichert. Bitte versuch es noch einmal."],
  "wash-full": ["In der Wäsche sind schon 40 Teile. Leg erst eines zurück."],
  "note-not-saved": ["Wir konnten die Notiz nicht speichern. Bitte versuch es noch mal."],
  "set-aside-not-saved": ["Wir konnten die Änderung nicht speichern. Bitte versuch es noch mal."],
  "trip-tick-not-saved": ["Wir konnten das nicht speichern. Bitte versuch es noch mal."],
  "trip-item-not-added": [
    "Wir konnten den Artikel nicht in deinen Plan aufnehmen. Bitte versuch es noch mal.",
  ],
  "final-failed": ["Auswahl nicht geändert", "Wir konnten deine Auswahl nicht ändern."],
  "title-required": ["Titel fehlt", "Bitte gib einen Titel ein oder brich ab."],
  "title-unreadable": [
    "Titel nicht geändert",
    "Bitte lass Zeilenumbrüche, unsichtbare Zeichen und gestapelte Akzente weg.",
  ],
  "title-too-long": ["Titel nicht geändert", "Bitte verwende höchstens 80 Zeichen."],
  "title-not-updated": ["Titel nicht geändert", "Die Änderung wurde nicht gespeichert"],
  "birth-not-saved": ["Wir konnten das Geburtsdatum nicht speichern. Bitte versuch es noch mal."],
  "link-not-saved": ["Wir konnten den Link nicht speichern. Bitte versuch es noch mal."],
  "language-not-saved": ["Wir konnten die Sprache nicht speichern. Bitte versuch es noch mal."],
  "name-refused": ["Bitte höchstens 40 Buchstaben, ohne Zeilenumbruch."],
  "names-not-saved": ["Der Name wurde nicht gespeichert. Bitte versuch es noch einmal."],
  "units-not-saved": ["Wir konnten die Einheiten nicht speichern. Bitte versuch es noch mal."],
  "member-gone": ["Diese Person ist nicht mehr in diesem Plan."],
  "helper-gone": ["Diesen Link gibt es nicht mehr."],
} as const;

export type { LimitNotice } from "~/words/en/flashes.ts";

/** The notice about the limit of quiz attempts, the same on the page and in the toast; null if there is nothing to say. */
export function limitNotice(stand: LimitStand | null): LimitNotice | null {
  if (!stand) return null;
  if (stand.kind === "reached")
    return refusedByLimit(stand.mayUpgrade ? ERROR_TEXTS.QUIZ_LIMIT_REACHED : LIMIT_COPY.reachedForGood);
  const text = approachingLimit(stand.used, stand.max, stand.mayUpgrade);
  return { kind: "approaching", title: LIMIT_COPY.approachingTitle, text };
}

/** The notice for a submission over the limit, with the error's own text. */
export function refusedByLimit(text: string): LimitNotice {
  return { kind: "reached", title: LIMIT_COPY.reachedTitle, text };
}
