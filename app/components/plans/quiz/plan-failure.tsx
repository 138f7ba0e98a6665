import { Form, href } from "react-router";
import { Scene } from "~/components/illustrations/art.tsx";
import { Button, ButtonLink } from "~/components/ui/button.tsx";
import { Notice } from "~/components/ui/notice.tsx";
import { PROCESSING_COPY } from "~/copy/plans/processing-copy.ts";
import { NOT_READY_COPY } from "~/copy/plans/title-of-plan.ts";

import { useMay } from "~/hooks/members/on-plan.ts";

interface PlanFailureProps {
  planId: string;
  /** Why the plan failed, if known. */
  message: string | null;
  /** Why the retry failed. */
  error?: string | null;
}

/** Shown instead of the progress when a plan has failed, with a way to try again. */
export function PlanFailure({ planId, message, error = null }: PlanFailureProps) {
  const mayRetry = useMay("edit");
  return (
    <section className="container-page flex max-w-xl flex-col items-center gap-4 py-10 text-center">
      <Scene name="plan-failed" className="aspect-8/5 w-72 max-w-full" />
      <div role="alert">
        <h1 className="text-xl">{PROCESSING_COPY.failedTitle}</h1>
        <p className="mt-2 text-ink-soft">{PROCESSING_COPY.failedText}</p>
        {message && <p className="mt-1 text-sm text-ink-soft">{message}</p>}
      </div>
      {error && (
        <Notice look="error" isAlert>
          {error}
        </Notice>
      )}
      <Form
        method="post"
        action={href("/onboarding/processing/:onboardingId", { onboardingId: planId })}
        className="flex flex-wrap justify-center gap-3"
      >
        {mayRetry && <Button type="submit">{NOT_READY_COPY.tryAgain}</Button>}
        <ButtonLink to="/dashboards" look="quiet">
          {NOT_READY_COPY.toList}
        </ButtonLink>
      </Form>
    </section>
  );
}
