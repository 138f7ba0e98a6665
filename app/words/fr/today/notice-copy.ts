// The morning notice: the page where a person chooses it, its mail, and the page that ends it by the mail's link.

import type { MailCopy } from "~/words/en/mail/account-mails.ts";
import type { ChosenDays, ChosenNotice, SaidNotice } from "~/words/en/today/notice-copy.ts";
import { PRODUCT_NAME } from "~/words/fr/layout.ts";
import { WEEKDAYS } from "~/words/fr/plans/calendar-copy.ts";
import { inWords } from "~/words/fr/weather/weather-copy.ts";

export const NOTICE_COPY = {
  title: "Message du matin",
  lead: "Ce que votre bébé porte aujourd’hui, chaque matin. Pour vous seul\u00a0; les autres membres du plan choisissent le leur.",
  none: "Pas encore de message.",
  time: "Heure",
  timeHint: "À l’heure du lieu où se trouve votre bébé, aussi en voyage.",
  days: "Jours",
  onlyChanges: "Seulement si quelque chose change",
  onlyChangesHint:
    "Nous vous prévenons si, par rapport à la veille, il faut un autre vêtement chaud, s’il pleut ou neige, ou si la durée des sorties change. Après un jour sans message, nous vous prévenons toujours.",
  start: "Recevoir un e-mail",
  here: "Être prévenu sur cet appareil",
  hereHint:
    "Votre navigateur vous demandera l’autorisation. L’écran verrouillé indique comment habiller votre bébé, et rien d’autre.",
  alsoHere: "Être prévenu aussi sur cet appareil",
  asking: "Demande au navigateur...",
  mailInstead: "Plutôt par e-mail",
  noneOn:
    "Aucun appareil ne reçoit de notification pour l’instant\u00a0: nous vous écrivons par e-mail. Activez-les ici, ou choisissez l’e-mail.",
  blocked: `Ce navigateur bloque les notifications de ${PRODUCT_NAME}. Vous pouvez les autoriser dans ses réglages.`,
  notTurnedOn: "Votre navigateur n’a pas pu activer les notifications. Réessayez, ou choisissez l’e-mail.",
  installLead: `Pour des notifications sur cet appareil, ajoutez d’abord ${PRODUCT_NAME} à l’écran d’accueil\u00a0:`,
  installSteps: [
    "Touchez Partager, puis «\u00a0Sur l’écran d’accueil\u00a0».",
    `Ouvrez ${PRODUCT_NAME} depuis là, et revenez sur cette page.`,
  ],
  devicesTitle: "Appareils avec notifications",
  turnOff: "Désactiver",
  save: "Enregistrer les modifications",
  saving: "Enregistrement...",
  end: "Arrêter le message",
  notYet:
    "Vous pourrez choisir un message dès que la page «\u00a0Aujourd’hui\u00a0» commence, 14 jours avant la date prévue de l’accouchement.",
  last: "C’était le dernier message du matin pour ce plan.",
  over: "Les messages du matin sont terminés pour ce plan.",
  also: "Aussi",
  credit: "Prévisions d’Open-Meteo (CC BY 4.0, adapté)",
  unconfirmed: "Votre adresse e-mail n’est pas encore confirmée. Nous vous écrirons dès qu’elle le sera.",
  with: (others: string) => `Arrive avec le message pour ${others}.`,
} as const;

function timeWords(minute: number): string {
  return `${Math.floor(minute / 60)}\u00a0h\u00a0${String(minute % 60).padStart(2, "0")}`;
}

function daysWords({ kind, days }: ChosenDays): string {
  const words = { every: "tous les jours", weekdays: "du lundi au vendredi", weekends: "le week-end" };
  const names = days.map((day) => WEEKDAYS[day] ?? "");
  return kind === "some" ? `le ${inWords(names, "and")}` : words[kind];
}

export function noticeWords({ byPush, minute, days, onlyChanges, next }: ChosenNotice): string {
  const when = [
    `${byPush ? "Une notification" : "Un e-mail"} à ${timeWords(minute)}`,
    daysWords(days),
    ...(onlyChanges ? ["seulement si quelque chose change"] : []),
  ];
  const day = next.ahead === 0 ? "aujourd’hui" : next.ahead === 1 ? "demain" : (WEEKDAYS[next.weekday] ?? "");
  return `${when.join(", ")}. ${byPush ? "Prochaine" : "Prochain"}\u00a0: ${day}.`;
}

export function deviceWords({ name, since, isOn }: { name: string; since: string; isOn: boolean }): string {
  return `${name}, depuis le ${since}${isOn ? "" : " (déconnecté)"}`;
}

export function turnOffLabel(device: string): string {
  return `${NOTICE_COPY.turnOff}\u00a0: ${device}`;
}

export function morningNoticeMail(notice: SaidNotice): MailCopy {
  const { subject, stay, sentence, paragraphs, onlyChanges, together, changePath } = notice;
  return {
    subject,
    ...(stay !== null && { above: stay }),
    heading: sentence,
    paragraphs,
    button: "Ouvrir Aujourd’hui",
    question: {
      text: "Une autre heure, d’autres jours\u00a0?",
      link: "Modifier ou arrêter ce message",
      path: changePath,
    },
    footer: onlyChanges
      ? `Vous recevez cet e-mail parce que vous avez demandé à ${PRODUCT_NAME} un message du matin en cas de changement.`
      : `Vous recevez cet e-mail parce que vous avez demandé à ${PRODUCT_NAME} un message du matin.`,
    ending: together === undefined ? "Arrêter ce message" : `Arrêter les messages pour ${together}`,
  };
}

export const END_NOTICE_COPY = {
  title: "Arrêter le message du matin",
  lead: "Vous ne recevrez plus ces e-mails. Rien d’autre ne change.",
  button: "Arrêter le message",
  busy: "Un instant...",
  doneTitle: "Le message du matin est arrêté",
  done: "Vous pouvez en choisir un nouveau à la fin de la page Aujourd’hui quand vous le souhaitez.",
  broken: "Ce lien n’est pas complet. Rouvrez celui de l’e-mail, ou arrêtez le message sur sa propre page.",
} as const;
