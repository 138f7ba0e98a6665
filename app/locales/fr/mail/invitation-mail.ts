import { PRODUCT_NAME } from "../brand.ts";
import type { MailCopy } from "./account-mails.ts";

/** To someone whom a plan's owner invites; `inviter` holds nothing that could be taken for a link. */
export function invitationMail(inviter: string, role: "editor" | "reader"): MailCopy {
  return {
    subject: `${inviter} vous invite sur un plan de garde-robe`,
    heading: "Rejoignez un plan de garde-robe pour bébé",
    paragraphs: [
      `${inviter} prévoit les vêtements de bébé avec ${PRODUCT_NAME} et ${
        role === "editor" ? "aimerait le faire avec vous" : "aimerait vous montrer son plan"
      }.`,
      "Le lien sert une seule fois, dans les 14\u00a0jours. Vous pouvez regarder l’invitation avant de décider.",
    ],
    button: "Voir l’invitation",
    footer: `Vous recevez cet e-mail parce que quelqu’un a saisi cette adresse sur ${PRODUCT_NAME}. Si cette personne vous est inconnue, vous pouvez l’ignorer\u00a0: il ne se passera rien.`,
  };
}
