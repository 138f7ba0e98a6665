// Who is on plans, for people to read: names, never whole addresses.
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

/** With whom plans are shared, for their cards and headers. */
export interface SharedWith {
  /** The owner's name; null if it's the viewer. */
  owner: string | null;
  /** The names of the members besides the viewer. */
  members: string[];
}

interface OwnerRow extends KnownPerson {
  onboardingId: string;
}

/** By plan, for those that have members. */
export function viewSharedPlans(
  plans: readonly { onboardingId: string; role: Role }[],
  owners: readonly OwnerRow[],
  members: readonly (OwnerRow & { userId: string })[],
  viewerId: string,
): Map<string, SharedWith> {
  const roles = new Map(plans.map(({ onboardingId, role }) => [onboardingId, role]));
  return new Map(
    owners.map(({ onboardingId, ...owner }) => [
      onboardingId,
      {
        owner: roles.get(onboardingId) === "owner" ? null : personName(owner),
        members: members
          .filter((one) => one.onboardingId === onboardingId && one.userId !== viewerId)
          .map(personName),
      },
    ]),
  );
}
