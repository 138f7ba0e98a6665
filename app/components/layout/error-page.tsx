import { use, useEffect } from "react";
import { isRouteErrorResponse, useLocation } from "react-router";
import { ButtonLink, buttonClasses } from "~/components/ui/button.tsx";
import { isText, listOf, objectOf, type Shaped } from "~/contracts/shape.ts";
import { thrownMessage } from "~/lib/send-form.ts";
import { ERROR_TEXTS } from "~/words/en/errors.ts";
import { ERROR_PAGE_COPY } from "~/words/en/layout.ts";
import { publicPath } from "~/words/public-path.ts";
import { InsideContext, PageFrame } from "./page-frame.tsx";

interface ErrorPageProps {
  isNotFound: boolean;
  /** Text that is safe to show; null shows the text for an unexpected error. */
  message: string | null;
  /** For a page or a form that the viewer's role isn't enough for. */
  refused?: Refused;
}

/** What the server says then (http/plan-refusal.server.ts): what was typed would be lost otherwise. */
const isRefused = objectOf({ title: isText, lead: isText, typed: listOf(isText) });
type Refused = Shaped<typeof isRefused>;

/** The error page for what a route threw with a refusal; null for any other error. */
export function refusalIn(error: unknown): ErrorPageProps | null {
  if (!isRouteErrorResponse(error) || !isRefused(error.data)) return null;
  return { isNotFound: true, message: thrownMessage(error.data), refused: error.data };
}

/** Says that a page couldn't be shown, with one thing to do next. */
export function ErrorPage({ isNotFound, message, refused }: ErrorPageProps) {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (!isNotFound) void askWithoutNetwork();
  }, [isNotFound]);
  return (
    <PageFrame
      title={refused ? refused.title : isNotFound ? ERROR_PAGE_COPY.notFound : ERROR_PAGE_COPY.failed}
      {...(!use(InsideContext) && { back: null })}
      scene={isNotFound ? "not-found" : "plan-failed"}
    >
      <div className="grid justify-items-start gap-4">
        {isNotFound && message !== null && (
          <p role="alert" className="font-semibold wrap-anywhere">
            {message}
          </p>
        )}
        <p role={isNotFound ? undefined : "alert"} className="text-ink-soft">
          {refused
            ? refused.lead
            : isNotFound
              ? ERROR_PAGE_COPY.notFoundText
              : (message ?? ERROR_TEXTS.UNEXPECTED)}
        </p>
        {refused?.typed.map((text) => (
          <p key={text} className="wrap-anywhere whitespace-pre-wrap">
            {text}
          </p>
        ))}
        {isNotFound ? (
          <a href={publicPath("/")} className={buttonClasses("primary")}>
            {ERROR_PAGE_COPY.toHome}
          </a>
        ) : (
          <ButtonLink to={`${pathname}${search}`} reloadDocument>
            {ERROR_PAGE_COPY.retry}
          </ButtonLink>
        )}
      </div>
    </PageFrame>
  );
}

/** Navigating without a network fails here; reloading as a document may find the browser's kept copy. */
async function askWithoutNetwork(): Promise<void> {
  if (!navigator.serviceWorker?.controller) return;
  if (!navigator.onLine || !(await isServerThere())) window.location.reload();
}

/** Browsers report "online" even on a network that goes nowhere, so the server is asked. */
async function isServerThere(): Promise<boolean> {
  try {
    await fetch("/healthz", { method: "HEAD", cache: "no-store" });
    return true;
  } catch {
    return false;
  }
}
