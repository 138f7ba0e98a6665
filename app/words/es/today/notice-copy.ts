// The morning notice: the page where a person chooses it, its mail, and the page that ends it by the mail's link.

import type { MailCopy } from "~/words/en/mail/account-mails.ts";
import type { ChosenDays, ChosenNotice, SaidNotice } from "~/words/en/today/notice-copy.ts";
import { PRODUCT_NAME } from "~/words/es/layout.ts";
import { WEEKDAYS } from "~/words/es/plans/calendar-copy.ts";
import { inWords } from "~/words/es/weather/weather-copy.ts";

export const NOTICE_COPY = {
  title: "Aviso matutino",
  lead: "Qué ponerle hoy a tu bebé, cada mañana. Es solo para ti; los demás del plan eligen el suyo.",
  none: "Todavía no hay ningún aviso.",
  time: "Hora",
  timeHint: "Según el reloj del lugar donde esté tu bebé, también de viaje.",
  days: "Días",
  onlyChanges: "Solo cuando algo cambia",
  onlyChangesHint:
    "Te avisamos si, con respecto al día anterior, hay otra prenda de abrigo, lluvia o nieve, o cambia cuánto conviene estar afuera. Después de un día sin aviso, te avisamos siempre.",
  start: "Avísame por correo",
  here: "Avísame en este dispositivo",
  hereHint: "Tu navegador te pedirá permiso. La pantalla bloqueada muestra qué ponerle, y nada más.",
  alsoHere: "Avísame también en este dispositivo",
  asking: "Preguntando a tu navegador...",
  mailInstead: "Mejor avísame por correo",
  noneOn:
    "Ningún dispositivo recibe avisos ahora, así que te escribimos por correo. Actívalos aquí o elige el correo.",
  blocked: `Este navegador bloquea las notificaciones de ${PRODUCT_NAME}. Puedes permitirlas en su configuración.`,
  notTurnedOn: "Tu navegador no pudo activar las notificaciones. Inténtalo de nuevo o elige el correo.",
  installLead: `Para recibir avisos en este dispositivo, primero agrega ${PRODUCT_NAME} a la pantalla de inicio:`,
  installSteps: [
    "Toca Compartir y luego “Agregar a inicio”.",
    `Abre ${PRODUCT_NAME} desde ahí y vuelve a esta página.`,
  ],
  devicesTitle: "Dispositivos con notificaciones",
  turnOff: "Desactivar",
  save: "Guardar los cambios",
  saving: "Guardando...",
  end: "Terminar el aviso",
  notYet: "Podrás activar un aviso cuando empiece “Hoy”, 14 días antes de la fecha prevista de parto.",
  last: "Este fue el último aviso matutino de este plan.",
  over: "Los avisos matutinos de este plan terminaron.",
  also: "Además",
  credit: "Pronóstico de Open-Meteo (CC BY 4.0, adaptado)",
  unconfirmed: "Tu correo aún no está confirmado. Te escribiremos en cuanto lo esté.",
  with: (others: string) => `Llega junto con el aviso de ${others}.`,
} as const;

function timeWords(minute: number): string {
  const hour = Math.floor(minute / 60);
  const clock = hour % 12 || 12;
  const minutes = String(minute % 60).padStart(2, "0");
  return `${clock === 1 ? "la" : "las"} ${clock}:${minutes} ${hour < 12 ? "a." : "p."}\u00a0m.`;
}

/** 'lunes', 'sábados' */
function plural(day: string): string {
  return day.endsWith("s") ? day : `${day}s`;
}

function daysWords({ kind, days }: ChosenDays): string {
  const words = { every: "todos los días", weekdays: "de lunes a viernes", weekends: "los fines de semana" };
  const names = days.map((day) => plural(WEEKDAYS[day] ?? ""));
  return kind === "some" ? `los ${inWords(names, "and")}` : words[kind];
}

export function noticeWords({ byPush, minute, days, onlyChanges, next }: ChosenNotice): string {
  const when = [
    `${byPush ? "Una notificación" : "Un correo"} a ${timeWords(minute)}`,
    daysWords(days),
    ...(onlyChanges ? ["solo cuando algo cambia"] : []),
  ];
  const day = next.ahead === 0 ? "hoy" : next.ahead === 1 ? "mañana" : `el ${WEEKDAYS[next.weekday] ?? ""}`;
  return `${when.join(", ")}. ${byPush ? "La próxima" : "El próximo"}: ${day}.`;
}

export function deviceWords({ name, since, isOn }: { name: string; since: string; isOn: boolean }): string {
  return `${name}, desde el ${since}${isOn ? "" : " (sesión cerrada)"}`;
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
    button: "Abrir Hoy",
    question: { text: "¿A otra hora u otros días?", link: "Cambiar o terminar este aviso", path: changePath },
    footer: onlyChanges
      ? `Recibes este correo porque le pediste a ${PRODUCT_NAME} un aviso matutino cuando algo cambia.`
      : `Recibes este correo porque le pediste a ${PRODUCT_NAME} un aviso matutino.`,
    ending: together === undefined ? "Terminar este aviso" : `Terminar los avisos de ${together}`,
  };
}

export const END_NOTICE_COPY = {
  title: "Terminar el aviso matutino",
  lead: "Ya no recibirás estos correos. Nada más cambia.",
  button: "Terminar el aviso",
  busy: "Un momento...",
  doneTitle: "El aviso matutino ha terminado",
  done: "Puedes activar otro al final de Hoy cuando quieras.",
  broken:
    "Este enlace no está completo. Ábrelo otra vez desde el correo, o termina el aviso en su propia página.",
} as const;
