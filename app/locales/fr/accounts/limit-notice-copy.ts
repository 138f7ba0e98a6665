// The notice about the limit of quiz attempts, the same on the page and in the toast.
import type { LimitNotice } from "~/copy/accounts/limit-notice-copy.ts";
import { ERROR_TEXTS } from "../errors.ts";
import { approachingLimit, LIMIT_COPY } from "./tiers.ts";

export type { LimitNotice } from "~/copy/accounts/limit-notice-copy.ts";

type LimitStand = Parameters<typeof import("~/copy/accounts/limit-notice-copy.ts").limitNotice>[0];

/** The notice for a state of the limit; null if there is nothing to say. */
export function limitNotice(stand: LimitStand): LimitNotice | null {
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
