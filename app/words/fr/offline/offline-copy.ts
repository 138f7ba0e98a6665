// Shown without a network, and of a form that arrived after its session ended and is shown again after signing in.

export const OFFLINE_COPY = {
  title: "Vous êtes hors connexion",
  text: "Cette page nécessite une connexion. Elle s’affichera dès que vous serez de nouveau en ligne.",
  readable: "Disponible hors connexion",
  nothing:
    "Les plans, listes d’achats et listes de bagages que vous ouvrez depuis votre compte seront disponibles ici hors connexion.",
  retry: "Réessayer",
  asOf: (moment: string) => `État au ${moment}`,
};

const KEPT_THINGS = { plan: "votre plan", shopping: "votre liste", trips: "votre voyage" } as const;

/** Above a page that the browser has stored: "Vous êtes hors connexion. Voici votre plan au 22 nov. à 21:10." */
export function keptWords(place: keyof typeof KEPT_THINGS, moment: string, isOnline: boolean): string {
  const why = isOnline ? "Impossible de joindre Layette pour le moment." : "Vous êtes hors connexion.";
  return `${why} Voici ${KEPT_THINGS[place]} au ${moment}.`;
}

/** "2 changements seront envoyés quand vous serez de nouveau en ligne." */
export function unsentWords(count: number): string {
  const what = count < 2 ? `${count} changement sera envoyé` : `${count} changements seront envoyés`;
  return `${what} quand vous serez de nouveau en ligne.`;
}

export const ALL_SENT = "Tous les changements sont enregistrés.";

export const NO_NETWORK = {
  title: "Vous êtes hors connexion",
  description: "Il faut une connexion pour cela. Réessayez quand vous serez de nouveau en ligne.",
} as const;

export const UNSENT_COPY = {
  title: "La session a pris fin avant l’enregistrement",
  lead: "Voici ce que vous avez saisi. Rien n’a encore été envoyé.",
  inForm: "Ce que vous avez saisi est de retour dans le formulaire ci-dessous. Rien n’a encore été envoyé.",
  send: "Envoyer maintenant",
  forget: "Abandonner",
  otherViewer:
    "Quelqu’un d’autre s’est connecté dans ce navigateur. Rien n’a été envoyé. Connectez-vous à nouveau pour enregistrer vos changements.",
} as const;

/** The labels of fields that people type into, by field name. */
export const UNSENT_LABELS: Readonly<Record<string, string>> = {
  title: "Titre",
  note: "Note",
  notes: "Notes",
  quantity: "Vous avez",
  step: "Vous avez",
  bornOn: "Date de naissance",
  name: "Nom",
  category: "Catégorie",
  productTitle: "Nom du produit",
  descriptor: "Description",
  affiliateUrl: "Lien",
  displayOrder: "Ordre",
  yourName: "Votre prénom",
  email: "E-mail",
};

/** On a page whose session ended elsewhere. */
export const SESSION_COPY = {
  signedOut:
    "Votre session a pris fin. Rien n’est plus enregistré sur cette page tant que vous ne vous reconnectez pas.",
  another:
    "Quelqu’un d’autre s’est connecté dans ce navigateur. Rien de cette page n’est enregistré dans son compte.",
  signIn: "Se connecter",
} as const;
