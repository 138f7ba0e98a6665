// Who is on plans, and the page of what they changed in a shared one, for people to read.

import { readActFacts, readListedPeople } from "~/contracts/members/stored-acts.ts";
import { initialsOf, type KnownPerson, namesApart } from "~/domain/members/person-name.ts";
import { PLAN_ACTS, TAKEN_BACK_MS } from "~/domain/members/plan-acts.ts";
import { type MemberRole, may, type Role } from "~/domain/members/roles.ts";
import type { AgeRange } from "~/domain/vocabulary.ts";
import { pick } from "~/lib/pick.ts";
import { momentWordsIn } from "~/words/en/day-words.ts";
import { ACT_WORDS, CHANGES_COPY } from "~/words/en/members/changes-copy.ts";

interface MemberRow extends KnownPerson {
  userId: string;
  role: MemberRole;
}

interface ShownPerson {
  /** Null for the owner. */
  memberId: string | null;
  name: string;
  initials: string;
  role: Role;
  isViewer: boolean;
}

/** Everyone on one plan, its owner first. */
export function viewPeople(
  plan: KnownPerson & { role: Role },
  members: readonly MemberRow[],
  viewerId: string,
): ShownPerson[] {
  const [owner = "", ...others] = namesApart([plan, ...members]);
  const shown = (name: string) => ({ name, initials: initialsOf(name) });
  return [
    { ...shown(owner), memberId: null, role: "owner", isViewer: plan.role === "owner" },
    ...members.map((member, at) => ({
      ...shown(others[at] ?? ""),
      memberId: member.userId,
      role: member.role,
      isViewer: member.userId === viewerId,
    })),
  ];
}

/** Another person on a plan, as its header shows them. */
interface OtherPerson {
  /** Which of them it is: first names may be the same. */
  position: number;
  name: string;
  initials: string;
}

/** The columns of a plan that its pages show. Whatever else a query reads for them stays on the server. */
const OF_PAGE = [
  ...(["onboardingId", "attemptNumber", "cardTitle", "babyNames", "namesOutside", "babies"] as const),
  ...(["zipcode", "city", "state", "country", "expectedDueDate", "babyBornOn", "genderPreference"] as const),
  ...(["status", "weatherSource", "version", "role", "ownerName"] as const),
] as const;
type OfPage = (typeof OF_PAGE)[number];

/** A plan as its pages show it, with the other people on it by short name, owner first. */
export function viewPlanOfPage<
  Plan extends Record<OfPage, unknown> & { ownerName: string | null; memberNames: string | null },
>(plan: Plan): Pick<Plan, OfPage> & { others: OtherPerson[] } {
  const names = [plan.ownerName, ...readListedPeople(plan.memberNames)].filter((name) => name !== null);
  const others = names.map((name, position) => ({ position, name, initials: initialsOf(name) }));
  return { ...pick(plan, ...OF_PAGE), others };
}

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
  /** A change of many counts that can be taken back: for a day, as long as nobody has. */
  undo: { kind: UndoneKind; bagId: string; ageRange: AgeRange | null } | null;
}

/** The acts that change many counts, each with that of its undo. */
const BOX = "box-undone";
const UNDONE_BY = {
  ...{ enough: "enough-undone", bag: "bag-undone", "passed-on": "passed-on-undone" },
  ...{ boxed: BOX, unboxed: BOX, "box-used": BOX, "box-taken": BOX, "box-given": BOX },
} as const;
type UndoneKind = keyof typeof UNDONE_BY;
const UNDONE_KINDS = Object.keys(UNDONE_BY) as UndoneKind[];

/** The acts in words, `now` in epoch milliseconds; leaves out those of a newer release. What left for another plan is the owner's to undo. */
export function viewChanges(rows: readonly ActRow[], timeZone: string, now: number, role: Role): ShownAct[] {
  const undos: readonly string[] = Object.values(UNDONE_BY);
  const undone = new Set(
    rows.flatMap(({ act, facts }) => (undos.includes(act) ? (readActFacts(facts).bag ?? []) : [])),
  );
  return rows.flatMap(({ id, act, madeAt, who, isOwn, facts: stored }) => {
    const known = PLAN_ACTS.find((one) => one === act);
    if (!known) return [];
    const facts = readActFacts(stored);
    const { bag: bagId, size: ageRange = null } = facts;
    const kind = UNDONE_KINDS.find((one) => one === known);
    const isOpen = now - madeAt < TAKEN_BACK_MS && (kind !== "box-taken" || may(role, "manage"));
    return {
      id,
      who: isOwn ? CHANGES_COPY.you : (who ?? CHANGES_COPY.someone),
      when: momentWordsIn(madeAt, timeZone, now),
      words: ACT_WORDS[known](facts),
      lost: known === "note" ? lostNote(facts) : null,
      undo: kind && isOpen && bagId && !undone.has(bagId) ? { kind, bagId, ageRange } : null,
    };
  });
}

function lostNote({ item, size, before, after }: ReturnType<typeof readActFacts>): ShownAct["lost"] {
  if (item === undefined || size === undefined || typeof before !== "string") return null;
  return before === "" || before === after ? null : { itemId: item, ageRange: size, note: before };
}
