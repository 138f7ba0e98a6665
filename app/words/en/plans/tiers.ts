// The subscription plans in words: what each includes, how much of it is used, and what happens at its limit.

export const LIMIT_COPY = {
  reachedTitle: "Quiz Limit Reached",
  /** For plans that have no larger one. */
  reachedForGood: "You have reached the maximum attempts for your plan.",
  approachingTitle: "Approaching Quiz Limit",
  screenTitle: "Subscription Limit Reached",
  upgrade: "Upgrade Subscription",
  compare: "Compare plans",
  details: "Plan details",
} as const;

/** For users without attempts left, so that the page isn't a dead end. */
export const STILL_POSSIBLE = {
  title: "What you can still do",
  ways: [
    "Open your plans. Your counts, notes, and shopping lists keep working.",
    "Change a plan's answers, such as the place or due date. This doesn't use an attempt.",
    "Copy a plan that someone shares with you. This doesn't use an attempt either.",
  ],
  deleting: "Deleting a plan doesn't give you the attempt back.",
  open: "Open your plans",
} as const;

export const SUBSCRIPTION_COPY = {
  title: "Subscription",
  compareTitle: "Compare plans",
  yours: "Your plan",
  soon: "Coming soon",
  upgradesSoon: "Upgrades are coming soon",
  upgrade: "Upgrade to Premium",
  upgradeHint:
    "Upgrades are coming soon. There's nothing to pay today, and everything you have here stays as it is.",
  later: "Maybe Later",
  back: "Back",
} as const;

/** 'Free Plan'. */
export function planName(tier: string): string {
  return `${tier.slice(0, 1).toUpperCase()}${tier.slice(1)} Plan`;
}

/** '2/3 new quiz attempts used'. */
export function attemptsUsed(used: number, max: number): string {
  return `${used}/${max} new quiz attempts used`;
}

/** '2 of 3 attempts remaining'. */
export function attemptsRemaining(remaining: number, max: number): string {
  return `${remaining} of ${max} attempts remaining`;
}

/** The meter of attempts, for screen readers. */
export const METER_COPY = {
  label: "Quiz attempts used",
  value: (used: number, max: number) => `${used} of ${max} used`,
} as const;

/** The warning one attempt before the limit. */
export function approachingLimit(used: number, max: number, mayUpgrade: boolean): string {
  const warning = `You're approaching your subscription tier's quiz attempt limit (${used}/${max}).`;
  return mayUpgrade ? `${warning} Consider upgrading for more attempts.` : warning;
}

const FOR_ALL = ["A full wardrobe plan for every attempt", "Travel wardrobe builder"] as const;

const FEATURES: Readonly<Record<string, readonly string[]>> = {
  free: FOR_ALL,
  premium: [...FOR_ALL, "Priority support"],
};

/** What a plan includes; the number of attempts comes from its tier. */
export function planFeatures(tier: string, max: number): readonly string[] {
  return [`Up to ${max} quiz ${max === 1 ? "attempt" : "attempts"}`, ...(FEATURES[tier] ?? [])];
}
