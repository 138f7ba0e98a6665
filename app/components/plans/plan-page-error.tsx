import { isRouteErrorResponse } from "react-router";
import { ErrorPage } from "~/components/layout/error-page.tsx";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { unreadableText } from "~/copy/wardrobe/dashboard-copy.ts";
import { thrownMessage } from "~/lib/thrown-message.ts";

/** In place of a plan's page: that there is no such plan, as its loader said, or that it couldn't be read. */
export function PlanPageError({ error }: { error: unknown }) {
  const isNotFound = isRouteErrorResponse(error) && error.status === 404;
  const message = isNotFound
    ? thrownMessage(error.data)
    : unreadableText(ERROR_TEXTS.ATTEMPT_DETAILS_UNREADABLE);
  return <ErrorPage isNotFound={isNotFound} message={message} />;
}
