import { lazy, Suspense } from "react";
import { isRouteErrorResponse, useParams, useRouteError } from "react-router";
import { ErrorPage, refusalIn } from "~/components/layout/error-page.tsx";
import { useHydrated } from "~/components/ui/use-hydrated.ts";
import { thrownMessage } from "~/lib/send-form.ts";
import { ERROR_TEXTS } from "~/words/en/errors.ts";
import { unreadableText } from "~/words/en/wardrobe/dashboard-copy.ts";

const LostChanges = lazy(async () => ({
  default: (await import("~/components/offline/lost-changes.tsx")).LostChanges,
}));

/**
 * In place of a plan's page: that there is no such plan, as its loader said, what the viewer's role isn't enough for,
 * or that it couldn't be read.
 */
export function PlanPageError() {
  const error = useRouteError();
  const { onboardingId: planId } = useParams();
  const isHydrated = useHydrated();
  const answer = isRouteErrorResponse(error) ? error : null;
  const refusal = refusalIn(error);
  if (refusal) return <ErrorPage {...refusal} />;
  const isNotFound = answer?.status === 404;
  const message = isNotFound
    ? thrownMessage(answer.data)
    : unreadableText(ERROR_TEXTS.ATTEMPT_DETAILS_UNREADABLE);
  return (
    <>
      <ErrorPage isNotFound={isNotFound} message={message} />
      {isNotFound && isHydrated && planId && (
        <Suspense>
          <LostChanges planId={planId} />
        </Suspense>
      )}
    </>
  );
}
