// What a plan asks for in all, item by item, from its stored numbers.
import { type PlanTotals, totalsByRules } from "~/domain/plans/number-changes.ts";
import { unpackQuantities } from "~/domain/wardrobe/quantity-code.ts";
import type { GroupsByAge } from "~/domain/wardrobe/size-pieces.ts";

export interface Numbers {
  /** Of the rules behind them. */
  version: number;
  groups: GroupsByAge;
  /** Null for the catalogue's. */
  newbornDays: number | null;
}

/** clothing_name_id → totals, without items that can't be read. */
export function planTotals(
  packed: readonly (readonly [nameId: string, quantities: string])[],
  { version, groups, newbornDays }: Numbers,
): Map<string, PlanTotals> {
  return new Map(
    packed.flatMap(([nameId, text]) => {
      const quantities = unpackQuantities(text);
      return quantities
        ? [[nameId, totalsByRules(version, nameId, quantities, groups, newbornDays)] as const]
        : [];
    }),
  );
}
