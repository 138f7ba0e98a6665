import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isCommonPassword } from "~/domain/accounts/common-passwords.server.ts";
import { COMMON_PASSWORDS } from "~/domain/accounts/common-passwords-list.server.ts";
import { commonPasswordsFile, LIST_PATH } from "../../../scripts/common-passwords.ts";

test.each([
  ...["123456", "password", "Password1", "QWERTY", "iloveyou", "babygirl", "1q2w3e4r", "letmein"],
  ...["qwertyuiop", "starwars", "trustno1", "1qaz2wsx", "TIGGER", "monkey"],
])("A2 %s is one of the commonest", (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each(["wooden rattle", "wooden rattle 7", "demo-wardrobe", "tqz7w!", "123456 ", "", "parola più lunga"])(
  "A2 %j is not",
  (password) => {
    expect(isCommonPassword(password)).toBe(false);
  },
);

test("A2 the list is what its source makes of it: 3,000, of six characters and more, each once", () => {
  expect(readFileSync(LIST_PATH, "utf8")).toBe(commonPasswordsFile());
  const all = COMMON_PASSWORDS.trim().split(/\s+/);
  expect(all).toHaveLength(3000);
  expect(new Set(all).size).toBe(3000);
  expect(all.every((password) => password.length >= 6 && password === password.toLowerCase())).toBe(true);
  expect(all).toEqual(all.toSorted());
});
