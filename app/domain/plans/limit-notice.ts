// When a parent is told about the limit of quiz attempts. Whoever has nothing to upgrade to is not told to upgrade.
import { type AttemptAllowance, mayUpgrade } from "../accounts/access.ts";

export type LimitStand =
  | { kind: "approaching"; used: number; max: number; mayUpgrade: boolean }
  | { kind: "reached"; mayUpgrade: boolean };

/** How the limit stands; null while more than one attempt is left. */
export function limitStand(allowance: AttemptAllowance, tier: string): LimitStand | null {
  const { used, max, blocked, warn } = allowance;
  if (blocked) return { kind: "reached", mayUpgrade: mayUpgrade(tier) };
  return warn ? { kind: "approaching", used, max, mayUpgrade: mayUpgrade(tier) } : null;
}
