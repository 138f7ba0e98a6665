// Mails that tell owners what happened to their accounts, in case it wasn't them.
import { PRODUCT_NAME } from "../brand.ts";
import { fromWhere, type MailCopy, whereAndWhen } from "./account-mails.ts";

const WHY = `Recibes este correo porque esta dirección pertenece a una cuenta de ${PRODUCT_NAME}.`;

/** A sign-in from a new browser: 'Safari en iPhone', '5 ene 2027 a las 16:07 UTC'. */
export function newDeviceMail(device: string | null, moment: string): MailCopy {
  return {
    subject: `Nuevo inicio de sesión en tu cuenta de ${PRODUCT_NAME}`,
    preheader: whereAndWhen(device, moment),
    heading: "Nuevo inicio de sesión en tu cuenta",
    paragraphs: [
      device
        ? `Alguien inició sesión desde un dispositivo que no reconocemos: ${device}, el ${moment}.`
        : `Alguien inició sesión desde un dispositivo que no reconocemos, el ${moment}.`,
      "Si fuiste tú, todo está en orden. Si no, elige una contraseña nueva de inmediato: así se cierra la sesión en todos los dispositivos.",
    ],
    button: "No fui yo",
    footer: WHY,
  };
}

/** A provider's account now opens this account too. */
export function providerLinkedMail(provider: string, device: string | null, moment: string): MailCopy {
  return {
    subject: `Se conectó ${provider} a tu cuenta de ${PRODUCT_NAME}`,
    preheader: whereAndWhen(device, moment),
    heading: `${provider} está conectado`,
    paragraphs: [
      `Ahora tu cuenta se puede abrir con ${provider}. Se conectó ${fromWhere(device, moment)}.`,
      `Si fuiste tú, todo está en orden. Si no, alguien puede usar una cuenta de ${provider} con este correo: primero protege esa cuenta y luego elige aquí una contraseña nueva, lo que cierra la sesión en todos los dispositivos.`,
    ],
    button: "No fui yo",
    footer: WHY,
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
