// The parents' page of links for calendars.

export const CALENDAR_COPY = {
  title: "Agenda",
  lead: "Tailles, voyages et changements de temps dans votre propre agenda. Il se met à jour tout seul.",
  links: "Liens",
  unnamed: "Un agenda",
  subscribe: "S’abonner",
  copyLink: "Copier le lien",
  copied: "Copié\u00a0!",
  notCopied: "La copie n’a pas fonctionné. Veuillez le copier à la main.",
  see: "Ouvrir le fichier",
  close: "Fermer le lien",
  make: "Créer un lien",
  label: "Pour quel agenda est ce lien\u00a0?",
  usualLabel: "Notre agenda",
  ofFamily: "Tous nos enfants",
  hidden: "Seule la personne qui l’a créé voit le lien lui-même.",
  shows:
    "Toute personne qui a le lien peut le lire jusqu’à ce que vous le fermiez. Il montre des semaines, des dates et ce que vous avez écrit pour lui, mais ni lieu, ni date du terme, ni compte, ni note.",
  how: "Comment l’ajouter",
  apple: "iPhone, iPad, Mac\u00a0: touchez «\u00a0S’abonner\u00a0».",
  google:
    "Google Agenda\u00a0: sur un ordinateur, à côté de «\u00a0Autres agendas\u00a0», choisissez «\u00a0À partir de l’URL\u00a0» et collez le lien.",
  outlook:
    "Outlook\u00a0: choisissez «\u00a0Ajouter un calendrier\u00a0», puis «\u00a0S’abonner à partir du web\u00a0», et collez le lien.",
  when: "Les agendas le relisent dans la journée.",
  full: "Un plan a trois liens d’agenda au plus. Fermez-en un pour en créer un autre.",
} as const;
