// Who may do how much: the allowance of quiz attempts and the role that manages clothing images.
// The tier's row gives the limit; every page and the transaction that spends an attempt
// count it here, so that a page never offers what the server refuses.

/** The limit when no tier row can be read; it is the free tier's. */
const DEFAULT_MAX_ATTEMPTS = 3;

/** How many copies of shared dashboards one account may have. */
export const MOST_COPIES = 20;

const METER_SEGMENTS = 10;

/** What is left of a user's quiz attempts. */
export interface AttemptAllowance {
  used: number;
  max: number;
  /** Attempts left, never below 0. */
  remaining: number;
  /** True when no quiz may be started. */
  blocked: boolean;
  /** True when exactly one attempt is left. */
  warn: boolean;
}

/** The allowance from attempts used and the tier's maximum; a missing maximum counts as three. */
export function attemptAllowance({
  used,
  max,
}: {
  used: number;
  max?: number | null | undefined;
}): AttemptAllowance {
  const limit = max ?? DEFAULT_MAX_ATTEMPTS;
  const remaining = Math.max(0, limit - used);
  return { used, max: limit, remaining, blocked: remaining === 0, warn: remaining === 1 };
}

/** The attempts meter: at most ten segments; any use fills one, and it is full only when the limit is reached. */
export function attemptMeter({ used, max, blocked }: AttemptAllowance): { segments: number; filled: number } {
  const segments = Math.min(max, METER_SEGMENTS);
  if (blocked) return { segments, filled: segments };
  const share = Math.floor((used * segments) / max);
  return { segments, filled: used > 0 ? Math.max(1, share) : 0 };
}

/** What a profile's plan is called by: the role where it manages, as everybody's is the tier. */
export function planOf({ role, tier }: { role: string; tier: string }): string {
  return canManageClothingImages(role) ? role : tier;
}

/** Upgrading is offered to free users only: there is nothing above premium. */
export function mayUpgrade(tier: string): boolean {
  return tier === "free";
}

/** The profile roles that may manage the catalogue: its images and its shopping links. */
export const MANAGING_ROLES = ["admin", "owner"] as const;

/** True for the profile roles that may manage clothing images. */
export function canManageClothingImages(role: string | null | undefined): boolean {
  return MANAGING_ROLES.some((managing) => managing === role);
}
