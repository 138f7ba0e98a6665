import { useEffect } from "react";
import { useLocation } from "react-router";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { ERROR_PAGE_COPY } from "~/copy/layout.ts";
import { Scene } from "../illustrations/art.tsx";
import { ButtonLink, buttonClasses } from "../ui/button.tsx";

interface ErrorPageProps {
  isNotFound: boolean;
  /** What may be told; without it the catalogue's word for the unexpected. */
  message: string | null;
}

/** A page that could not be shown, and the one next thing to do. */
export function ErrorPage({ isNotFound, message }: ErrorPageProps) {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (!isNotFound) void askWithoutNetwork();
  }, [isNotFound]);
  return (
    <section className="container-page flex flex-col items-center gap-4 py-16 text-center">
      <Scene name={isNotFound ? "not-found" : "plan-failed"} className="aspect-8/5 w-72 max-w-full" />
      <h1 className="text-xl">{isNotFound ? ERROR_PAGE_COPY.notFound : ERROR_PAGE_COPY.failed}</h1>
      {isNotFound && message !== null && (
        <p role="alert" className="max-w-md font-semibold wrap-anywhere">
          {message}
        </p>
      )}
      <p role={isNotFound ? undefined : "alert"} className="max-w-md text-ink-soft">
        {isNotFound ? ERROR_PAGE_COPY.notFoundText : (message ?? ERROR_TEXTS.UNEXPECTED)}
      </p>
      {isNotFound ? (
        <a href="/" className={buttonClasses("primary")}>
          {ERROR_PAGE_COPY.toHome}
        </a>
      ) : (
        <ButtonLink to={`${pathname}${search}`} reloadDocument>
          {ERROR_PAGE_COPY.retry}
        </ButtonLink>
      )}
    </section>
  );
}

/** A page that was gone to without a network is asked for as a document, which the browser may have kept. */
async function askWithoutNetwork(): Promise<void> {
  if (!navigator.serviceWorker?.controller) return;
  if (!navigator.onLine || !(await isServerThere())) window.location.reload();
}

/** A network that leads nowhere is as good as none, and browsers call it one. */
async function isServerThere(): Promise<boolean> {
  try {
    await fetch("/healthz", { method: "HEAD", cache: "no-store" });
    return true;
  } catch {
    return false;
  }
}
