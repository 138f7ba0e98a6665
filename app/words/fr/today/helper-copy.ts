// Today for helpers: the page of a link, and the parents' page of their links.

export const HELPER_COPY = {
  title: "Les vêtements du jour",
  tomorrow: "Demain",
  later: "Plus tard",
  goodToKnow: "Bon à savoir",
  copyText: "Copier le texte",
  copied: "Copié\u00a0!",
  notCopied: "La copie a échoué. Copiez-le à la main.",
  asText: "Tout en texte",
  allInWash: "Tout ce qui se porte est au lavage.",
  noWeather: "La météo n’est pas lisible pour le moment. Réessayez dans quelques minutes.",
  gone: "Ce lien ne fonctionne plus",
  goneHint:
    "Les liens s’arrêtent après 90\u00a0jours, ou quand la famille les ferme. Demandez-en un nouveau.",
} as const;

export function clothesWords(name: string): string {
  return name ? `Vêtements pour ${name}` : "Vêtements pour bébé";
}

export function helperDayWords(title: string, day: string): string {
  return `${title}, ${day}`;
}

export const HELPERS_COPY = {
  title: "Pour la crèche et les grands-parents",
  lead: "Les vêtements d’aujourd’hui et de demain, pour qui n’a pas de compte.",
  readText: "Lire",
  links: "Liens",
  shows:
    "La page montre les vêtements et la météo, et si vous êtes en voyage. Elle ne dit ni le lieu, ni la date prévue, ni vos comptes, ni vos notes, et aucun prénom si vous n’en écrivez pas.",
  helper: "Pour qui est-il\u00a0?",
  usualHelper: "Crèche",
  unnamed: "Sans nom",
  name: "Prénom sur la page (facultatif)",
  make: "Créer un lien",
  copyLink: "Copier le lien",
  until: (day: string) => `Valable jusqu’au ${day}`,
  ended: (day: string) => `Terminé le ${day}`,
  showsName: (name: string) => `Affiche «\u00a0${name}\u00a0»`,
  see: "Voir la page",
  madeBy: (name: string) => `Créé par ${name}`,
  hidden: "Seules la personne qui l’a créé et la propriétaire du plan voient le lien lui-même.",
  lost: "Ce lien ne s’ouvre plus. Créez-en un nouveau.",
  renew: "Prolonger de 90\u00a0jours",
  close: "Fermer le lien",
  full: "Un plan a cinq liens au plus. Fermez-en un pour en créer un autre.",
} as const;
