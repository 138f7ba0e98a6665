// The notice about the limit of quiz attempts, the same on the page and in the toast.

import type { LimitStand } from "~/domain/plans/access.ts";
import { ERROR_TEXTS } from "~/words/en/errors.ts";
import { approachingLimit, LIMIT_COPY } from "~/words/en/plans/tiers.ts";

export type LimitNotice = { kind: LimitStand["kind"]; title: string; text: string };

/** The notice; null if there is nothing to say. */
export function limitNotice(stand: LimitStand | null): LimitNotice | null {
  if (!stand) return null;
  if (stand.kind === "reached")
    return refusedByLimit(stand.mayUpgrade ? ERROR_TEXTS.QUIZ_LIMIT_REACHED : LIMIT_COPY.reachedForGood);
  const text = approachingLimit(stand.used, stand.max, stand.mayUpgrade);
  return { kind: "approaching", title: LIMIT_COPY.approachingTitle, text };
}

/** The notice for a submission over the limit, with the error's own text. */
export function refusedByLimit(text: string): LimitNotice {
  return { kind: "reached", title: LIMIT_COPY.reachedTitle, text };
}
