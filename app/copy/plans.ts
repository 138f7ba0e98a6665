// Words of the subscription plans: what each holds, how much of it is used, and what happens at its limit.

export const LIMIT_COPY = {
  reachedTitle: "Quiz Limit Reached",
  /** For plans with nothing above them. */
  reachedForGood: "You have reached the maximum attempts for your plan.",
  approachingTitle: "Approaching Quiz Limit",
  screenTitle: "Subscription Limit Reached",
  upgrade: "Upgrade Subscription",
  compare: "Compare plans",
} as const;

export const SUBSCRIPTION_COPY = {
  title: "Subscription",
  compareTitle: "Compare plans",
  yours: "Your plan",
  soon: "Coming soon",
  upgradesSoon: "Upgrades are coming soon",
  upgrade: "Upgrade to Premium",
  upgradeHint:
    "Upgrades are coming soon. There is nothing to pay today, and all you have here stays as it is.",
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

/** The warning one attempt before the limit. */
export function approachingLimit(used: number, max: number, mayUpgrade: boolean): string {
  const warning = `You're approaching your subscription tier's quiz attempt limit (${used}/${max}).`;
  return mayUpgrade ? `${warning} Consider upgrading for more attempts.` : warning;
}

const FEATURES: Readonly<Record<string, readonly string[]>> = {
  free: ["The whole wardrobe plan for every attempt"],
  premium: ["The whole wardrobe plan for every attempt", "Travel wardrobe builder", "Priority support"],
};

/** What a plan holds, the number of attempts as its tier has it. */
export function planFeatures(tier: string, max: number): readonly string[] {
  return [`Up to ${max} quiz ${max === 1 ? "attempt" : "attempts"}`, ...(FEATURES[tier] ?? [])];
}
