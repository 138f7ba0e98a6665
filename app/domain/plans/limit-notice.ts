// When to notify a parent about the limit of quiz attempts. Only those who can upgrade are told to.
import { type AttemptAllowance, mayUpgrade } from "../accounts/access.ts";

export type LimitStand =
  | { kind: "approaching"; used: number; max: number; mayUpgrade: boolean }
  | { kind: "reached"; mayUpgrade: boolean };

/** The state of the limit; null while more than one attempt is left. */
export function limitStand(allowance: AttemptAllowance, tier: string): LimitStand | null {
  const { used, max, blocked, warn } = allowance;
  if (blocked) return { kind: "reached", mayUpgrade: mayUpgrade(tier) };
  return warn ? { kind: "approaching", used, max, mayUpgrade: mayUpgrade(tier) } : null;
}
