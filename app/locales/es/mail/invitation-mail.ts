import { PRODUCT_NAME } from "../brand.ts";
import type { MailCopy } from "./account-mails.ts";

/** To somebody whom a plan's owner invites; `inviter` holds nothing that could be taken for a link. */
export function invitationMail(inviter: string, role: "editor" | "reader"): MailCopy {
  return {
    subject: `${inviter} te invitó a un plan de ropa de bebé`,
    heading: "Únete a un plan de ropa de bebé",
    paragraphs: [
      `${inviter} usa ${PRODUCT_NAME} para planear la ropa de un bebé y ${
        role === "editor" ? "quiere planearla contigo" : "quiere que veas el plan"
      }.`,
      "El enlace funciona una sola vez, durante los próximos 14 días. Puedes ver la invitación antes de decidir.",
    ],
    button: "Ver la invitación",
    footer: `Recibes este correo porque alguien escribió esta dirección en ${PRODUCT_NAME}. Si no conoces a esa persona, puedes ignorarlo: no pasará nada.`,
  };
}
