import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { COMMON_PASSWORDS_PATH, judgePassword } from "~/usecases/accounts/passwords.ts";
import { commonPasswordsFile, LIST_PATH } from "../../../scripts/common-passwords.ts";

const LIST = readFileSync(LIST_PATH, "utf8");
const readFile = async (path: string) => {
  expect(path).toBe(COMMON_PASSWORDS_PATH);
  return LIST;
};
const judged = (password: string, read = readFile) =>
  judgePassword(
    { config: { breachedPasswordsUrl: null }, readFile: read },
    { password, email: "a@layette.test", productName: "Layette" },
  );

test("A2 a list that can't be read keeps nobody out, says so, and is read again", async () => {
  const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
  const broken = () => Promise.reject(new Error("no file"));
  expect(await judged("123456", broken)).toBeNull();
  expect(String(warned.mock.lastCall)).toContain("common_passwords_unread");
  warned.mockRestore();
  expect(await judged("123456")).toBe("PASSWORD_TOO_COMMON");
});

test.each([
  ...["123456", "password", "Password1", "QWERTY", "iloveyou", "babygirl", "1q2w3e4r", "letmein"],
  ...["qwertyuiop", "starwars", "trustno1", "1qaz2wsx", "TIGGER", "monkey"],
])("A2 %s is one of the commonest", async (password) => {
  expect(await judged(password)).toBe("PASSWORD_TOO_COMMON");
});

test.each(["wooden rattle", "wooden rattle 7", "demo-wardrobe", "tqz7w!", "123456 ", "", "parola più lunga"])(
  "A2 %j is not",
  async (password) => {
    expect(await judged(password)).toBeNull();
  },
);

test("A2 the list is what its source makes of it: 3,000, of six characters and more, each once", () => {
  expect(`public${COMMON_PASSWORDS_PATH}`).toBe(LIST_PATH);
  expect(LIST).toBe(commonPasswordsFile());
  const all = LIST.trim().split(/\s+/);
  expect(all).toHaveLength(3000);
  expect(new Set(all).size).toBe(3000);
  expect(all.every((password) => password.length >= 6 && password === password.toLowerCase())).toBe(true);
  expect(all).toEqual(all.toSorted());
});
