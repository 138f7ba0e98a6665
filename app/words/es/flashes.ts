import type { LimitNotice } from "~/words/en/flashes.ts";
import { ERROR_TEXTS } from "./errors.ts";
import { LOGOUT_COPY } from "./layout.ts";
import { approachingLimit, LIMIT_COPY } from "./plans/tiers.ts";

export const REPLICATION_STARTED = [
  "Estamos haciendo la copia",
  "Tu nuevo plan se está preparando y pronto aparecerá en tu lista.",
] as const;

/** The next page's message about the action just taken: a title, and a text if it needs one. */
export const DONE_FLASHES = {
  "password-updated": ["Contraseña cambiada", "Ya puedes usar tu nueva contraseña."],
  "password-changed": ["Contraseña cambiada", "Cerramos la sesión en todos tus otros dispositivos."],
  proved: ["Confirmado", "Gracias por confirmar. Puedes continuar."],
  "address-changed": ["Correo cambiado", "Avisamos a tu correo anterior."],
  disconnected: ["Cuenta desconectada", "Ya no sirve para entrar en tu cuenta."],
  "passkey-added": ["Llave de acceso agregada", "Desde ahora puedes iniciar sesión con ella."],
  "passkey-renamed": ["Nombre de la llave de acceso cambiado"],
  "passkey-removed": ["Quitaste la llave de acceso", "Ya no sirve para entrar en tu cuenta."],
  "device-signed-out": ["Sesión cerrada", "En ese dispositivo habrá que iniciar sesión otra vez."],
  "final-saved": ["Guardado como plan principal", "Puedes cambiarlo en Tus planes"],
  "final-cleared": ["Ya no hay un plan elegido"],
  "final-updated": ["Cambiamos el plan seleccionado."],
  "title-updated": ["Título cambiado"],
  "replication-started": REPLICATION_STARTED,
  "reminders-on": ["Recordatorios activados", "Te escribiremos tres semanas antes de cada talla nueva."],
  "reminders-off": ["Recordatorios desactivados", "Puedes activarlos en tu perfil."],
  "link-added": ["Enlace agregado"],
  "link-saved": ["Enlace guardado"],
  "link-on": ["Enlace activado"],
  "link-off": ["Enlace desactivado"],
  "language-saved": ["Idioma guardado"],
  "names-saved": ["Guardado"],
  "units-saved": ["Unidades guardadas"],
  invited: ["Invitación enviada", "Si no llega en unos minutos, envíala otra vez."],
  "invitation-withdrawn": ["Invitación retirada", "Su enlace ya no funciona."],
  "plan-joined": ["Ya estás en este plan", "Lo encontrarás entre tus planes."],
  "role-changed": ["Rol cambiado"],
  "member-removed": ["Ya no está en el plan", "Esa persona ya no puede abrirlo."],
  "links-changed": ["Enlaces cambiados", "Los anteriores terminaron. Pasa los nuevos."],
  "plan-left": ["Saliste del plan", "Lo que agregaste se queda en él."],
  "handed-over": ["Le pasaste el plan a otra persona", "Todavía puedes editarlo."],
  "prices-saved": ["Precios guardados"],
  "prices-removed": ["Precios eliminados"],
  "care-saved": ["La lista está guardada"],
  "box-packed": ["Guardado en la caja", "Ya no están en tus cantidades."],
  "box-unpacked": ["Sacado de la caja", "Lo que quedaba en la caja está otra vez en tus cantidades."],
  "box-given": ["Pasado a alguien más", "Ya no están en la caja."],
  "box-used": ["Ya son de este plan", "Lo que quedaba en la caja está en las cantidades de este plan."],
  "box-saved": ["Caja guardada"],
  "box-deleted": ["Caja eliminada"],
  "helper-given": ["El enlace funciona", "Cópialo y envíaselo."],
  "helper-renewed": ["Enlace renovado"],
  "helper-closed": ["Enlace cerrado", "Ya no muestra nada."],
  "calendar-given": ["El enlace funciona", "Suscríbete o cópialo."],
  "calendar-closed": ["Enlace cerrado", "Los calendarios ya no pueden leerlo. Ahora puedes quitarlo allí."],
  "notice-saved": ["Aviso matutino guardado"],
  "device-off": ["Notificaciones desactivadas en ese dispositivo"],
  "notice-ended": ["Aviso matutino terminado"],
  "reset-sent": ["Correo enviado", "Revisa tu correo: te enviamos un enlace para cambiar tu contraseña."],
} as const;

/** The same about an action that failed. */
export const FAILED_FLASHES = {
  "logout-failed": [LOGOUT_COPY.failed, LOGOUT_COPY.failedHint],
  "not-disconnected": [
    "No se desconectó",
    "Es tu única forma de iniciar sesión. Primero elige una contraseña o agrega una llave de acceso.",
  ],
  "passkey-not-found": ["Esa llave de acceso ya no está."],
  "passkey-last": [
    "La llave de acceso no se quitó",
    "Es tu única forma de iniciar sesión. Primero elige una contraseña o agrega otra llave de acceso.",
  ],
  "passkey-not-renamed": ["El nombre no se cambió", "Escribe un nombre de 60 caracteres como máximo."],
  "passkey-failed": ["No funcionó. Inténtalo de nuevo."],
  "parameters-missing": ["Faltan datos necesarios."],
  "quantity-not-saved": ["No pudimos guardar la cantidad. Inténtalo de nuevo."],
  "counts-unreadable": ["Hay problemas con los datos"],
  "mark-not-saved": ["No se guardó. Inténtalo de nuevo."],
  "wash-full": ["Ya hay 40 prendas para lavar. Primero devuelve una al cajón."],
  "note-not-saved": ["No pudimos guardar la nota. Inténtalo de nuevo."],
  "set-aside-not-saved": ["No pudimos guardar ese cambio. Inténtalo de nuevo."],
  "trip-tick-not-saved": ["No pudimos guardarlo. Inténtalo de nuevo."],
  "trip-item-not-added": ["No pudimos agregar la prenda a tu plan. Inténtalo de nuevo."],
  "final-failed": ["No pudimos cambiar la selección", "Tu selección sigue como estaba."],
  "title-required": ["Falta el título", "Escribe un título o cancela."],
  "title-unreadable": [
    "No pudimos cambiar el título",
    "Escríbelo sin saltos de línea, caracteres invisibles ni acentos amontonados.",
  ],
  "title-too-long": ["No pudimos cambiar el título", "Usa 80 caracteres como máximo."],
  "title-not-updated": ["No pudimos cambiar el título", "El cambio no se guardó"],
  "birth-not-saved": ["No pudimos guardar la fecha de nacimiento. Inténtalo de nuevo."],
  "link-not-saved": ["No pudimos guardar el enlace. Inténtalo de nuevo."],
  "language-not-saved": ["No pudimos guardar el idioma. Inténtalo de nuevo."],
  "name-refused": ["Usa como máximo 40 letras, sin saltos de línea."],
  "names-not-saved": ["El nombre no se guardó. Inténtalo de nuevo."],
  "units-not-saved": ["No pudimos guardar las unidades. Inténtalo de nuevo."],
  "member-gone": ["Esa persona ya no está en este plan."],
  "helper-gone": ["Ese enlace ya no existe."],
} as const;

export type { LimitNotice } from "~/words/en/flashes.ts";

type LimitStand =
  | { kind: "approaching"; used: number; max: number; mayUpgrade: boolean }
  | { kind: "reached"; mayUpgrade: boolean };

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
