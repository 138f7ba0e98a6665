import { Form } from "react-router";
import { ReaderNote } from "~/components/members/reader-note.tsx";
import { NumbersUpdated } from "~/components/plans/numbers-updated.tsx";
import { Button } from "~/components/ui/button.tsx";
import { SubmitButton } from "~/components/ui/submit-button.tsx";
import type { MovedSizes } from "~/contracts/growth/shown-sizes.ts";
import { movesPath, UNDO_MOVES } from "~/contracts/growth/size-addresses.ts";
import { MOVED_COPY } from "~/copy/growth/moved-sizes-copy.ts";
import type { NumberChange } from "~/domain/plans/number-changes.ts";
import { useMay } from "~/hooks/members/on-plan.ts";
import { SizeAsk } from "./size-ask.tsx";

interface SizesMovedProps {
  planId: string;
  moved: MovedSizes;
  /** The page to return to. */
  from: string;
}

/** Says once which sizes begin on another day, and what that means for buying. */
function SizesMoved({ planId, moved: { title, others, lines }, from }: SizesMovedProps) {
  const path = movesPath(planId);
  return (
    <section data-chrome aria-labelledby="sizes-moved" className="card px-4 py-3 text-sm">
      <h2 id="sizes-moved" className="font-sans text-base font-semibold">
        {title}
      </h2>
      {others.length > 0 && <p className="figures mt-0.5">{others.join(" · ")}</p>}
      {lines.map((line) => (
        <p key={line} className="figures mt-1">
          {line}
        </p>
      ))}
      <p className="mt-1 text-ink-soft">{MOVED_COPY.kept}</p>
      <Form method="post" action={path} preventScrollReset className="mt-2 flex flex-wrap gap-3">
        <input type="hidden" name="from" value={from} />
        <SubmitButton look="quiet" path={path} busy={MOVED_COPY.dismissing}>
          {MOVED_COPY.dismiss}
        </SubmitButton>
        <Button type="submit" look="bare" name="undo" value={UNDO_MOVES} aria-label={MOVED_COPY.undoLabel}>
          {MOVED_COPY.undo}
        </Button>
      </Form>
    </section>
  );
}

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
