// The subscription plans in words: what each includes, how much of it is used, and what happens at its limit.
import { counted } from "~/words/de/counted.ts";

export const LIMIT_COPY = {
  reachedTitle: "Keine Planung mehr übrig",
  /** For plans that have no larger one. */
  reachedForGood: "Du hast alle Planungen deines Tarifs verbraucht.",
  approachingTitle: "Fast alle Planungen verbraucht",
  screenTitle: "Dein Tarif ist ausgeschöpft",
  upgrade: "Tarif wechseln",
  compare: "Tarife vergleichen",
  details: "Dein Tarif",
} as const;

/** For users without attempts left, so that the page isn't a dead end. */
export const STILL_POSSIBLE = {
  title: "Das geht weiterhin",
  ways: [
    "Deine Pläne öffnen. Mengen, Notizen und Einkaufslisten kannst du weiter nutzen.",
    "Die Antworten eines Plans ändern, zum Beispiel Ort oder Geburtstermin. Das verbraucht keine Planung.",
    "Einen Plan kopieren, den jemand mit dir teilt. Auch das verbraucht keine Planung.",
  ],
  deleting: "Wenn du einen Plan löschst, bekommst du die Planung nicht zurück.",
  open: "Deine Pläne öffnen",
} as const;

export const SUBSCRIPTION_COPY = {
  title: "Tarif",
  compareTitle: "Tarife vergleichen",
  yours: "Dein Tarif",
  soon: "Bald",
  upgradesSoon: "Bald kannst du den Tarif wechseln",
  upgrade: "Zu Premium wechseln",
  upgradeHint:
    "Bald kannst du den Tarif wechseln. Heute gibt es nichts zu bezahlen, und alles, was du hier hast, bleibt, wie es ist.",
  later: "Vielleicht später",
  back: "Zurück",
} as const;

const TIER_NAMES: Readonly<Record<string, string>> = { free: "Gratis-Tarif", premium: "Premium-Tarif" };

/** 'Gratis-Tarif'. */
export function planName(tier: string): string {
  return TIER_NAMES[tier] ?? `Tarif ${tier}`;
}

/** '2/3 neue Planungen verbraucht'. */
export function attemptsUsed(used: number, max: number): string {
  return max === 1 ? `${used}/1 neue Planung verbraucht` : `${used}/${max} neue Planungen verbraucht`;
}

/** 'Noch 2 von 3 Planungen übrig'. */
export function attemptsRemaining(remaining: number, max: number): string {
  return `Noch ${remaining} von ${counted(max, "Planung", "Planungen")} übrig`;
}

/** The meter of attempts, for screen readers. */
export const METER_COPY = {
  label: "Verbrauchte Planungen",
  value: (used: number, max: number) => `${used} von ${max} verbraucht`,
} as const;

/** The warning one attempt before the limit. */
export function approachingLimit(used: number, max: number, mayUpgrade: boolean): string {
  const warning = `Du hast fast alle Planungen deines Tarifs verbraucht (${used}/${max}).`;
  return mayUpgrade ? `${warning} Mit einem größeren Tarif hast du mehr.` : warning;
}

const FOR_ALL = ["Mit jeder Planung ein ganzer Kleiderplan", "Packlisten für Reisen"] as const;

const FEATURES: Readonly<Record<string, readonly string[]>> = {
  free: FOR_ALL,
  premium: [...FOR_ALL, "Bevorzugter Support"],
};

/** What a plan includes; the number of attempts comes from its tier. */
export function planFeatures(tier: string, max: number): readonly string[] {
  return [`Bis zu ${counted(max, "Planung", "Planungen")}`, ...(FEATURES[tier] ?? [])];
}
