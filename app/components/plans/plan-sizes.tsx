import { href, Link } from "react-router";
import { noneToGet, toGetWords } from "~/copy/wardrobe/dashboard-copy.ts";
import { SIZE_TIME_LABELS } from "~/copy/wardrobe/item-words.ts";
import { SIZE_LABELS } from "~/copy/wardrobe/wardrobe-copy.ts";
import type { PlanSize } from "~/domain/plans/plan-summary.ts";

interface PlanSizesProps {
  planId: string;
  sizes: readonly PlanSize[];
}

/** A plan's four sizes on its card, each with its essentials to go and a link. */
export function PlanSizes({ planId, sizes }: PlanSizesProps) {
  return (
    <ul className="plan-sizes">
      {sizes.map(({ ageRange, time, ...answer }) => (
        <li key={ageRange}>
          <Link
            to={href("/dashboards/:onboardingId/:ageRangeId", { onboardingId: planId, ageRangeId: ageRange })}
          >
            {SIZE_LABELS[ageRange]} <small>{SIZE_TIME_LABELS[time]}</small> <SizeAnswer {...answer} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function SizeAnswer({ remaining, coming }: Pick<PlanSize, "remaining" | "coming">) {
  if (remaining === null) return null;
  if (remaining > 0) {
    return (
      <>
        <b>{remaining}</b> <span className="sr-only">{toGetWords(remaining)}</span>
      </>
    );
  }
  return (
    <>
      <b aria-hidden="true">{coming ? remaining : "✓"}</b>
      <span className="sr-only">{noneToGet(coming)}</span>
    </>
  );
}
