import type { MailCopy } from "~/copy/mail/account-mails.ts";
import { PRODUCT_NAME } from "../brand.ts";

export type { MailCopy, MailList } from "~/copy/mail/account-mails.ts";

/** The link in marketing mails; other mails don't have it. */
export const UNSUBSCRIBE_LABEL = "Darme de baja";

export const CONFIRM_MAIL: MailCopy = {
  subject: `Confirma tu correo para ${PRODUCT_NAME}`,
  heading: "Un paso más para tu plan de ropa",
  paragraphs: [
    "Gracias por crear tu cuenta. Confirma que este es tu correo electrónico.",
    "El enlace funciona una sola vez, durante las próximas 24 horas. Si lo abres en otro navegador, te pediremos que elijas una contraseña.",
  ],
  button: "Confirmar mi correo",
  footer: `Recibes este correo porque alguien usó esta dirección para crear una cuenta en ${PRODUCT_NAME}. Si no fuiste tú, puedes ignorarlo: no habrá ninguna cuenta a menos que confirmes.`,
};

export const ALREADY_REGISTERED_MAIL: MailCopy = {
  subject: `Ya tienes una cuenta de ${PRODUCT_NAME}`,
  heading: "Ya tienes una cuenta",
  paragraphs: [
    "Alguien, seguramente tú, acaba de intentar crear una cuenta con este correo. Ya tiene una, así que solo tienes que iniciar sesión.",
  ],
  button: "Iniciar sesión",
  footer: "Si no fuiste tú, puedes ignorar este correo: nadie ha entrado a tu cuenta.",
};

export const RESET_MAIL: MailCopy = {
  subject: `Cambia tu contraseña de ${PRODUCT_NAME}`,
  heading: "Elige una contraseña nueva",
  paragraphs: [
    "Alguien, seguramente tú, pidió cambiar la contraseña de esta cuenta.",
    "El enlace funciona una sola vez, durante la próxima hora. Hasta que lo uses, tu contraseña sigue igual.",
  ],
  button: "Elegir una contraseña nueva",
  footer: "Si no fuiste tú, puedes ignorar este correo: nadie ha entrado a tu cuenta.",
};

export const PASSWORD_CHANGED_MAIL: MailCopy = {
  subject: `Se cambió tu contraseña de ${PRODUCT_NAME}`,
  heading: "Se cambió tu contraseña",
  paragraphs: [
    "Se acaba de cambiar la contraseña de esta cuenta, y cerramos la sesión en todos tus otros dispositivos.",
    "Si fuiste tú, todo está en orden. Si no, elige una contraseña nueva de inmediato.",
  ],
  button: "No fui yo",
  footer: `Recibes este correo porque esta dirección pertenece a una cuenta de ${PRODUCT_NAME}.`,
};

export const WELCOME_MAIL: MailCopy = {
  subject: `Te damos la bienvenida a ${PRODUCT_NAME}`,
  heading: "Tu cuenta está lista",
  paragraphs: [
    "Responde cuatro preguntas cortas y descubre cuántas prendas de cada tipo necesita de verdad tu bebé en su primer año.",
  ],
  button: "Empezar el cuestionario",
  footer: `Recibes este correo porque creaste una cuenta de ${PRODUCT_NAME} con esta dirección.`,
};

/** 'desde Safari en iPhone, el 5 ene 2027 a las 16:07 UTC', without a device that says nothing about itself. */
export function fromWhere(device: string | null, moment: string): string {
  return device ? `desde ${device}, el ${moment}` : `el ${moment}`;
}

/** The same beside a subject: 'Safari en iPhone, 5 ene 2027 a las 16:07 UTC'. */
export function whereAndWhen(device: string | null, moment: string): string {
  return device ? `${device}, ${moment}` : moment;
}
