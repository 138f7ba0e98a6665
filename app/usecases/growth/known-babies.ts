// What is known of a plan's babies, from its rows.
import { readStoredFact } from "~/contracts/growth/stored-fact.ts";
import type { FactColumns, FactRow } from "~/data/growth/size-facts.server.ts";
import type { Baby } from "~/domain/growth/baby-facts.ts";
import { amountOf, type EnteredFact, usedFact } from "~/domain/growth/entered-fact.ts";
import type { Sex } from "~/domain/growth/growth-table.ts";
import { planBaby } from "~/domain/growth/plan-baby.ts";
import type { PlanDates } from "~/domain/plans/plan-start.ts";

/** A plan's rows. */
export interface KnownSizes {
  dates: PlanDates;
  facts: readonly FactRow[];
  babies: readonly { baby: number; sex: Sex | null }[];
}

/** One of the plan's babies. A plan has as many as something is told of, and at least one. */
export function knownBaby({ dates, facts, babies }: KnownSizes, baby: number): Baby {
  const own = facts.filter((fact) => fact.baby === baby && fact.isUsed);
  const used = own.flatMap((row) => {
    const fact = readStoredFact(row);
    return fact ? [usedFact(fact)] : [];
  });
  const numbers = [...facts, ...babies].map((row) => row.baby);
  const sex = babies.find((row) => row.baby === baby)?.sex ?? null;
  return planBaby(dates, { sex, facts: used }, 1 + Math.max(baby, 0, ...numbers));
}

/** A fact's columns. */
export function columnsOf(fact: EnteredFact, isUsed: boolean): FactColumns {
  const isLabel = fact.kind === "label";
  return {
    kind: fact.kind,
    measuredOn: fact.on,
    amount: amountOf(fact),
    unit: isLabel ? null : fact.unit,
    size: isLabel ? fact.size : null,
    fit: isLabel ? fact.fit : null,
    isUsed,
  };
}
