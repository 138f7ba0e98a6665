import { Button, ButtonLink } from "~/components/ui/button.tsx";
import { Section } from "~/components/ui/section.tsx";
import { type AttemptAllowance, attemptMeter, mayUpgrade } from "~/domain/plans/access.ts";
import { METER_COPY, planFeatures, planName, SUBSCRIPTION_COPY } from "~/words/en/plans/tiers.ts";

type Tier = { name: string; max: number };

interface PlanComparisonProps {
  tiers: readonly Tier[];
  /** The viewer's own tier. */
  current: string;
  /** Where "Maybe Later" goes. */
  laterPath: string;
}

/** The tiers side by side. Upgrades aren't sold yet, and the button says so. */
export function PlanComparison({ tiers, current, laterPath }: PlanComparisonProps) {
  return (
    <Section titleId="compare-title" title={SUBSCRIPTION_COPY.compareTitle}>
      <ul className="mt-4 grid grid-cols-1 gap-4 sm:grid-cols-2">
        {tiers.map(({ name, max }) => (
          <li
            key={name}
            className={`card flex flex-col p-5 ${name === current ? "" : "border-rose bg-blush/40"}`}
          >
            <div className="flow justify-between gap-2">
              <h3 className="text-lg">{planName(name)}</h3>
              <Mark isCurrent={name === current} />
            </div>
            <PlanFeatures tier={name} max={max} />
          </li>
        ))}
      </ul>
      {mayUpgrade(current) && (
        <>
          <p id="upgrade-hint" className="mt-5 text-sm text-ink-soft">
            {SUBSCRIPTION_COPY.upgradeHint}
          </p>
          <div className="mt-3 flex flex-wrap gap-3">
            <Button disabled aria-describedby="upgrade-hint">
              {SUBSCRIPTION_COPY.upgrade}
            </Button>
            <ButtonLink to={laterPath} look="quiet">
              {SUBSCRIPTION_COPY.later}
            </ButtonLink>
          </div>
        </>
      )}
    </Section>
  );
}

export function PlanFeatures({ tier, max }: { tier: string; max: number }) {
  return (
    <ul className="figures mt-3 list-disc ps-5 text-sm text-ink-soft">
      {planFeatures(tier, max).map((feature) => (
        <li key={feature} className="py-0.5">
          {feature}
        </li>
      ))}
    </ul>
  );
}

function Mark({ isCurrent }: { isCurrent: boolean }) {
  return (
    <span
      className={`rounded-full px-3 py-0.5 text-xs font-semibold ${isCurrent ? "bg-leaf-tint text-leaf" : "bg-amber-tint text-amber"}`}
    >
      {isCurrent ? SUBSCRIPTION_COPY.yours : SUBSCRIPTION_COPY.soon}
    </span>
  );
}

/** How many attempts are used: at most ten segments, plus the words for screen readers. */
export function AttemptMeter({ allowance }: { allowance: AttemptAllowance }) {
  const { segments, filled } = attemptMeter(allowance);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the native meter cannot be cut into segments
    <div
      role="meter"
      aria-label={METER_COPY.label}
      aria-valuemin={0}
      aria-valuemax={allowance.max}
      aria-valuenow={Math.min(allowance.used, allowance.max)}
      aria-valuetext={METER_COPY.value(allowance.used, allowance.max)}
      className="flex gap-1"
    >
      {Array.from({ length: segments }, (_, segment) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the segments of a meter never change places
          key={segment}
          className={`h-2 grow rounded-full ${segment < filled ? "bg-rose" : "bg-hairline"}`}
        />
      ))}
    </div>
  );
}
