import type { LimitNotice } from "../../copy/flashes.ts";
import { ERROR_TEXTS } from "./errors.ts";
import { LOGOUT_COPY } from "./layout.ts";
import { approachingLimit, LIMIT_COPY } from "./plans/tiers.ts";

export type { FlashName } from "~/copy/flashes.ts";

export const REPLICATION_STARTED = {
  look: "info",
  title: "Copie en cours",
  text: "Votre nouveau plan se prépare et apparaîtra bientôt dans votre liste.",
} as const;

/** What the next page says about the action just taken. */
export const FLASHES = {
  "logout-failed": {
    look: "error",
    title: LOGOUT_COPY.failed,
    text: LOGOUT_COPY.failedHint,
  },
  "password-updated": {
    look: "info",
    title: "Mot de passe changé",
    text: "Vous pouvez utiliser votre nouveau mot de passe.",
  },
  "password-changed": {
    look: "info",
    title: "Mot de passe changé",
    text: "Nous avons déconnecté tous vos autres appareils.",
  },
  proved: { look: "info", title: "C’est confirmé", text: "Merci. Vous pouvez continuer." },
  "address-changed": {
    look: "info",
    title: "E-mail changé",
    text: "Nous avons prévenu votre ancienne adresse.",
  },
  disconnected: { look: "info", title: "Compte dissocié", text: "Il ne permet plus de vous connecter." },
  "not-disconnected": {
    look: "error",
    title: "Compte toujours associé",
    text: "C’est votre seul moyen de vous connecter. Choisissez d’abord un mot de passe ou ajoutez une clé d’accès.",
  },
  "passkey-added": {
    look: "info",
    title: "Clé d’accès ajoutée",
    text: "Vous pouvez désormais vous connecter avec elle.",
  },
  "passkey-renamed": { look: "info", title: "Clé d’accès renommée", text: "" },
  "passkey-removed": {
    look: "info",
    title: "Clé d’accès retirée",
    text: "Elle ne permet plus de vous connecter.",
  },
  "passkey-not-found": { look: "error", title: "Cette clé d’accès n’existe plus.", text: "" },
  "passkey-last": {
    look: "error",
    title: "Clé d’accès non retirée",
    text: "C’est votre seul moyen de vous connecter. Choisissez d’abord un mot de passe ou ajoutez une autre clé d’accès.",
  },
  "passkey-not-renamed": {
    look: "error",
    title: "Clé d’accès non renommée",
    text: "Donnez-lui un nom de 60\u00a0caractères au plus.",
  },
  "passkey-failed": { look: "error", title: "Cela n’a pas fonctionné. Réessayez.", text: "" },
  "device-signed-out": {
    look: "info",
    title: "Appareil déconnecté",
    text: "Il faudra s’y connecter à nouveau.",
  },
  "parameters-missing": { look: "error", title: "Il manque des informations.", text: "" },
  "quantity-not-saved": {
    look: "error",
    title: "Nous n’avons pas pu enregistrer la quantité. Réessayez.",
    text: "",
  },
  "counts-unreadable": { look: "error", title: "Problème avec les données", text: "" },
  "mark-not-saved": {
    look: "error",
    title: "Nous n’avons pas pu l’enregistrer. Veuillez réessayer.",
    text: "",
  },
  "wash-full": {
    look: "error",
    title: "40 pièces sont déjà au lavage. Remettez-en d’abord une dans le tiroir.",
    text: "",
  },
  "note-not-saved": { look: "error", title: "Nous n’avons pas pu enregistrer la note. Réessayez.", text: "" },
  "set-aside-not-saved": {
    look: "error",
    title: "Nous n’avons pas pu enregistrer ce changement. Réessayez.",
    text: "",
  },
  "trip-tick-not-saved": { look: "error", title: "Nous n’avons pas pu l’enregistrer. Réessayez.", text: "" },
  "trip-item-not-added": {
    look: "error",
    title: "Nous n’avons pas pu ajouter l’article à votre plan. Réessayez.",
    text: "",
  },
  "final-saved": {
    look: "info",
    title: "Choisi comme plan final",
    text: "Vous pouvez en changer dans Vos plans",
  },
  "final-cleared": { look: "info", title: "Choix retiré", text: "" },
  "final-updated": { look: "info", title: "Le plan final a changé.", text: "" },
  "final-failed": {
    look: "error",
    title: "Nous n’avons pas pu enregistrer le choix",
    text: "Votre choix reste comme avant.",
  },
  "title-updated": { look: "info", title: "Titre changé", text: "" },
  "title-required": { look: "error", title: "Il manque le titre", text: "Saisissez un titre ou annulez." },
  "title-unreadable": {
    look: "error",
    title: "Nous n’avons pas pu changer le titre",
    text: "Évitez les retours à la ligne et les caractères invisibles.",
  },
  "title-too-long": {
    look: "error",
    title: "Nous n’avons pas pu changer le titre",
    text: "80\u00a0caractères maximum.",
  },
  "title-not-updated": {
    look: "error",
    title: "Nous n’avons pas pu changer le titre",
    text: "L’enregistrement a échoué",
  },
  "birth-not-saved": {
    look: "error",
    title: "Nous n’avons pas pu enregistrer la date de naissance. Réessayez.",
    text: "",
  },
  "replication-started": REPLICATION_STARTED,
  "reminders-on": {
    look: "info",
    title: "Rappels activés",
    text: "Nous vous écrirons trois semaines avant chaque nouvelle taille.",
  },
  "reminders-off": {
    look: "info",
    title: "Rappels désactivés",
    text: "Vous pouvez les activer dans votre profil.",
  },
  "link-added": { look: "info", title: "Lien ajouté", text: "" },
  "link-saved": { look: "info", title: "Lien enregistré", text: "" },
  "link-on": { look: "info", title: "Lien activé", text: "" },
  "link-off": { look: "info", title: "Lien désactivé", text: "" },
  "link-not-saved": { look: "error", title: "Nous n’avons pas pu enregistrer le lien. Réessayez.", text: "" },
  "language-saved": { look: "info", title: "Langue enregistrée", text: "" },
  "language-not-saved": {
    look: "error",
    title: "Nous n’avons pas pu enregistrer la langue. Réessayez.",
    text: "",
  },
  "names-saved": { look: "info", title: "Enregistré", text: "" },
  "name-refused": {
    look: "error",
    title: "Utilisez 40 lettres au maximum, sans retour à la ligne.",
    text: "",
  },
  "names-not-saved": {
    look: "error",
    title: "Nous n’avons pas pu enregistrer le prénom. Veuillez réessayer.",
    text: "",
  },
  "units-saved": { look: "info", title: "Unités enregistrées", text: "" },
  "units-not-saved": {
    look: "error",
    title: "Nous n’avons pas pu enregistrer les unités. Réessayez.",
    text: "",
  },
  invited: {
    look: "info",
    title: "Invitation envoyée",
    text: "Si elle n’arrive pas d’ici quelques minutes, renvoyez-la.",
  },
  "invitation-withdrawn": {
    look: "info",
    title: "Invitation retirée",
    text: "Son lien ne fonctionne plus.",
  },
  "plan-joined": {
    look: "info",
    title: "Vous avez rejoint ce plan",
    text: "Vous le retrouverez parmi vos plans.",
  },
  "role-changed": { look: "info", title: "Rôle changé", text: "" },
  "member-removed": {
    look: "info",
    title: "C’est fait",
    text: "Cette personne n’a plus accès au plan.",
  },
  "member-gone": { look: "error", title: "Cette personne ne participe plus à ce plan.", text: "" },
  "plan-left": {
    look: "info",
    title: "Vous avez quitté le plan",
    text: "Ce que vous y avez ajouté reste.",
  },
  "handed-over": { look: "info", title: "Plan cédé", text: "Vous pouvez encore le modifier." },
  "prices-saved": { look: "info", title: "Prix enregistrés", text: "" },
  "prices-removed": { look: "info", title: "Prix supprimés", text: "" },
  "care-saved": { look: "info", title: "La liste est enregistrée", text: "" },
  "box-packed": {
    look: "info",
    title: "Rangé dans le carton",
    text: "Les pièces ne sont plus dans vos quantités.",
  },
  "box-unpacked": {
    look: "info",
    title: "Sorti du carton",
    text: "Les pièces sont de retour dans vos quantités.",
  },
  "box-given": { look: "info", title: "Transmis", text: "Les pièces ne sont plus dans le carton." },
  "box-used": {
    look: "info",
    title: "Ajouté à ce plan",
    text: "Les pièces sont dans les quantités de ce plan.",
  },
  "box-saved": { look: "info", title: "Carton enregistré", text: "" },
  "box-deleted": { look: "info", title: "Carton supprimé", text: "" },
  "helper-given": { look: "info", title: "Le lien fonctionne", text: "Copiez-le et envoyez-le." },
  "helper-renewed": { look: "info", title: "Lien prolongé", text: "" },
  "helper-closed": { look: "info", title: "Lien fermé", text: "Il ne montre plus rien." },
  "helper-gone": { look: "error", title: "Ce lien n’existe plus.", text: "" },
  "calendar-given": { look: "info", title: "Le lien fonctionne", text: "Abonnez-vous ou copiez-le." },
  "calendar-closed": {
    look: "info",
    title: "Lien fermé",
    text: "Les agendas ne peuvent plus le lire. Vous pouvez maintenant l’y supprimer.",
  },
  "notice-saved": { look: "info", title: "Message du matin enregistré", text: "" },
  "device-off": { look: "info", title: "Notifications désactivées sur cet appareil", text: "" },
  "notice-ended": { look: "info", title: "Message du matin arrêté", text: "" },
  "reset-sent": {
    look: "info",
    title: "E-mail envoyé",
    text: "Consultez votre boîte mail\u00a0: vous y trouverez un lien pour changer de mot de passe.",
  },
} as const;

// The notice about the limit of quiz attempts, the same on the page and in the toast.

export type { LimitNotice } from "~/copy/flashes.ts";

type LimitStand = Parameters<typeof import("~/copy/flashes.ts").limitNotice>[0];

/** The notice for a state of the limit; null if there is nothing to say. */
export function limitNotice(stand: LimitStand): LimitNotice | null {
  if (!stand) return null;
  if (stand.kind === "reached")
    return refusedByLimit(stand.mayUpgrade ? ERROR_TEXTS.QUIZ_LIMIT_REACHED : LIMIT_COPY.reachedForGood);
  const text = approachingLimit(stand.used, stand.max, stand.mayUpgrade);
  return { kind: "approaching", title: LIMIT_COPY.approachingTitle, text };
}

/** The notice for a submission over the limit, with the error's own text. */
export function refusedByLimit(text: string): LimitNotice {
  return { kind: "reached", title: LIMIT_COPY.reachedTitle, text };
}
