// What is known of a plan's babies, from its rows.
import { readStoredFact } from "~/contracts/growth/stored-fact.ts";
import type { FactColumns, FactRow } from "~/data/growth/size-facts.server.ts";
import type { Baby } from "~/domain/growth/baby-facts.ts";
import { amountOf, type EnteredFact, usedFact } from "~/domain/growth/entered-fact.ts";
import type { Sex } from "~/domain/growth/growth-table.ts";
import { isBeforeBirth, planBaby } from "~/domain/growth/plan-baby.ts";
import type { KnownBabies } from "~/domain/growth/planned-sizes.ts";
import type { PlanDates } from "~/domain/plans/plan-start.ts";

/** A plan's rows. */
export interface KnownSizes {
  plan: PlanDates & { babies: number };
  facts: readonly FactRow[];
  sexes: readonly { baby: number; sex: Sex | null }[];
}

/** One of the plan's babies. */
export function knownBaby({ plan, facts, sexes }: KnownSizes, baby: number): Baby {
  const used = facts
    .filter((fact) => fact.baby === baby && isUsedFor(plan, fact))
    .flatMap((row) => {
      const fact = readStoredFact(row);
      return fact ? [usedFact(fact)] : [];
    });
  const sex = sexes.find((row) => row.baby === baby)?.sex ?? null;
  return planBaby(plan, { sex, facts: used }, plan.babies);
}

/** A date of birth that was corrected can leave a fact before it: that one is set aside. */
function isUsedFor(plan: PlanDates, { isUsed, measuredOn }: Pick<FactRow, "isUsed" | "measuredOn">): boolean {
  return isUsed && !isBeforeBirth(plan, measuredOn);
}

/** All of them, with what tells a corrected fact from a new one. */
export function knownBabies(known: KnownSizes): KnownBabies {
  const { plan, facts, sexes } = known;
  const babies = Array.from({ length: plan.babies }, (_, baby) => knownBaby(known, baby));
  const used = facts.filter((fact) => isUsedFor(plan, fact) && fact.baby < plan.babies);
  if (!babies.some((baby) => baby.facts.length > 0)) return { dates: plan, babies, seen: [] };
  const named = sexes.filter(({ sex }) => sex !== null).map(({ baby, sex }) => `${baby} ${sex}`);
  return { dates: plan, babies, seen: [...used.map(({ id, version }) => `${id} ${version}`), ...named] };
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
