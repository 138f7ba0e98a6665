import { Form, href } from "react-router";
import { PageFrame } from "~/components/layout/page-frame.tsx";
import { useMay } from "~/components/members/on-plan.ts";
import { Button, ButtonLink } from "~/components/ui/button.tsx";
import { ErrorNotice } from "~/components/ui/notice.tsx";
import { PROCESSING_COPY } from "~/words/en/plans/processing-copy.ts";
import { NOT_READY_COPY } from "~/words/en/plans/title-of-plan.ts";

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
    <PageFrame title={PROCESSING_COPY.failedTitle} scene="plan-failed">
      <div role="alert" className="mb-4">
        {/* Said with the rest, because it has taken the place of another title. */}
        <p className="sr-only">{PROCESSING_COPY.failedTitle}</p>
        <p className="text-ink-soft">{PROCESSING_COPY.failedText}</p>
        {message && <p className="mt-1 text-sm text-ink-soft">{message}</p>}
      </div>
      {error && <ErrorNotice>{error}</ErrorNotice>}
      <Form
        method="post"
        action={href("/onboarding/processing/:onboardingId", { onboardingId: planId })}
        className="mt-4 flex flex-wrap gap-3"
      >
        {mayRetry && <Button type="submit">{NOT_READY_COPY.tryAgain}</Button>}
        <ButtonLink to="/dashboards" look="quiet">
          {NOT_READY_COPY.toList}
        </ButtonLink>
      </Form>
    </PageFrame>
  );
}
