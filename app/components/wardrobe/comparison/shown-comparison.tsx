// The comparison: the answer with its three numbers, then the sizes, the categories, and every item.
import { Headline } from "~/components/wardrobe/headline.tsx";
import { comparisonPath } from "~/contracts/plans/plan-addresses.ts";
import type { ComparisonChart, ScenarioComparison } from "~/contracts/wardrobe/compared-scenarios.ts";
import { SCOPE_LABELS, SHORT_SCOPE_LABELS } from "~/copy/shopping/shopping-list-copy.ts";
import { COMPARISON_COPY, comparedWith, moreWords } from "~/copy/wardrobe/comparison-copy.ts";
import { ITEM_CATEGORY_LABELS } from "~/copy/wardrobe/wardrobe-copy.ts";
import type { ShoppingScope } from "~/domain/shopping/shopping-list.ts";
import type { LaundryScenario } from "~/domain/vocabulary.ts";
import { farthest } from "~/domain/wardrobe/scenario-comparison.ts";
import { type SizeTimes, sizesToCome } from "~/domain/wardrobe/size-times.ts";
import { SumLine } from "../sum-line.tsx";
import { ComparisonFigure } from "./comparison-figure.tsx";
import { ComparisonIssuesNotice, LeftOut } from "./comparison-remarks.tsx";
import { ItemsTable } from "./items-table.tsx";
import { ScenarioCards } from "./scenario-cards.tsx";
import { CountsTable } from "./scenario-table.tsx";
import { ScopeTabs } from "./scope-tabs.tsx";

interface ShownComparisonProps {
  planId: string;
  /** The plan's country, which decides how shops print sizes. */
  country: string;
  scope: ShoppingScope;
  scenario: LaundryScenario;
  times: SizeTimes;
  comparison: ScenarioComparison & { chart: ComparisonChart };
}

export function ShownComparison(props: ShownComparisonProps) {
  const { planId, country, scope, scenario, times, comparison } = props;
  const { totals, categories, chart, issues } = comparison;
  const pathOf = (of: ShoppingScope) => comparisonPath(planId, { scope: of, scenario });
  const toCome = sizesToCome(times);
  const rows = [...toCome, "year" as const].map((of) => ({
    label: SHORT_SCOPE_LABELS[of],
    counts: totals[of],
  }));
  return (
    <>
      <div className="grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-2">
        <div className="grid min-w-0 grid-cols-1 content-start gap-8">
          <div>
            <Answer counts={totals[scope]} scope={scope} scenario={scenario} />
            <ScopeTabs current={scope} country={country} times={times} pathOf={pathOf} />
            <ScenarioCards counts={totals[scope]} current={scenario} action={pathOf(scope)} />
            <ComparisonIssuesNotice issues={issues} />
          </div>
          <div>
            <CountsTable
              title={COMPARISON_COPY.bySize}
              lead={COMPARISON_COPY.countsLead}
              corner={COMPARISON_COPY.size}
              current={scenario}
              rows={rows}
            />
            <SumLine
              sizes={toCome.map((age) => totals[age][scenario].essentials)}
              year={totals.year[scenario].essentials}
              names={comparison.countedOnce[scenario]}
            />
          </div>
        </div>
        <div className="grid min-w-0 grid-cols-1 content-start gap-8">
          <ComparisonFigure chart={chart} />
          <CountsTable
            title={COMPARISON_COPY.byCategory}
            lead={`${SCOPE_LABELS[scope]}. ${COMPARISON_COPY.countsLead}`}
            corner={COMPARISON_COPY.category}
            current={scenario}
            rows={categories.map(({ category, counts }) => ({
              label: ITEM_CATEGORY_LABELS[category],
              counts,
            }))}
          />
        </div>
      </div>
      <ItemsTable categories={categories} current={scenario} scope={scope} />
      <LeftOut unneeded={comparison.unneeded} setAside={comparison.setAside} />
    </>
  );
}

interface AnswerProps {
  counts: ScenarioComparison["totals"][ShoppingScope];
  scope: ShoppingScope;
  scenario: LaundryScenario;
}

/** '31 more essentials with weekly laundry', or that it makes no difference. */
function Answer({ counts, scope, scenario }: AnswerProps) {
  const most = farthest(counts, scenario);
  const count = most && (most.more.essentials || most.more.all);
  return (
    <Headline
      count={count === null ? null : Math.abs(count)}
      words={most ? moreWords(most.more, most.scenario) : COMPARISON_COPY.same}
      notes={[SCOPE_LABELS[scope], comparedWith(most?.more ?? null, scenario)]}
    />
  );
}
