import { Link } from "react-router";
import { comparisonPath } from "~/contracts/plans/plan-addresses.ts";
import { whatWould } from "~/copy/wardrobe/comparison-copy.ts";
import type { AgeRange, LaundryScenario } from "~/domain/vocabulary.ts";

interface ComparisonLinkProps {
  onboardingId: string;
  choice: { ageRange: AgeRange; scenario: LaundryScenario };
  className: string;
}

/** Next to the laundry routine: a link to what another one would mean. */
export function ComparisonLink({ onboardingId, choice, className }: ComparisonLinkProps) {
  const { ageRange, scenario } = choice;
  return (
    <Link
      data-chrome
      to={comparisonPath(onboardingId, { scope: ageRange, scenario })}
      className={`linkish inline-flex min-h-11 items-center text-xs ${className}`}
    >
      {whatWould(scenario)}
    </Link>
  );
}
