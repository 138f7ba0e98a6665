// The main answer: how many pieces are still to get, and the progress.
import { ERROR_TEXTS } from "~/copy/errors.ts";
import {
  essentialsWord,
  inAll,
  noneToGet,
  OTHERS_READY,
  OTHERS_TO_GET,
  piecesWord,
  REST_IS_COMING,
  readyWords,
  toGetWords,
} from "~/copy/wardrobe/dashboard-copy.ts";
import { ESSENTIALITY } from "~/domain/ids.ts";
import type { Answer } from "~/domain/wardrobe/answer.ts";
import { Headline } from "./headline.tsx";

/** "43 essentials to go", its meter, and the total number of pieces. */
export function AnswerHeadline({ answer, isIntact = true }: { answer: Answer; isIntact?: boolean }) {
  const { remaining, ready, needed, everything } = answer;
  // If the numbers couldn't be read, don't call the wardrobe ready.
  if (needed === 0 && !isIntact) return <Headline count={null} words={ERROR_TEXTS.QUANTITIES_UNREADABLE} />;
  const words = readyWords(answer, isOfEssentials(answer) ? essentialsWord : piecesWord);
  return (
    <Headline
      count={remaining > 0 ? remaining : null}
      words={remaining > 0 ? wordsToGet(answer) : wordsReady(answer)}
      notes={everything > needed ? [words, inAll(everything)] : [words]}
      meter={{ label: words, value: ready, max: needed, words }}
    />
  );
}

function isOfEssentials({ levels }: Answer): boolean {
  return levels.every((level) => level === ESSENTIALITY.essential);
}

function wordsToGet({ levels, remaining }: Answer): string {
  const [level, ...others] = levels;
  if (!level || others.length > 0) return OTHERS_TO_GET.pieces(remaining);
  return level === ESSENTIALITY.essential ? toGetWords(remaining) : OTHERS_TO_GET[level];
}

function wordsReady({ levels, coming }: Answer): string {
  if (coming) return REST_IS_COMING;
  const [level, ...others] = levels;
  if (!level || others.length > 0) return OTHERS_READY.pieces;
  return level === ESSENTIALITY.essential ? noneToGet() : OTHERS_READY[level];
}
