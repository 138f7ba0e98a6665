// A trip's answer and what it's based on (where and when, the baby's age, and the weather), its menu, and what to get before it.

import type { MouseEvent } from "react";
import { href, Link } from "react-router";
import { useMay } from "~/components/members/on-plan.ts";
import { Chevron, Meter } from "~/components/ui/marks.tsx";
import { Section } from "~/components/ui/section.tsx";
import { copyText } from "~/components/ui/use-copied.ts";
import { useHydrated } from "~/components/ui/use-hydrated.ts";
import { itemName } from "~/components/wardrobe/item-text.tsx";
import type { TripView } from "~/contracts/travel/shown-trip.ts";
import { deleteTripPath, editTripPath } from "~/contracts/travel/trip-addresses.ts";
import type { PackingProgress } from "~/domain/travel/packing-progress.ts";
import { showToast } from "~/lib/toast.ts";
import { spanWords } from "~/words/en/day-words.ts";
import {
  BEFORE_COPY,
  COMPARISON_COPY,
  PACK_HEADLINE,
  packedWords,
  packWords,
  TRIP_COPY,
  withExtras,
} from "~/words/en/travel/packing-copy.ts";
import { babyWords } from "~/words/en/travel/trip-copy.ts";
import { daysWords } from "~/words/en/travel/trips-copy.ts";
import { ESSENTIALITY_LABELS, SIZE_LABELS } from "~/words/en/wardrobe/wardrobe-copy.ts";
import { TripChips } from "./trip-notes.tsx";

/** "Pack 23 pieces for 4 days in Denver", and the progress. */
export function TripAnswer({ trip, progress }: { trip: TripView; progress: PackingProgress }) {
  const { destination, days, everything } = trip;
  const { packed, pieces, others } = progress;
  const words = packedWords(packed, pieces, others);
  return (
    <>
      <p className="answer text-balance">
        {PACK_HEADLINE.before} <b>{pieces}</b> {/* Denver, without CO: places are narrow. */}
        {PACK_HEADLINE.in(packWords(pieces, days), destination.split(",")[0] ?? destination)}
      </p>
      <p className="figures mt-0.5 text-sm text-ink-soft">
        <span className="max-lg:sr-only print:hidden">
          {words}
          {everything > pieces && " · "}
        </span>
        {everything > pieces && withExtras(everything)}
      </p>
      <div className="mt-2 max-lg:hidden print:hidden">
        <Meter label={TRIP_COPY.packed} value={packed} max={pieces} words={words} />
      </div>
    </>
  );
}

/** Where and when, the baby's age then, and the planned activities. */
export function TripFacts({ trip, isPast }: { trip: TripView; isPast: boolean }) {
  const { days, baby, activities, isShortTrip } = trip;
  return (
    <div className="mt-2 grid gap-1.5 text-sm">
      <p className="figures">
        <span className="inline-block">{spanWords(trip, trip.planCountry)}</span> ·{" "}
        <span className="inline-block">{daysWords(days)}</span>
      </p>
      {baby && <p className="text-ink-soft">{babyWords(baby, isPast)}</p>}
      {baby?.kind === "born" && baby.isGrown && <p className="text-ink-soft">{TRIP_COPY.grown}</p>}
      <TripChips activities={activities} isShortTrip={isShortTrip} />
    </div>
  );
}

export const TRIP_MENU = "trip-menu";

interface TripMenuProps {
  tripId: string;
  /** The packing list as plain text; null if there isn't one. */
  text: string | null;
}

/** The less common actions: a native popover, so that it opens before any script. */
export function TripMenu({ tripId, text }: TripMenuProps) {
  const isHydrated = useHydrated();
  const mayEdit = useMay("edit");
  return (
    <div id={TRIP_MENU} popover="auto" role="dialog" aria-label={TRIP_COPY.more} className="plan-menu">
      {mayEdit && <Link to={editTripPath(tripId)}>{TRIP_COPY.edit}</Link>}
      {isHydrated && text !== null && (
        <>
          <button type="button" onClick={(event) => void copy(event, text)}>
            {TRIP_COPY.copy}
          </button>
          <button type="button" onClick={print}>
            {TRIP_COPY.print}
          </button>
        </>
      )}
      {mayEdit && (
        <Link to={deleteTripPath(tripId)} className="text-brick">
          {TRIP_COPY.delete}
        </Link>
      )}
      <button type="button" popoverTarget={TRIP_MENU} popoverTargetAction="hide">
        {TRIP_COPY.close}
      </button>
    </div>
  );
}

async function copy(event: MouseEvent<HTMLElement>, text: string): Promise<void> {
  close(event);
  const isCopied = (await copyText(text)) === "copied";
  showToast(
    isCopied ? { title: TRIP_COPY.copied, look: "info" } : { title: TRIP_COPY.notCopied, look: "error" },
  );
}

function print(event: MouseEvent<HTMLElement>): void {
  close(event);
  window.print();
}

function close({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
}

/** Pieces that the trip needs and the family doesn't have yet, based on counted pieces, not planned ones. */
export function BeforeYouGo({ trip }: { trip: TripView }) {
  const { plan, sizes, toGet } = trip;
  if (!plan || !toGet) return null;
  const lacking = sizes.flatMap(({ ageRange, categories, extras }) =>
    [...categories.flatMap(({ items }) => items), ...extras].flatMap((item) =>
      item.gap && item.gap.toGet > 0 ? [{ ...item, ageRange, gap: item.gap }] : [],
    ),
  );
  return (
    <Section titleId="before-title" title={BEFORE_COPY.title} data-chrome className="mt-10">
      <p className="mt-1 text-sm text-ink-soft">
        {BEFORE_COPY.answer(toGet.essentials, toGet.extras, toGet.coming + toGet.boxed)}{" "}
        {toGet.coming > 0 && `${BEFORE_COPY.coming(toGet.coming)} `}
        {toGet.boxed > 0 && `${BEFORE_COPY.boxed(toGet.boxed)} `}
        <Link className="linkish" to={href("/dashboards/:onboardingId", { onboardingId: plan.id })}>
          {COMPARISON_COPY.openPlan}
        </Link>
      </p>
      {lacking.length > 0 && (
        <details className="category">
          <summary>
            <span className="grow text-sm font-semibold">{BEFORE_COPY.list}</span>
            <Chevron className="category-mark" />
          </summary>
          <ul className="mt-1 grid gap-x-8 xl:grid-cols-2">
            {lacking.map(({ clothingId, name, ageRange, essentiality, gap }) => (
              <li
                key={`${clothingId} ${ageRange}`}
                className="flow min-h-11 justify-between gap-x-4 border-b border-hairline py-1.5"
              >
                <span className="min-w-0 grow basis-40 text-sm">
                  <span className="font-semibold">{itemName(name)}</span>
                  {essentiality && (
                    <span data-level={essentiality} className="ms-2 text-xs text-ink-soft">
                      {ESSENTIALITY_LABELS[essentiality]}
                    </span>
                  )}
                </span>
                <span className="figures text-xs text-ink-soft">
                  {sizes.length > 1 ? `${SIZE_LABELS[ageRange]} · ` : ""}
                  {BEFORE_COPY.facts(gap.toGet, gap.needed)}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </Section>
  );
}
