// Who may do what in a plan: the one table, from which the conditions of all queries are made
// (data/plans/open-to.server.ts) and by which pages leave out what their viewer may not do.

/** What a person is to a plan. A plan has one owner and a few members. */
export const ROLES = ["owner", "editor", "reader"] as const;
export type Role = (typeof ROLES)[number];

/** What a member can be. */
export const MEMBER_ROLES = ["editor", "reader"] as const satisfies readonly Role[];
export type MemberRole = (typeof MEMBER_ROLES)[number];

/**
 * `read`: everything that a plan's pages show, and what follows for oneself alone, such as choosing it as final. `edit`:
 * counts, notes, what is set aside, own items, trips and their ticks, the title, the answers, the birth, sizes, what is on
 * the gift list. `manage`: members, the share link, the gift list's address, deleting, handing over.
 */
export const ACTS = ["read", "edit", "manage"] as const;
export type Act = (typeof ACTS)[number];

const ALLOWED: Readonly<Record<Role, readonly Act[]>> = {
  owner: ["read", "edit", "manage"],
  editor: ["read", "edit"],
  reader: ["read"],
};

/** Whether a person in this role may do this; without a role, no one may. */
export function may(role: Role | null, act: Act): boolean {
  return role !== null && ALLOWED[role].includes(act);
}

/** The members who may do this, besides the owner. */
export function membersWhoMay(act: Act): MemberRole[] {
  return MEMBER_ROLES.filter((role) => may(role, act));
}
