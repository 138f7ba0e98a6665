// A fact as a parent entered it: with its unit, which is part of what is kept.
import type { IsoDay } from "../calendar.ts";
import type { Baby, Fit, SizeFact } from "./baby-facts.ts";
import {
  type FactDoubt,
  type LabelReading,
  type LengthReading,
  labelDoubt,
  lengthDoubt,
  type WeightReading,
  weightDoubt,
} from "./doubted-fact.ts";
import type { ChartSize } from "./size-charts.ts";
import { gramsOf, type LengthUnit, millimetersOf, type WeightUnit } from "./typed-measures.ts";

export type EnteredFact =
  | { kind: "weight"; on: IsoDay; unit: WeightUnit; value: number; ounces: number }
  | { kind: "length"; on: IsoDay; unit: LengthUnit; value: number }
  | { kind: "label"; on: IsoDay; size: ChartSize; fit: Fit };

export type EnteredDoubt = FactDoubt<WeightReading | LengthReading | LabelReading>;

/** The most facts that a plan keeps: more than a checkup each week of the year for one baby. */
export const MOST_FACTS = 100;

/** Whole grams or millimeters; null for a label. */
export function amountOf(fact: EnteredFact): number | null {
  if (fact.kind === "label") return null;
  return Math.round(fact.kind === "weight" ? gramsOf(fact) : millimetersOf(fact.value, fact.unit));
}

/** A stored fact as the model uses it. */
export function usedFact(fact: StoredFact): SizeFact {
  const { on } = fact;
  if (fact.kind === "label") return { kind: "label", on, size: fact.size, fit: fact.fit };
  return fact.kind === "weight"
    ? { kind: "weight", on, kg: fact.amount / 1000 }
    : { kind: "length", on, cm: fact.amount / 10 };
}

/** A fact as it is stored: `amount` in grams or millimeters. */
export type StoredFact =
  | { kind: "weight"; on: IsoDay; unit: WeightUnit; amount: number }
  | { kind: "length"; on: IsoDay; unit: LengthUnit; amount: number }
  | { kind: "label"; on: IsoDay; size: ChartSize; fit: Fit };

/** Why a fact can't be what was meant; null if it can. */
function enteredDoubt(baby: Baby, fact: EnteredFact): EnteredDoubt | null {
  if (fact.kind === "weight") return weightDoubt(baby, fact, fact.on);
  if (fact.kind === "length") return lengthDoubt(baby, fact.value, fact.unit, fact.on);
  return labelDoubt(baby, fact.size, fact.on);
}

export type FactJudgment =
  | { kind: "fine"; isUsed: boolean }
  | { kind: "doubted"; fact: EnteredFact; readings: Extract<EnteredDoubt, { kind: "unlikely" }>["readings"] }
  | { kind: "refused"; code: "FACT_BEFORE_BIRTH" | "FACT_TOO_LATE" };

/** Whether a fact can be kept. `isKept`: the parent has seen the doubt and keeps it as it is; it is listed, and moves no size. */
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

/** Whether all facts of a form can be kept, or why the first of the others can't. */
export function judgeFacts(
  baby: Baby,
  facts: readonly EnteredFact[],
  isKept: boolean,
):
  | { kind: "fine"; facts: { fact: EnteredFact; isUsed: boolean }[] }
  | Exclude<FactJudgment, { kind: "fine" }> {
  const fine: { fact: EnteredFact; isUsed: boolean }[] = [];
  for (const fact of facts) {
    const judgment = judgeFact(baby, fact, isKept);
    if (judgment.kind !== "fine") return judgment;
    fine.push({ fact, isUsed: judgment.isUsed });
  }
  return { kind: "fine", facts: fine };
}
