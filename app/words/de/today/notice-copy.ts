// The morning notice: the page where a person chooses it, its mail, and the page that ends it by the mail's link.

import { PRODUCT_NAME } from "~/words/de/layout.ts";
import { WEEKDAYS } from "~/words/de/plans/calendar-copy.ts";
import { inWords } from "~/words/de/weather/weather-copy.ts";
import type { MailCopy } from "~/words/en/mail/account-mails.ts";
import type { ChosenDays, ChosenNotice, SaidNotice } from "~/words/en/today/notice-copy.ts";

export const NOTICE_COPY = {
  title: "Morgennachricht",
  lead: "Was dein Baby heute anzieht, jeden Morgen. Nur für dich; die anderen im Plan entscheiden selbst.",
  none: "Noch keine Nachricht.",
  time: "Uhrzeit",
  timeHint: "Nach der Uhr am Ort, an dem dein Baby gerade ist, auch auf Reisen.",
  days: "Tage",
  onlyChanges: "Nur wenn sich etwas ändert",
  onlyChangesHint:
    "Wir melden uns, wenn gegenüber dem Vortag ein anderes warmes Teil, Regen oder Schnee dazukommt oder sich ändert, wie lange ihr draußen bleiben könnt. Nach einem Tag ohne Nachricht melden wir uns immer.",
  start: "Per E-Mail schicken",
  here: "Auf diesem Gerät melden",
  hereHint:
    "Dein Browser fragt dich, ob er das darf. Der Sperrbildschirm zeigt, was dein Baby anzieht, und sonst nichts.",
  alsoHere: "Auch auf diesem Gerät melden",
  asking: "Der Browser wird gefragt...",
  mailInstead: "Lieber per E-Mail",
  noneOn:
    "Gerade bekommt kein Gerät Mitteilungen, deshalb schreiben wir dir eine E-Mail. Schalte sie hier ein, oder wähl die E-Mail.",
  blocked: `Dieser Browser blockiert die Mitteilungen von ${PRODUCT_NAME}. Du kannst sie in seinen Einstellungen erlauben.`,
  notTurnedOn:
    "Dein Browser konnte die Mitteilungen nicht einschalten. Versuch es noch einmal, oder wähl die E-Mail.",
  installLead: `Für Mitteilungen auf diesem Gerät leg ${PRODUCT_NAME} zuerst auf den Home-Bildschirm:`,
  installSteps: [
    "Tippe auf „Teilen“ und dann auf „Zum Home-Bildschirm“.",
    `Öffne ${PRODUCT_NAME} von dort, und komm auf diese Seite zurück.`,
  ],
  devicesTitle: "Geräte mit Mitteilungen",
  turnOff: "Ausschalten",
  save: "Änderungen speichern",
  saving: "Wird gespeichert...",
  end: "Nachricht beenden",
  notYet: "Die Nachricht gibt es, sobald „Heute“ beginnt: 14 Tage vor dem Geburtstermin.",
  last: "Das war die letzte Morgennachricht für diesen Plan.",
  over: "Die Morgennachrichten für diesen Plan sind zu Ende.",
  also: "Dazu",
  credit: "Vorhersage von Open-Meteo (CC BY 4.0, bearbeitet)",
  unconfirmed: "Deine E-Mail-Adresse ist noch nicht bestätigt. Sobald sie es ist, schreiben wir dir.",
  with: (others: string) => `Kommt zusammen mit der Nachricht für ${others}.`,
} as const;

function timeWords(minute: number): string {
  return `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, "0")}\u00a0Uhr`;
}

function daysWords({ kind, days }: ChosenDays): string {
  const words = { every: "jeden Tag", weekdays: "von Montag bis Freitag", weekends: "am Wochenende" };
  const names = days.map((day) => WEEKDAYS[day] ?? "");
  return kind === "some" ? `am ${inWords(names, "and")}` : words[kind];
}

export function noticeWords({ byPush, minute, days, onlyChanges, next }: ChosenNotice): string {
  const when = [
    `${byPush ? "Mitteilung" : "E-Mail"} um ${timeWords(minute)}`,
    daysWords(days),
    ...(onlyChanges ? ["nur wenn sich etwas ändert"] : []),
  ];
  const day = next.ahead === 0 ? "heute" : next.ahead === 1 ? "morgen" : (WEEKDAYS[next.weekday] ?? "");
  return `${when.join(", ")}. Nächste: ${day}.`;
}

export function deviceWords({ name, since, isOn }: { name: string; since: string; isOn: boolean }): string {
  return `${name}, seit ${since}${isOn ? "" : " (abgemeldet)"}`;
}

export function turnOffLabel(device: string): string {
  return `${NOTICE_COPY.turnOff}: ${device}`;
}

export function morningNoticeMail(notice: SaidNotice): MailCopy {
  const { subject, stay, sentence, paragraphs, onlyChanges, together, changePath } = notice;
  return {
    subject,
    ...(stay !== null && { above: stay }),
    heading: sentence,
    paragraphs,
    button: "„Heute“ öffnen",
    question: {
      text: "Andere Uhrzeit, andere Tage?",
      link: "Nachricht ändern oder beenden",
      path: changePath,
    },
    footer: onlyChanges
      ? `Du bekommst diese E-Mail, weil du bei ${PRODUCT_NAME} eine Morgennachricht bei Änderungen wolltest.`
      : `Du bekommst diese E-Mail, weil du bei ${PRODUCT_NAME} eine Morgennachricht wolltest.`,
    ending: together === undefined ? "Diese Nachricht beenden" : `Nachrichten für ${together} beenden`,
  };
}

export const END_NOTICE_COPY = {
  title: "Morgennachricht beenden",
  lead: "Du bekommst diese E-Mails dann nicht mehr. Sonst ändert sich nichts.",
  button: "Nachricht beenden",
  busy: "Einen Moment...",
  doneTitle: "Die Morgennachricht ist beendet",
  done: "Am Ende von „Heute“ kannst du jederzeit wieder eine einschalten.",
  broken:
    "Dieser Link ist nicht vollständig. Bitte öffne ihn noch einmal aus der E-Mail, oder beende die Nachricht auf ihrer eigenen Seite.",
} as const;
