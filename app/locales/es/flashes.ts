import type { LimitNotice } from "../../copy/flashes.ts";
import { ERROR_TEXTS } from "./errors.ts";
import { LOGOUT_COPY } from "./layout.ts";
import { approachingLimit, LIMIT_COPY } from "./plans/tiers.ts";

export type { FlashName } from "~/copy/flashes.ts";

export const REPLICATION_STARTED = {
  look: "info",
  title: "Estamos haciendo la copia",
  text: "Tu nuevo plan se está preparando y pronto aparecerá en tu lista.",
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
    title: "Contraseña cambiada",
    text: "Ya puedes usar tu nueva contraseña.",
  },
  "password-changed": {
    look: "info",
    title: "Contraseña cambiada",
    text: "Cerramos la sesión en todos tus otros dispositivos.",
  },
  proved: { look: "info", title: "Confirmado", text: "Gracias por confirmar. Puedes continuar." },
  "address-changed": { look: "info", title: "Correo cambiado", text: "Avisamos a tu correo anterior." },
  disconnected: { look: "info", title: "Cuenta desconectada", text: "Ya no sirve para entrar en tu cuenta." },
  "not-disconnected": {
    look: "error",
    title: "No se desconectó",
    text: "Es tu única forma de iniciar sesión. Primero elige una contraseña o agrega una llave de acceso.",
  },
  "passkey-added": {
    look: "info",
    title: "Llave de acceso agregada",
    text: "Desde ahora puedes iniciar sesión con ella.",
  },
  "passkey-renamed": { look: "info", title: "Nombre de la llave de acceso cambiado", text: "" },
  "passkey-removed": {
    look: "info",
    title: "Quitaste la llave de acceso",
    text: "Ya no sirve para entrar en tu cuenta.",
  },
  "passkey-not-found": { look: "error", title: "Esa llave de acceso ya no está.", text: "" },
  "passkey-last": {
    look: "error",
    title: "La llave de acceso no se quitó",
    text: "Es tu única forma de iniciar sesión. Primero elige una contraseña o agrega otra llave de acceso.",
  },
  "passkey-not-renamed": {
    look: "error",
    title: "El nombre no se cambió",
    text: "Escribe un nombre de 60 caracteres como máximo.",
  },
  "passkey-failed": { look: "error", title: "No funcionó. Inténtalo de nuevo.", text: "" },
  "device-signed-out": {
    look: "info",
    title: "Sesión cerrada",
    text: "En ese dispositivo habrá que iniciar sesión otra vez.",
  },
  "parameters-missing": { look: "error", title: "Faltan datos necesarios.", text: "" },
  "quantity-not-saved": {
    look: "error",
    title: "No pudimos guardar la cantidad. Inténtalo de nuevo.",
    text: "",
  },
  "counts-unreadable": { look: "error", title: "Hay problemas con los datos", text: "" },
  "mark-not-saved": { look: "error", title: "No se guardó. Inténtalo de nuevo.", text: "" },
  "wash-full": {
    look: "error",
    title: "Ya hay 40 prendas para lavar. Primero devuelve una al cajón.",
    text: "",
  },
  "note-not-saved": { look: "error", title: "No pudimos guardar la nota. Inténtalo de nuevo.", text: "" },
  "set-aside-not-saved": {
    look: "error",
    title: "No pudimos guardar ese cambio. Inténtalo de nuevo.",
    text: "",
  },
  "trip-tick-not-saved": { look: "error", title: "No pudimos guardarlo. Inténtalo de nuevo.", text: "" },
  "trip-item-not-added": {
    look: "error",
    title: "No pudimos agregar la prenda a tu plan. Inténtalo de nuevo.",
    text: "",
  },
  "final-saved": {
    look: "info",
    title: "Guardado como plan principal",
    text: "Puedes cambiarlo en Tus planes",
  },
  "final-cleared": { look: "info", title: "Ya no hay un plan elegido", text: "" },
  "final-updated": { look: "info", title: "Cambiamos el plan seleccionado.", text: "" },
  "final-failed": {
    look: "error",
    title: "No pudimos cambiar la selección",
    text: "Tu selección sigue como estaba.",
  },
  "title-updated": { look: "info", title: "Título cambiado", text: "" },
  "title-required": { look: "error", title: "Falta el título", text: "Escribe un título o cancela." },
  "title-unreadable": {
    look: "error",
    title: "No pudimos cambiar el título",
    text: "Escríbelo sin saltos de línea ni caracteres invisibles.",
  },
  "title-too-long": {
    look: "error",
    title: "No pudimos cambiar el título",
    text: "Usa 80 caracteres como máximo.",
  },
  "title-not-updated": {
    look: "error",
    title: "No pudimos cambiar el título",
    text: "El cambio no se guardó",
  },
  "birth-not-saved": {
    look: "error",
    title: "No pudimos guardar la fecha de nacimiento. Inténtalo de nuevo.",
    text: "",
  },
  "replication-started": REPLICATION_STARTED,
  "reminders-on": {
    look: "info",
    title: "Recordatorios activados",
    text: "Te escribiremos tres semanas antes de cada talla nueva.",
  },
  "reminders-off": {
    look: "info",
    title: "Recordatorios desactivados",
    text: "Puedes activarlos en tu perfil.",
  },
  "link-added": { look: "info", title: "Enlace agregado", text: "" },
  "link-saved": { look: "info", title: "Enlace guardado", text: "" },
  "link-on": { look: "info", title: "Enlace activado", text: "" },
  "link-off": { look: "info", title: "Enlace desactivado", text: "" },
  "link-not-saved": { look: "error", title: "No pudimos guardar el enlace. Inténtalo de nuevo.", text: "" },
  "language-saved": { look: "info", title: "Idioma guardado", text: "" },
  "language-not-saved": {
    look: "error",
    title: "No pudimos guardar el idioma. Inténtalo de nuevo.",
    text: "",
  },
  "names-saved": { look: "info", title: "Guardado", text: "" },
  "name-refused": { look: "error", title: "Usa como máximo 40 letras, sin saltos de línea.", text: "" },
  "names-not-saved": { look: "error", title: "El nombre no se guardó. Inténtalo de nuevo.", text: "" },
  "units-saved": { look: "info", title: "Unidades guardadas", text: "" },
  "units-not-saved": {
    look: "error",
    title: "No pudimos guardar las unidades. Inténtalo de nuevo.",
    text: "",
  },
  invited: {
    look: "info",
    title: "Invitación enviada",
    text: "Si no llega en unos minutos, envíala otra vez.",
  },
  "invitation-withdrawn": {
    look: "info",
    title: "Invitación retirada",
    text: "Su enlace ya no funciona.",
  },
  "plan-joined": { look: "info", title: "Ya estás en este plan", text: "Lo encontrarás entre tus planes." },
  "role-changed": { look: "info", title: "Rol cambiado", text: "" },
  "member-removed": {
    look: "info",
    title: "Ya no está en el plan",
    text: "Esa persona ya no puede abrirlo.",
  },
  "member-gone": { look: "error", title: "Esa persona ya no está en este plan.", text: "" },
  "plan-left": { look: "info", title: "Saliste del plan", text: "Lo que agregaste se queda en él." },
  "handed-over": {
    look: "info",
    title: "Le pasaste el plan a otra persona",
    text: "Todavía puedes editarlo.",
  },
  "prices-saved": { look: "info", title: "Precios guardados", text: "" },
  "prices-removed": { look: "info", title: "Precios eliminados", text: "" },
  "care-saved": { look: "info", title: "La lista está guardada", text: "" },
  "box-packed": { look: "info", title: "Guardado en la caja", text: "Ya no están en tus cantidades." },
  "box-unpacked": { look: "info", title: "Sacado de la caja", text: "Están otra vez en tus cantidades." },
  "box-given": { look: "info", title: "Pasado a alguien más", text: "Ya no están en la caja." },
  "box-used": { look: "info", title: "Ya son de este plan", text: "Están en las cantidades de este plan." },
  "box-saved": { look: "info", title: "Caja guardada", text: "" },
  "box-deleted": { look: "info", title: "Caja eliminada", text: "" },
  "helper-given": { look: "info", title: "El enlace funciona", text: "Cópialo y envíaselo." },
  "helper-renewed": { look: "info", title: "Enlace renovado", text: "" },
  "helper-closed": { look: "info", title: "Enlace cerrado", text: "Ya no muestra nada." },
  "helper-gone": { look: "error", title: "Ese enlace ya no existe.", text: "" },
  "calendar-given": { look: "info", title: "El enlace funciona", text: "Suscríbete o cópialo." },
  "calendar-closed": {
    look: "info",
    title: "Enlace cerrado",
    text: "Los calendarios ya no pueden leerlo. Ahora puedes quitarlo allí.",
  },
  "notice-saved": { look: "info", title: "Aviso matutino guardado", text: "" },
  "device-off": { look: "info", title: "Notificaciones desactivadas en ese dispositivo", text: "" },
  "notice-ended": { look: "info", title: "Aviso matutino terminado", text: "" },
  "reset-sent": {
    look: "info",
    title: "Correo enviado",
    text: "Revisa tu correo: te enviamos un enlace para cambiar tu contraseña.",
  },
} as const;

// The notice about the limit of quiz attempts, the same on the page and in the toast.

export type { LimitNotice } from "~/copy/flashes.ts";

type LimitStand =
  | { kind: "approaching"; used: number; max: number; mayUpgrade: boolean }
  | { kind: "reached"; mayUpgrade: boolean };

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
