import { useState } from "react";
import { Link } from "react-router";
import { SHARE_COPY } from "~/copy/sharing.ts";
import { buttonClasses } from "../ui/button.tsx";
import { ShareDialog } from "./share-dialog.tsx";

interface ShareButtonProps {
  attempt: { onboardingId: string; attemptNumber: number; cardTitle: string | null };
  /** The id of the heading that names the dashboard. */
  describedBy: string;
}

/** Opens the share link of a complete dashboard; without scripts, and in another tab, it is a page of its own. */
export function ShareButton({ attempt, describedBy }: ShareButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Link
        className={buttonClasses("quiet")}
        to={`/dashboards/${attempt.onboardingId}/share`}
        aria-haspopup="dialog"
        aria-describedby={describedBy}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {SHARE_COPY.share}
      </Link>
      <ShareDialog attempt={attempt} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
