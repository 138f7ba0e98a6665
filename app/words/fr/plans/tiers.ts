// The subscription plans in words: what each includes, how much of it is used, and what happens at its limit.
import { counted, plural } from "~/words/fr/counted.ts";

export const LIMIT_COPY = {
  reachedTitle: "Limite de questionnaires atteinte",
  /** For plans that have no larger one. */
  reachedForGood: "Vous avez utilisé tous les questionnaires de votre abonnement.",
  approachingTitle: "Bientôt la limite",
  screenTitle: "Limite de l’abonnement atteinte",
  upgrade: "Changer d’abonnement",
  compare: "Comparer les abonnements",
  details: "Détails de l’abonnement",
} as const;

/** For users without attempts left, so that the page isn't a dead end. */
export const STILL_POSSIBLE = {
  title: "Ce que vous pouvez encore faire",
  ways: [
    "Ouvrir vos plans. Vos quantités, vos notes et vos listes d’achats restent utilisables.",
    "Modifier les réponses d’un plan, comme le lieu ou la date prévue. Cela ne compte pas comme un nouveau questionnaire.",
    "Garder une copie d’un plan que l’on partage avec vous. Cela ne compte pas non plus.",
  ],
  deleting: "Supprimer un plan ne vous rend pas le questionnaire utilisé.",
  open: "Ouvrir vos plans",
} as const;

export const SUBSCRIPTION_COPY = {
  title: "Abonnement",
  compareTitle: "Comparer les abonnements",
  yours: "Le vôtre",
  soon: "Bientôt",
  upgradesSoon: "Vous pourrez bientôt changer d’abonnement",
  upgrade: "Passer à Premium",
  upgradeHint:
    "Vous pourrez bientôt changer d’abonnement. Il n’y a rien à payer aujourd’hui, et tout ce que vous avez ici reste tel quel.",
  later: "Peut-être plus tard",
  back: "Retour",
} as const;

const TIER_NAMES: Readonly<Record<string, string>> = { free: "gratuit", premium: "Premium" };

/** 'Abonnement gratuit'. */
export function planName(tier: string): string {
  return `Abonnement ${TIER_NAMES[tier] ?? tier}`;
}

/** '2/3 nouveaux questionnaires utilisés'. */
export function attemptsUsed(used: number, max: number): string {
  return `${used}/${counted(max, "nouveau questionnaire utilisé", "nouveaux questionnaires utilisés")}`;
}

/** 'Il vous reste 2 questionnaires sur 3'. */
export function attemptsRemaining(remaining: number, max: number): string {
  return `Il vous reste ${counted(remaining, "questionnaire", "questionnaires")} sur ${max}`;
}

/** The meter of attempts, for screen readers. */
export const METER_COPY = {
  label: "Questionnaires utilisés",
  value: (used: number, max: number) => `${used} sur ${max} ${plural(used, "utilisé", "utilisés")}`,
} as const;

/** The warning one attempt before the limit. */
export function approachingLimit(used: number, max: number, mayUpgrade: boolean): string {
  const warning = `Vous approchez de la limite de questionnaires de votre abonnement (${used}/${max}).`;
  return mayUpgrade ? `${warning} Changez d’abonnement pour en avoir davantage.` : warning;
}

const FOR_ALL = [
  "Un plan de garde-robe complet par questionnaire",
  "Les vêtements à emporter en voyage",
] as const;

const FEATURES: Readonly<Record<string, readonly string[]>> = {
  free: FOR_ALL,
  premium: [...FOR_ALL, "Assistance prioritaire"],
};

/** What a plan includes; the number of attempts comes from its tier. */
export function planFeatures(tier: string, max: number): readonly string[] {
  return [`Jusqu’à ${counted(max, "questionnaire", "questionnaires")}`, ...(FEATURES[tier] ?? [])];
}
