// The password forms' messages for missing, short, or mismatched entries, as the browser sends them.
import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { changePasswordForm, linkedPasswordForm } from "../../../app/contracts/accounts/account-forms.ts";
import { signInForm, signUpForm } from "../../../app/contracts/accounts/credentials.ts";
import { checkForm } from "../../../app/http/shown-form.server.ts";
import { ERROR_TEXTS } from "../../../app/words/en/errors.ts";

const { PASSWORD_REQUIRED, CONFIRM_PASSWORD_REQUIRED, PASSWORDS_DO_NOT_MATCH, PASSWORD_TOO_SHORT } =
  ERROR_TEXTS;
const GOOD = "wooden rattle 7";
/** 256 bytes. */
const LONGEST = "ö".repeat(128);

const FORMS: readonly [name: string, schema: z.ZodType, rest: Readonly<Record<string, string>>][] = [
  ["sign-up", signUpForm, { email: "a@layette.test" }],
  ["reset", linkedPasswordForm, {}],
  ["change password", changePasswordForm, { currentPassword: "old one" }],
];

function errorsOf(schema: z.ZodType, fields: Readonly<Record<string, string>>) {
  const form = checkForm({ contract: { fields: Object.keys(fields), typed: [] }, fields }, schema);
  return "refusal" in form ? form.refusal.refusal.errors : {};
}

describe.each(FORMS)("the form of %s", (_, schema, rest) => {
  it.each([
    ["both empty", "", "", PASSWORD_REQUIRED, CONFIRM_PASSWORD_REQUIRED],
    ["the first empty", "", GOOD, PASSWORD_REQUIRED, undefined],
    ["the second empty", GOOD, "", undefined, PASSWORDS_DO_NOT_MATCH],
    ["different ones", GOOD, "wooden rattle 8", undefined, PASSWORDS_DO_NOT_MATCH],
    ["one that is short", "12345", "12345", PASSWORD_TOO_SHORT, undefined],
    ["the same twice", GOOD, GOOD, undefined, undefined],
    ["as many bytes as are read", LONGEST, LONGEST, undefined, undefined],
    ["a byte more", `${LONGEST}x`, `${LONGEST}x`, ERROR_TEXTS.PASSWORD_TOO_LONG, undefined],
  ])("with %s", (_case, password, confirmPassword, first, second) => {
    const expected = {
      ...(first ? { password: first } : {}),
      ...(second ? { confirmPassword: second } : {}),
    };
    expect(errorsOf(schema, { ...rest, password, confirmPassword })).toEqual(expected);
  });

  it("sent without both fields", () => {
    expect(errorsOf(schema, rest)).toEqual({
      password: PASSWORD_REQUIRED,
      confirmPassword: CONFIRM_PASSWORD_REQUIRED,
    });
  });
});

it("says all at once what is missing of a sign-up", () => {
  expect(errorsOf(signUpForm, { email: "", password: "", confirmPassword: "" })).toEqual({
    email: ERROR_TEXTS.EMAIL_REQUIRED,
    password: PASSWORD_REQUIRED,
    confirmPassword: CONFIRM_PASSWORD_REQUIRED,
  });
});

it("asks for the known password without the rules of a new one", () => {
  expect(errorsOf(signInForm, { email: "a@layette.test", password: "" })).toEqual({
    password: ERROR_TEXTS.PASSWORD_MISSING,
  });
  expect(errorsOf(changePasswordForm, { password: GOOD, confirmPassword: GOOD })).toEqual({
    currentPassword: ERROR_TEXTS.PASSWORD_MISSING,
  });
});
