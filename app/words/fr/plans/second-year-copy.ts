// The page that has a plan go on to 24 months.

import { SIZE_LABELS, type Size } from "~/words/fr/wardrobe/wardrobe-copy.ts";

export const GO_ON = "Continuer jusqu’à 24 mois";

export const SECOND_YEAR_COPY = {
  title: "De 12 à 24 mois",
  now: (size: Size) => `${SIZE_LABELS[size]} maintenant`,
  from: (size: Size, day: string) => `${SIZE_LABELS[size]} à partir du ${day}`,
  fromAbout: (size: Size, day: string) => `${SIZE_LABELS[size]} vers le ${day}`,
  over: (size: Size) => `${SIZE_LABELS[size]} trop petit`,
  lead: "Nous ajoutons les deux tailles avec les réponses déjà données. La première année, vos quantités et vos notes restent, et cela ne compte pas comme un nouveau questionnaire.",
  button: GO_ON,
  busy: "Calcul en cours...",
  isOn: "Ce plan va jusqu’à 24 mois.",
  backLead:
    "Vous pouvez le limiter de nouveau à la première année. Vos quantités et vos notes de la deuxième année sont gardées pour le jour où vous continuerez.",
  back: "Revenir à la première année",
  backBusy: "Retour en cours...",
  answersLine: "La deuxième année\u00a0: 12–18M et 18–24M",
  notReadyTitle: "Ce plan est encore en préparation",
  notReady: "Vous pourrez continuer dès qu’il sera prêt.",
} as const;
