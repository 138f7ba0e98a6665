// The confirmation for "Select as Final" without scripts: a section of the page instead of a dialog.

import { Link, useLocation } from "react-router";
import { Button, buttonClasses } from "~/components/ui/button.tsx";
import { Section } from "~/components/ui/section.tsx";
import { CONFIRM_FINAL_PARAM, FINAL_QUESTION_ID, finalPath } from "~/contracts/plans/plan-addresses.ts";
import { SELECTION_COPY } from "~/words/en/plans/selection-copy.ts";

/** Asks whether this dashboard should replace the current final one, if the address says to and there is one. */
export function FinalQuestion({ planId, selectedPlanId }: { planId: string; selectedPlanId: string | null }) {
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  const hasOther = selectedPlanId !== null && selectedPlanId !== planId;
  if (!hasOther || !params.has(CONFIRM_FINAL_PARAM)) return null;
  params.delete(CONFIRM_FINAL_PARAM);
  const rest = params.toString();
  const page = rest ? `${pathname}?${rest}` : pathname;
  return (
    <Section
      titleId="final-question-title"
      title={SELECTION_COPY.confirmTitle}
      id={FINAL_QUESTION_ID}
      className="card mt-4 max-w-2xl border-amber/40 bg-amber-tint p-5"
    >
      <p className="mt-2">{SELECTION_COPY.confirmText}</p>
      <form method="post" action={finalPath(planId)} className="mt-4 flex flex-wrap gap-3">
        <input type="hidden" name="from" value={page} />
        <input type="hidden" name="final" value="on" />
        <Button type="submit" name="confirmed" value="yes">
          {SELECTION_COPY.confirm}
        </Button>
        <Link to={page} className={buttonClasses("quiet")} preventScrollReset>
          {SELECTION_COPY.cancel}
        </Link>
      </form>
    </Section>
  );
}
