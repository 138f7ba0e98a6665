// The head of a wardrobe: the banner, the answer, the sizes, the weather, and on wide screens the year. There it is a column that
// stays in view. The answer comes first to whoever listens; small screens show the sizes above it.

import type { ReactNode } from "react";
import { href, Link } from "react-router";
import { UnsentChanges } from "~/components/offline/unsent-changes.tsx";
import { PLAN_MENU } from "~/components/plans/plan-menu.tsx";
import { buttonClasses } from "~/components/ui/button.tsx";
import { LineMark } from "~/components/ui/line-mark.tsx";
import { bagPath } from "~/contracts/wardrobe/bag-addresses.ts";
import { ESSENTIALITY } from "~/domain/ids.ts";
import type { Answer } from "~/domain/wardrobe/answer.ts";
import { elsewhere } from "~/domain/wardrobe/settle.ts";
import type { SizeTimes } from "~/domain/wardrobe/size-times.ts";
import { ERROR_TEXTS } from "~/words/en/errors.ts";
import {
  DASHBOARD_COPY,
  inAll,
  noneToGet,
  OTHERS_READY,
  OTHERS_TO_GET,
  readyWords,
  toGetWords,
} from "~/words/en/wardrobe/dashboard-copy.ts";
import { ADD_ITEM_COPY } from "~/words/en/wardrobe/item-words.ts";
import { AddItemLink } from "./add-item-opener.tsx";
import { HaveEnough } from "./have-enough.tsx";
import { Headline } from "./headline.tsx";
import type { DashboardChoice } from "./use-dashboard-choice.ts";
import { RangeBar, type SizeMarks } from "./view-bar.tsx";

/** The main actions: the shopping list where no bar at the bottom has it, an item of one's own, and the menu. */
function PlanBar({ listPath, bagPath, onAdd }: { listPath: string; bagPath: string; onAdd: () => void }) {
  return (
    <div className="plan-acts">
      <Link to={listPath} className={buttonClasses("primary", "grow px-3!")}>
        {DASHBOARD_COPY.shoppingList}
      </Link>
      <AddItemLink path={bagPath} onOpen={onAdd} className="round-button">
        <LineMark d="M8 2.5v11M2.5 8h11" />
        <span className="sr-only">{ADD_ITEM_COPY.add}</span>
      </AddItemLink>
      <button
        type="button"
        popoverTarget={PLAN_MENU}
        aria-label={DASHBOARD_COPY.more}
        className="round-button menu-button"
      >
        <LineMark d="M3 8h.01M8 8h.01M13 8h.01" />
      </button>
    </div>
  );
}

interface WardrobeTopProps {
  plan: { onboardingId: string; country: string };
  choice: DashboardChoice;
  times: SizeTimes;
  marks?: SizeMarks | undefined;
  banner: ReactNode;
  answer: ReactNode;
  /** Whether essentials of the size are still to get. */
  isOpen: boolean;
  /** The change that said this size is there, as long as it can be taken back. */
  lastBag: string | null;
  weather: ReactNode;
  year: ReactNode;
  /** How many changes are waiting for the network. */
  waiting: number;
  pathOf: (ageRange: DashboardChoice["ageRange"]) => string;
  onAdd: () => void;
}

export function WardrobeTop(props: WardrobeTopProps) {
  const { onboardingId: planId, country } = props.plan;
  const { choice, times } = props;
  const { ageRange, scenario } = choice;
  const list = new URLSearchParams({ for: times[ageRange] === "over" ? "year" : ageRange, scenario });
  return (
    <div className="plan-side">
      <div className="plan-banner">
        <UnsentChanges count={props.waiting}>{props.banner}</UnsentChanges>
      </div>
      <div className="plan-answer">
        {props.answer}
        {times[ageRange] !== "over" && (
          <HaveEnough planId={planId} choice={choice} isOpen={props.isOpen} lastBag={props.lastBag} />
        )}
      </div>
      <RangeBar country={country} ageRange={ageRange} times={times} marks={props.marks} pathOf={props.pathOf}>
        <PlanBar
          listPath={`${href("/dashboards/:onboardingId/shopping-list", { onboardingId: planId })}?${list}`}
          bagPath={bagPath(planId, ageRange)}
          onAdd={props.onAdd}
        />
      </RangeBar>
      <div className="plan-weather">{props.weather}</div>
      <div className="plan-year max-lg:hidden">{props.year}</div>
    </div>
  );
}

interface AnswerHeadlineProps {
  answer: Answer;
  isIntact?: boolean;
  /** '6–9m next:' */
  lead?: string | undefined;
  /** More about the size, after the counts. */
  notes?: readonly string[];
}

/** "43 essentials to go", its meter, and the total number of pieces. */
export function AnswerHeadline({ answer, isIntact = true, lead, notes = [] }: AnswerHeadlineProps) {
  const { remaining, ready, needed, everything } = answer;
  // If the numbers couldn't be read, don't call the wardrobe ready.
  if (needed === 0 && !isIntact) return <Headline count={null} words={ERROR_TEXTS.QUANTITIES_UNREADABLE} />;
  const words = readyWords(answer);
  return (
    <Headline
      lead={lead}
      count={remaining > 0 ? remaining : null}
      words={remaining > 0 ? wordsToGet(answer) : wordsReady(answer)}
      notes={[words, ...(everything > needed ? [inAll(everything)] : []), ...notes]}
      meter={{ label: words, value: ready, coming: elsewhere(answer), max: needed, words }}
    />
  );
}

function wordsToGet({ levels, remaining }: Answer): string {
  const [level, ...others] = levels;
  if (!level || others.length > 0) return OTHERS_TO_GET.pieces(remaining);
  return level === ESSENTIALITY.essential ? toGetWords(remaining) : OTHERS_TO_GET[level];
}

function wordsReady({ levels, ...rest }: Answer): string {
  if (elsewhere(rest) > 0) return noneToGet(rest);
  const [level, ...others] = levels;
  if (!level || others.length > 0) return OTHERS_READY.pieces;
  return level === ESSENTIALITY.essential ? noneToGet() : OTHERS_READY[level];
}
