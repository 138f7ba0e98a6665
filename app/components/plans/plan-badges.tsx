import { LIST_COPY } from "~/copy/plans/plan-list-copy.ts";
import { STATUS_BADGE_LABELS } from "~/copy/wardrobe/wardrobe-copy.ts";
import { isComplete, type StatusBadge } from "~/domain/plans/plan-status.ts";
import type { PlanStatus } from "~/domain/vocabulary.ts";

interface PlanBadgesProps {
  status: PlanStatus;
  /** Null once the status no longer needs a badge. */
  badge: StatusBadge | null;
  isFinal: boolean;
}

/** An attempt's status as badges; renders nothing for a status without any. */
export function PlanBadges({ status, badge, isFinal }: PlanBadgesProps) {
  if (!isFinal && !badge) return null;
  return (
    <p className="flex gap-2">
      {isFinal && <Badge look="bg-blush text-ink">{LIST_COPY.final}</Badge>}
      {badge && <Badge look={lookOf(status)}>{STATUS_BADGE_LABELS[badge]}</Badge>}
    </p>
  );
}

function Badge({ look, children }: { look: string; children: string }) {
  return <span className={`shrink-0 rounded-full px-3 py-1 text-xs font-semibold ${look}`}>{children}</span>;
}

function lookOf(status: PlanStatus): string {
  if (status === "failed") return "bg-brick-tint text-brick";
  return isComplete(status) ? "bg-leaf-tint text-leaf" : "bg-amber-tint text-amber";
}
