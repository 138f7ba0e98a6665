import type { LimitNotice } from "../../copy/flashes.ts";
import { ERROR_TEXTS } from "./errors.ts";
import { LOGOUT_COPY } from "./layout.ts";
import { approachingLimit, LIMIT_COPY } from "./plans/tiers.ts";

export type { FlashName } from "~/copy/flashes.ts";

export const REPLICATION_STARTED = {
  look: "info",
  title: "Kopie wird erstellt",
  text: "Dein neuer Plan wird vorbereitet und steht gleich in deiner Liste.",
} as const;

/** What the next page says about the action just taken. */
export const FLASHES = {
  "logout-failed": {
    look: "error",
    title: LOGOUT_COPY.failed,
    text: LOGOUT_COPY.failedHint,
  },
  "password-updated": {
    look: "info",
    title: "Passwort geändert",
    text: "Ab jetzt gilt dein neues Passwort.",
  },
  "password-changed": {
    look: "info",
    title: "Passwort geändert",
    text: "Auf allen anderen Geräten haben wir dich abgemeldet.",
  },
  proved: { look: "info", title: "Bestätigt", text: "Danke! Du kannst weitermachen." },
  "address-changed": {
    look: "info",
    title: "E-Mail geändert",
    text: "Deiner alten Adresse haben wir Bescheid gesagt.",
  },
  disconnected: { look: "info", title: "Getrennt", text: "Damit kommt niemand mehr in dein Konto." },
  "not-disconnected": {
    look: "error",
    title: "Nicht getrennt",
    text: "Das ist deine einzige Möglichkeit, dich anzumelden. Wähle bitte zuerst ein Passwort oder füge einen Passkey hinzu.",
  },
  "passkey-added": {
    look: "info",
    title: "Passkey hinzugefügt",
    text: "Ab jetzt kannst du dich damit anmelden.",
  },
  "passkey-renamed": { look: "info", title: "Passkey umbenannt", text: "" },
  "passkey-removed": {
    look: "info",
    title: "Passkey entfernt",
    text: "Damit kommt niemand mehr in dein Konto.",
  },
  "passkey-not-found": { look: "error", title: "Diesen Passkey gibt es nicht mehr.", text: "" },
  "passkey-last": {
    look: "error",
    title: "Passkey nicht entfernt",
    text: "Das ist deine einzige Möglichkeit, dich anzumelden. Wähle bitte zuerst ein Passwort oder füge einen anderen Passkey hinzu.",
  },
  "passkey-not-renamed": {
    look: "error",
    title: "Passkey nicht umbenannt",
    text: "Bitte gib einen Namen mit höchstens 60 Zeichen ein.",
  },
  "passkey-failed": {
    look: "error",
    title: "Das hat nicht geklappt. Bitte versuch es noch mal.",
    text: "",
  },
  "device-signed-out": {
    look: "info",
    title: "Abgemeldet",
    text: "Auf dem Gerät muss man sich neu anmelden.",
  },
  "parameters-missing": { look: "error", title: "Es fehlen nötige Angaben.", text: "" },
  "quantity-not-saved": {
    look: "error",
    title: "Wir konnten die Menge nicht speichern. Bitte versuch es noch mal.",
    text: "",
  },
  "counts-unreadable": { look: "error", title: "Mit den Daten stimmt etwas nicht", text: "" },
  "mark-not-saved": {
    look: "error",
    title: "Das wurde nicht gespeichert. Bitte versuch es noch einmal.",
    text: "",
  },
  "wash-full": {
    look: "error",
    title: "In der Wäsche sind schon 40 Teile. Leg erst eines zurück.",
    text: "",
  },
  "note-not-saved": {
    look: "error",
    title: "Wir konnten die Notiz nicht speichern. Bitte versuch es noch mal.",
    text: "",
  },
  "set-aside-not-saved": {
    look: "error",
    title: "Wir konnten die Änderung nicht speichern. Bitte versuch es noch mal.",
    text: "",
  },
  "trip-tick-not-saved": {
    look: "error",
    title: "Wir konnten das nicht speichern. Bitte versuch es noch mal.",
    text: "",
  },
  "trip-item-not-added": {
    look: "error",
    title: "Wir konnten den Artikel nicht in deinen Plan aufnehmen. Bitte versuch es noch mal.",
    text: "",
  },
  "final-saved": {
    look: "info",
    title: "Als Hauptplan gespeichert",
    text: "Ändern kannst du das unter „Pläne“",
  },
  "final-cleared": { look: "info", title: "Auswahl aufgehoben", text: "" },
  "final-updated": { look: "info", title: "Auswahl geändert.", text: "" },
  "final-failed": {
    look: "error",
    title: "Auswahl nicht geändert",
    text: "Wir konnten deine Auswahl nicht ändern.",
  },
  "title-updated": { look: "info", title: "Titel geändert", text: "" },
  "title-required": {
    look: "error",
    title: "Titel fehlt",
    text: "Bitte gib einen Titel ein oder brich ab.",
  },
  "title-unreadable": {
    look: "error",
    title: "Titel nicht geändert",
    text: "Bitte lass Zeilenumbrüche und unsichtbare Zeichen weg.",
  },
  "title-too-long": {
    look: "error",
    title: "Titel nicht geändert",
    text: "Bitte verwende höchstens 80 Zeichen.",
  },
  "title-not-updated": {
    look: "error",
    title: "Titel nicht geändert",
    text: "Die Änderung wurde nicht gespeichert",
  },
  "birth-not-saved": {
    look: "error",
    title: "Wir konnten das Geburtsdatum nicht speichern. Bitte versuch es noch mal.",
    text: "",
  },
  "replication-started": REPLICATION_STARTED,
  "reminders-on": {
    look: "info",
    title: "Erinnerungen sind an",
    text: "Wir schreiben dir drei Wochen vor jeder neuen Größe.",
  },
  "reminders-off": {
    look: "info",
    title: "Erinnerungen sind aus",
    text: "Einschalten kannst du sie in deinem Profil.",
  },
  "link-added": { look: "info", title: "Link hinzugefügt", text: "" },
  "link-saved": { look: "info", title: "Link gespeichert", text: "" },
  "link-on": { look: "info", title: "Link eingeschaltet", text: "" },
  "link-off": { look: "info", title: "Link ausgeschaltet", text: "" },
  "link-not-saved": {
    look: "error",
    title: "Wir konnten den Link nicht speichern. Bitte versuch es noch mal.",
    text: "",
  },
  "language-saved": { look: "info", title: "Sprache gespeichert", text: "" },
  "language-not-saved": {
    look: "error",
    title: "Wir konnten die Sprache nicht speichern. Bitte versuch es noch mal.",
    text: "",
  },
  "names-saved": { look: "info", title: "Gespeichert", text: "" },
  "name-refused": { look: "error", title: "Bitte höchstens 40 Buchstaben, ohne Zeilenumbruch.", text: "" },
  "names-not-saved": {
    look: "error",
    title: "Der Name wurde nicht gespeichert. Bitte versuch es noch einmal.",
    text: "",
  },
  "units-saved": { look: "info", title: "Einheiten gespeichert", text: "" },
  "units-not-saved": {
    look: "error",
    title: "Wir konnten die Einheiten nicht speichern. Bitte versuch es noch mal.",
    text: "",
  },
  invited: {
    look: "info",
    title: "Einladung verschickt",
    text: "Wenn sie in ein paar Minuten nicht da ist, schick sie noch mal.",
  },
  "invitation-withdrawn": {
    look: "info",
    title: "Einladung zurückgezogen",
    text: "Ihr Link gilt nicht mehr.",
  },
  "plan-joined": {
    look: "info",
    title: "Du bist jetzt dabei",
    text: "Du findest den Plan bei deinen Plänen.",
  },
  "role-changed": { look: "info", title: "Rolle geändert", text: "" },
  "member-removed": {
    look: "info",
    title: "Entfernt",
    text: "Die Person kann den Plan nicht mehr öffnen.",
  },
  "member-gone": { look: "error", title: "Diese Person ist nicht mehr in diesem Plan.", text: "" },
  "plan-left": {
    look: "info",
    title: "Du hast den Plan verlassen",
    text: "Was du eingetragen hast, bleibt darin.",
  },
  "handed-over": { look: "info", title: "Plan übergeben", text: "Mitplanen kannst du weiterhin." },
  "prices-saved": { look: "info", title: "Preise gespeichert", text: "" },
  "prices-removed": { look: "info", title: "Preise entfernt", text: "" },
  "care-saved": { look: "info", title: "Die Liste ist gespeichert", text: "" },
  "box-packed": { look: "info", title: "Eingepackt", text: "Die Teile zählen nicht mehr mit." },
  "box-unpacked": { look: "info", title: "Ausgepackt", text: "Die Teile zählen wieder mit." },
  "box-given": { look: "info", title: "Weitergegeben", text: "Die Teile sind nicht mehr in der Kiste." },
  "box-used": { look: "info", title: "Übernommen", text: "Die Teile zählen jetzt in diesem Plan." },
  "box-saved": { look: "info", title: "Kiste gespeichert", text: "" },
  "box-deleted": { look: "info", title: "Kiste gelöscht", text: "" },
  "helper-given": { look: "info", title: "Der Link gilt", text: "Kopier ihn und schick ihn weiter." },
  "helper-renewed": { look: "info", title: "Link verlängert", text: "" },
  "helper-closed": { look: "info", title: "Link geschlossen", text: "Er zeigt nichts mehr." },
  "helper-gone": { look: "error", title: "Diesen Link gibt es nicht mehr.", text: "" },
  "calendar-given": { look: "info", title: "Der Link gilt", text: "Abonnier ihn oder kopier ihn." },
  "calendar-closed": {
    look: "info",
    title: "Link geschlossen",
    text: "Kalender können ihn nicht mehr lesen. Du kannst ihn dort jetzt entfernen.",
  },
  "notice-saved": { look: "info", title: "Morgennachricht gespeichert", text: "" },
  "device-off": { look: "info", title: "Mitteilungen auf diesem Gerät ausgeschaltet", text: "" },
  "notice-ended": { look: "info", title: "Morgennachricht beendet", text: "" },
  "reset-sent": {
    look: "info",
    title: "E-Mail ist unterwegs",
    text: "Schau in dein Postfach: Mit dem Link darin wählst du ein neues Passwort.",
  },
} as const;

// The notice about the limit of quiz attempts, the same on the page and in the toast.

export type { LimitNotice } from "~/copy/flashes.ts";

type LimitStand = NonNullable<Parameters<typeof import("~/copy/flashes.ts").limitNotice>[0]>;

/** The notice for a state of the limit; null if there is nothing to say. */
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
