// The page of today's outfit.
import { monthWords } from "../day-words.ts";

export const TODAY_COPY = {
  title: "Aujourd’hui",
  goingHome: "Retour à la maison",
  where: "Où",
  when: "Quand",
  tonight: "Cette nuit",
  tomorrowMorning: "Demain matin",
  why: "Pourquoi cette tenue\u00a0?",
  how: "Comment nous calculons",
  wished: "Pas dans votre tiroir",
  fromDrawer: "De votre tiroir.",
  usualDrawer: "Du tiroir habituel, car trop peu du vôtre est compté dans cette taille.",
  count: "Compter mon tiroir",
  show: "Voir la tenue",
  save: "Enregistrer",
  noWeather:
    "Le climat de ce plan n’est pas lisible pour l’instant. Intérieur et Cette nuit fonctionnent sans lui.",
  unread: "Nouveau\u00a0: aucun professionnel de santé n’a encore relu ces tenues.",
} as const;

export const SITUATION_LABELS = {
  stroller: "Poussette",
  asleep: "Sieste en poussette",
  indoors: "Intérieur",
  night: "Cette nuit",
} as const;

export const WHEN_LABELS = {
  now: "Maintenant",
  morning: "Matin, 7\u00a0h–10\u00a0h",
  midday: "Midi, 10\u00a0h–14\u00a0h",
  afternoon: "Après-midi, 14\u00a0h–18\u00a0h",
  evening: "Soir, 18\u00a0h–21\u00a0h",
} as const;

export function tomorrowWords(label: string): string {
  return `Demain\u00a0: ${label.charAt(0).toLowerCase()}${label.slice(1)}`;
}

export const ROOM_COPY = {
  indoors: { ask: "Quelle température fait-il dans la pièce\u00a0?", label: "Pièce" },
  night: {
    ask: "Jusqu’où la température de la chambre descend-elle au petit matin\u00a0?",
    label: "Chambre, au plus froid",
  },
} as const;

export function usualWeatherWords(degrees: string, hour: number): string {
  return `Environ ${degrees} à ${hour}\u00a0h.`;
}

export function roomWords(degrees: string): string {
  return `${degrees} dans la pièce.`;
}

export function usualForWords(day: string): string {
  const date = Number(day.slice(8));
  const part = date <= 10 ? "début " : date <= 20 ? "mi-" : "fin ";
  return `Temps habituel ${part}${monthWords(day, "name")}, pas une prévision`;
}

export function haveWords(count: number): string {
  return `vous en avez ${count}`;
}

export function moreWords(count: number): string {
  return `${count} de plus`;
}

export function sizesWords(sizes: readonly string[]): string {
  return sizes.join(" et ");
}
