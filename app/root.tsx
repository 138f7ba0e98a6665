// The document around every page: head, header, footer, and the error page.

import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useNavigation,
  useRouteLoaderData,
} from "react-router";
import { ACCESS_COPY, PENDING_COPY, SKIP_TO_CONTENT } from "~/words/en/layout.ts";
import type { Route } from "./+types/root";
import fraunces from "./assets/fraunces-600.woff2?url";
import { ErrorPage, refusalIn } from "./components/layout/error-page.tsx";
import { Footer } from "./components/layout/footer.tsx";
import { Header } from "./components/layout/header.tsx";
import { InsideContext } from "./components/layout/page-frame.tsx";
import { PlainRefreshTag } from "./components/layout/plain-refresh.tsx";
import { ToastHost } from "./components/ui/toasts.tsx";
import { useAnswerInView } from "./components/ui/use-answer-in-view.ts";
import { dayInZone } from "./domain/calendar.ts";
import { canManageClothingImages } from "./domain/plans/access.ts";
import { placesOf } from "./domain/plans/places.ts";
import { appContext, type RequestSession, sessionContext, type Viewer } from "./http/context.ts";
import {
  answerScriptsMiddleware,
  clearSiteDataMiddleware,
  leaveLanguageMiddleware,
  retryAfterMiddleware,
  sameBuildMiddleware,
  sameOriginMiddleware,
  securityHeadersMiddleware,
} from "./http/guards.server.ts";
import { readShownPlan } from "./http/read-shown-plan.server.ts";
import { sameViewerMiddleware, sessionMiddleware } from "./http/session.server.ts";
import { tellEarlyInput } from "./lib/early-input.ts";
import { errorFacts, log } from "./lib/logger.server.ts";
import { passRetryAfter, thrownMessage } from "./lib/send-form.ts";
import { takeFocus } from "./lib/take-focus.ts";
import { failedPageMeta, homeMeta } from "./routes/page-meta.ts";
import { unlessViewOnly } from "./routes/unless-view-only.ts";
import styles from "./styles.css?url";
import { LANGUAGE } from "./words/en/language.ts";
import { publicPath } from "./words/public-path.ts";

const DELAYS = ["", "[animation-delay:200ms]", "[animation-delay:400ms]"];

/**
 * Three pink dots while the next page loads, after a short delay. They stay at the very top of the screen so
 * that they never cover text.
 */
export function PendingDots() {
  const { state, location } = useNavigation();
  if (state === "idle") return null;
  return (
    <div
      role="status"
      data-pending
      className="pointer-events-none fixed inset-x-0 top-[max(2px,env(safe-area-inset-top))] z-40 mx-auto flex w-fit animate-[appear_1ms_300ms_both] gap-2"
    >
      {isForManagers(location?.pathname) ? (
        <span className="rounded-full bg-surface px-3 py-1 text-xs shadow-overlay">
          {ACCESS_COPY.checking}
        </span>
      ) : (
        <span className="sr-only">{PENDING_COPY.loading}</span>
      )}
      {DELAYS.map((delay) => (
        <span
          key={delay}
          aria-hidden="true"
          className={`size-1.5 animate-pulse rounded-full bg-rose ${delay}`}
        />
      ))}
    </div>
  );
}

/** Loading these pages includes a check of the viewer's role. */
function isForManagers(path: string | undefined): boolean {
  return path?.startsWith("/admin/") ?? false;
}

export const middleware: Route.MiddlewareFunction[] = [
  securityHeadersMiddleware,
  leaveLanguageMiddleware,
  clearSiteDataMiddleware,
  retryAfterMiddleware,
  sameOriginMiddleware,
  sameBuildMiddleware,
  sessionMiddleware,
  sameViewerMiddleware,
  answerScriptsMiddleware,
];

/** For pages without their own title and description. */
export const meta: Route.MetaFunction = (args) =>
  args.error === undefined || args.error === null ? homeMeta(args) : failedPageMeta(args.error);

export const headers = passRetryAfter;

export const links: Route.LinksFunction = () => [
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/icons/apple-touch-icon.png" },
  { rel: "manifest", href: publicPath("/manifest.webmanifest") },
  { rel: "preload", href: fraunces, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
];

export const shouldRevalidate = unlessViewOnly;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { config, now, timeZone } = context.get(appContext);
  const [read, [plan]] = await Promise.all([
    readViewer(context.get(sessionContext)),
    readShownPlan({ request, params, context }).catch((error: unknown) => {
      log.error("shown_plan_not_read", errorFacts(error));
      return [];
    }),
  ]);
  const viewer = read === "unread" ? null : read;
  return {
    /** Somebody has a session, and who it is couldn't be read. */
    isViewerUnread: read === "unread",
    places: viewer && placesOf(plan, dayInZone(new Date(now), timeZone)),
    viewer: viewer && {
      fullName: viewer.givenName || viewer.fullName,
      email: viewer.email,
      isManager: canManageClothingImages(viewer.role),
    },
    origin: config.origin,
    links: config.links,
    year: new Date(now).getUTCFullYear(),
  };
}

/** The page's own error says more, and a page that reads nothing works without the viewer. */
async function readViewer(session: RequestSession): Promise<Viewer | "unread" | null> {
  try {
    return await session.viewer();
  } catch (error) {
    log.error("viewer_not_read", errorFacts(error));
    return "unread";
  }
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>("root");
  const matches = useMatches();
  const isHydrated = matches.every(({ handle }) => !isStaticHandle(handle));
  const last = matches.at(-1);
  return (
    <html lang={LANGUAGE.html} data-places={root?.places ? "" : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#fbf6f0" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#1f171d" media="(prefers-color-scheme: dark)" />
        <Meta />
        {/* With a precedence it comes before the page's scripts, which nothing readable waits for. */}
        <link rel="stylesheet" href={styles} precedence="page" />
        <Links />
        <PlainRefreshTag />
      </head>
      <body className="flex min-h-dvh flex-col">
        <a
          href="#content"
          className="sr-only focus:not-sr-only focus:absolute focus:start-4 focus:top-4 focus:z-50 focus:rounded-full focus:bg-surface focus:px-4 focus:py-3"
        >
          {SKIP_TO_CONTENT}
        </a>
        <Header
          viewer={root?.viewer ?? null}
          places={root?.places ?? null}
          strip={last ? stripOf(last) : null}
          // Nobody is asked to log in who may be signed in.
          isForAnybody={
            root === undefined ||
            root.isViewerUnread ||
            matches.some(({ handle }) => isHandleForAnybody(handle))
          }
        />
        <main id="content" className="grow">
          <InsideContext value={Boolean(root?.viewer)}>{children}</InsideContext>
        </main>
        <Footer year={root?.year} links={root?.links}>
          {last && footerOf(last)}
        </Footer>
        {isHydrated && <AnswerInView />}
        {isHydrated && <PendingDots />}
        {isHydrated && <ToastHost />}
        {isHydrated && <ScrollRestoration />}
        {isHydrated && <Scripts />}
      </body>
    </html>
  );
}

/** On its own, so that the page isn't drawn again for what it hears. */
function AnswerInView() {
  useAnswerInView();
  return null;
}

export default function App() {
  // Runs after the effects of everything inside, and before the next paint.
  useLayoutEffect(tellEarlyInput, []);
  useKeptFocus();
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const answer = isRouteErrorResponse(error) ? error : null;
  const refusal = refusalIn(error);
  if (refusal) return <ErrorPage {...refusal} />;
  return <ErrorPage isNotFound={answer?.status === 404} message={thrownMessage(answer?.data)} />;
}

/** The strip that the innermost route adds to the header; none if its data couldn't be read. */
function stripOf({ handle, loaderData }: { handle: unknown; loaderData: unknown }): ReactNode {
  const hasStrip = typeof handle === "object" && handle !== null && "headerStrip" in handle;
  if (!hasStrip || typeof handle.headerStrip !== "function" || !loaderData) return null;
  return handle.headerStrip(loaderData);
}

/** What the innermost route adds to the footer. */
function footerOf({ handle }: { handle: unknown }): ReactNode {
  const hasFooter = typeof handle === "object" && handle !== null && "footer" in handle;
  return hasFooter && typeof handle.footer === "function" ? handle.footer() : null;
}

function isStaticHandle(handle: unknown): boolean {
  return (
    typeof handle === "object" && handle !== null && "isHydrated" in handle && handle.isHydrated === false
  );
}

function isHandleForAnybody(handle: unknown): boolean {
  return typeof handle === "object" && handle !== null && "isForAnybody" in handle;
}

/**
 * Takes the focus along when one page replaces another: the link that led there has gone, and whoever moves by keyboard would
 * begin at the top again. A page that chooses a place of its own keeps it.
 */
function useKeptFocus(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const main = document.getElementById("content");
    if (!main || document.activeElement !== document.body) return;
    takeFocus(main, { preventScroll: true });
  }, [pathname]);
}
