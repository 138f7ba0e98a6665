import { useState } from "react";
import { href, Link } from "react-router";
import { SIZE_CALENDAR } from "~/copy/plans/size-calendar-copy.ts";
import { SHOPPING_COPY } from "~/copy/shopping/shopping-list-copy.ts";
import { useHydrated } from "~/hooks/use-hydrated.ts";

const ACT = "linkish inline-flex min-h-11 items-center text-xs sm:text-sm";

interface ListActionsProps {
  onboardingId: string;
  /** Null where nothing is left to list. */
  list: { csvPath: string; text: string } | null;
  /** Whether a size is still to begin. */
  hasSizesToCome: boolean;
}

/**
 * Ways to take along the list and the days on which sizes begin: files without scripts; printing and copying
 * with them.
 */
export function ListActions({ onboardingId, list, hasSizesToCome }: ListActionsProps) {
  const isHydrated = useHydrated();
  const [outcome, setOutcome] = useState("");
  // The buttons keep their space until scripts run, so that nothing shifts.
  const needsScript = isHydrated ? ACT : `${ACT} invisible`;
  async function copy() {
    setOutcome("");
    if (list) setOutcome(await copyText(list.text));
  }
  return (
    <div data-chrome className="mt-1 flex flex-wrap items-center gap-x-4">
      {hasSizesToCome && (
        <Link
          to={href("/dashboards/:onboardingId/sizes.ics", { onboardingId })}
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
          <button type="button" className={needsScript} onClick={copy}>
            {SHOPPING_COPY.copy}
          </button>
          <button type="button" className={needsScript} onClick={() => window.print()}>
            {SHOPPING_COPY.print}
          </button>
        </>
      )}
      <p role="status" className="text-sm font-medium">
        {outcome}
      </p>
    </div>
  );
}

/** Copies the text to the clipboard; returns the message to show. */
async function copyText(text: string): Promise<string> {
  if (!navigator.clipboard) return SHOPPING_COPY.noClipboard;
  try {
    await navigator.clipboard.writeText(text);
    return SHOPPING_COPY.copied;
  } catch {
    return SHOPPING_COPY.notCopied;
  }
}
