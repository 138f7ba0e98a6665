import type { IsoDay } from "~/domain/calendar.ts";
import { BirthForm } from "./birth-form.tsx";
import { FinalQuestion } from "./final-question.tsx";
import { FinalSwitch } from "./final-switch.tsx";

interface PlanHeadingProps {
  attempt: { onboardingId: string; expectedDueDate: IsoDay; babyBornOn: IsoDay | null };
  /** '9 Weeks to Baby!' */
  banner: string;
  selectedOnboardingId: string | null;
  today: IsoDay;
  isReady: boolean;
}

/** The head of a dashboard: how far the baby is, whether this is the final plan, and the birth. */
export function PlanHeading({ attempt, banner, selectedOnboardingId, today, isReady }: PlanHeadingProps) {
  const { onboardingId, expectedDueDate, babyBornOn } = attempt;
  const selection = { onboardingId, selectedOnboardingId };
  return (
    <>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h1 className="text-2xl">{banner}</h1>
        {isReady && (
          <div data-chrome>
            <FinalSwitch {...selection} isReady />
          </div>
        )}
      </div>
      {isReady && (
        <BirthForm
          key={`${onboardingId} ${babyBornOn}`}
          onboardingId={onboardingId}
          dueDate={expectedDueDate}
          bornOn={babyBornOn}
          today={today}
        />
      )}
      <FinalQuestion {...selection} />
    </>
  );
}
