import { href, Link } from "react-router";
import { SIZE_CALENDAR } from "~/copy/plans/size-calendar-copy.ts";

/** Downloads the dates when each size starts, for the user's own calendar. */
export function CalendarLink({ onboardingId }: { onboardingId: string }) {
  return (
    <p
      data-chrome
      className="mt-10 flex flex-wrap items-center gap-x-4 border-t border-hairline pt-4 text-sm text-ink-soft"
    >
      <Link
        to={href("/dashboards/:onboardingId/sizes.ics", { onboardingId })}
        reloadDocument
        className="linkish inline-flex min-h-11 items-center"
      >
        {SIZE_CALENDAR.link}
      </Link>
      {SIZE_CALENDAR.hint}
    </p>
  );
}
