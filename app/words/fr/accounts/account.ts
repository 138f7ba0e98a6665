export const PROFILE_COPY = {
  title: "Votre profil",
  errorTitle: "Erreur",
  email: "E-mail",
  role: "Rôle",
  quizAttempts: "Questionnaires",
  memberSince: "Avec nous depuis",
  logOut: "Se déconnecter",
  loggingOut: "Déconnexion...",
  mailTitle: "Nos e-mails",
  mailSwitch: "Rappels de tailles par e-mail",
  mailHint:
    "Nous vous écrirons trois semaines avant chaque nouvelle taille, avec les essentiels qu’il vous manque encore. Vous recevrez toujours les e-mails concernant votre compte.",
  morningNotice: "Choisir ou arrêter un message du matin à la fin de la page Aujourd’hui",
  devicesTitle: "Appareils",
  devicesLead: "Les appareils où votre session est ouverte.",
  thisDevice: "Cet appareil",
  lastSeen: "Dernière utilisation\u00a0:",
  signOutOne: "Déconnecter",
  signOutAll: "Déconnecter partout",
  changeEmail: "Changer d’e-mail",
  providersTitle: "Comptes associés",
  providersLead: "Vous pouvez aussi vous connecter avec ces comptes.",
  disconnect: "Dissocier",
  passwordTitle: "Mot de passe",
  changePassword: "Changer de mot de passe",
  noPassword:
    "Vous n’avez pas encore de mot de passe. Nous pouvons vous envoyer un lien par e-mail pour en choisir un.",
  mailResetLink: "M’envoyer un lien",
  dataTitle: "Vos données",
  dataLead: "Téléchargez en un seul fichier tout ce que nous enregistrons sur vous.",
  download: "Télécharger mes données",
  deleteAccount: "Supprimer mon compte",
} as const;

/** The page that changes the address, and the one that the link mailed to the new address opens. */
export const CHANGE_ADDRESS_COPY = {
  title: "Changer d’e-mail",
  lead: "Nous enverrons un lien à votre nouvelle adresse. Rien ne change tant que vous ne l’ouvrez pas. Nous préviendrons aussi votre ancienne adresse.",
  now: "E-mail actuel",
  email: "Nouvel e-mail",
  button: "Envoyer le lien",
  busy: "Envoi...",
  sent: "Consultez votre boîte mail\u00a0: nous avons envoyé un lien à votre nouvelle adresse. Ouvrez-le sur un appareil où votre session est ouverte.",
  confirmTitle: "Confirmez votre nouvel e-mail",
  confirmLead: "Désormais, vous vous connecterez avec cette adresse, et c’est là que nous vous écrirons.",
  confirmButton: "Utiliser cette adresse",
  invalidTitle: "Ce lien ne fonctionne plus",
  invalidText: "Ce lien n’est pas valide ou a expiré\u00a0: demandez-en un nouveau.",
  invalidHint:
    "Il est valable 24\u00a0heures, ne fonctionne qu’une fois, et seulement pour le compte qui l’a demandé.",
} as const;

export const CHANGE_PASSWORD_COPY = {
  title: "Changer de mot de passe",
  lead: "Nous déconnecterons vos autres appareils et vous préviendrons du changement par e-mail.",
  currentPassword: "Mot de passe actuel",
} as const;

export const PROVE_COPY = {
  title: "Confirmez que c’est vous",
  lead: "Votre dernière connexion remonte à un certain temps. Pour protéger votre compte, confirmez que c’est bien vous.",
  password: "Votre mot de passe",
  button: "Confirmer",
  busy: "Confirmation...",
  divider: "ou",
  noWay:
    "Vous n’avez pas encore de mot de passe. Nous pouvons vous envoyer un lien par e-mail pour en choisir un\u00a0: cela confirmera que c’est bien vous.",
} as const;

export const DELETE_COPY = {
  title: "Supprimer mon compte",
  lead: "Cela supprime votre compte et tout ce qu’il contient\u00a0: vos plans, quantités, notes, articles ajoutés, cartons, questionnaires et voyages. C’est définitif.",
  sharedPlans: "Vous partagez ces plans avec d’autres personnes\u00a0:",
  heir: (title: string, name: string) => `${title}, que ${name} reprendrait`,
  planChoices: [
    { value: "hand-over", label: "Les céder", hint: "Les autres personnes les gardent." },
    { value: "delete", label: "Les supprimer aussi", hint: "Ils seront supprimés pour tout le monde." },
  ],
  choiceNeeded: "Les personnes qui partagent vos plans ont changé. Vérifiez votre choix.",
  password: "Votre mot de passe",
  proveFirst: "Vous vous connectez sans mot de passe\u00a0: confirmez d’abord que c’est bien vous.",
  prove: "Confirmer que c’est moi",
  button: "Supprimer mon compte",
  busy: "Suppression...",
  keep: "Garder mon compte",
} as const;

/** For a device that says nothing about itself. */
export const UNKNOWN_DEVICE = "Appareil inconnu";

/** 'Safari sur iPhone', or whatever part of it is known; null if nothing is. */
export function deviceName(device: { browser: string | null; system: string | null }): string | null {
  const { browser, system } = device;
  if (browser && system) return `${browser} sur ${system}`;
  return browser ?? system;
}

export const LANGUAGE_COPY = {
  title: "Langue",
  lead: "Pour vos plans et pour les e-mails que nous vous envoyons.",
  save: "Enregistrer la langue",
} as const;
