import { href, Link } from "react-router";
import { useMay } from "~/components/members/on-plan.ts";
import { parentsGiftsPath } from "~/contracts/gifts/gift-addresses.ts";
import type { ShownSizeAhead } from "~/contracts/growth/shown-sizes.ts";
import { secondYearPath } from "~/contracts/plans/plan-addresses.ts";
import { piecesPath } from "~/contracts/wardrobe/bag-addresses.ts";
import { boxesPath } from "~/contracts/wardrobe/box-addresses.ts";
import type { ShoppingScope } from "~/domain/shopping/shopping-list.ts";
import { GO_ON } from "~/words/en/plans/second-year-copy.ts";
import { SIZE_AHEAD_COPY } from "~/words/en/wardrobe/size-ahead-copy.ts";

interface SizeAheadCardProps {
  planId: string;
  ahead: ShownSizeAhead;
  /** The size whose list is on the page already; null for none. */
  listed?: ShoppingScope | null;
}

/** The next size and its day, with a link to each thing that is to do before. */
export function SizeAheadCard({ planId, ahead, listed = null }: SizeAheadCardProps) {
  const { ageRange, day, isLikely, wash, coming, boxed, buy, waiting, pack } = ahead;
  const mayEdit = useMay("edit");
  const list = `${href("/dashboards/:onboardingId/shopping-list", { onboardingId: planId })}?for=${ageRange}`;
  return (
    <section className="size-ahead">
      <h2>{SIZE_AHEAD_COPY.from(ageRange, day, isLikely)}</h2>
      {wash > 0 && <Link to={piecesPath(planId, ageRange)}>{SIZE_AHEAD_COPY.wash(wash)}</Link>}
      {coming > 0 &&
        (mayEdit ? (
          <Link to={parentsGiftsPath(planId)}>{SIZE_AHEAD_COPY.coming(coming)}</Link>
        ) : (
          <p>{SIZE_AHEAD_COPY.coming(coming)}</p>
        ))}
      {boxed > 0 && <Link to={boxesPath(planId)}>{SIZE_AHEAD_COPY.boxed(boxed)}</Link>}
      {buy > 0 && listed !== ageRange && <Link to={list}>{SIZE_AHEAD_COPY.buy(buy)}</Link>}
      {listed !== ageRange && waiting.map((line) => <p key={line}>{line}</p>)}
      {pack.map((size) => (
        <Link key={size} to={piecesPath(planId, size)}>
          {SIZE_AHEAD_COPY.pack(size)}
        </Link>
      ))}
    </section>
  );
}

/** The way to a plan's second year, from its card, its list, and Today. */
export function GoOn({ planId, describedBy }: { planId: string; describedBy?: string }) {
  return (
    <Link
      data-chrome
      to={secondYearPath(planId)}
      className="tap-link relative z-1 self-start text-sm"
      aria-describedby={describedBy}
    >
      {GO_ON}
    </Link>
  );
}
