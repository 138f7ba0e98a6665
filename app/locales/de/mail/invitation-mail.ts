import { PRODUCT_NAME } from "../brand.ts";
import type { MailCopy } from "./account-mails.ts";

/** To someone whom a plan's owner invites; `inviter` holds nothing that could be taken for a link. */
export function invitationMail(inviter: string, role: "editor" | "reader"): MailCopy {
  return {
    subject: `${inviter} lädt dich zu einem Kleiderplan fürs Baby ein`,
    heading: "Mach mit beim Kleiderplan fürs Baby",
    paragraphs: [
      `${inviter} plant mit ${PRODUCT_NAME} die Kleidung für ein Baby und möchte ${
        role === "editor" ? "mit dir zusammen planen" : "dir den Plan zeigen"
      }.`,
      "Der Link gilt einmal, 14 Tage lang. Du kannst dir die Einladung in Ruhe ansehen, bevor du dich entscheidest.",
    ],
    button: "Einladung ansehen",
    footer: `Du bekommst diese E-Mail, weil jemand diese Adresse bei ${PRODUCT_NAME} eingegeben hat. Wenn du die Person nicht kennst, kannst du sie ignorieren: Es passiert nichts.`,
  };
}
