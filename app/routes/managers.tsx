import { isRouteErrorResponse, Outlet } from "react-router";
import { ErrorPage } from "~/components/layout/error-page.tsx";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { ACCESS_COPY } from "~/copy/layout.ts";
import { requireRole } from "~/middleware/session.server.ts";
import { Scene } from "../components/illustrations/art.tsx";
import { ButtonLink } from "../components/ui/button.tsx";
import type { Route } from "./+types/managers";

/** Shown instead of a page that the viewer isn't allowed to see. */
export function AccessDenied({ message }: { message: string }) {
  return (
    <section className="container-page flex flex-col items-center gap-4 py-16 text-center">
      <Scene name="not-found" className="aspect-8/5 w-72 max-w-full" />
      <h1 className="text-xl">{ACCESS_COPY.denied}</h1>
      <p className="max-w-md text-ink-soft">{message}</p>
      <ButtonLink to="/dashboards">{ACCESS_COPY.back}</ButtonLink>
    </section>
  );
}

// Everything below is for administrators; each loader and action checks the role again for what it reads.

export const middleware: Route.MiddlewareFunction[] = [requireRole(() => ERROR_TEXTS.LINK_ROLE_REQUIRED)];

export default function Managers() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const answer = isRouteErrorResponse(error) ? error : null;
  const message = messageOf(answer?.data);
  if (answer?.status === 403) return <AccessDenied message={message ?? ERROR_TEXTS.ROLE_UNVERIFIED} />;
  return <ErrorPage isNotFound={answer?.status === 404} message={message} />;
}

function messageOf(thrown: unknown): string | null {
  const isMessage = typeof thrown === "object" && thrown !== null && "message" in thrown;
  return isMessage && typeof thrown.message === "string" ? thrown.message : null;
}
