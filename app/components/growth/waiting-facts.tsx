// Facts that were told without a network.
import {
  FACT_FORM_COPY,
  KEPT_FACTS_COPY,
  labelWords,
  lengthWords,
  weightWords,
} from "~/copy/growth/size-copy.ts";
import { FITS } from "~/domain/growth/baby-facts.ts";
import { CHART_SIZES } from "~/domain/growth/size-charts.ts";
import type { KeptFact } from "~/hooks/growth/kept-facts.ts";
import type { KeptFacts } from "~/hooks/growth/use-kept-facts.ts";

export function WaitingFacts({ facts, discard }: KeptFacts) {
  if (facts.length === 0) return null;
  return (
    <section role="status" className="card mt-4 border-dashed p-4 text-sm">
      <p className="font-semibold">{KEPT_FACTS_COPY.kept}</p>
      <ul>
        {facts.map(([formKey, fact]) => {
          const words = wordsOf(fact);
          return (
            <li key={formKey} className="flex items-center justify-between gap-4">
              <span className="figures">{words}</span>
              <button
                type="button"
                className="linkish min-h-11"
                aria-label={KEPT_FACTS_COPY.discardOf(words)}
                onClick={() => discard(formKey)}
              >
                {KEPT_FACTS_COPY.discard}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function wordsOf(fact: KeptFact): string {
  if (fact.way === "label") return labelOf(fact);
  return [weightOf(fact), lengthOf(fact)].filter(Boolean).join(", ");
}

function labelOf({ size, fit }: KeptFact): string {
  const known = CHART_SIZES.find((one) => one === size);
  return known ? labelWords(known, FITS.find((one) => one === fit) ?? "good") : FACT_FORM_COPY.size;
}

function weightOf({ weight, ounces, weightUnit }: KeptFact): string {
  const unit = weightUnit === "kg" ? "kg" : "lb";
  const more = unit === "kg" ? 0 : Number(ounces || 0);
  return weight || more > 0 ? weightWords({ unit, value: Number(weight || 0), ounces: more }) : "";
}

function lengthOf({ length, lengthUnit }: KeptFact): string {
  return length ? lengthWords(Number(length), lengthUnit === "cm" ? "cm" : "in") : "";
}
