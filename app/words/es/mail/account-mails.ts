// Mails about an account: to begin with it, and to its owner about what happened to it or its passkeys, in case it wasn't them.

import type { DeedCopy, MailCopy } from "~/words/en/mail/account-mails.ts";
import { PRODUCT_NAME } from "~/words/es/layout.ts";

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

/** Below what tells owners of something done with their account. */
export const ACCOUNT_FOOTER = `Recibes este correo porque esta dirección pertenece a una cuenta de ${PRODUCT_NAME}.`;
const IF_NOT_YOU =
  "Si fuiste tú, todo está en orden. Si no, cambia tu contraseña de inmediato: así se cierra la sesión en todos los dispositivos y se quitan todas las llaves de acceso.";

/** Where and when it happened: 'Safari en iPhone', '5 ene 2027 a las 16:07 UTC'. */
export function passkeyAddedMail(device: string | null, moment: string): DeedCopy {
  return {
    subject: `Se agregó una llave de acceso a tu cuenta de ${PRODUCT_NAME}`,
    heading: "Se agregó una llave de acceso",
    paragraphs: [
      `Ahora se puede iniciar sesión en tu cuenta con una nueva llave de acceso. Se agregó ${fromWhere(device, moment)}.`,
      IF_NOT_YOU,
    ],
    button: "No fui yo",
  };
}

export function passkeyRemovedMail(name: string, device: string | null, moment: string): DeedCopy {
  return {
    subject: `Se quitó una llave de acceso de tu cuenta de ${PRODUCT_NAME}`,
    heading: "Se quitó una llave de acceso",
    paragraphs: [
      `La llave de acceso “${name}” ya no sirve para entrar en tu cuenta. Se quitó ${fromWhere(device, moment)}.`,
      IF_NOT_YOU,
    ],
    button: "No fui yo",
  };
}

export function passkeyMisusedMail(name: string, device: string | null, moment: string): DeedCopy {
  return {
    subject: `Bloqueamos un inicio de sesión en tu cuenta de ${PRODUCT_NAME}`,
    heading: "Bloqueamos un inicio de sesión",
    paragraphs: [
      `Bloqueamos un inicio de sesión ${fromWhere(device, moment)}. Usó la llave de acceso “${name}” de una forma que hace pensar que existe una copia de ella.`,
      "Quita esa llave de acceso en tu perfil y agrega una nueva.",
    ],
    button: "Ir a mi perfil",
  };
}

/** A sign-in from a new browser: 'Safari en iPhone', '5 ene 2027 a las 16:07 UTC'. */
export function newDeviceMail(device: string | null, moment: string): DeedCopy {
  return {
    subject: `Nuevo inicio de sesión en tu cuenta de ${PRODUCT_NAME}`,
    heading: "Nuevo inicio de sesión en tu cuenta",
    paragraphs: [
      device
        ? `Alguien inició sesión desde un dispositivo que no reconocemos: ${device}, el ${moment}.`
        : `Alguien inició sesión desde un dispositivo que no reconocemos, el ${moment}.`,
      "Si fuiste tú, todo está en orden. Si no, elige una contraseña nueva de inmediato: así se cierra la sesión en todos los dispositivos.",
    ],
    button: "No fui yo",
  };
}

/** A provider's account now opens this account too. */
export function providerLinkedMail(provider: string, device: string | null, moment: string): DeedCopy {
  return {
    subject: `Se conectó ${provider} a tu cuenta de ${PRODUCT_NAME}`,
    heading: `${provider} está conectado`,
    paragraphs: [
      `Ahora se puede iniciar sesión en tu cuenta con ${provider}. Se conectó ${fromWhere(device, moment)}.`,
      `Si fuiste tú, todo está en orden. Si no, alguien puede usar una cuenta de ${provider} con este correo: primero protege esa cuenta y luego elige aquí una contraseña nueva, lo que cierra la sesión en todos los dispositivos.`,
    ],
    button: "No fui yo",
  };
}

/** The last mail, after an account is deleted. */
export function accountDeletedMail(moment: string): MailCopy {
  return {
    subject: `Se eliminó tu cuenta de ${PRODUCT_NAME}`,
    heading: "Se eliminó tu cuenta",
    paragraphs: [
      `Tu cuenta y todo lo que había en ella se eliminaron el ${moment}. No guardamos nada, y este es nuestro último correo.`,
      "Si no fuiste tú, alguien sabía tu contraseña o usó un dispositivo donde tenías la sesión abierta. Cambia esa contraseña en todos los demás lugares donde la uses.",
    ],
    button: `Ir a ${PRODUCT_NAME}`,
    footer: `Recibes este correo porque esta dirección pertenecía a una cuenta de ${PRODUCT_NAME}.`,
  };
}

/** To the new address. */
export const NEW_ADDRESS_MAIL: MailCopy = {
  subject: `Confirma tu nuevo correo para ${PRODUCT_NAME}`,
  heading: "Confirma tu nuevo correo",
  paragraphs: [
    `Confirma que quieres usar esta dirección para tu cuenta de ${PRODUCT_NAME}.`,
    "El enlace funciona una sola vez, durante las próximas 24 horas, donde tengas abierta la sesión de esa cuenta. Hasta entonces, se sigue usando tu dirección anterior.",
  ],
  button: "Confirmar mi nuevo correo",
  footer: `Recibes este correo porque alguien escribió esta dirección en ${PRODUCT_NAME}. Si no fuiste tú, puedes ignorarlo: no pasará nada.`,
};

/** To the owner of an address that someone else wants. */
export const ADDRESS_IN_USE_MAIL: MailCopy = {
  subject: `Ya tienes una cuenta de ${PRODUCT_NAME}`,
  heading: "Esta dirección ya tiene una cuenta",
  paragraphs: [
    "Alguien, seguramente tú, quiso usar esta dirección para otra cuenta. Ya tiene una, así que nada cambió.",
  ],
  button: "Iniciar sesión",
  footer: "Si no fuiste tú, puedes ignorar este correo: nadie ha entrado a tu cuenta.",
};

/** To the current address, when a change is requested. */
export function addressWantedMail(moment: string): MailCopy {
  return {
    subject: `Tu correo de ${PRODUCT_NAME} está por cambiar`,
    heading: "Tu correo está por cambiar",
    paragraphs: [
      `El ${moment}, alguien que había iniciado sesión en tu cuenta pidió cambiar su correo. Cambiará cuando se confirme la nueva dirección.`,
      "Si fuiste tú, todo está en orden. Si no, cambia tu contraseña de inmediato: así se cierra la sesión en todos los dispositivos y se detiene el cambio.",
    ],
    button: "No fui yo",
    footer: ACCOUNT_FOOTER,
  };
}

/** To the old address, after the change. */
export function addressChangedMail(moment: string): MailCopy {
  return {
    subject: `Se cambió tu correo de ${PRODUCT_NAME}`,
    heading: "Se cambió tu correo",
    paragraphs: [
      `El correo de tu cuenta se cambió el ${moment}. Esta dirección ya no está asociada a ella.`,
      "Si no fuiste tú, escríbenos de inmediato. Encontrarás nuestra dirección en la política de privacidad.",
    ],
    button: "Cómo escribirnos",
    footer: `Recibes este correo porque esta dirección pertenecía a una cuenta de ${PRODUCT_NAME}.`,
  };
}

/** A provider no longer opens the account. */
export function providerDisconnectedMail(provider: string, device: string | null, moment: string): DeedCopy {
  return {
    subject: `Se desconectó ${provider} de tu cuenta de ${PRODUCT_NAME}`,
    heading: `${provider} ya no está conectado`,
    paragraphs: [
      `Ya no puedes iniciar sesión con ${provider}. Se desconectó ${fromWhere(device, moment)}.`,
      "Si fuiste tú, todo está en orden. Si no, cambia tu contraseña de inmediato: así se cierra la sesión en todos los dispositivos.",
    ],
    button: "No fui yo",
  };
}
