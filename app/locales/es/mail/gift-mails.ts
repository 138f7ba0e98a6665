// The mails about a gift list: the one that a giver gets, if they asked for it, and what parents are told at most once a day.
import { PRODUCT_NAME } from "../brand.ts";
import type { MailCopy, MailList } from "./account-mails.ts";

interface Reserved {
  /** "2 Mamelucos con pies, 3–6m" */
  what: string;
  listTitle: string;
}

/** What was reserved, with the link to undo it. The subject is in our words alone. */
export function giftReservedMail(gifts: readonly Reserved[]): MailCopy {
  const isOne = gifts.length === 1;
  return {
    subject: isOne ? "Lo que apartaste de una lista de regalos" : "Los regalos que apartaste de una lista",
    heading: "Apartado a tu nombre",
    paragraphs: [
      ...gifts.map(({ what, listTitle }) => `Apartaste esto de la lista de regalos “${listTitle}”: ${what}.`),
      isOne
        ? "¿Cambiaste de planes? Con este enlace puedes deshacerlo para que alguien más lo regale. Funciona mientras lo tengas apartado."
        : "¿Cambiaste de planes? Con este enlace puedes deshacer cualquiera de ellos para que alguien más lo regale. Funciona mientras tengas algo apartado.",
    ],
    button: isOne ? "Deshacer lo apartado" : "Ver lo que aparté",
    footer: `Recibes este correo porque alguien escribió esta dirección en una lista de regalos de ${PRODUCT_NAME}. Es el único que enviaremos por ${
      isOne ? "este regalo" : "estos regalos"
    }. Si no fuiste tú, puedes ignorarlo.`,
  };
}

interface Coming {
  count: number;
  /** Null while it is a surprise. */
  gifts: readonly MailList[] | null;
}

/** That something was reserved; in a surprise nothing else. */
export function giftsComingMail({ count, gifts }: Coming): MailCopy {
  const things = count === 1 ? "un regalo apartado" : `${count} regalos apartados`;
  return {
    subject: gifts
      ? `Novedades en tu lista de regalos: ${things}`
      : "Alguien apartó algo de tu lista de regalos",
    heading: gifts
      ? `${count === 1 ? "Viene un regalo" : `Vienen ${count} regalos`} en camino`
      : "Alguien apartó algo",
    paragraphs: [
      gifts
        ? "Esto es lo que se apartó desde nuestro último correo. Tu plan ya cuenta con que viene en camino."
        : "Es una sorpresa, así que por ahora no te diremos más. Tu plan ya cuenta con que viene en camino.",
    ],
    ...(gifts && { lists: gifts }),
    button: "Abrir tu lista de regalos",
    footer: `Recibes este correo porque los avisos de tu lista de regalos en ${PRODUCT_NAME} están activados. Enviamos uno al día como máximo. Puedes desactivarlos en la página de la lista.`,
  };
}
