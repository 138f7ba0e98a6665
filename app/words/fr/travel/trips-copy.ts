// The list of trips, its cards, and the actions on a whole trip.

import { at, counted } from "~/words/fr/counted.ts";

export const ACTIVITY_LABELS = {
  beach: "Plage",
  hiking: "Randonnée",
  swimming: "Baignade",
  sightseeing: "Visites",
  skiing: "Ski",
} as const;

/** An activity in a sentence: 'la plage' for 'Plage'. */
export function withArticle(activity: string): string {
  const article = { [ACTIVITY_LABELS.sightseeing]: "les", [ACTIVITY_LABELS.skiing]: "le" }[activity] ?? "la";
  return `${article} ${activity.toLowerCase()}`;
}

export const TRIPS_COPY = {
  title: "Mes voyages",
  create: "Nouveau voyage",
  emptyTitle: "Pas encore de voyage",
  emptyText:
    "Dites-nous où et quand, et nous calculons quoi emporter, dans la taille que portera votre bébé.",
  emptyButton: "Préparer un premier voyage",
  upcoming: "Voyages à venir",
  past: "Voyages passés",
  activities: "Activités",
  shortTrip: "Court séjour",
  viewDetails: "Voir le voyage",
  working: "Nous calculons quoi emporter...",
  tryAgain: "Réessayer",
  tryingAgain: "Nouvel essai...",
  unreadable: "Impossible de charger vos voyages. Réessayez.",
} as const;

export const DELETE_TRIP_COPY = {
  title: "Supprimer ce voyage",
  question: (destination: string) => `Supprimer votre voyage ${at(destination)}\u00a0?`,
  lead: "Cela supprime aussi sa liste de bagages. Ce que vous avez ajouté à votre plan pour ce voyage y reste.",
  button: "Supprimer ce voyage",
  busy: "Suppression...",
  keep: "Le garder",
  deleted: (destination: string) => `Votre voyage ${at(destination)} a été supprimé.`,
  undo: "Annuler",
  undoing: "Récupération...",
  goneTitle: "Rien à récupérer",
  gone: "Un voyage supprimé peut être récupéré pendant une minute environ. Soit il est perdu, soit il est déjà de retour dans votre liste.",
} as const;

export const TRIP_NOT_FOUND_COPY = {
  title: "Voyage introuvable",
  text: "Nous ne trouvons pas ce voyage, ou vous n’y avez pas accès.",
  back: "Revenir aux voyages",
} as const;

/** '4 jours' */
export function daysWords(days: number): string {
  return counted(days, "jour", "jours");
}

/** Announced when the list changes by itself. */
export const TRIP_CHANGES = {
  ready: (destination: string) => `Votre voyage ${at(destination)} est prêt.`,
  failed: (destination: string) => `Votre voyage ${at(destination)} n’a pas pu être préparé.`,
} as const;

export const TRIP_FORM_COPY = {
  title: "Préparer un voyage",
  editTitle: "Modifier ce voyage",
  lead: "Quoi emporter, dans la taille que portera votre bébé.",
  editLead: "Nous refaisons la liste de bagages. Ce que vous avez coché et qu’il faut encore reste coché.",
  startDate: "Départ",
  endDate: "Retour",
  calendar: "Choisir dans un calendrier",
  laundry: "Lessive pendant le voyage",
  activities: "Activités",
  activitiesHint: "Facultatif. La baignade, la randonnée et le ski ajoutent des pièces.",
  plan: "D’après",
  notes: "Notes",
  addNotes: "Ajouter une note",
  notesHint: "Heures de vol, qui prend la poussette...",
  submit: "Créer ma liste de bagages",
  save: "Mettre à jour ma liste",
  busy: "Enregistrement...",
  cancel: "Annuler",
} as const;

export const TRIP_LAUNDRY = {
  daily: "Chaque jour",
  every_2_3_days: "Tous les 2-3 jours",
  weekly_plus: "Chaque semaine ou jamais",
} as const;

export const DESTINATION_COPY = {
  label: "Où allez-vous\u00a0?",
  example: "Nice, Munich ou un code postal américain",
  search: "Chercher",
  matches: "Lieux trouvés",
  none: "Aucun résultat. Essayez le nom anglais ou une ville plus grande à côté.",
  found: (count: number) => counted(count, "lieu trouvé", "lieux trouvés"),
} as const;

export const NO_PLAN_COPY = {
  title: "D’abord, le plan de bébé",
  text: "Une liste de bagages s’appuie sur le plan de votre bébé, avec sa taille et votre rythme de lessive. Quatre questions, environ 30\u00a0secondes.",
  button: "Commencer le questionnaire",
  plans: "Voir mes plans",
} as const;
