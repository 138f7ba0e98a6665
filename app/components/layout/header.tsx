import { type MouseEvent, type PointerEvent, type ReactNode, useRef } from "react";
import { Link, useLocation } from "react-router";
import { Scene } from "~/components/illustrations/art.tsx";
import { buttonClasses } from "~/components/ui/button.tsx";
import { LineMark } from "~/components/ui/line-mark.tsx";
import { PublicLink } from "~/components/ui/public-link.tsx";
import { PLACES, type PlaceId, type Places, placeAt } from "~/domain/plans/places.ts";
import { expectPage, readAhead } from "~/lib/seen-answers.ts";
import {
  HEADER_COPY,
  MANAGED_PAGES_COPY,
  PLACE_LABELS,
  PLACES_LABEL,
  PRODUCT_NAME,
} from "~/words/en/layout.ts";
import { useLogOut } from "./use-log-out.ts";

/** The administrators' pages: addresses and names. */
export function managedPages() {
  return [
    ["/admin/clothing", MANAGED_PAGES_COPY.images],
    ["/admin/links", MANAGED_PAGES_COPY.links],
    ["/admin/prices", MANAGED_PAGES_COPY.prices],
  ] as const;
}

/** A mouse that only passes by asks for nothing. */
const HOVER_MS = 65;
/** The page that was left is read after the one that was gone to. */
const LEFT_MS = 1500;

/**
 * Event handlers for links between the places: on intent, the page is read ahead; a page that was seen is
 * shown again at once, and so is the one that is left.
 */
function usePlaceLink() {
  const { pathname, search } = useLocation();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return (to: string) => ({
    onPointerEnter({ pointerType }: PointerEvent) {
      clearTimeout(timer.current);
      if (to === pathname) return;
      if (pointerType === "mouse") timer.current = setTimeout(readAhead, HOVER_MS, to);
    },
    onPointerLeave: () => clearTimeout(timer.current),
    onPointerDown() {
      clearTimeout(timer.current);
      if (to !== pathname) readAhead(to);
    },
    onClick() {
      clearTimeout(timer.current);
      expectPage(to);
      if (to !== pathname) setTimeout(readAhead, LEFT_MS, `${pathname}${search}`);
    },
  });
}

/** A sun that rises, a bodysuit, a bag, and a suitcase. */
const MARKS: Readonly<Record<PlaceId, string>> = {
  today: "M2 13h12M4.8 10.4a3.2 3.2 0 0 1 6.4 0M8 3v2M3 5l1.4 1.4M13 5l-1.4 1.4M1.2 10.4h1.3M13.5 10.4h1.3",
  plan: "M5.5 2.5 1.8 4.8l1.4 2.7 1.6-.8v3.8c0 1.7 1.4 3 3.2 3s3.2-1.3 3.2-3V6.7l1.6.8 1.4-2.7-3.7-2.3C10 4 9.2 4.7 8 4.7S6 4 5.5 2.5z",
  shopping: "M3.4 5.5h9.2l.9 8h-11zM5.5 7.5V4.8a2.5 2.5 0 0 1 5 0v2.7",
  trips: "M2 5.5h12v8H2zM5.8 5.5v-3h4.4v3M2 9.5h12",
};

/** The places: links in the header, and on phones a bar at the bottom of the screen. */
function PlacesNav({ places }: { places: Places }) {
  const { pathname } = useLocation();
  const here = placeAt(pathname);
  const handlersOf = usePlaceLink();
  return (
    <nav aria-label={PLACES_LABEL} className="places">
      {PLACES.map((place) => {
        const to = places[place];
        return (
          to && (
            <Link key={place} to={to} aria-current={place === here ? "page" : undefined} {...handlersOf(to)}>
              <LineMark d={MARKS[place]} className="" />
              <span>{PLACE_LABELS[place]}</span>
            </Link>
          )
        );
      })}
    </nav>
  );
}

/** On a low screen beside the places, the mark alone. */
function Wordmark({ isBesidePlaces }: { isBesidePlaces: boolean }) {
  return (
    <span className="inline-flex items-center gap-2 font-display text-lg text-ink max-[22rem]:gap-1 max-[22rem]:text-sm">
      <Scene name="wordmark" className="size-8 max-[22rem]:size-6" />
      <span className={isBesidePlaces ? "low:sr-only" : ""}>{PRODUCT_NAME}</span>
    </span>
  );
}

interface HeaderProps {
  viewer: { fullName: string | null; email: string; isManager: boolean } | null;
  /** Where a signed-in viewer's places lead. */
  places: Places | null;
  /** What the page shows in the header; on small screens it replaces the wordmark. */
  strip?: ReactNode;
  /** For a page that doesn't know its viewer: no account menu and no sign-up. */
  isForAnybody?: boolean;
}

/** The header of every page. Its menu is a native popover, so it works before any script. */
export function Header({ viewer, places, strip, isForAnybody = false }: HeaderProps) {
  return (
    <header
      data-chrome
      className={`flex border-b border-hairline bg-ground low:min-h-12 ${strip ? "min-h-12 sm:min-h-16" : "min-h-16"}`}
    >
      <div
        className={`container-page flex items-center justify-between gap-x-2 sm:gap-x-4 ${strip ? "" : "flex-wrap py-1 low:flex-nowrap low:py-0"}`}
      >
        <PublicLink
          to="/"
          className={`rounded-lg py-2 no-underline ${strip ? "max-sm:hidden low:hidden" : ""}`}
        >
          <Wordmark isBesidePlaces={places !== null} />
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
    <div className="flow sm:gap-2">
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
  const entries = [
    ["/profile", HEADER_COPY.profile],
    ["/onboarding?retake=1", HEADER_COPY.retakeQuiz],
    ...(viewer.isManager ? managedPages() : []),
  ] as const;
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
        {entries.map(([to, words]) => (
          <Link key={to} to={to} className={ENTRY} onClick={closeMenu}>
            {words}
          </Link>
        ))}
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
