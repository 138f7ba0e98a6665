// Who is on plans, for people to read: names, never whole addresses.
import { readListedPeople } from "~/contracts/members/member-forms.ts";
import { initialsOf, type KnownPerson, personName } from "~/domain/members/person-name.ts";
import type { MemberRole, Role } from "~/domain/members/roles.ts";

interface MemberRow extends KnownPerson {
  userId: string;
  role: MemberRole;
}

export interface ShownPerson {
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
  const shown = (person: KnownPerson) => {
    const name = personName(person);
    return { name, initials: initialsOf(name) };
  };
  return [
    { ...shown(plan), memberId: null, role: "owner", isViewer: plan.role === "owner" },
    ...members.map((member) => ({
      ...shown(member),
      memberId: member.userId,
      role: member.role,
      isViewer: member.userId === viewerId,
    })),
  ];
}

/** Another person on a plan, as its header shows them. */
export interface OtherPerson {
  /** Which of them it is: first names may be the same. */
  position: number;
  name: string;
  initials: string;
}

/** The other people on a plan, by short name, owner first; empty if the plan has no members. */
export function viewOthers(plan: { ownerName: string | null; memberNames: string | null }): OtherPerson[] {
  const names = [plan.ownerName, ...readListedPeople(plan.memberNames)].filter((name) => name !== null);
  return names.map((name, position) => ({ position, name, initials: initialsOf(name) }));
}
