// The comparison's chart, drawn by the server (views/wardrobe/comparison-view.ts). The tables next to it show the same numbers.

import { useId } from "react";
import { href } from "react-router";
import { PageFrame } from "~/components/layout/page-frame.tsx";
import { ButtonLink } from "~/components/ui/button.tsx";
import type { ComparedBar, ComparisonChart } from "~/contracts/wardrobe/compared-scenarios.ts";
import type { AgeRange, LaundryScenario } from "~/domain/vocabulary.ts";
import { COMPARISON_COPY } from "~/words/en/wardrobe/comparison-copy.ts";
import { SCENARIO_LABELS, SIZE_LABELS } from "~/words/en/wardrobe/wardrobe-copy.ts";

export function ComparisonFigure({ chart }: { chart: ComparisonChart }) {
  const id = useId();
  return (
    <figure aria-labelledby={`${id}-heading`} className="max-w-[30rem] break-inside-avoid">
      <figcaption>
        <h2 id={`${id}-heading`} className="text-lg">
          {COMPARISON_COPY.chartTitle}
        </h2>
      </figcaption>
      <p aria-hidden="true" className="chart-key">
        <span>
          <i /> {COMPARISON_COPY.key.essentials}
        </span>
        <span>
          <i /> {COMPARISON_COPY.key.rest}
        </span>
      </p>
      <svg
        role="img"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
        viewBox={`0 0 ${chart.width} ${chart.height}`}
        className="figures mt-2 w-full fill-ink-soft"
        fontSize="12"
      >
        <title id={`${id}-title`}>{COMPARISON_COPY.chartTitle}</title>
        <desc id={`${id}-text`}>{chart.description}</desc>
        {chart.sizes.map(({ ageRange, y, bars }) => (
          <g key={ageRange}>
            <text y={y} className="fill-ink font-semibold" fontSize="13">
              {SIZE_LABELS[ageRange]}
            </text>
            {bars.map((bar) => (
              <Bar key={bar.scenario} bar={bar} />
            ))}
          </g>
        ))}
      </svg>
    </figure>
  );
}

/** Filled for essentials and hollow for the rest, so the difference doesn't rely on color. */
function Bar({ bar }: { bar: ComparedBar }) {
  const { scenario, isCurrent, x, y, height, essentials, all, essentialsWidth, allWidth } = bar;
  const baseline = y + height - 5;
  return (
    <g className={isCurrent ? "fill-ink font-semibold" : undefined}>
      <text y={baseline}>{SCENARIO_LABELS[scenario]}</text>
      <rect
        x={x + 0.5}
        y={y + 0.5}
        width={Math.max(0, allWidth - 1)}
        height={height - 1}
        rx="3"
        className="fill-blush stroke-rose"
      />
      <rect x={x} y={y} width={essentialsWidth} height={height} rx="3" className="fill-rose" />
      {essentialsWidth > 24 && (
        <text
          x={x + essentialsWidth - 6}
          y={baseline}
          textAnchor="end"
          className="fill-on-rose font-semibold"
        >
          {essentials}
        </text>
      )}
      <text x={x + allWidth + 6} y={baseline}>
        {all}
      </text>
    </g>
  );
}

/** For an address without a comparison. Retrying won't help, so it links to the list of plans. */
export function ComparisonProblem({ title, message }: { title: string; message: string }) {
  return (
    <PageFrame title={title} lead={message} scene="not-found">
      <ButtonLink to="/dashboards">{COMPARISON_COPY.plans}</ButtonLink>
    </PageFrame>
  );
}

type ComparisonBackProps = { planId: string; ageRange: AgeRange; scenario: LaundryScenario };

/** Back to the plan with the size and routine it was shown with. */
export function comparisonBack({ planId, ageRange, scenario }: ComparisonBackProps) {
  const dashboard = href("/dashboards/:onboardingId/:ageRangeId", {
    onboardingId: planId,
    ageRangeId: ageRange,
  });
  return { to: `${dashboard}?${new URLSearchParams({ scenario })}`, label: COMPARISON_COPY.back };
}
