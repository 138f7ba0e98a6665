// Mails that tell owners what happened to their passkeys, in case it wasn't them.
import { PRODUCT_NAME } from "../brand.ts";
import { fromWhere, type MailCopy, whereAndWhen } from "./account-mails.ts";

const FOOTER = `Recibes este correo porque esta dirección pertenece a una cuenta de ${PRODUCT_NAME}.`;
const IF_NOT_YOU =
  "Si fuiste tú, todo está en orden. Si no, cambia tu contraseña de inmediato: así se cierra la sesión en todos los dispositivos y se quitan todas las llaves de acceso.";

/** Where and when it happened: 'Safari en iPhone', '5 ene 2027 a las 16:07 UTC'. */
export function passkeyAddedMail(device: string | null, moment: string): MailCopy {
  return {
    subject: `Se agregó una llave de acceso a tu cuenta de ${PRODUCT_NAME}`,
    preheader: whereAndWhen(device, moment),
    heading: "Se agregó una llave de acceso",
    paragraphs: [
      `Ahora tu cuenta se puede abrir con una nueva llave de acceso. Se agregó ${fromWhere(device, moment)}.`,
      IF_NOT_YOU,
    ],
    button: "No fui yo",
    footer: FOOTER,
  };
}

export function passkeyRemovedMail(name: string, device: string | null, moment: string): MailCopy {
  return {
    subject: `Se quitó una llave de acceso de tu cuenta de ${PRODUCT_NAME}`,
    preheader: whereAndWhen(device, moment),
    heading: "Se quitó una llave de acceso",
    paragraphs: [
      `La llave de acceso “${name}” ya no abre tu cuenta. Se quitó ${fromWhere(device, moment)}.`,
      IF_NOT_YOU,
    ],
    button: "No fui yo",
    footer: FOOTER,
  };
}

export function passkeyMisusedMail(name: string, device: string | null, moment: string): MailCopy {
  return {
    subject: `Bloqueamos un inicio de sesión en tu cuenta de ${PRODUCT_NAME}`,
    preheader: whereAndWhen(device, moment),
    heading: "Bloqueamos un inicio de sesión",
    paragraphs: [
      `Bloqueamos un inicio de sesión ${fromWhere(device, moment)}. Usó la llave de acceso “${name}” de una forma que hace pensar que existe una copia de ella.`,
      "Quita esa llave de acceso en tu perfil y agrega una nueva.",
    ],
    button: "Ir a mi perfil",
    footer: FOOTER,
  };
}
