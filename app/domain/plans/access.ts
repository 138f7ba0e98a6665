// Who may do how much: the allowance of quiz attempts, and the role that manages clothing images. The tier's
// row sets the limit; every page and the transaction that spends an attempt use this count, so no page offers
// what the server refuses.

/** The limit if no tier row can be read, same as the free tier's. */
const DEFAULT_MAX_ATTEMPTS = 3;

/** How many copies of shared dashboards one account may have. */
export const MOST_COPIES = 20;

const METER_SEGMENTS = 10;

/** What remains of a user's quiz attempts. */
export interface AttemptAllowance {
  used: number;
  max: number;
  /** Attempts left, never below 0. */
  remaining: number;
  /** True if no quiz may be started. */
  blocked: boolean;
  /** True if exactly one attempt is left. */
  warn: boolean;
}

/** The allowance from the attempts used and the tier's maximum, 3 if that is missing. */
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

/** The attempts meter: at most ten segments. Any use fills one, and it is full only at the limit. */
export function attemptMeter({ used, max, blocked }: AttemptAllowance): { segments: number; filled: number } {
  const segments = Math.min(max, METER_SEGMENTS);
  if (blocked) return { segments, filled: segments };
  const share = Math.floor((used * segments) / max);
  return { segments, filled: used > 0 ? Math.max(1, share) : 0 };
}

/** The name of a profile's plan: a managing role, otherwise the tier. */
export function planOf({ role, tier }: { role: string; tier: string }): string {
  return canManageClothingImages(role) ? role : tier;
}

/** Only free users can upgrade: there is nothing above premium. */
export function mayUpgrade(tier: string): boolean {
  return tier === "free";
}

/** The profile roles that may manage the catalogue: its images and its shopping links. */
export const MANAGING_ROLES = ["admin", "owner"] as const;

/** True for the profile roles that may manage clothing images. */
export function canManageClothingImages(role: string | null | undefined): boolean {
  return MANAGING_ROLES.some((managing) => managing === role);
}

export type LimitStand =
  | { kind: "approaching"; used: number; max: number; mayUpgrade: boolean }
  | { kind: "reached"; mayUpgrade: boolean };

/** The state of the limit, for a notice; null while more than one attempt is left. Only parents who can upgrade are told to. */
export function limitStand(allowance: AttemptAllowance, tier: string): LimitStand | null {
  const { used, max, blocked, warn } = allowance;
  if (blocked) return { kind: "reached", mayUpgrade: mayUpgrade(tier) };
  return warn ? { kind: "approaching", used, max, mayUpgrade: mayUpgrade(tier) } : null;
}
