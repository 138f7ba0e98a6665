import { plural } from "~/words/fr/counted.ts";

export const QUIZ_COPY = {
  title: "Les vêtements de bébé",
  lead: "Quatre petites questions, environ 30\u00a0secondes. Ensuite, nous regardons cinq ans de météo locale et calculons ce qu’il faudra à votre bébé.",
  start: "Commencer le questionnaire",
  blocked: "Changer d’abonnement",
  back: "Revenir à mes plans",
  next: "Suivant",
  previous: "Précédent",
  submit: "Créer mon plan",
  submitting: "Votre plan se prépare...",
  submissionError: "L’envoi a échoué",
  editInQuiz: "Modifier dans le questionnaire",
} as const;

/** 'Lieu : 55401' or 'Lieu : Munich, Germany', followed by the link to change it. */
export function usingPlace(place: string): string {
  return `Lieu\u00a0: ${place}`;
}

/** 'Étape 2 sur 4 · 50 %'. */
export function stepOf(number: number, steps: number): string {
  return `Étape ${number} sur ${steps} · ${Math.round((number / steps) * 100)}\u00a0%`;
}

export const EXPECTATIONS = [
  {
    title: "Lieu et météo",
    text: "L’endroit où vous vivez nous dit si les mois y sont chauds, pluvieux ou neigeux.",
  },
  { title: "Date prévue", text: "Elle nous dit quelle taille portera votre bébé à chaque saison." },
  { title: "Rythme de lessive", text: "Plus les lessives sont espacées, plus il faut de vêtements propres." },
] as const;

export const QUESTIONS = {
  zipcode: "Quel est votre code postal américain\u00a0?",
  city: "Quelle est votre ville\u00a0?",
  dueDate: "Pour quand bébé est-il prévu\u00a0?",
  genderPreference: "Pour qui achetez-vous\u00a0?",
  laundryScenario: "Quel est votre rythme de lessive\u00a0?",
} as const;

export const QUESTION_HINTS = {
  zipcode: "Là où votre bébé passera sa première année.",
  dueDate: "Déjà là\u00a0? Choisissez la date de naissance.",
  genderPreference: "Cela change seulement les liens d’achat, pas les quantités.",
  laundryScenario: "C’est ce qui fait le plus varier les quantités.",
} as const;

export const FIELD_COPY = {
  zipcode: { label: "Code postal américain", format: "Cinq chiffres", example: "55401" },
  dueDate: { label: "Date prévue d’accouchement", bornLabel: "Date de naissance" },
} as const;

/** The chosen day in words, with what it means if it is past. */
export const CHOSEN_DAY_COPY = {
  due: (day: string) => `Prévu le ${day}`,
  born: (day: string) => `Naissance le ${day}`,
  notBorn: "Pas encore là\u00a0? Choisissez aujourd’hui ou une date ultérieure.",
} as const;

/** Added to a calendar day's accessible name. */
export const CALENDAR_COPY = { today: "Aujourd’hui", selected: "jour choisi" } as const;

export const GENDER_HINTS = {
  boy: "D’abord les liens d’achat pour garçon",
  girl: "D’abord les liens d’achat pour fille",
  neutral: "Des liens d’achat pour tous les bébés",
} as const;

export const LAUNDRY_HINTS = {
  daily: "Une petite machine presque tous les jours",
  every_2_3_days: "Deux ou trois fois par semaine",
  weekly_plus: "Une fois par semaine ou moins",
} as const;

export const SUMMARY_COPY = {
  title: "Vos réponses jusqu’ici",
  labels: {
    zipcode: "Code postal américain",
    dueDate: "Date prévue",
    born: "Naissance",
    genderPreference: "Vêtements",
  },
  edit: "Modifier",
} as const;

/** The page shown when a profile couldn't be created. */
export const PROFILE_PROBLEM_COPY = { title: "Ce compte existe déjà", signOut: "Se déconnecter" } as const;

/** The city search, which replaces the ZIP code outside the US. */
export const CITY_COPY = {
  toCity: "Hors des États-Unis\u00a0? Cherchez votre ville",
  toZip: "Aux États-Unis\u00a0? Par code postal",
  label: "Ville",
  example: "Lyon",
  search: "Chercher",
  hint: "Son nom local ou anglais, avec ou sans accents.",
  matches: "Villes trouvées",
  inUs: "C’est aux États-Unis, où un plan part d’un code postal. Choisissez la ville pour prendre le sien.",
  none: "Aucun résultat. Essayez le nom anglais ou une ville plus grande à côté.",
  title: "Cherchez votre ville",
  summary: "Ville",
} as const;

/** Announced to screen readers when the list opens; '#' stands for a number that a script fills in. */
export function citiesFound(count: number | "#"): string {
  return `${count} ${count === "#" ? "villes trouvées" : plural(count, "ville trouvée", "villes trouvées")}`;
}
