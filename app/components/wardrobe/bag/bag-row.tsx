import { Form, Link } from "react-router";
import { SubmitButton } from "~/components/ui/button.tsx";
import { Notice } from "~/components/ui/notice.tsx";
import { bagPath, COUNT_FIELD, passOnPath } from "~/contracts/wardrobe/bag-addresses.ts";
import {
  covers,
  enoughNow,
  HAND_ME_DOWNS_COPY,
  haveOf,
  tooMany,
} from "~/copy/wardrobe/hand-me-downs-copy.ts";
import type { AgeRange } from "~/domain/vocabulary.ts";
import type { KeptForm } from "~/hooks/offline/kept-forms.ts";
import type { KeptForms } from "~/hooks/offline/use-kept-forms.ts";

/** As domain/wardrobe/owned.ts has it, which is for the server. */
const MOST = 999;

interface BagRowProps {
  line: { id: number; name: string; owned: number; needed: number };
  count: number;
  isHydrated: boolean;
  onCount: (count: number) => void;
}

/** One garment: − and + with scripts, a number to type with and without them. */
export function BagRow({ line: { id, name, owned, needed }, count, isHydrated, onCount }: BagRowProps) {
  const have = haveOf(owned, needed);
  const step = { isHydrated, count, onCount };
  return (
    <li className="flex flex-wrap items-center gap-2 border-t border-hairline py-1">
      <span className="min-w-0 grow basis-28 text-sm break-words">
        {name}
        {have && <span className="figures block text-xs text-ink-soft">{have}</span>}
      </span>
      <div className="ms-auto flex items-center gap-2">
        <Step {...step} sign="−" label={HAND_ME_DOWNS_COPY.oneLess(name)} by={-1} />
        <input
          inputMode="numeric"
          maxLength={3}
          autoComplete="off"
          aria-label={HAND_ME_DOWNS_COPY.inBag(name)}
          // With scripts, one field holds the counts of all sizes.
          name={isHydrated ? undefined : `${COUNT_FIELD}${id}`}
          value={count || ""}
          placeholder="0"
          onChange={({ target }) => onCount(Number(target.value.replace(/\D/g, "")))}
          className="field figures w-12! shrink-0 px-1! text-center"
        />
        <Step {...step} sign="+" label={HAND_ME_DOWNS_COPY.oneMore(name)} by={1} />
      </div>
    </li>
  );
}

interface StepProps extends Pick<BagRowProps, "count" | "isHydrated" | "onCount"> {
  sign: "−" | "+";
  label: string;
  by: 1 | -1;
}

/** Keeps its place until scripts run, so that nothing shifts. */
function Step({ sign, label, by, count, isHydrated, onCount }: StepProps) {
  const next = Math.min(MOST, Math.max(0, count + by));
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={next === count || undefined}
      onClick={() => next !== count && onCount(next)}
      className={`grid size-11 shrink-0 touch-manipulation place-items-center rounded-full text-lg leading-none text-rose hover:bg-blush aria-disabled:text-ink-soft aria-disabled:opacity-50 ${isHydrated ? "" : "invisible"}`}
    >
      {sign}
    </button>
  );
}

// The counts of a bag on its page: by item and size, in the form of the field that sends them.

/** '12:3-6m' → pieces. */
type BagCounts = Readonly<Record<string, number>>;

export const countKey = (itemId: number, size: AgeRange) => `${itemId}:${size}`;

/** The counts in a field; what the server wrote is well formed. */
export function countsOf(cells: string): BagCounts {
  const counts = cells.split(",").flatMap((cell) => {
    const at = cell.lastIndexOf(":");
    return at < 0 ? [] : [[cell.slice(0, at), Number(cell.slice(at + 1))] as const];
  });
  return Object.fromEntries(counts);
}

/** The field for the counts of all sizes, or of all but one. */
export function fieldOf(counts: BagCounts, without: AgeRange | null): string {
  return Object.entries(counts)
    .filter(([key, pieces]) => pieces > 0 && (without === null || !key.endsWith(`:${without}`)))
    .map(([key, pieces]) => `${key}:${pieces}`)
    .join();
}

export function piecesIn(counts: BagCounts): number {
  return Object.values(counts).reduce((sum, pieces) => sum + pieces, 0);
}

// What a saved bag did, with its undo.

interface BagSaidProps {
  planId: string;
  bag: {
    id: string;
    isUndone: boolean;
    answers: readonly {
      ageRange: AgeRange;
      covered: number;
      essentials: number;
      enough: readonly string[];
      tooMany: readonly { name: string; owned: number; extra: number }[];
    }[];
  };
}

export function BagSaid({ planId, bag }: BagSaidProps) {
  if (bag.isUndone) return <Notice>{HAND_ME_DOWNS_COPY.undone}</Notice>;
  const path = bagPath(planId);
  const hasTooMany = bag.answers.some((answer) => answer.tooMany.length > 0);
  return (
    <Notice look="good">
      <div className="grid gap-2 wrap-anywhere">
        {bag.answers.map((answer) => (
          <div key={answer.ageRange}>
            <p className="figures font-semibold">
              {covers(answer.covered, answer.essentials, answer.ageRange)}
            </p>
            {answer.enough.length > 0 && <p>{enoughNow(answer.enough)}</p>}
            {answer.tooMany.length > 0 && <p className="figures">{tooMany(answer.tooMany)}</p>}
          </div>
        ))}
        <Form method="post" action={path} className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <input type="hidden" name="bagId" value={bag.id} />
          <SubmitButton path={path} busy={HAND_ME_DOWNS_COPY.undoing} look="quiet" name="intent" value="undo">
            {HAND_ME_DOWNS_COPY.undo}
          </SubmitButton>
          {hasTooMany && (
            <Link className="linkish inline-flex min-h-11 items-center" to={passOnPath(planId)}>
              {HAND_ME_DOWNS_COPY.toPassOn}
            </Link>
          )}
        </Form>
      </div>
    </Notice>
  );
}

// Bags that were saved without a network.

export function WaitingBags({ forms, discard }: KeptForms) {
  if (forms.length === 0) return null;
  return (
    <section role="status" className="card mt-4 border-dashed p-4 text-sm">
      <p className="font-semibold">{HAND_ME_DOWNS_COPY.kept}</p>
      <ul>
        {forms.map(([formKey, bag]) => {
          const words = bagWords(bag);
          return (
            <li key={formKey} className="flex items-center justify-between gap-4">
              <span className="figures">{words}</span>
              <button
                type="button"
                className="linkish min-h-11"
                aria-label={HAND_ME_DOWNS_COPY.discardOf(words)}
                onClick={() => discard(formKey)}
              >
                {HAND_ME_DOWNS_COPY.discard}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** How much is in the form of a bag, in words. */
export function bagWords({ cells = "", text = "" }: KeptForm): string {
  return HAND_ME_DOWNS_COPY.waiting(piecesIn(countsOf(cells)), text.trim() !== "");
}
