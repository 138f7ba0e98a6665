// The page of what changed in a shared plan.
import { readActFacts } from "~/contracts/members/member-forms.ts";
import { momentWordsIn } from "~/copy/day-words.ts";
import { ACT_WORDS, CHANGES_COPY } from "~/copy/members/changes-copy.ts";
import { PLAN_ACTS } from "~/domain/members/plan-acts.ts";
import type { AgeRange } from "~/domain/vocabulary.ts";

interface ActRow {
  id: number;
  act: string;
  facts: string;
  madeAt: number;
  who: string | null;
  isOwn: boolean;
}

export interface ShownAct {
  id: number;
  who: string;
  when: string;
  words: string;
  /** A note that was replaced, and the cell that it can go back to. */
  lost: { itemId: number; ageRange: AgeRange; note: string } | null;
}

/** The acts in words; leaves out those of a newer release. */
export function viewChanges(rows: readonly ActRow[], timeZone: string): ShownAct[] {
  return rows.flatMap(({ id, act, madeAt, who, isOwn, facts: stored }) => {
    const known = PLAN_ACTS.find((one) => one === act);
    if (!known) return [];
    const facts = readActFacts(stored);
    return {
      id,
      who: isOwn ? CHANGES_COPY.you : (who ?? CHANGES_COPY.someone),
      when: momentWordsIn(madeAt, timeZone),
      words: ACT_WORDS[known](facts),
      lost: known === "note" ? lostNote(facts) : null,
    };
  });
}

function lostNote({ item, size, before, after }: ReturnType<typeof readActFacts>): ShownAct["lost"] {
  if (item === undefined || size === undefined || typeof before !== "string") return null;
  return before === "" || before === after ? null : { itemId: item, ageRange: size, note: before };
}
