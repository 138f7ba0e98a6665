// What the share form accepts, and whose name it suggests.
import { describe, expect, it } from "vitest";
import { readShareForm } from "../../../app/contracts/sharing/share-form.ts";
import { firstNameOf } from "../../../app/domain/members/person-name.ts";

const generate = (fields: Record<string, unknown>) =>
  readShareForm({ intent: "generate", notes: "exclude", ...fields });

describe("the share form", () => {
  it.each([
    [{}, { title: null, showsToGet: false, includePersonalNotes: false }],
    [{ title: "  \u200b " }, { title: null, showsToGet: false, includePersonalNotes: false }],
    [
      { title: " Baby R. ", toGet: "show" },
      { title: "Baby R.", showsToGet: true, includePersonalNotes: false },
    ],
    [{ notes: "include" }, { title: null, showsToGet: false, includePersonalNotes: true }],
  ])("reads %j", (fields, choices) => {
    expect(generate(fields)).toEqual({ intent: "generate", choices });
  });

  it.each([
    ["Baby\nRivera", "TITLE_UNREADABLE"],
    ["Baby \u202EareviR", "TITLE_UNREADABLE"],
    ["x".repeat(81), "TITLE_TOO_LONG"],
  ])("S35 refuses the title %j", (title, problem) => {
    expect(generate({ title })).toEqual({ problem });
  });

  it.each([
    { intent: "steal" },
    { intent: undefined },
    { notes: "all" },
    { toGet: "on" },
    { toGet: ["show"] },
  ])("refuses %j", (fields) => {
    expect(generate(fields)).toBeNull();
  });

  it("reads nothing more of a button that shows or revokes", () => {
    expect(generate({ intent: "show", title: "x".repeat(99) })).toEqual({ intent: "show" });
    expect(generate({ intent: "revoke" })).toEqual({ intent: "revoke" });
  });
});

describe("the name in a suggestion", () => {
  it.each([
    ["Ana María Rivera", "Ana"],
    ["  Sam ", "Sam"],
    [null, ""],
    ["", ""],
    ["x".repeat(41), ""],
  ])("of %j is %j", (fullName, name) => {
    expect(firstNameOf({ givenName: null, fullName }) ?? "").toBe(name);
  });
});
