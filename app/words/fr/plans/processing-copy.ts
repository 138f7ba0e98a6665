// The two screens shown while a plan is being made.

export const PROCESSING_COPY = {
  title: "Votre plan de garde-robe se prépare",
  stages: ["Préparation", "Analyse de la météo", "Plan de garde-robe", "Terminé"],
  /** Screen reader text after a stage's name. */
  marks: { reached: ", fait", ahead: ", à venir" },
  lead: "Cela prend un instant. Vous pouvez fermer cette page\u00a0: nous continuons.",
  failedTitle: "La préparation a échoué",
  failedText: "Essayez de renvoyer le questionnaire",
  redirecting: "Ouverture de votre plan...",
  open: "Ouvrir votre plan",
} as const;

export const TRANSITION_COPY = {
  title: "Votre plan arrive",
  /** The processing stages of the two rows, counted from 1. */
  rows: [
    { stage: 2, label: "Analyse de la météo des saisons" },
    { stage: 3, label: "Choix des vêtements" },
  ],
  states: { waiting: "À venir", working: "En cours", done: "Fait" },
  ready: "Vos recommandations sont prêtes\u00a0!",
  goOn: "Voir vos recommandations",
  defaultWeather:
    "Nous n’avons pas obtenu de relevés météo pour cet endroit\u00a0: nous prenons une météo par défaut.",
} as const;

/** 'Seattle, WA 98101 · prévu le 1er janv. 2027'. */
export function babyLine(place: string, day: string, isBorn: boolean): string {
  return `${place} · ${isBorn ? "naissance le" : "prévu le"} ${day}`;
}

/** The heading of the transition screen. */
export function thanks(name: string | null): string {
  return name ? `Merci, ${name}\u00a0!` : "Merci d’avoir répondu\u00a0!";
}
