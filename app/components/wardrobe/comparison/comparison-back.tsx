import { href, Link } from "react-router";
import { COMPARISON_COPY } from "~/copy/wardrobe/comparison-copy.ts";
import type { AgeRange, LaundryScenario } from "~/domain/vocabulary.ts";

interface ComparisonBackProps {
  planId: string;
  ageRange: AgeRange;
  scenario: LaundryScenario;
}

/** Back to the plan with the size and routine it was shown with. */
export function ComparisonBack({ planId, ageRange, scenario }: ComparisonBackProps) {
  const dashboard = href("/dashboards/:onboardingId/:ageRangeId", {
    onboardingId: planId,
    ageRangeId: ageRange,
  });
  return (
    <Link
      data-chrome
      className="linkish inline-flex min-h-11 items-center text-sm"
      to={`${dashboard}?${new URLSearchParams({ scenario })}`}
    >
      {COMPARISON_COPY.back}
    </Link>
  );
}
