import type { MailCopy } from "~/words/en/mail/account-mails.ts";
import { PRODUCT_NAME } from "~/words/es/layout.ts";

export const PROVIDER_NAMES = { google: "Google", facebook: "Facebook" } as const;

export const OAUTH_COPY = {
  divider: "o usa tu correo",
  button: (name: string) => `Continuar con ${name}`,
  handOff: (name: string) => `Te llevamos a ${name}...`,
  handOffLink: "Continuar",
  completeTitle: "Solo falta tu correo",
  completeLead: (name: string) =>
    `${name} no nos compartió un correo confirmado. Escribe el tuyo y te enviaremos un enlace para confirmarlo.`,
  completeButton: "Enviarme el enlace",
  connectTitle: "Ya tienes una cuenta",
  connectLead: (name: string) =>
    `Para conectar ${name}, confirma que esta cuenta es tuya. Después podrás iniciar sesión de las dos formas.`,
  connectFor: "Cuenta",
  connectPassword: `Tu contraseña de ${PRODUCT_NAME}`,
  connectButton: "Conectar e iniciar sesión",
  connectMailLead: "También podemos enviarte un enlace por correo. Ábrelo en este navegador.",
  connectMail: "Enviarme un enlace",
  proveTitle: "Confirma tu correo",
  proveLead: (name: string) => `Un toque y entras con ${name}.`,
  proveButton: "Confirmar mi correo",
} as const;

/** Why a provider sign-in ended without a session, and what comes before one. */
export const OAUTH_NOTICES = {
  denied: (name: string) =>
    `Cancelaste el inicio de sesión con ${name}, así que nada cambió. Puedes intentarlo de nuevo o usar tu correo.`,
  "not-started-here": (name: string) =>
    `Iniciar sesión con ${name} tardó demasiado o empezó en otro navegador. Inténtalo de nuevo.`,
  failed: (name: string) =>
    `Esta vez no se pudo iniciar sesión con ${name}. Inténtalo de nuevo en un momento o usa tu correo.`,
  unverified: (name: string) =>
    `Tu correo no está verificado en ${name}, así que no podemos iniciar tu sesión con él. Verifícalo ahí, o usa aquí tu correo y una contraseña.`,
  "not-set-up": (name: string) => `Aquí no puedes iniciar sesión con ${name}. Usa tu correo.`,
  "bad-link": (name: string) =>
    `El enlace no es válido o ya venció: continúa otra vez con ${name} para recibir uno nuevo.`,
  "other-browser": () =>
    "Abre el enlace de nuestro correo antes de una hora, en el mismo navegador donde empezaste. O empieza aquí otra vez.",
  "not-yours": (name: string) =>
    `Esa no es la cuenta de ${name} que usas en ${PRODUCT_NAME}. Usa la misma con la que creaste tu cuenta.`,
  "check-inbox": () => "Revisa tu correo: te enviamos un enlace para confirmarlo. Ábrelo en este navegador.",
} as const;

/** The mail that proves an address no provider has verified. */
export function proveAddressMail(name: string): MailCopy {
  return {
    subject: `Confirma tu correo para ${PRODUCT_NAME}`,
    heading: `Inicia sesión con ${name}`,
    paragraphs: [
      `Confirma que este es tu correo electrónico para iniciar sesión en ${PRODUCT_NAME} con ${name}.`,
      "Abre el enlace en el mismo navegador donde empezaste. Funciona una sola vez, durante la próxima hora.",
    ],
    button: "Confirmar mi correo",
    footer: `Recibes este correo porque alguien escribió esta dirección en ${PRODUCT_NAME}. Si no fuiste tú, puedes ignorarlo: no se conecta nada a menos que toques el botón.`,
  };
}

/** The name of a passkey from a device that says nothing about itself. */
export const NEW_PASSKEY = "Llave de acceso";

export const PASSKEY_COPY = {
  use: "Usar una llave de acceso",
  busy: "Esperando a tu dispositivo...",
  title: "Llaves de acceso",
  lead: "Inicia sesión con tu huella, tu cara o el bloqueo de pantalla en lugar de una contraseña.",
  none: "Aún no tienes una llave de acceso.",
  add: "Agregar una llave de acceso",
  added: "Agregada el",
  lastUsed: "Último uso:",
  neverUsed: "Sin usar",
  edit: "Cambiar nombre o quitar",
  name: "Nombre",
  rename: "Cambiar nombre",
  remove: "Quitar",
  offerTitle: "La próxima vez, entra sin contraseña",
  offerText: "Agrega una llave de acceso y usa tu huella, tu cara o el bloqueo de pantalla.",
  offerLater: "Ahora no",
} as const;
