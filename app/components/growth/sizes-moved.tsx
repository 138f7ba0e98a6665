import { Form } from "react-router";
import { Button } from "~/components/ui/button.tsx";
import { SubmitButton } from "~/components/ui/submit-button.tsx";
import type { MovedSizes } from "~/contracts/growth/shown-sizes.ts";
import { movesPath, UNDO_MOVES } from "~/contracts/growth/size-addresses.ts";
import { MOVED_COPY } from "~/copy/growth/moved-sizes-copy.ts";

interface SizesMovedProps {
  planId: string;
  moved: MovedSizes;
  /** The page to return to. */
  from: string;
}

/** Says once which sizes begin on another day, and what that means for buying. */
export function SizesMoved({ planId, moved: { title, others, lines }, from }: SizesMovedProps) {
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
