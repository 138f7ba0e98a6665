// The facts that parents told: the one that was just saved, and all, the newest day first.

import { Form, href, Link } from "react-router";
import { useMay } from "~/components/members/on-plan.ts";
import type { KeptForm } from "~/components/offline/kept-forms.ts";
import { Button } from "~/components/ui/button.tsx";
import { Notice } from "~/components/ui/notice.tsx";
import { Section } from "~/components/ui/section.tsx";
import { editPath, sizePath } from "~/contracts/growth/size-addresses.ts";
import { FITS } from "~/domain/growth/baby-facts.ts";
import { CHART_SIZES } from "~/domain/growth/size-charts.ts";
import { isComplete } from "~/domain/plans/plan-status.ts";
import type { PlanStatus } from "~/domain/vocabulary.ts";
import { LABEL_COPY } from "~/words/en/growth/fit-copy.ts";
import {
  FACT_FORM_COPY,
  FACT_LIST_COPY,
  labelWords,
  lengthWords,
  SIZE_SAVED_COPY,
  weightWords,
} from "~/words/en/growth/size-copy.ts";
import { COLON } from "~/words/en/language.ts";

interface FactListProps {
  /** The babies' names; null if nobody gave any. */
  babyNames: readonly string[] | null;
  planId: string;
  facts: readonly {
    id: string;
    words: string;
    baby: number | null;
    isUsed: boolean;
    isBeforeBirth: boolean;
  }[];
}

export function FactList({ planId, babyNames, facts }: FactListProps) {
  const mayChange = useMay("edit");
  if (facts.length === 0) return null;
  const action = sizePath(planId);
  return (
    <Section titleId="facts" title={FACT_LIST_COPY.title} className="mt-8">
      <ul className="mt-2 border-t border-hairline">
        {facts.map(({ id, words, baby, isUsed, isBeforeBirth }) => (
          <li key={id} className="flow justify-between gap-x-4 border-b border-hairline py-1">
            <span className="figures min-w-0 grow basis-40">
              {baby !== null && `${babyNames?.[baby - 1] || FACT_FORM_COPY.babyOf(baby)}${COLON}`}
              {words}
              {(isBeforeBirth || !isUsed) && (
                <span className="block text-xs text-ink-soft">
                  {isBeforeBirth ? FACT_LIST_COPY.beforeBirth : FACT_LIST_COPY.unused}
                </span>
              )}
            </span>
            {mayChange && (
              <span className="flex items-center gap-5 text-sm">
                <Link
                  className="tap-link"
                  to={editPath(planId, id)}
                  aria-label={FACT_LIST_COPY.editOf(words)}
                >
                  {FACT_LIST_COPY.edit}
                </Link>
                <Form method="post" action={action} noValidate preventScrollReset>
                  <input type="hidden" name="intent" value="remove" />
                  <input type="hidden" name="factId" value={id} />
                  <button
                    type="submit"
                    className="linkish min-h-11"
                    aria-label={FACT_LIST_COPY.deleteOf(words)}
                  >
                    {FACT_LIST_COPY.delete}
                  </button>
                </Form>
              </span>
            )}
          </li>
        ))}
      </ul>
      {mayChange && (
        <details className="mt-2 text-sm">
          <summary className="linkish min-h-11 content-center">{FACT_LIST_COPY.deleteAll}</summary>
          <Form method="post" action={action} noValidate className="grid gap-3 pb-2">
            <input type="hidden" name="intent" value="forget" />
            <p>{FACT_LIST_COPY.deleteAllQuestion}</p>
            <Button type="submit" look="danger" className="justify-self-start">
              {FACT_LIST_COPY.deleteAllYes}
            </Button>
          </Form>
        </details>
      )}
    </Section>
  );
}

/** What was told in a form, in words. */
export function factWords(fact: KeptForm): string {
  if (fact.way === "label") return labelOf(fact);
  return [weightOf(fact), lengthOf(fact)].filter(Boolean).join(", ");
}

function labelOf({ size, fit }: KeptForm): string {
  const known = CHART_SIZES.find((one) => one === size);
  return known ? labelWords(known, FITS.find((one) => one === fit) ?? "good") : LABEL_COPY.size;
}

function weightOf({ weight, ounces, weightUnit }: KeptForm): string {
  const unit = weightUnit === "kg" ? "kg" : "lb";
  const more = unit === "kg" ? 0 : Number(ounces || 0);
  return weight || more > 0 ? weightWords({ unit, value: Number(weight || 0), ounces: more }) : "";
}

function lengthOf({ length, lengthUnit }: KeptForm): string {
  return length ? lengthWords(Number(length), lengthUnit === "cm" ? "cm" : "in") : "";
}

interface SizeSavedProps {
  planId: string;
  /** The plan at the size that is worn today. */
  planPath: string;
  status: PlanStatus;
  /** The fact that was just saved. */
  saved: { words: string; isUsed: boolean } | null;
}

/** Shows the saved fact, and whether the plan already uses it. */
export function SizeSaved({ planId, planPath, status, saved }: SizeSavedProps) {
  const isUpdated = isComplete(status);
  if (isUpdated && saved === null) return null;
  const words =
    saved && (saved.isUsed ? SIZE_SAVED_COPY.saved(saved.words) : SIZE_SAVED_COPY.unused(saved.words));
  return (
    <Notice className="mt-3" look={isUpdated ? "good" : "info"}>
      {words && <p className="figures font-semibold">{words}</p>}
      <p>{isUpdated ? SIZE_SAVED_COPY.updated : SIZE_SAVED_COPY.updating}</p>
      <Link
        className="tap-link"
        to={isUpdated ? planPath : href("/onboarding/processing/:onboardingId", { onboardingId: planId })}
      >
        {SIZE_SAVED_COPY.toPlan}
      </Link>
    </Notice>
  );
}
