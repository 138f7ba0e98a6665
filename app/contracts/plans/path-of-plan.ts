import { href } from "react-router";

type Pattern = Parameters<typeof href>[0];
type OfPlan = Extract<Pattern, `/dashboards/:onboardingId/${string}`>;

/** The address of a page or form of any plan; the manifest's types know it. */
export const pathOfPlan =
  (pattern: Exclude<OfPlan, `/dashboards/:onboardingId/${string}:${string}`>) =>
  (planId: string): string =>
    href(pattern, { onboardingId: planId });
