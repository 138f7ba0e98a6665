// The headline of a wardrobe: how much of what a family looks at is still needed. It counts essentials unless
// other essentialities are chosen.

import { ESSENTIALITY } from "../ids.ts";
import { LEADING, type Level, type Pieces, type Progress, summarise } from "../shopping/shopping-list.ts";
import { sum } from "../sum.ts";
import { ESSENTIALITIES, type Essentiality } from "../vocabulary.ts";

/** An item as the answer counts it. */
export interface CountedItem extends Pieces {
  essentiality: Level;
  /** Pieces that aren't asked for before a later day; missing for none. */
  later?: number;
}

export interface Answer extends Progress {
  /** The counted levels; all three mean everything. */
  levels: readonly Essentiality[];
  /** Whether the user chose them. */
  isChosen: boolean;
  /** All pieces, of every level. */
  everything: number;
}

/** The answer for the chosen levels, or for the essentials if none are chosen. */
export function answerOf(items: readonly CountedItem[], chosen: readonly Essentiality[]): Answer {
  const levels = chosen.length > 0 ? chosen : ESSENTIALITIES.filter((level) => LEADING.includes(level));
  const isAll = levels.length === ESSENTIALITIES.length;
  const counted = items.filter(
    ({ essentiality }) => isAll || (essentiality !== null && levels.includes(essentiality)),
  );
  return {
    ...summarise(counted),
    levels,
    isChosen: chosen.length > 0,
    everything: sum(items.map(({ needed, later = 0 }) => needed + later)),
  };
}

/** The pieces needed at each level. */
export function piecesByLevel(items: readonly CountedItem[]): Record<Essentiality, number> {
  const of = (level: Essentiality) =>
    sum(items.filter(({ essentiality }) => essentiality === level).map(({ needed }) => needed));
  return {
    [ESSENTIALITY.essential]: of(ESSENTIALITY.essential),
    [ESSENTIALITY.recommended]: of(ESSENTIALITY.recommended),
    [ESSENTIALITY.niceToHave]: of(ESSENTIALITY.niceToHave),
  };
}
