import type { MouseEvent, ReactNode } from "react";
import { Link } from "react-router";
import { HEADER_COPY, MANAGED_PAGES_COPY } from "~/copy/layout.ts";
import type { Places } from "~/domain/plans/places.ts";
import { useLogOut } from "~/hooks/use-log-out.ts";
import { buttonClasses } from "../ui/button.tsx";
import { PublicLink } from "../ui/public-link.tsx";
import { PlacesNav } from "./places-nav.tsx";
import { Wordmark } from "./wordmark.tsx";

interface HeaderProps {
  viewer: { fullName: string | null; email: string; isManager: boolean } | null;
  /** Where a signed-in viewer's three places lead. */
  places: Places | null;
  /** What the page shows in the header; on small screens it replaces the wordmark. */
  strip?: ReactNode;
  /** For a page that doesn't know its viewer: no account menu and no sign-up. */
  isForAnybody?: boolean;
}

/** The header of every page. Its menu is a native popover, so it works before any script. */
export function Header({ viewer, places, strip, isForAnybody = false }: HeaderProps) {
  return (
    <header data-chrome className="border-b border-hairline bg-ground">
      <div
        className={`container-page flex items-center justify-between gap-x-2 sm:gap-x-4 ${strip ? "min-h-12 sm:min-h-16" : "min-h-16 flex-wrap py-1"}`}
      >
        <PublicLink to="/" className={`rounded-lg py-2 no-underline ${strip ? "max-sm:hidden" : ""}`}>
          <Wordmark />
        </PublicLink>
        {strip}
        {places && <PlacesNav places={places} />}
        {viewer ? <AccountMenu viewer={viewer} /> : !isForAnybody && <SignedOut />}
      </div>
    </header>
  );
}

function SignedOut() {
  return (
    <div className="flex flex-wrap items-center sm:gap-2">
      <PublicLink
        to="/auth"
        className={buttonClasses(
          "bare",
          "min-h-11 px-[8px]! text-[min(0.9375rem,7vw)]! max-[22rem]:px-[6px]! max-[22rem]:text-[min(0.8125rem,7vw)]! sm:px-3!",
        )}
      >
        {HEADER_COPY.logIn}
      </PublicLink>
      <PublicLink
        to="/auth?mode=signup"
        className={buttonClasses(
          "quiet",
          "min-h-11 px-[14px]! text-[min(0.9375rem,7vw)]! max-[22rem]:px-[9px]! max-[22rem]:text-[min(0.8125rem,7vw)]! sm:px-5!",
        )}
      >
        {HEADER_COPY.getStarted}
      </PublicLink>
    </div>
  );
}

const MENU_ID = "account-menu";
const ENTRY =
  "flex min-h-11 w-full items-center rounded-lg px-3 text-start text-sm font-medium text-ink no-underline hover:bg-sunken";

function AccountMenu({ viewer }: { viewer: NonNullable<HeaderProps["viewer"]> }) {
  const name = viewer.fullName ?? viewer.email;
  const { isSending, logOut } = useLogOut();
  return (
    <>
      <button
        type="button"
        popoverTarget={MENU_ID}
        aria-label={HEADER_COPY.accountMenu}
        className="grid size-[44px] shrink-0 p-0 leading-none place-items-center rounded-full border border-hairline bg-blush font-display text-[21px] text-ink hover:border-outline"
      >
        {name.slice(0, 1).toUpperCase()}
      </button>
      <nav
        id={MENU_ID}
        popover="auto"
        aria-label={HEADER_COPY.account}
        className="fixed top-16 end-4 start-auto m-0 w-64 rounded-card border border-hairline bg-surface p-2 text-ink shadow-overlay"
      >
        {viewer.fullName && <p className="px-3 pt-2 font-semibold">{viewer.fullName}</p>}
        <p className="px-3 py-2 text-xs break-words text-ink-soft">{viewer.email}</p>
        <Link to="/profile" className={ENTRY} onClick={closeMenu}>
          {HEADER_COPY.profile}
        </Link>
        <Link to="/onboarding?retake=1" className={ENTRY} onClick={closeMenu}>
          {HEADER_COPY.retakeQuiz}
        </Link>
        {viewer.isManager && (
          <>
            <Link to="/admin/clothing" className={ENTRY} onClick={closeMenu}>
              {MANAGED_PAGES_COPY.images}
            </Link>
            <Link to="/admin/links" className={ENTRY} onClick={closeMenu}>
              {MANAGED_PAGES_COPY.links}
            </Link>
          </>
        )}
        <form method="post" action="/logout" onSubmit={logOut}>
          <button type="submit" className={ENTRY} aria-disabled={isSending || undefined}>
            {HEADER_COPY.logOut}
          </button>
        </form>
      </nav>
    </>
  );
}

/** The header outlives the page, and an open menu would cover the next one. */
function closeMenu({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
}
