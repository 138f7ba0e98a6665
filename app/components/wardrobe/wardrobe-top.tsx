// The head of a wardrobe: the banner, the answer, the sizes, the weather, and on wide screens the year. There it
// is a column that stays in view. The answer comes first to whoever listens; small screens show the sizes
// above it.
import type { ReactNode } from "react";
import { href } from "react-router";
import { UnsentChanges } from "~/components/offline/unsent-changes.tsx";
import { PlanBar } from "~/components/plans/plan-bar.tsx";
import type { SizeTimes } from "~/domain/wardrobe/size-times.ts";
import type { DashboardChoice } from "~/hooks/wardrobe/use-dashboard-choice.ts";
import { RangeBar, type SizeMarks } from "./range-bar.tsx";

interface WardrobeTopProps {
  plan: { onboardingId: string; country: string };
  choice: DashboardChoice;
  times: SizeTimes;
  marks?: SizeMarks | undefined;
  banner: ReactNode;
  answer: ReactNode;
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
      <div className="plan-answer">{props.answer}</div>
      <RangeBar country={country} ageRange={ageRange} times={times} marks={props.marks} pathOf={props.pathOf}>
        <PlanBar
          listPath={`${href("/dashboards/:onboardingId/shopping-list", { onboardingId: planId })}?${list}`}
          onAdd={props.onAdd}
        />
      </RangeBar>
      <div className="plan-weather">{props.weather}</div>
      <div className="plan-year max-lg:hidden">{props.year}</div>
    </div>
  );
}
