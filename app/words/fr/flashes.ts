import type { LimitNotice, LimitStand } from "~/words/en/flashes.ts";
import { ERROR_TEXTS } from "./errors.ts";
import { LOGOUT_COPY } from "./layout.ts";
import { approachingLimit, LIMIT_COPY } from "./plans/tiers.ts";

export const REPLICATION_STARTED = [
  "Copie en cours",
  "Votre nouveau plan se prépare et apparaîtra bientôt dans votre liste.",
] as const;

/** The next page's message about the action just taken: a title, and a text if it needs one. */
export const DONE_FLASHES = {
  "password-updated": ["Mot de passe changé", "Vous pouvez utiliser votre nouveau mot de passe."],
  "password-changed": ["Mot de passe changé", "Nous avons déconnecté tous vos autres appareils."],
  proved: ["C’est confirmé", "Merci. Vous pouvez continuer."],
  "address-changed": ["E-mail changé", "Nous avons prévenu votre ancienne adresse."],
  disconnected: ["Compte dissocié", "Il ne permet plus de vous connecter."],
  "passkey-added": ["Clé d’accès ajoutée", "Vous pouvez désormais vous connecter avec elle."],
  "passkey-renamed": ["Clé d’accès renommée"],
  "passkey-removed": ["Clé d’accès retirée", "Elle ne permet plus de vous connecter."],
  "device-signed-out": ["Appareil déconnecté", "Il faudra s’y connecter à nouveau."],
  "final-saved": ["Choisi comme plan final", "Vous pouvez en changer dans Vos plans"],
  "final-cleared": ["Choix retiré"],
  "final-updated": ["Le plan final a changé."],
  "title-updated": ["Titre changé"],
  "replication-started": REPLICATION_STARTED,
  "reminders-on": ["Rappels activés", "Nous vous écrirons trois semaines avant chaque nouvelle taille."],
  "reminders-off": ["Rappels désactivés", "Vous pouvez les activer dans votre profil."],
  "link-added": ["Lien ajouté"],
  "link-saved": ["Lien enregistré"],
  "link-on": ["Lien activé"],
  "link-off": ["Lien désactivé"],
  "language-saved": ["Langue enregistrée"],
  "names-saved": ["Enregistré"],
  "units-saved": ["Unités enregistrées"],
  invited: ["Invitation envoyée", "Si elle n’arrive pas d’ici quelques minutes, renvoyez-la."],
  "invitation-withdrawn": ["Invitation retirée", "Son lien ne fonctionne plus."],
  "plan-joined": ["Vous avez rejoint ce plan", "Vous le retrouverez parmi vos plans."],
  "role-changed": ["Rôle changé"],
  "member-removed": ["C’est fait", "Cette personne n’a plus accès au plan."],
  "links-changed": ["Liens changés", "Les anciens ne marchent plus. Transmettez les nouveaux."],
  "plan-left": ["Vous avez quitté le plan", "Ce que vous y avez ajouté reste."],
  "handed-over": ["Plan cédé", "Vous pouvez encore le modifier."],
  "prices-saved": ["Prix enregistrés"],
  "prices-removed": ["Prix supprimés"],
  "care-saved": ["La liste est enregistrée"],
  "box-packed": ["Rangé dans le carton", "Les pièces ne sont plus dans vos quantités."],
  "box-unpacked": ["Sorti du carton", "Ce qui restait dans le carton est de retour dans vos quantités."],
  "box-given": ["Transmis", "Les pièces ne sont plus dans le carton."],
  "box-used": ["Ajouté à ce plan", "Ce qui restait dans le carton est dans les quantités de ce plan."],
  "box-saved": ["Carton enregistré"],
  "box-deleted": ["Carton supprimé"],
  "helper-given": ["Le lien fonctionne", "Copiez-le et envoyez-le."],
  "helper-renewed": ["Lien prolongé"],
  "helper-closed": ["Lien fermé", "Il ne montre plus rien."],
  "calendar-given": ["Le lien fonctionne", "Abonnez-vous ou copiez-le."],
  "calendar-closed": [
    "Lien fermé",
    "Les agendas ne peuvent plus le lire. Vous pouvez maintenant l’y supprimer.",
  ],
  "notice-saved": ["Message du matin enregistré"],
  "device-off": ["Notifications désactivées sur cet appareil"],
  "notice-ended": ["Message du matin arrêté"],
  "reset-sent": [
    "E-mail envoyé",
    "Consultez votre boîte mail\u00a0: vous y trouverez un lien pour changer de mot de passe.",
  ],
} as const;

/** The same about an action that failed. */
export const FAILED_FLASHES = {
  "logout-failed": [LOGOUT_COPY.failed, LOGOUT_COPY.failedHint],
  "not-disconnected": [
    "Compte toujours associé",
    "C’est votre seul moyen de vous connecter. Choisissez d’abord un mot de passe ou ajoutez une clé d’accès.",
  ],
  "passkey-not-found": ["Cette clé d’accès n’existe plus."],
  "passkey-last": [
    "Clé d’accès non retirée",
    "C’est votre seul moyen de vous connecter. Choisissez d’abord un mot de passe ou ajoutez une autre clé d’accès.",
  ],
  "passkey-not-renamed": ["Clé d’accès non renommée", "Donnez-lui un nom de 60\u00a0caractères au plus."],
  "passkey-failed": ["Cela n’a pas fonctionné. Réessayez."],
  "parameters-missing": ["Il manque des informations."],
  "quantity-not-saved": ["Nous n’avons pas pu enregistrer la quantité. Réessayez."],
  "counts-unreadable": ["Problème avec les données"],
  "mark-not-saved": ["Nous n’avons pas pu l’enregistrer. Veuillez réessayer."],
  "wash-full": ["40 pièces sont déjà au lavage. Remettez-en d’abord une dans le tiroir."],
  "note-not-saved": ["Nous n’avons pas pu enregistrer la note. Réessayez."],
  "set-aside-not-saved": ["Nous n’avons pas pu enregistrer ce changement. Réessayez."],
  "trip-tick-not-saved": ["Nous n’avons pas pu l’enregistrer. Réessayez."],
  "trip-item-not-added": ["Nous n’avons pas pu ajouter l’article à votre plan. Réessayez."],
  "final-failed": ["Nous n’avons pas pu enregistrer le choix", "Votre choix reste comme avant."],
  "title-required": ["Il manque le titre", "Saisissez un titre ou annulez."],
  "title-unreadable": [
    "Nous n’avons pas pu changer le titre",
    "Évitez les retours à la ligne, les caractères invisibles et les accents empilés.",
  ],
  "title-too-long": ["Nous n’avons pas pu changer le titre", "80\u00a0caractères maximum."],
  "title-not-updated": ["Nous n’avons pas pu changer le titre", "L’enregistrement a échoué"],
  "birth-not-saved": ["Nous n’avons pas pu enregistrer la date de naissance. Réessayez."],
  "link-not-saved": ["Nous n’avons pas pu enregistrer le lien. Réessayez."],
  "language-not-saved": ["Nous n’avons pas pu enregistrer la langue. Réessayez."],
  "name-refused": ["Utilisez 40 lettres au maximum, sans retour à la ligne."],
  "names-not-saved": ["Nous n’avons pas pu enregistrer le prénom. Veuillez réessayer."],
  "units-not-saved": ["Nous n’avons pas pu enregistrer les unités. Réessayez."],
  "member-gone": ["Cette personne ne participe plus à ce plan."],
  "helper-gone": ["Ce lien n’existe plus."],
} as const;

export type { LimitNotice } from "~/words/en/flashes.ts";

/** The notice about the limit of quiz attempts, the same on the page and in the toast; null if there is nothing to say. */
export function limitNotice(stand: LimitStand | null): LimitNotice | null {
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
