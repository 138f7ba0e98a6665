import { useState } from "react";
import { href, Link } from "react-router";
import { type ButtonLook, buttonClasses } from "~/components/ui/button.tsx";
import { SHARE } from "~/copy/sharing/sharing-copy.ts";
import { LateShareDialog } from "./late-share-dialog.tsx";

interface ShareButtonProps {
  plan: { onboardingId: string; attemptNumber: number; cardTitle: string | null };
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
      {isOpen !== null && <LateShareDialog plan={plan} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
