import { href, Link } from "react-router";
import { bagPath, passOnPath } from "~/contracts/wardrobe/bag-addresses.ts";
import { SHOPPING_COPY, SIZE_CALENDAR } from "~/copy/shopping/shopping-list-copy.ts";
import { HAND_ME_DOWNS_LINKS } from "~/copy/wardrobe/hand-me-downs-copy.ts";
import type { ShoppingScope } from "~/domain/shopping/shopping-list.ts";
import { useMay } from "~/hooks/members/on-plan.ts";
import { CopyAndPrint } from "./copy-and-print.tsx";

const ACT = "linkish inline-flex min-h-11 items-center text-xs sm:text-sm";

interface ListActionsProps {
  planId: string;
  scope: ShoppingScope;
  /** Null where nothing is left to list. */
  list: { csvPath: string; text: string } | null;
  /** Whether a size is still to begin. */
  hasSizesToCome: boolean;
}

/**
 * Ways to fill in and take along the list and the days on which sizes begin: pages and files without scripts; printing and
 * copying with them.
 */
export function ListActions({ planId, scope, list, hasSizesToCome }: ListActionsProps) {
  return (
    <div data-chrome className="mt-1 flex flex-wrap items-center gap-x-4">
      {useMay("edit") && (
        <Link to={bagPath(planId, scope === "year" ? undefined : scope)} className={ACT}>
          {HAND_ME_DOWNS_LINKS.bag}
        </Link>
      )}
      <Link to={passOnPath(planId)} className={ACT}>
        {HAND_ME_DOWNS_LINKS.passOn}
      </Link>
      {hasSizesToCome && (
        <Link
          to={href("/dashboards/:onboardingId/sizes.ics", { onboardingId: planId })}
          reloadDocument
          title={SIZE_CALENDAR.hint}
          className={ACT}
        >
          {SIZE_CALENDAR.link}
        </Link>
      )}
      {list && (
        <>
          <Link to={list.csvPath} reloadDocument className={ACT}>
            {SHOPPING_COPY.download}
          </Link>
          <CopyAndPrint text={list.text} />
        </>
      )}
    </div>
  );
}
