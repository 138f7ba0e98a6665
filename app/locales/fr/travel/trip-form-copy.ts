import { counted } from "../counted.ts";

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
  submit: "Faire ma liste de bagages",
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
  text: "Une liste de bagages part du plan de votre bébé, qui connaît la taille et votre rythme de lessive. Quatre questions, environ 30\u00a0secondes.",
  button: "Commencer le questionnaire",
  plans: "Voir mes plans",
} as const;
