// The list of one scope: the headline, links to the other scopes, and the lines to tick off.

import { Unbroken } from "~/components/ui/unbroken.tsx";
import { Headline } from "~/components/wardrobe/headline.tsx";
import { COLON } from "~/copy/label-copy.ts";
import { SCOPE_LABELS, SHOPPING_COPY } from "~/copy/shopping/shopping-list-copy.ts";
import { inAll, noneToGet, readyWords, toGetWords } from "~/copy/wardrobe/dashboard-copy.ts";
import { SCENARIO_LABELS } from "~/copy/wardrobe/wardrobe-copy.ts";
import type { TickMark } from "~/domain/shopping/list-ticks.ts";
import {
  agesOfScope,
  type Progress,
  type ShoppingList,
  type ShoppingScope,
} from "~/domain/shopping/shopping-list.ts";
import type { AgeRange, LaundryScenario } from "~/domain/vocabulary.ts";
import type { PassedSize } from "~/domain/wardrobe/pass-on.ts";
import { isYearOver, type SizeTimes, sizesToCome } from "~/domain/wardrobe/size-times.ts";
import { useListTicks } from "~/hooks/shopping/use-list-ticks.ts";
import { ListActions } from "./list-actions.tsx";
import { ListButtons } from "./list-buttons.tsx";
import { OverListHeadline, PassedSizes } from "./passed-sizes.tsx";
import { ScopeNav } from "./scope-nav.tsx";
import { ShownList } from "./shown-list.tsx";

interface OpenListProps {
  onboardingId: string;
  /** Whose plan it is. */
  subtitle: string;
  scope: ShoppingScope;
  times: SizeTimes;
  scenario: LaundryScenario;
  hasNice: boolean;
  view: {
    shown: ShoppingList;
    mark: TickMark | null;
    everything: number;
    niceToHave: Progress;
    progress: Record<ShoppingScope, Progress>;
    countedOnce: readonly string[];
    passedOn: readonly PassedSize[];
    unreadable: readonly string[];
    uncounted: readonly string[];
  };
  /** The list as plain text. */
  text: string;
  pathOf: (list: { scope: ShoppingScope; hasNice: boolean }, file?: ".csv") => string;
  dashboardOf: (ageRange: AgeRange) => string;
  currentAge: AgeRange;
  /** By when to buy for a size that follows the baby. */
  buyBy: string | null;
  /** False while only the first screen is drawn. */
  isWhole: boolean;
}

export function OpenList(props: OpenListProps) {
  const {
    onboardingId: planId,
    subtitle,
    scope,
    times,
    scenario,
    hasNice,
    view,
    text,
    pathOf,
    dashboardOf,
  } = props;
  const { shown, mark, everything, progress } = view;
  const ticks = useListTicks({ planId, scope, sections: shown.sections, mark });
  const { needed, coming = 0 } = progress[scope];
  const left = ticks.essentialsLeft;
  const now = { needed, remaining: left, ready: Math.max(0, needed - coming - left), coming };
  const words = readyWords(now);
  const isDone = left === 0;
  const isOver = !sizesToCome(times).some((age) => agesOfScope(scope).includes(age));
  return (
    <ListButtons address={{ planId, listPath: pathOf({ scope, hasNice }), dashboardOf }}>
      {isOver && <OverListHeadline times={times} scope={scope} passedOn={view.passedOn} />}
      {!isOver && everything > 0 && (
        <div className="max-w-xl">
          <Headline
            count={isDone ? null : left}
            words={isDone ? noneToGet(coming) : toGetWords(left)}
            notes={everything > needed ? [words, inAll(everything)] : [words]}
            meter={{ label: SHOPPING_COPY.meter, value: now.ready, max: needed, words }}
          />
        </div>
      )}
      {!isOver && props.buyBy && <p className="figures mt-1 text-sm">{props.buyBy}</p>}
      {!isOver && everything === 0 && <h1 className="text-xl">{SHOPPING_COPY.title}</h1>}
      <p className="figures mt-2 text-xs break-words text-ink-soft">
        {SCOPE_LABELS[scope]} · {subtitle} ·{" "}
        <span className="inline-block">
          {SHOPPING_COPY.laundry}
          {COLON}
          <Unbroken text={SCENARIO_LABELS[scenario]} />
        </span>
      </p>
      <ScopeNav
        current={scope}
        progress={{ ...progress, [scope]: now }}
        times={times}
        countedOnce={view.countedOnce}
        pathOf={(of) => pathOf({ scope: of, hasNice })}
      />
      <ListActions
        planId={planId}
        scope={scope}
        list={isOver ? null : { csvPath: pathOf({ scope, hasNice }, ".csv"), text }}
        hasSizesToCome={!isYearOver(times)}
      />
      {!isOver && (
        <ShownList
          scope={scope}
          ticks={ticks}
          hasNice={hasNice}
          dashboardPath={dashboardOf(scope === "year" ? props.currentAge : scope)}
          otherPath={pathOf({ scope, hasNice: !hasNice })}
          everything={everything}
          isComing={coming > 0}
          niceToHave={view.niceToHave}
          unreadable={view.unreadable}
          uncounted={view.uncounted}
          isWhole={props.isWhole}
        />
      )}
      <PassedSizes scope={scope} sizes={view.passedOn} dashboardOf={dashboardOf} />
    </ListButtons>
  );
}
