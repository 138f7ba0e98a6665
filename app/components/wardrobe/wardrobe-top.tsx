// Above a wardrobe: the banner, and the bar with sizes, laundry routine, and actions.
import type { ReactNode } from "react";
import { href } from "react-router";
import { UnsentChanges } from "~/components/offline/unsent-changes.tsx";
import { PlanBar } from "~/components/plans/plan-bar.tsx";
import type { Answer } from "~/domain/wardrobe/answer.ts";
import type { SizeTimes } from "~/domain/wardrobe/size-times.ts";
import type { DashboardChoice } from "~/hooks/wardrobe/use-dashboard-choice.ts";
import { ComparisonLink } from "./comparison/comparison-link.tsx";
import { RangeBar } from "./range-bar.tsx";

interface WardrobeTopProps {
  attempt: { onboardingId: string; country: string };
  choice: DashboardChoice;
  times: SizeTimes;
  answer: Answer;
  banner: ReactNode;
  /** How many changes are waiting for the network. */
  waiting: number;
  onChoose: (change: Partial<DashboardChoice>) => void;
  pathOf: (ageRange: DashboardChoice["ageRange"]) => string;
  onAdd: () => void;
}

export function WardrobeTop(props: WardrobeTopProps) {
  const { onboardingId, country } = props.attempt;
  const { choice, times } = props;
  const { ageRange, scenario } = choice;
  const isOver = times[ageRange] === "over";
  const list = new URLSearchParams({ for: isOver ? "year" : ageRange, scenario });
  return (
    <>
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-3">
        <UnsentChanges count={props.waiting}>{props.banner}</UnsentChanges>
        <ComparisonLink onboardingId={onboardingId} choice={choice} className="-my-1 lg:hidden" />
      </div>
      <RangeBar
        onboardingId={onboardingId}
        country={country}
        choice={choice}
        times={times}
        onChoose={props.onChoose}
        pathOf={props.pathOf}
      >
        <PlanBar
          answer={props.answer}
          isOver={isOver}
          listPath={`${href("/dashboards/:onboardingId/shopping-list", { onboardingId })}?${list}`}
          onAdd={props.onAdd}
        />
      </RangeBar>
    </>
  );
}
