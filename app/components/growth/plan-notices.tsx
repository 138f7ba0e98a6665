import { ReaderNote } from "~/components/members/reader-note.tsx";
import { NumbersUpdated } from "~/components/plans/numbers-updated.tsx";
import type { MovedSizes } from "~/contracts/growth/shown-sizes.ts";
import type { NumberChange } from "~/domain/plans/number-changes.ts";
import { useMay } from "~/hooks/members/on-plan.ts";
import { SizeAsk } from "./size-ask.tsx";
import { SizesMoved } from "./sizes-moved.tsx";

interface PlanNoticesProps {
  planId: string;
  moved: MovedSizes | null;
  changes: readonly NumberChange[];
  ask: { text: string; day: string | null } | null;
  /** The page to return to. */
  from: string;
}

/** What is said once before a plan's items: sizes that moved, other numbers, and a quiet question. */
export function PlanNotices({ planId, moved, changes, ask, from }: PlanNoticesProps) {
  if (!useMay("edit")) return <ReaderNote />;
  return (
    <>
      {moved && <SizesMoved planId={planId} moved={moved} from={from} />}
      <NumbersUpdated planId={planId} changes={changes} from={from} />
      <SizeAsk planId={planId} ask={ask} />
    </>
  );
}
