import { href, Link } from "react-router";
import { useMay } from "~/components/members/on-plan.ts";
import { Chevron, Unbroken } from "~/components/ui/marks.tsx";
import type { ShownSizeAhead } from "~/contracts/growth/shown-sizes.ts";
import { bagPath, passOnPath } from "~/contracts/wardrobe/bag-addresses.ts";
import type { ShownEnding } from "~/contracts/wardrobe/shown-dashboard.ts";
import type { TickMark } from "~/domain/shopping/list-ticks.ts";
import {
  agesOfScope,
  type ComingLine,
  type Progress,
  type ShoppingList,
  type ShoppingScope,
} from "~/domain/shopping/shopping-list.ts";
import type { AgeRange, LaundryScenario } from "~/domain/vocabulary.ts";
import type { PassedSize } from "~/domain/wardrobe/pass-on.ts";
import { isYearOver, type SizeTimes, sizesToCome } from "~/domain/wardrobe/size-times.ts";
import { COLON } from "~/words/en/language.ts";
import {
  LINE_COPY,
  SCOPE_LABELS,
  SHOPPING_COPY,
  SHORT_SCOPE_LABELS,
  SIZE_CALENDAR,
  sizeOver,
} from "~/words/en/shopping/shopping-list-copy.ts";
import { DASHBOARD_COPY } from "~/words/en/wardrobe/dashboard-copy.ts";
import { HAND_ME_DOWNS_LINKS } from "~/words/en/wardrobe/hand-me-downs-copy.ts";
import { OVER_COPY, toPassOn } from "~/words/en/wardrobe/item-words.ts";
import { SCENARIO_LABELS } from "~/words/en/wardrobe/wardrobe-copy.ts";
import { CopyAndPrint, ListButtons } from "./list-buttons.tsx";
import { ListHeadline, OverListHeadline } from "./list-headline.tsx";
import { ScopeNav } from "./scope-nav.tsx";
import { ShownList } from "./shown-list.tsx";
import { GoOn, SizeAheadCard } from "./size-ahead-card.tsx";
import { useListTicks } from "./use-list-ticks.ts";

const ACT = "tap-link text-xs sm:text-sm";

interface ListActionsProps {
  planId: string;
  scope: ShoppingScope;
  /** Null where nothing is left to list. */
  list: { csvPath: string; text: string } | null;
  /** Whether a size is still to begin. */
  hasSizesToCome: boolean;
}

/**
 * Ways to fill in and take along the list and the days on which sizes begin: pages and files without scripts; printing and
 * copying with them.
 */
function ListActions({ planId, scope, list, hasSizesToCome }: ListActionsProps) {
  return (
    <div data-chrome className="mt-1 flow gap-x-4">
      {useMay("edit") && (
        <Link to={bagPath(planId, scope === "year" ? undefined : scope)} className={ACT}>
          {HAND_ME_DOWNS_LINKS.bag}
        </Link>
      )}
      <Link to={passOnPath(planId)} className={ACT}>
        {HAND_ME_DOWNS_LINKS.passOn}
      </Link>
      {hasSizesToCome && (
        <Link
          to={href("/dashboards/:onboardingId/sizes.ics", { onboardingId: planId })}
          reloadDocument
          title={SIZE_CALENDAR.hint}
          className={ACT}
        >
          {SIZE_CALENDAR.link}
        </Link>
      )}
      {list && (
        <>
          <Link to={list.csvPath} reloadDocument className={ACT}>
            {SHOPPING_COPY.download}
          </Link>
          <CopyAndPrint text={list.text} />
        </>
      )}
    </div>
  );
}

/** The id of the sheet that phones have for the sizes and the ways to take the list along; wide screens show them at once. */
const LIST_TOOLS = "list-tools";

/** Opens the sheet; it names the list that is shown. */
export function ListToolsButton({ scope }: { scope: ShoppingScope }) {
  return (
    <button
      type="button"
      popoverTarget={LIST_TOOLS}
      aria-label={`${SHORT_SCOPE_LABELS[scope]}, ${SHOPPING_COPY.tools}`}
      className="figures inline-flex min-h-11 items-center gap-1.5 rounded-full border border-outline px-4 text-sm font-semibold hover:bg-sunken sm:hidden"
    >
      {SHORT_SCOPE_LABELS[scope]}
      <Chevron className="rotate-90" />
    </button>
  );
}

interface PassedSizesProps {
  scope: ShoppingScope;
  sizes: readonly PassedSize[];
  dashboardOf: (ageRange: AgeRange) => string;
}

/**
 * Sizes that are over, folded, with what can be passed on. In the year, all of them; in a size's own list, just that size,
 * unfolded.
 */
function PassedSizes({ scope, sizes, dashboardOf }: PassedSizesProps) {
  const shown = sizes.filter(({ ageRange }) => scope === "year" || ageRange === scope);
  if (shown.length === 0) return null;
  return (
    <div data-chrome className="mt-8 grid max-w-xl gap-2">
      {shown.map(({ ageRange, pieces, items }) => (
        <details key={ageRange} open={scope !== "year"} className="card px-4 py-1">
          <summary className="figures flow min-h-11 gap-x-2 text-sm">
            <span className="font-semibold">{sizeOver(ageRange)}</span>
            <span className="text-ink-soft">{toPassOn(pieces)}</span>
          </summary>
          {items.length > 0 && (
            <ul className="figures text-sm">
              {items.map((item) => (
                <li key={item.id} className="flex gap-2 border-t border-hairline py-1.5 break-words">
                  <b className="w-6 shrink-0 text-end">{item.pieces}</b> {item.name}
                </li>
              ))}
            </ul>
          )}
          <Link to={dashboardOf(ageRange)} className="tap-link text-sm">
            {OVER_COPY.open(ageRange)}
          </Link>
        </details>
      ))}
    </div>
  );
}

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
    elsewhere: Record<"coming" | "boxed", readonly ComingLine[]>;
    waiting: Parameters<typeof ShownList>[0]["waiting"];
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
  /** The size that leads. */
  currentAge: AgeRange;
  /** The one that is worn until then, or the plan's last one in its last weeks. */
  ending: ShownEnding | null;
  /** Whether the size is worn too briefly to get anything more. */
  isBrief: boolean;
  /** Null unless a size begins within three weeks. */
  ahead: ShownSizeAhead | null;
  /** Whether to offer to go on to 24 months. */
  goesOn: boolean;
  /** By when to buy for a size that follows the baby. */
  buyBy: string | null;
  /** The cost of the list, in words, and its page; null if that isn't known. */
  cost: { words: string; path: string } | null;
  /** False while only the first screen is drawn. */
  isWhole: boolean;
}

/** The list of one scope: the headline, links to the other scopes, and the lines to tick off. */
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
  const { needed, coming = 0, boxed = 0 } = progress[scope];
  const left = ticks.essentialsLeft;
  const now = { needed, remaining: left, ready: Math.max(0, needed - coming - boxed - left), coming, boxed };
  // Items without a size are worn on, and may be missing.
  const isBrief = props.isBrief && left === 0;
  const isOver = !sizesToCome(times).some((age) => agesOfScope(scope).includes(age));
  return (
    <ListButtons address={{ planId, listPath: pathOf({ scope, hasNice }), dashboardOf }}>
      {isOver && <OverListHeadline times={times} scope={scope} passedOn={view.passedOn} />}
      {!isOver && (
        <ListHeadline
          {...{ scope, times, isBrief, everything, now, currentAge: props.currentAge, ending: props.ending }}
          listOf={(of) => pathOf({ scope: of, hasNice })}
        />
      )}
      {!isOver && props.ahead && <SizeAheadCard planId={planId} ahead={props.ahead} listed={scope} />}
      {props.goesOn && <GoOn planId={planId} />}
      {!isOver && props.buyBy && <p className="figures mt-1 text-sm">{props.buyBy}</p>}
      {!isOver && !isBrief && props.cost && (
        <Link data-chrome to={props.cost.path} className="tap-link figures mt-1 text-sm">
          {props.cost.words}
        </Link>
      )}
      {ticks.others.length > 0 && (
        <p role="status" className="mt-1 text-sm font-medium text-leaf">
          {LINE_COPY.others(ticks.others)}
        </p>
      )}
      {/* Phones have room for the list alone: the rest of its head is in the sheet. */}
      <p className="figures mt-2 text-xs break-words text-ink-soft max-sm:not-print:hidden">
        {SCOPE_LABELS[scope]} · {subtitle} ·{" "}
        <span className="inline-block">
          {SHOPPING_COPY.laundry}
          {COLON}
          <Unbroken text={SCENARIO_LABELS[scenario]} />
        </span>
      </p>
      <section id={LIST_TOOLS} popover="auto" aria-label={SHOPPING_COPY.tools} className="list-tools">
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
        <button
          type="button"
          popoverTarget={LIST_TOOLS}
          popoverTargetAction="hide"
          className="mt-1 min-h-11 w-full border-t border-hairline text-sm font-semibold sm:hidden"
        >
          {DASHBOARD_COPY.close}
        </button>
      </section>
      {!isOver && !isBrief && (
        <ShownList
          {...view}
          scope={scope}
          ticks={ticks}
          hasNice={hasNice}
          dashboardPath={dashboardOf(scope === "year" ? props.currentAge : scope)}
          otherPath={pathOf({ scope, hasNice: !hasNice })}
          rest={{ coming, boxed }}
          isWhole={props.isWhole}
        />
      )}
      <PassedSizes scope={scope} sizes={view.passedOn} dashboardOf={dashboardOf} />
    </ListButtons>
  );
}
