import type { LinkFacts } from "~/words/en/sharing/sharing-copy.ts";
import { of } from "~/words/fr/counted.ts";
import { dayWords } from "~/words/fr/day-words.ts";

export const SHARE = "Partager";

export const SHARE_COPY = {
  title: "Partager ce plan",
  lead: "Toute personne qui a le lien peut voir le lieu, la date prévue, les réponses et les quantités de ce plan, et en garder une copie.",
  whose: "À qui est ce plan\u00a0?",
  whoseHint: "C’est la première chose que l’on voit avec le lien. Facultatif.",
  /** Offered as the answer. */
  whoseSuggested: (firstName: string) => `La garde-robe du bébé ${of(firstName)}`,
  whoseExample: "La garde-robe de bébé Martin",
  toGet: "Montrer ce qu’il nous manque encore",
  toGetHint:
    "Le lien montre ce qu’il vous manque encore, et laisse donc deviner ce que vous avez. Décochez pour montrer la liste entière\u00a0: personne ne verra alors ce que vous avez.",
  notes: "Vos notes personnelles",
  notesHint: {
    exclude: { label: "Sans mes notes", hint: "Personne d’autre ne les voit." },
    include: { label: "Avec mes notes", hint: "Chaque copie vient avec toutes vos notes." },
  },
  generate: "Créer le lien",
  save: "Enregistrer",
  saving: "Enregistrement...",
  regenerate: "Créer un autre lien",
  generating: "Création...",
  regenerateHint: "Un nouveau lien remplace celui-ci, qui ne fonctionnera plus.",
  link: "Lien de partage",
  copy: "Copier le lien",
  send: "Envoyer le lien",
  /** The link's title when it is sent. */
  linkTitle: "Un plan de garde-robe pour bébé",
  revoke: "Révoquer le lien",
  loading: "Chargement...",
  signedOut:
    "Votre session a pris fin. Reconnectez-vous dans un nouvel onglet, puis revenez ici et réessayez.",
} as const;

/** How long a link works, and what it shows. */
export function linkFacts({ validUntil, country, includePersonalNotes, showsToGet }: LinkFacts): string {
  const shown = showsToGet
    ? "Il montre ce qu’il vous manque encore."
    : "Il montre la liste entière, pas ce que vous avez.";
  const notes = includePersonalNotes ? "Vos notes sont incluses." : "Vos notes ne sont pas incluses.";
  return `Ce lien fonctionne jusqu’au ${dayWords(validUntil, country)}. ${shown} ${notes}`;
}

/** What was done with a link; the share page's address names it. */
export const SHARE_NOTICES = {
  generated: "Nouveau lien de partage créé.",
  saved: "Vos changements sont enregistrés.",
  revoked: "Le lien de partage est révoqué et ne fonctionne plus.",
} as const;

export const COPIED = { title: "Copié\u00a0!", text: "Vous pouvez coller le lien de partage." } as const;
