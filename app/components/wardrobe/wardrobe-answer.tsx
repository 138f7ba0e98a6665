// The headline of a wardrobe: how much is still to get, or, for an outgrown size, what can be passed on.
import { labelled } from "~/copy/label-copy.ts";
import { OVER_COPY, sizeIsOver, toPassOn } from "~/copy/wardrobe/item-words.ts";
import { SIZE_LABELS } from "~/copy/wardrobe/wardrobe-copy.ts";
import type { AgeRange } from "~/domain/vocabulary.ts";
import type { Answer } from "~/domain/wardrobe/answer.ts";
import { isYearOver, type SizeTimes } from "~/domain/wardrobe/size-times.ts";
import { AnswerHeadline } from "./answer-headline.tsx";
import { Headline } from "./headline.tsx";

interface WardrobeAnswerProps {
  answer: Answer;
  /** Whether all numbers could be read. */
  isIntact: boolean;
  ageRange: AgeRange;
  times: SizeTimes;
  /** Pieces of the size that could be passed on. */
  kept: number;
}

export function WardrobeAnswer({ answer, isIntact, ageRange, times, kept }: WardrobeAnswerProps) {
  if (times[ageRange] !== "over") return <AnswerHeadline answer={answer} isIntact={isIntact} />;
  const words = kept > 0 ? toPassOn(kept) : OVER_COPY.nothingCounted;
  return isYearOver(times) ? (
    <Headline
      count={null}
      words={OVER_COPY.yearOver}
      notes={[OVER_COPY.yearOverNote, labelled(SIZE_LABELS[ageRange], words)]}
    />
  ) : (
    <Headline count={null} words={sizeIsOver(ageRange)} notes={[words]} />
  );
}
