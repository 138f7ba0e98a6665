// For a form that arrived after its session ended and is shown again after signing in.

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
