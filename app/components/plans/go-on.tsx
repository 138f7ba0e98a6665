import { Link } from "react-router";
import { secondYearPath } from "~/contracts/plans/plan-addresses.ts";
import { GO_ON } from "~/copy/plans/second-year-copy.ts";

/** The way to a plan's second year, from its card, its list, and Today. */
export function GoOn({ planId, describedBy }: { planId: string; describedBy?: string }) {
  return (
    <Link
      data-chrome
      to={secondYearPath(planId)}
      className="linkish relative z-1 inline-flex min-h-11 items-center self-start text-sm"
      aria-describedby={describedBy}
    >
      {GO_ON}
    </Link>
  );
}
