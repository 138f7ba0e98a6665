// Mails about a change of address: to the new address and to the old one.
import { PRODUCT_NAME } from "~/words/es/layout.ts";
import { fromWhere, type MailCopy, whereAndWhen } from "./account-mails.ts";

const FOOTER = `Recibes este correo porque esta dirección pertenece a una cuenta de ${PRODUCT_NAME}.`;

/** To the new address. */
export function newAddressMail(): MailCopy {
  return {
    subject: `Confirma tu nuevo correo para ${PRODUCT_NAME}`,
    heading: "Confirma tu nuevo correo",
    paragraphs: [
      `Confirma que quieres usar esta dirección para tu cuenta de ${PRODUCT_NAME}.`,
      "El enlace funciona una sola vez, durante las próximas 24 horas, donde tengas abierta la sesión de esa cuenta. Hasta entonces, se sigue usando tu dirección anterior.",
    ],
    button: "Confirmar mi nuevo correo",
    footer: `Recibes este correo porque alguien escribió esta dirección en ${PRODUCT_NAME}. Si no fuiste tú, puedes ignorarlo: no pasará nada.`,
  };
}

/** To the owner of an address that someone else wants. */
export function addressInUseMail(): MailCopy {
  return {
    subject: `Ya tienes una cuenta de ${PRODUCT_NAME}`,
    heading: "Esta dirección ya tiene una cuenta",
    paragraphs: [
      "Alguien, seguramente tú, quiso usar esta dirección para otra cuenta. Ya tiene una, así que nada cambió.",
    ],
    button: "Iniciar sesión",
    footer: "Si no fuiste tú, puedes ignorar este correo: nadie ha entrado a tu cuenta.",
  };
}

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
    footer: FOOTER,
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
export function providerDisconnectedMail(provider: string, device: string | null, moment: string): MailCopy {
  return {
    subject: `Se desconectó ${provider} de tu cuenta de ${PRODUCT_NAME}`,
    preheader: whereAndWhen(device, moment),
    heading: `${provider} ya no está conectado`,
    paragraphs: [
      `Ya no puedes iniciar sesión con ${provider}. Se desconectó ${fromWhere(device, moment)}.`,
      "Si fuiste tú, todo está en orden. Si no, cambia tu contraseña de inmediato: así se cierra la sesión en todos los dispositivos.",
    ],
    button: "No fui yo",
    footer: FOOTER,
  };
}
