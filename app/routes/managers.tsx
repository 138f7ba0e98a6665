// Everything below is for administrators; each loader and action checks the role again for what it reads.
import { isRouteErrorResponse, Outlet } from "react-router";
import { AccessDenied } from "~/components/layout/access-denied.tsx";
import { ErrorPage } from "~/components/layout/error-page.tsx";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { requireRole } from "~/middleware/session.server.ts";
import type { Route } from "./+types/managers";

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
