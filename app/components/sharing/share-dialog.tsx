import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { Dialog } from "~/components/ui/dialog.tsx";
import type { PlanSummary } from "~/domain/plans/plan-summary.ts";
import { titleOfPlan, wardrobeOf } from "~/words/en/plans/title-of-plan.ts";
import { SHARE_COPY } from "~/words/en/sharing/sharing-copy.ts";
import { type ShareChoices, SharePanel } from "./share-panel.tsx";
import { useShareLink } from "./use-share-link.ts";

type ShareDialogProps = { plan: PlanToShare; isOpen: boolean; onClose: () => void };

type PlanToShare = Pick<PlanSummary, "onboardingId" | "attemptNumber" | "cardTitle" | "babyNames">;

/** The dialog with a complete attempt's share link, which it requests each time it opens. */
export default function ShareDialog({ plan, isOpen, onClose }: ShareDialogProps) {
  const draft = useRef<ShareChoices | null>(null);
  return (
    <Dialog title={SHARE_COPY.title} isOpen={isOpen} onClose={onClose}>
      <ShareContents plan={plan} draft={draft} />
    </Dialog>
  );
}

function ShareContents({ plan, draft }: { plan: PlanToShare; draft: RefObject<ShareChoices | null> }) {
  const share = useShareLink(plan.onboardingId, {
    link: null,
    suggestedTitle: wardrobeOf(plan.babyNames) ?? "",
    notice: null,
  });
  const [isLoaded, setLoaded] = useState(false);
  const load = useEffectEvent(() => share.send("show").then(() => setLoaded(true)));
  useEffect(() => {
    void load();
  }, []);
  return (
    <>
      <p className="mb-3 font-semibold break-words">{titleOfPlan(plan)}</p>
      {isLoaded ? <SharePanel share={share} draft={draft} /> : <p role="status">{SHARE_COPY.loading}</p>}
    </>
  );
}
