// What the label says of clothes that fit, and how they fit.
import { ChoiceChips } from "~/components/travel/choice-chips.tsx";
import { CHART_LABELS, FACT_FORM_COPY } from "~/copy/growth/size-copy.ts";
import { FITS } from "~/domain/growth/baby-facts.ts";
import type { ChartSize } from "~/domain/growth/size-charts.ts";

/** A size, and what shops print where the plan is. */
export interface PrintedSize {
  size: ChartSize;
  print: string | null;
}

interface LabelFieldsProps {
  printed: readonly PrintedSize[];
  values: Readonly<Record<string, string | undefined>>;
  error: string | undefined;
}

export function LabelFields({ printed, values, error }: LabelFieldsProps) {
  return (
    <>
      <ChoiceChips
        id="size"
        legend={FACT_FORM_COPY.size}
        type="radio"
        choices={printed.map(({ size, print }) => ({
          name: "size",
          value: size,
          label: print === null ? CHART_LABELS[size] : `${CHART_LABELS[size]} · ${print}`,
          isChosen: values.size === size,
        }))}
        error={error}
      />
      <ChoiceChips
        id="fit"
        legend={FACT_FORM_COPY.fit}
        type="radio"
        choices={FITS.map((fit) => ({
          name: "fit",
          value: fit,
          label: FACT_FORM_COPY.fits[fit],
          isChosen: (values.fit ?? "good") === fit,
        }))}
      />
    </>
  );
}
