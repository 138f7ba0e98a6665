import { useEffect, useEffectEvent, useState } from "react";
import { Dialog } from "~/components/ui/dialog.tsx";
import { attemptTitle } from "~/copy/plans/attempt-title.ts";
import { SHARE_COPY } from "~/copy/sharing/sharing-copy.ts";
import { useShareLink } from "~/hooks/sharing/use-share-link.ts";
import { SharePanel } from "./share-panel.tsx";

interface ShareDialogProps {
  attempt: SharedAttempt;
  isOpen: boolean;
  onClose: () => void;
}

interface SharedAttempt {
  onboardingId: string;
  attemptNumber: number;
  cardTitle: string | null;
}

/** The dialog with a complete attempt's share link, which it requests each time it opens. */
export function ShareDialog({ attempt, isOpen, onClose }: ShareDialogProps) {
  return (
    <Dialog title={SHARE_COPY.title} isOpen={isOpen} onClose={onClose}>
      <ShareContents attempt={attempt} />
    </Dialog>
  );
}

function ShareContents({ attempt }: { attempt: SharedAttempt }) {
  const share = useShareLink(attempt.onboardingId, { link: null, firstName: "", notice: null });
  const [isLoaded, setLoaded] = useState(false);
  const load = useEffectEvent(() => share.send("show").then(() => setLoaded(true)));
  useEffect(() => {
    void load();
  }, []);
  return (
    <>
      <p className="mb-3 font-semibold break-words">
        {attemptTitle(attempt.cardTitle, attempt.attemptNumber)}
      </p>
      {isLoaded ? <SharePanel share={share} /> : <p role="status">{SHARE_COPY.loading}</p>}
    </>
  );
}
