// The layout of administrators' pages, and the refusal for others; each loader and action checks the role again.

import { isRouteErrorResponse, Outlet } from "react-router";
import { ErrorPage } from "~/components/layout/error-page.tsx";
import { PageFrame } from "~/components/layout/page-frame.tsx";
import { requireRole } from "~/http/session.server.ts";
import { thrownMessage } from "~/lib/send-form.ts";
import { ERROR_TEXTS } from "~/words/en/errors.ts";
import { ACCESS_COPY } from "~/words/en/layout.ts";
import { ButtonLink } from "../components/ui/button.tsx";
import type { Route } from "./+types/managers";

/** Shown instead of a page that the viewer isn't allowed to see. */
export function AccessDenied({ message }: { message: string }) {
  return (
    <PageFrame title={ACCESS_COPY.denied} lead={message} scene="not-found">
      <ButtonLink to="/dashboards">{ACCESS_COPY.back}</ButtonLink>
    </PageFrame>
  );
}

export const middleware: Route.MiddlewareFunction[] = [requireRole(() => ERROR_TEXTS.LINK_ROLE_REQUIRED)];

export default function Managers() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const answer = isRouteErrorResponse(error) ? error : null;
  const message = thrownMessage(answer?.data);
  if (answer?.status === 403) return <AccessDenied message={message ?? ERROR_TEXTS.ROLE_UNVERIFIED} />;
  return <ErrorPage isNotFound={answer?.status === 404} message={message} />;
}
