import { describe, expect, it } from "vitest";
import { ACTS, may, membersWhoMay, ROLES } from "../../../app/domain/members/roles.ts";

describe("what a role may do", () => {
  it.each([
    ["owner", ["read", "edit", "manage"]],
    ["editor", ["read", "edit"]],
    ["reader", ["read"]],
    [null, []],
  ] as const)("%s: %j", (role, acts) => {
    expect(ACTS.filter((act) => may(role, act))).toEqual(acts);
  });

  it("grows from reader to owner", () => {
    for (const act of ACTS) {
      const allowed = ROLES.map((role) => may(role, act));
      expect(allowed).toEqual(allowed.toSorted((a, b) => Number(b) - Number(a)));
    }
  });

  it.each([
    ["read", ["editor", "reader"]],
    ["edit", ["editor"]],
    ["manage", []],
  ] as const)("besides the owner, %s is for %j", (act, roles) => {
    expect(membersWhoMay(act)).toEqual(roles);
  });
});
