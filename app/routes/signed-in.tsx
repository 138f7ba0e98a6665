// The layout of all pages that need a signed-in user; each loader and action checks the session again for what it reads.

import { useEffect, useState } from "react";
import { data, Outlet, useLocation, useParams } from "react-router";
import { KeptNotice, SessionNotice, UnsentNotice } from "~/components/layout/session-notice.tsx";
import { useOtherTabs } from "~/components/layout/use-log-out.ts";
import { LiveLineContext, useStateOf, useTabLine } from "~/components/live/use-live-line.ts";
import { useServiceWorker } from "~/components/offline/use-service-worker.ts";
import { useOwnBrowser, ViewerMarkContext } from "~/components/offline/viewer-mark.ts";
import { Notice } from "~/components/ui/notice.tsx";
import { useHydrated } from "~/components/ui/use-hydrated.ts";
import { COPY_HEADER } from "~/domain/offline/kept-pages.ts";
import { lastPlanCookieName } from "~/domain/plans/last-plan.ts";
import { appContext, sessionContext } from "~/http/context.ts";
import { clearedFlashCookie, flashNotice, readFlash } from "~/http/cookies/page-cookies.server.ts";
import { readUnsent } from "~/http/keep-unsent.server.ts";
import { requireUserMiddleware } from "~/http/session.server.ts";
import { issueLiveTicket, viewerMark } from "~/http/viewer.server.ts";
import { keysFrom } from "~/lib/browser-store.ts";
import { takeOwedReading } from "~/lib/seen-answers.ts";
import { stylesCookieName } from "~/lib/styles-cookie.ts";
import { showToast } from "~/lib/toast.ts";
import styles from "~/styles.css?url";
import type { Route } from "./+types/signed-in";

export { unlessViewOnly as shouldRevalidate } from "~/routes/unless-view-only.ts";

/** Forms of today, and whatever earlier builds have kept. */
const TO_SEND = /^(?:unsent:(?:facts|bags)|unsent-\w+|unsaved-edits|lost-edits):/;

/**
 * Sends forms that were kept without a network, from whichever page is open. What sends them is loaded only if some wait. `read` is
 * what the page has read last: a page that could be read has a network.
 */
function useFormsToSend(mark: string | null, readAgain: () => void, read: unknown): void {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each reading and each page is a sign of a network
  useEffect(() => {
    const send = () => {
      if (!keysFrom("").some((key) => TO_SEND.test(key))) return;
      // If it can't be loaded, it is asked for again at the next sign.
      import("../components/offline/earlier-builds.ts").then(
        ({ sendKept }) => sendKept({ mark, readAgain }),
        () => {},
      );
    };
    send();
    window.addEventListener("online", send);
    return () => window.removeEventListener("online", send);
  }, [mark, readAgain, pathname, read]);
}

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** Remembers the open plan. In a browser without a cookie store, the final or newest one is come back to. */
export function useLastPlan(planId: string | undefined): void {
  useEffect(() => {
    if (!planId) return;
    window.cookieStore
      ?.set({
        name: lastPlanCookieName(window.location.protocol === "https:"),
        value: planId,
        path: "/",
        expires: Date.now() + YEAR_MS,
        sameSite: "lax",
      })
      .catch(() => {});
  }, [planId]);
}

/** A browser may have dropped the file by then. */
const LIFE_MS = 30 * 24 * 60 * 60 * 1000;

/** Tells the server that this browser has the stylesheet, once the page has loaded. For signed-in users: a cookie takes a stranger off the kept pages. */
export function useStylesCookie(): void {
  useEffect(() => {
    const tell = () => {
      window.cookieStore
        ?.set({
          name: stylesCookieName(window.location.protocol === "https:"),
          value: styles,
          path: "/",
          expires: Date.now() + LIFE_MS,
          sameSite: "lax",
        })
        .catch(() => {});
    };
    if (document.readyState === "complete") return tell();
    window.addEventListener("load", tell, { once: true });
    return () => window.removeEventListener("load", tell);
  }, []);
}

export const middleware: Route.MiddlewareFunction[] = [requireUserMiddleware];

/** The one-time result of the last form, and the ticket for the page's live connection. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { config } = context.get(appContext);
  const { key } = context.get(sessionContext);
  // An offline copy may never be viewed, so the message is saved for the next page.
  const isCopy = request.headers.has(COPY_HEADER);
  const [ticket, flash, mark, unsent] = await Promise.all([
    issueLiveTicket(context),
    isCopy ? null : readFlash(config, request),
    key && viewerMark(key.userId),
    readUnsent({ request, url, context }),
  ]);
  if (!flash) return data({ ticket, mark, unsent, flash: null });
  return data(
    { ticket, mark, unsent, flash: flashNotice(flash) },
    { headers: { "Set-Cookie": await clearedFlashCookie(config) } },
  );
}

export default function SignedIn({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation();
  const params = useParams();
  const isHydrated = useHydrated();
  const line = useTabLine(loaderData.ticket);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each reading may have come from memory
  useEffect(() => {
    if (takeOwedReading()) line.reading.ask();
  }, [line, loaderData]);
  useOwnBrowser(loaderData.mark);
  // A session may also end on the server: on another device, by a new password, or with its account. The page is read again once
  // its owner is back, and then has a ticket for a new line.
  const told = useOtherTabs(loaderData.mark, () => {
    if (line.state === "ended") line.reading.ask();
  });
  const isEnded = useStateOf(line) === "ended";
  const viewer = told === "same" && isEnded ? "nobody" : told;
  useEffect(() => {
    // The header has the person's name and their plan's days and place.
    document.documentElement.toggleAttribute("data-away", viewer !== "same");
    return () => {
      document.documentElement.removeAttribute("data-away");
    };
  }, [viewer]);
  useServiceWorker(loaderData);
  useFormsToSend(loaderData.mark, line.reading.ask, loaderData);
  useStylesCookie();
  useLastPlan(params.onboardingId);
  // A page loaded as a document shows the message itself, and a reload of its data adds nothing new. A toast
  // is for a page changed in place.
  const [arrived] = useState(isHydrated ? null : { loaderData, pathname });
  const inPage = arrived?.pathname === pathname ? arrived.loaderData.flash : null;
  useEffect(() => {
    const { flash } = loaderData;
    if (!flash || loaderData === arrived?.loaderData) return;
    const { look, title, text } = flash;
    showToast({ title, description: text, look });
  }, [loaderData, arrived]);
  return (
    <LiveLineContext value={line}>
      <SessionNotice viewer={viewer} />
      <KeptNotice read={loaderData} />
      {inPage && (
        <div className="container-page pt-6">
          <Notice look={inPage.look === "error" ? "error" : "good"}>
            {[inPage.title, inPage.text].filter(Boolean).join(": ")}
          </Notice>
        </div>
      )}
      {/* Whoever has signed out leaves nothing to read, for nobody and for nobody else; what is typed there waits for them. */}
      <div className={viewer === "same" ? "contents" : "hidden"}>
        {loaderData.unsent && <UnsentNotice form={loaderData.unsent} />}
        <ViewerMarkContext value={loaderData.mark}>
          <Outlet />
        </ViewerMarkContext>
      </div>
    </LiveLineContext>
  );
}
