import type { FormEvent } from "react";
import { href } from "react-router";
import { useReadAgain } from "~/components/live/use-live-line.ts";
import { useMay } from "~/components/members/on-plan.ts";
import { Button } from "~/components/ui/button.tsx";
import { useFormSend } from "~/components/ui/use-form-send.ts";
import { itemName } from "~/components/wardrobe/item-text.tsx";
import type { TripItem, TripView } from "~/contracts/travel/shown-trip.ts";
import { addToPlanPath, COMPARISON_ID } from "~/contracts/travel/trip-addresses.ts";
import { isAddedAnswer } from "~/contracts/travel/trip-answers.ts";
import { isOwnItemAnswer } from "~/contracts/wardrobe/item-answers.ts";
import type { PlanGap } from "~/domain/travel/plan-gaps.ts";
import type { AgeRange } from "~/domain/vocabulary.ts";
import { showToast } from "~/lib/toast.ts";
import { ERROR_TEXTS } from "~/words/en/errors.ts";
import { titleOfPlan } from "~/words/en/plans/title-of-plan.ts";
import { COMPARISON_COPY } from "~/words/en/travel/packing-copy.ts";
import { SIZE_LABELS } from "~/words/en/wardrobe/wardrobe-copy.ts";

interface PlanGaps {
  isBusy: boolean;
  /** Adds what one item lacks in one size; without an item, everything that is lacking. */
  add(item?: { clothingId: number; ageRange: AgeRange }): Promise<void>;
  /** Removes an item from the plan that was added for the trip. */
  undo(added: { itemId: number; name: string }, ageRange: AgeRange): Promise<void>;
}

/** The address that removes an item that was added to a plan. */
function undoPath(planId: string, itemId: number): string {
  return href("/dashboards/:onboardingId/items/:itemId/remove", {
    onboardingId: planId,
    itemId: `${itemId}`,
  });
}

/** Adds what a trip's plan lacks by script; the page is reloaded after each change. */
function usePlanGaps(tripId: string, planId: string): PlanGaps {
  const adding = useFormSend(isAddedAnswer);
  const undoing = useFormSend(isOwnItemAnswer);
  const readAgain = useReadAgain();
  return {
    isBusy: adding.isSending || undoing.isSending,
    async add(item) {
      const fields = item ? { clothingId: `${item.clothingId}`, ageRange: item.ageRange } : {};
      const words = { failed: ERROR_TEXTS.TRIP_ITEM_NOT_ADDED };
      const result = await adding.send(addToPlanPath(tripId), fields, words);
      if (!result) return;
      if (result.isDone)
        showToast({ title: COMPARISON_COPY.addedAll(result.answer.items.length), look: "info" });
      else showToast({ title: result.problem.message, look: "error" });
      readAgain();
    },
    async undo({ itemId, name }, ageRange) {
      const words = { failed: COMPARISON_COPY.notUndone };
      const result = await undoing.send(undoPath(planId, itemId), { ageRange }, words);
      if (!result) return;
      if (result.isDone) showToast({ title: COMPARISON_COPY.undone(name), look: "info" });
      else showToast({ title: result.problem.message, look: "error" });
      readAgain();
    },
  };
}

type Plan = NonNullable<TripView["plan"]>;

/** Pieces that the trip needs and the home plan neither has nor needs yet, with a button to add it. */
export function PlanComparison({ trip }: { trip: TripView }) {
  const { plan } = trip;
  return (
    <section id={COMPARISON_ID} data-chrome aria-labelledby="comparison-title" className="mt-10">
      <h2 id="comparison-title" className="text-lg">
        {COMPARISON_COPY.title}
      </h2>
      {!plan && <p className="mt-1 text-sm text-ink-soft">{ERROR_TEXTS.TRIP_PLAN_GONE}</p>}
      {plan && !plan.isReadable && <p className="mt-1 text-sm text-ink-soft">{COMPARISON_COPY.unreadable}</p>}
      {plan?.isReadable && <Gaps trip={trip} plan={plan} />}
    </section>
  );
}

interface Compared {
  item: TripItem;
  ageRange: AgeRange;
  gap: PlanGap;
}

function Gaps({ trip, plan }: { trip: TripView; plan: Plan }) {
  const gaps = usePlanGaps(trip.id, plan.id);
  const mayAdd = useMay("edit");
  const compared = trip.sizes.flatMap(({ ageRange, categories, extras }) =>
    [...categories.flatMap(({ items }) => items), ...extras].flatMap((item) =>
      item.gap ? [{ item, ageRange, gap: item.gap }] : [],
    ),
  );
  const lacking = compared.filter(({ gap }) => gap.difference > 0 || gap.added);
  const open = lacking.filter(({ gap }) => !gap.added);
  const covered = compared.length - lacking.length;
  const pieces = open.reduce((sum, { gap }) => sum + gap.difference, 0);
  const hasSizes = trip.sizes.length > 1;
  function addAll(event: FormEvent) {
    event.preventDefault();
    void gaps.add();
  }
  return (
    <>
      <p className="mt-1 text-sm wrap-anywhere text-ink-soft">
        {lacking.length > 0
          ? COMPARISON_COPY.lead(titleOfPlan(plan))
          : trip.days === 1
            ? COMPARISON_COPY.oneDay
            : COMPARISON_COPY.enough}
      </p>
      {mayAdd && open.length > 1 && (
        <form method="post" action={addToPlanPath(trip.id)} onSubmit={addAll} className="mt-3">
          <Button type="submit" look="quiet" aria-disabled={gaps.isBusy || undefined}>
            {COMPARISON_COPY.addAll(pieces)}
          </Button>
        </form>
      )}
      <ul className="mt-2 grid gap-x-8 xl:grid-cols-2">
        {lacking.map((one) => (
          <Gap
            key={`${one.item.clothingId} ${one.ageRange}`}
            {...one}
            tripId={trip.id}
            planId={plan.id}
            hasSizes={hasSizes}
            gaps={gaps}
          />
        ))}
      </ul>
      {covered > 0 && lacking.length > 0 && (
        <p className="figures mt-3 text-sm text-ink-soft">{COMPARISON_COPY.covered(covered)}</p>
      )}
    </>
  );
}

interface GapProps extends Compared {
  tripId: string;
  planId: string;
  hasSizes: boolean;
  gaps: PlanGaps;
}

function Gap({ item, ageRange, gap, tripId, planId, hasSizes, gaps }: GapProps) {
  const { clothingId, name } = item;
  const mayAdd = useMay("edit");
  const facts = COMPARISON_COPY.facts(gap.have, gap.planned, gap.needed);
  return (
    <li className="flow min-h-16 justify-between gap-x-4 gap-y-1 border-b border-hairline py-2">
      <div className="min-w-0 grow basis-40">
        <h3 className="font-sans text-sm leading-tight font-semibold [&_small]:font-normal">
          {itemName(name)}
        </h3>
        <p className="figures text-xs text-ink-soft">
          {hasSizes ? `${SIZE_LABELS[ageRange]} · ${facts}` : facts}
        </p>
      </div>
      {mayAdd && gap.added && (
        <form
          method="post"
          action={undoPath(planId, gap.added.itemId)}
          className="flex items-center gap-3 text-sm"
          onSubmit={(event) => {
            event.preventDefault();
            if (gap.added) void gaps.undo(gap.added, ageRange);
          }}
        >
          <input type="hidden" name="ageRange" value={ageRange} />
          <span className="figures font-semibold text-leaf">✓ {COMPARISON_COPY.added(gap.added.pieces)}</span>
          <button type="submit" aria-disabled={gaps.isBusy || undefined} className="linkish min-h-11">
            {COMPARISON_COPY.undo}
            <span className="sr-only">: {name}</span>
          </button>
        </form>
      )}
      {mayAdd && !gap.added && (
        <form
          method="post"
          action={addToPlanPath(tripId)}
          onSubmit={(event) => {
            event.preventDefault();
            void gaps.add({ clothingId, ageRange });
          }}
        >
          <input type="hidden" name="clothingId" value={clothingId} />
          <input type="hidden" name="ageRange" value={ageRange} />
          <Button type="submit" look="bare" aria-disabled={gaps.isBusy || undefined}>
            {COMPARISON_COPY.add(gap.difference)}
            <span className="sr-only">: {name}</span>
          </Button>
        </form>
      )}
    </li>
  );
}
