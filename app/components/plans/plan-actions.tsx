import { type MouseEvent, useState } from "react";
import { Form, href, Link } from "react-router";
import { Button, type ButtonLook, buttonClasses } from "~/components/ui/button.tsx";
import { late } from "~/components/ui/late.tsx";
import { isComplete, isWorking } from "~/domain/plans/plan-status.ts";
import type { PlanSize } from "~/domain/plans/plan-summary.ts";
import type { AgeRange, PlanStatus } from "~/domain/vocabulary.ts";
import { elsewhere } from "~/domain/wardrobe/settle.ts";
import { showToast } from "~/lib/toast.ts";
import { ERROR_TEXTS } from "~/words/en/errors.ts";
import { LIST_COPY } from "~/words/en/plans/plan-list-copy.ts";
import { type NamedPlan, NOT_READY_COPY } from "~/words/en/plans/title-of-plan.ts";
import { SHARE } from "~/words/en/sharing/sharing-copy.ts";
import { noneToGet, toGetWords } from "~/words/en/wardrobe/dashboard-copy.ts";
import { SIZE_TIME_LABELS } from "~/words/en/wardrobe/item-words.ts";
import { SIZE_LABELS } from "~/words/en/wardrobe/wardrobe-copy.ts";

const ShareDialog = late(
  () => import("~/components/sharing/share-dialog.tsx"),
  ({ isOpen }) => isOpen,
);

interface PlanActionsProps {
  plan: { onboardingId: string; status: PlanStatus; currentAge: AgeRange };
  /** Id of the card's heading, which tells screen readers whose buttons these are. */
  headingId: string;
}

/** On a complete attempt the whole card links to its details; other controls lie above that link. */
const COVERS_CARD = "after:absolute after:inset-0 after:rounded-card";
const ABOVE = "relative z-1";

/** What can be done with an attempt, with the main next step first. */
export function PlanActions({ plan, headingId }: PlanActionsProps) {
  const { onboardingId: planId, status, currentAge } = plan;
  const isReady = isComplete(status);
  return (
    <div className="flex flex-wrap gap-2">
      {status === "failed" && (
        <Form method="post" action={href("/onboarding/processing/:onboardingId", { onboardingId: planId })}>
          <Button type="submit" look="quiet" aria-describedby={headingId}>
            {NOT_READY_COPY.tryAgain}
          </Button>
        </Form>
      )}
      {isWorking(status) && status !== "cloning_dashboard" && (
        <Link
          className={buttonClasses("quiet")}
          to={href("/onboarding/processing/:onboardingId", { onboardingId: planId })}
          aria-describedby={headingId}
        >
          {LIST_COPY.watch}
        </Link>
      )}
      <Link
        className={buttonClasses(isReady ? "primary" : "quiet", isReady ? `grow px-3! ${COVERS_CARD}` : "")}
        to={href("/dashboards/:onboardingId/:ageRangeId", { onboardingId: planId, ageRangeId: currentAge })}
        aria-disabled={!isReady}
        aria-describedby={headingId}
        onClick={(event) => refuseUnlessReady(event, isReady)}
      >
        {LIST_COPY.viewDetails}
      </Link>
      {isReady && (
        <Link
          className={buttonClasses("quiet", `grow px-3! ${ABOVE}`)}
          to={href("/dashboards/:onboardingId/shopping-list", { onboardingId: planId })}
          aria-describedby={headingId}
        >
          {LIST_COPY.shoppingList}
        </Link>
      )}
    </div>
  );
}

function refuseUnlessReady(event: MouseEvent, isReady: boolean): void {
  if (isReady) return;
  event.preventDefault();
  showToast({ title: LIST_COPY.notReadyTitle, description: ERROR_TEXTS.ATTEMPT_NOT_READY, look: "error" });
}

/** A plan's four sizes on its card, each with its essentials to go and a link. */
export function PlanSizes({ planId, sizes }: { planId: string; sizes: readonly PlanSize[] }) {
  return (
    <ul className="plan-sizes">
      {sizes.map(({ ageRange, time, ...answer }) => (
        <li key={ageRange}>
          <Link
            to={href("/dashboards/:onboardingId/:ageRangeId", { onboardingId: planId, ageRangeId: ageRange })}
          >
            {SIZE_LABELS[ageRange]} <small>{SIZE_TIME_LABELS[time]}</small> <SizeAnswer {...answer} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function SizeAnswer({ remaining, ...rest }: Pick<PlanSize, "remaining" | "coming" | "boxed">) {
  if (remaining === null) return null;
  if (remaining > 0) {
    return (
      <>
        <b>{remaining}</b> <span className="sr-only">{toGetWords(remaining)}</span>
      </>
    );
  }
  return (
    <>
      <b aria-hidden="true">{elsewhere(rest) > 0 ? remaining : "✓"}</b>
      <span className="sr-only">{noneToGet(rest)}</span>
    </>
  );
}

interface ShareButtonProps {
  plan: NamedPlan & { onboardingId: string };
  /** The id of the heading that names the dashboard. */
  describedBy: string;
  look?: ButtonLook;
}

/** Opens the share dialog of a complete dashboard; without scripts or in a new tab, a page. */
export function ShareButton({ plan, describedBy, look = "quiet" }: ShareButtonProps) {
  /** Null until the dialog is first opened. */
  const [isOpen, setOpen] = useState<boolean | null>(null);
  return (
    <>
      <Link
        className={buttonClasses(look)}
        to={href("/dashboards/:onboardingId/share", { onboardingId: plan.onboardingId })}
        aria-haspopup="dialog"
        aria-describedby={describedBy}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {SHARE}
      </Link>
      {isOpen !== null && <ShareDialog plan={plan} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
