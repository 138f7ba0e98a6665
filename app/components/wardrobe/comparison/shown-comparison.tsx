// The comparison of laundry routines: the answer with its three numbers, then the sizes, the categories, and every item, with
// notes on problems with its data and items that no table shows.

import { Form, Link } from "react-router";
import { Unbroken } from "~/components/ui/marks.tsx";
import { Notice } from "~/components/ui/notice.tsx";
import { Headline, SumLine } from "~/components/wardrobe/headline.tsx";
import { comparisonPath } from "~/contracts/plans/plan-addresses.ts";
import type {
  ComparisonChart,
  ComparisonIssues,
  ScenarioComparison,
} from "~/contracts/wardrobe/compared-scenarios.ts";
import type { ShoppingScope } from "~/domain/shopping/shopping-list.ts";
import { LAUNDRY_SCENARIOS, type LaundryScenario } from "~/domain/vocabulary.ts";
import {
  type ByScenario,
  difference,
  farthest,
  type PieceCount,
} from "~/domain/wardrobe/scenario-comparison.ts";
import { shopSize } from "~/domain/wardrobe/shop-sizes.ts";
import { type SizeTimes, sizesToCome } from "~/domain/wardrobe/size-times.ts";
import { SCOPE_LABELS, SHORT_SCOPE_LABELS } from "~/words/en/shopping/shopping-list-copy.ts";
import {
  COMPARISON_COPY,
  comparedWith,
  moreWords,
  signedWords,
} from "~/words/en/wardrobe/comparison-copy.ts";
import { DASHBOARD_COPY, essentialsWord } from "~/words/en/wardrobe/dashboard-copy.ts";
import { SIZE_TIME_LABELS } from "~/words/en/wardrobe/item-words.ts";
import { ITEM_CATEGORY_LABELS, SCENARIO_LABELS } from "~/words/en/wardrobe/wardrobe-copy.ts";
import { ComparisonFigure } from "./comparison-figure.tsx";
import { CountsTable, ItemsTable } from "./scenario-table.tsx";

function ComparisonIssuesNotice({ issues }: { issues: ComparisonIssues }) {
  const { leftOut, withoutRules } = issues;
  if (leftOut.length + withoutRules.length === 0) return null;
  return (
    <div className="mt-4">
      <Notice look="look" title={DASHBOARD_COPY.dataIssues}>
        {leftOut.length > 0 && <p>{COMPARISON_COPY.leftOut(leftOut.join(", "))}</p>}
        {withoutRules.length > 0 && <p>{COMPARISON_COPY.withoutRules(withoutRules.join(", "))}</p>}
      </Notice>
    </div>
  );
}

function LeftOut({ unneeded, setAside }: { unneeded: number; setAside: number }) {
  const sentences = [
    unneeded > 0 && COMPARISON_COPY.unneeded(unneeded),
    setAside > 0 && COMPARISON_COPY.setAside(setAside),
  ].filter(Boolean);
  return sentences.length > 0 && <p className="mt-4 text-xs text-ink-soft">{sentences.join(" ")}</p>;
}

interface ScenarioCardsProps {
  counts: ByScenario<PieceCount>;
  current: LaundryScenario;
  /** Where the form is sent. */
  action: string;
}

/** The three routines with their numbers, and a button to use each of the others: one form, no script. */
function ScenarioCards({ counts, current, action }: ScenarioCardsProps) {
  return (
    <Form method="post" action={action}>
      <ul aria-label={COMPARISON_COPY.routines} className="routines">
        {LAUNDRY_SCENARIOS.map((scenario) => {
          const { essentials, all } = counts[scenario];
          const more = difference(counts[scenario], counts[current]).essentials;
          return (
            <li key={scenario} aria-current={scenario === current ? "true" : undefined}>
              <h2>
                <Unbroken text={SCENARIO_LABELS[scenario]} />
              </h2>
              <p>
                <b>{essentials}</b> {essentialsWord(essentials)}
              </p>
              <p>{COMPARISON_COPY.inAll(all)}</p>
              {scenario === current ? (
                <p className="now">{COMPARISON_COPY.current}</p>
              ) : (
                <>
                  <p data-more={Math.sign(more)}>{signedWords(more)}</p>
                  <button
                    data-chrome
                    type="submit"
                    name="scenario"
                    value={scenario}
                    aria-label={COMPARISON_COPY.routineOf(scenario)}
                  >
                    {COMPARISON_COPY.use}
                  </button>
                </>
              )}
            </li>
          );
        })}
      </ul>
    </Form>
  );
}

interface ScopeTabsProps {
  current: ShoppingScope;
  country: string;
  times: SizeTimes;
  pathOf: (scope: ShoppingScope) => string;
}

/** The sizes that aren't over, and the year. */
function ScopeTabs({ current, country, times, pathOf }: ScopeTabsProps) {
  return (
    <nav data-chrome aria-label={COMPARISON_COPY.sizes} className="tabs mt-3 max-w-xl">
      {[...sizesToCome(times), "year" as const].map((scope) => (
        <Link
          key={scope}
          to={pathOf(scope)}
          preventScrollReset
          aria-current={scope === current ? "page" : undefined}
          aria-label={nameOf(scope, country, times)}
        >
          {SHORT_SCOPE_LABELS[scope]} {scope !== "year" && <small>{SIZE_TIME_LABELS[times[scope]]}</small>}
        </Link>
      ))}
    </nav>
  );
}

/** '0–3m now, Newborn to 3 Months', plus the size as shops in that country print it. */
function nameOf(scope: ShoppingScope, country: string, times: SizeTimes): string {
  const label = scope === "year" ? null : SIZE_TIME_LABELS[times[scope]];
  const name = [SHORT_SCOPE_LABELS[scope], label].filter(Boolean).join(" ");
  const size = scope === "year" ? null : shopSize(country, scope);
  return [name, SCOPE_LABELS[scope], size].filter(Boolean).join(", ");
}

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
      as="p"
      count={count === null ? null : Math.abs(count)}
      words={most ? moreWords(most.more, most.scenario) : COMPARISON_COPY.same}
      notes={[SCOPE_LABELS[scope], comparedWith(most?.more ?? null, scenario)]}
    />
  );
}
