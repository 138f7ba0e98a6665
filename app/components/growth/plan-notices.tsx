import { Form, Link } from "react-router";
import { useMay } from "~/components/members/on-plan.ts";
import { ReaderNote } from "~/components/members/reader-note.tsx";
import { Button, SubmitButton } from "~/components/ui/button.tsx";
import type { MovedSizes, SizeLine } from "~/contracts/growth/shown-sizes.ts";
import { movesPath, sizePath, UNDO_MOVES } from "~/contracts/growth/size-addresses.ts";
import { numbersPath } from "~/contracts/plans/plan-addresses.ts";
import type { NumberChange } from "~/domain/plans/number-changes.ts";
import { MOVED_COPY } from "~/words/en/growth/fit-copy.ts";
import { NUMBERS_COPY } from "~/words/en/plans/number-changes-copy.ts";
import { type Asked, SizeAsk } from "./size-ask.tsx";

interface NumbersUpdatedProps {
  planId: string;
  /** Changes for the age range and laundry routine on the page; when empty, nothing is shown. */
  changes: readonly NumberChange[];
  /** What has changed them, in words. */
  changesWhy: string;
  /** The page to return to. */
  from: string;
}

/** Says once that newer rules, or another room at night, changed a plan's numbers, and which ones. */
export function NumbersUpdated({ planId, changes, changesWhy, from }: NumbersUpdatedProps) {
  if (changes.length === 0) return null;
  return (
    <section
      data-chrome
      aria-labelledby="numbers-updated"
      className="card flex flex-wrap items-start justify-between gap-x-6 gap-y-2 px-4 py-3 text-sm"
    >
      <div className="min-w-0 grow basis-64">
        <h2 id="numbers-updated" className="font-sans text-base font-semibold">
          {NUMBERS_COPY.title}
        </h2>
        <p className="mt-0.5 text-ink-soft">{changesWhy}</p>
        <details>
          <summary className="linkish min-h-11 content-center">
            {NUMBERS_COPY.summary(changes.length)}
          </summary>
          <ul className="figures grid gap-1 pb-2">
            {changes.map(({ name, before, after }) => (
              <li key={name}>{NUMBERS_COPY.line(name, before, after)}</li>
            ))}
          </ul>
        </details>
      </div>
      <Form method="post" action={numbersPath(planId)} preventScrollReset>
        <input type="hidden" name="from" value={from} />
        <SubmitButton look="quiet" path={numbersPath(planId)} busy={NUMBERS_COPY.dismissing}>
          {NUMBERS_COPY.dismiss}
        </SubmitButton>
      </Form>
    </section>
  );
}

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

interface PlanNoticesProps extends NumbersUpdatedProps {
  moved: MovedSizes | null;
  ask: Asked | null;
}

/** What is said once before a plan's items: sizes that moved, other numbers, and a quiet question. */
export function PlanNotices({ moved, ask, ...page }: PlanNoticesProps) {
  if (!useMay("edit")) return <ReaderNote />;
  return (
    <>
      {moved && <SizesMoved {...page} moved={moved} />}
      <NumbersUpdated {...page} />
      <SizeAsk planId={page.planId} ask={ask} />
    </>
  );
}

/** When the next size begins, with the way to the page that knows why. */
export function NextSize({ planId, line }: { planId: string; line: SizeLine }) {
  return (
    <p className="figures text-sm">
      <Link className="linkish" to={sizePath(planId)}>
        {line.text}
      </Link>
      {line.notes.map((note) => ` · ${note}`)}
    </p>
  );
}
