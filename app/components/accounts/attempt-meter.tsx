import { METER_COPY } from "~/copy/accounts/tiers.ts";
import { type AttemptAllowance, attemptMeter } from "~/domain/accounts/access.ts";

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
