// What a parent is told about the limit of quiz attempts, and when: the same words on the page and in the toast. Whoever
// has nothing to upgrade to is not told to upgrade.

import { approachingLimit, LIMIT_COPY } from "../../copy/accounts/tiers.ts";
import { ERROR_TEXTS } from "../../copy/errors.ts";
import { type AttemptAllowance, mayUpgrade } from "../accounts/access.ts";

export interface LimitNotice {
  kind: "approaching" | "reached";
  title: string;
  text: string;
}

/** Null while more than one attempt is left. */
export function limitNotice(allowance: AttemptAllowance, tier: string): LimitNotice | null {
  const { used, max, blocked, warn } = allowance;
  if (blocked) {
    const text = mayUpgrade(tier) ? ERROR_TEXTS.QUIZ_LIMIT_REACHED : LIMIT_COPY.reachedForGood;
    return { kind: "reached", title: LIMIT_COPY.reachedTitle, text };
  }
  if (!warn) return null;
  const text = approachingLimit(used, max, mayUpgrade(tier));
  return { kind: "approaching", title: LIMIT_COPY.approachingTitle, text };
}

/** The answer to a submission that came too late, in its own words. */
export function refusedByLimit(text: string): LimitNotice {
  return { kind: "reached", title: LIMIT_COPY.reachedTitle, text };
}
