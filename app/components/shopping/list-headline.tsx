// How much is still to get of a shopping list, or that its sizes are over.

import { EndingLine, Headline } from "~/components/wardrobe/headline.tsx";
import type { ShownEnding } from "~/contracts/wardrobe/shown-dashboard.ts";
import { agesOfScope, type Progress, type ShoppingScope } from "~/domain/shopping/shopping-list.ts";
import type { AgeRange } from "~/domain/vocabulary.ts";
import type { PassedSize } from "~/domain/wardrobe/pass-on.ts";
import { elsewhere } from "~/domain/wardrobe/settle.ts";
import { hasSecondYear, isYearOver, type SizeTimes } from "~/domain/wardrobe/size-times.ts";
import { SHOPPING_COPY } from "~/words/en/shopping/shopping-list-copy.ts";
import { inAll, noneToGet, readyWords, toGetWords } from "~/words/en/wardrobe/dashboard-copy.ts";
import { ENDING_COPY, OVER_COPY, sizeIsOver, toPassOn } from "~/words/en/wardrobe/item-words.ts";

interface ListHeadlineProps {
  scope: ShoppingScope;
  times: SizeTimes;
  /** The size that leads. */
  currentAge: AgeRange;
  /** The one that is worn until then, or the plan's last one in its last weeks. */
  ending: ShownEnding | null;
  /** Whether the size is worn too briefly to get anything more. */
  isBrief: boolean;
  /** The number of pieces in the scope, of all essentialities. */
  everything: number;
  /** The essentials' progress, with what was just ticked. */
  now: Progress;
  listOf: (ageRange: AgeRange) => string;
}

/** The number still to get; no number for a size that ends soon. While the next size leads, the worn one has a line below it. */
export function ListHeadline(props: ListHeadlineProps) {
  const { scope, times, currentAge, ending, isBrief, everything, now } = props;
  const isEnding = ending && agesOfScope(scope).includes(ending.ageRange);
  const fits = isEnding ? [ENDING_COPY.fits(ending.ageRange, ending.day)] : [];
  if (isBrief && scope !== "year") {
    return <Headline as="p" count={null} words={ENDING_COPY.nothing(scope)} notes={fits} />;
  }
  if (everything === 0) return null;
  const { remaining, ready, needed } = now;
  const words = readyWords(now);
  const isLeading = ending !== null && scope === currentAge && fits.length === 0;
  return (
    <div className="max-w-xl">
      <Headline
        as="p"
        lead={isLeading && times[currentAge] === "next" ? ENDING_COPY.next(currentAge) : undefined}
        count={remaining === 0 ? null : remaining}
        words={remaining === 0 ? noneToGet(now) : toGetWords(remaining)}
        notes={[...fits, words, ...(everything > needed ? [inAll(everything)] : [])]}
        meter={{ label: SHOPPING_COPY.meter, value: ready, coming: elsewhere(now), max: needed, words }}
      />
      {isLeading && <EndingLine ending={ending} to={props.listOf(ending.ageRange)} />}
    </div>
  );
}

type OverListHeadlineProps = { times: SizeTimes; scope: ShoppingScope; passedOn: readonly PassedSize[] };

/** Replaces the headline when the whole scope is over. */
export function OverListHeadline({ times, scope, passedOn }: OverListHeadlineProps) {
  if (scope === "year" || isYearOver(times)) {
    const words = OVER_COPY.yearOver(hasSecondYear(times));
    return <Headline as="p" count={null} words={words} notes={[OVER_COPY.yearOverNote]} />;
  }
  const pieces = passedOn.find(({ ageRange }) => ageRange === scope)?.pieces ?? 0;
  const words = pieces > 0 ? toPassOn(pieces) : OVER_COPY.nothingCounted;
  return <Headline as="p" count={null} words={sizeIsOver(scope)} notes={[words]} />;
}
