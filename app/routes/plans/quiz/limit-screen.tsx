import { PlanComparison } from "~/components/accounts/tier-comparison.tsx";
import { StillPossible } from "~/components/plans/quiz/still-possible.tsx";
import { ButtonLink } from "~/components/ui/button.tsx";
import { LIMIT_COPY, STILL_POSSIBLE } from "~/copy/accounts/tiers.ts";
import { mayUpgrade } from "~/domain/accounts/access.ts";

interface LimitScreenProps {
  text: string;
  tier: string;
  tiers: readonly { name: string; max: number }[];
}

/** Replaces a question that couldn't be submitted: no attempts are left, but there is plenty else to do. */
export function LimitScreen({ text, tier, tiers }: LimitScreenProps) {
  return (
    <section className="container-page grid max-w-3xl gap-6 py-8 md:py-12">
      <div>
        <h1 className="text-xl">{LIMIT_COPY.screenTitle}</h1>
        <p className="mt-2 text-ink-soft">{text}</p>
      </div>
      <StillPossible />
      <ButtonLink to="/dashboards" className="justify-self-start">
        {STILL_POSSIBLE.open}
      </ButtonLink>
      {mayUpgrade(tier) && <PlanComparison tiers={tiers} current={tier} laterPath="/dashboards" />}
    </section>
  );
}
