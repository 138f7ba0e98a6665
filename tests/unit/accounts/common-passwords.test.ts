import { expect, test } from "vitest";
import { isCommonPassword } from "~/domain/accounts/common-passwords.server.ts";

test.each(["123456", "password", "Password1", "QWERTY", "iloveyou", "babygirl", "summer2024", "1q2w3e4r"])(
  "A2 %s is one of the commonest",
  (password) => {
    expect(isCommonPassword(password)).toBe(true);
  },
);

test.each(["wooden rattle", "wooden rattle 7", "demo-wardrobe", "tqz7w!", "123456 ", "", "parola più lunga"])(
  "A2 %j is not",
  (password) => {
    expect(isCommonPassword(password)).toBe(false);
  },
);
