import type { ErrorCode } from "~/domain/error-codes.ts";
import type { Baby } from "~/domain/growth/baby-facts.ts";
import { type EnteredDoubt, type EnteredFact, enteredDoubt } from "~/domain/growth/entered-fact.ts";

export type FactJudgment =
  | { kind: "fine"; isUsed: boolean }
  | { kind: "doubted"; fact: EnteredFact; readings: Extract<EnteredDoubt, { kind: "unlikely" }>["readings"] }
  | { kind: "refused"; code: ErrorCode };

/** Whether a fact can be kept. `isKept`: the parent has seen the doubt and keeps it as it is. */
export function judgeFact(baby: Baby, fact: EnteredFact, isKept: boolean): FactJudgment {
  const doubt = enteredDoubt(baby, fact);
  if (!doubt) return { kind: "fine", isUsed: true };
  switch (doubt.kind) {
    case "before-birth":
      return { kind: "refused", code: "FACT_BEFORE_BIRTH" };
    case "too-late":
      return { kind: "refused", code: "FACT_TOO_LATE" };
    case "unlikely":
      return isKept ? { kind: "fine", isUsed: false } : { kind: "doubted", fact, readings: doubt.readings };
    default:
      return doubt satisfies never;
  }
}
