// The text people read for each error code.
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { MIN_PASSWORD_CHARACTERS } from "~/domain/accounts/weak-password.ts";
import { codeOf, ERROR_CODES } from "~/domain/error-codes.ts";
import { MOST_FACTS } from "~/domain/growth/entered-fact.ts";
import { MOST_COPIES } from "~/domain/plans/access.ts";
import { MOST_TRIP_DAYS, MOST_TRIPS } from "~/domain/travel/travel-item.ts";
import { missing, refusalOf, statusOf, unreadable } from "~/http/error-statuses.server.ts";
import { errorTexts } from "~/http/plan-refusal.server.ts";
import { FIELD_COPY } from "~/words/en/accounts/fields.ts";
import { ERROR_TEXTS } from "~/words/en/errors.ts";

test("every code has its text, once", () => {
  expect(new Set(ERROR_CODES).size).toBe(ERROR_CODES.length);
  for (const code of ERROR_CODES) expect(ERROR_TEXTS[code], code).toMatch(/\S/);
});

test("every text and every code is said by something", () => {
  const said = globSync("{app,workers}/**/*.{ts,tsx}", {
    exclude: [...["app/words/??/**"], ...["app/domain/error-codes.ts", "app/http/error-statuses.server.ts"]],
  }).flatMap((path) => readFileSync(path, "utf8").match(/\b[A-Z]+(?:_[A-Z]+)+\b|\bUN[A-Z]+\b/g) ?? []);
  const names = new Set(said);
  expect([...Object.keys(ERROR_TEXTS), ...ERROR_CODES].filter((name) => !names.has(name))).toEqual([]);
});

test("a form is told the text of the code at each of its fields", () => {
  expect(errorTexts({ zip: "ZIP_INVALID", month: "MONTH_INVALID" })).toEqual({
    zip: "Please enter a 5-digit ZIP code.",
    month: "Please choose a month.",
  });
  expect(errorTexts({})).toEqual({});
});

test("a message that is no code says that the form could not be read", () => {
  expect(codeOf("ZIP_INVALID")).toBe("ZIP_INVALID");
  for (const message of ["Invalid input", "toString", "", undefined]) {
    expect(codeOf(message)).toBe("FORM_UNREADABLE");
  }
});

test("the figures in texts are the limits of the rules", () => {
  expect(ERROR_TEXTS.PASSWORD_TOO_SHORT).toContain(`at least ${MIN_PASSWORD_CHARACTERS} characters`);
  expect(FIELD_COPY.passwordHint).toBe(`At least ${MIN_PASSWORD_CHARACTERS} characters.`);
  expect(ERROR_TEXTS.REPLICATION_LIMIT_REACHED).toContain(` ${MOST_COPIES} copied plans`);
  expect(ERROR_TEXTS.FACT_LIMIT).toContain(` ${MOST_FACTS} entries`);
  expect(ERROR_TEXTS.TRIP_LIMIT_REACHED).toContain(` ${MOST_TRIPS} trips`);
  expect(ERROR_TEXTS.TRIP_TOO_LONG).toContain(` ${MOST_TRIP_DAYS} days`);
});

/** What isn't about a field: limits, what is gone or was taken, and what couldn't be saved. */
const NO_FIELD =
  /_(?:FULL|GONE|TAKEN|OWNED|CLOSED|LIMIT_\w+|NOT_SAVED|NOT_READY|FAILED|ROLE_REQUIRED|SIGNED_OUT)$/;
const STATUSES = [400, 401, 403, 404, 409, 413, 429, 503];
/** Names what a page says, and no form is refused with it. */
const SHOWN_ONLY = ["QUIZ_LIMIT_REACHED", "TRIP_PLAN_GONE"];

test("every code has a status, and only a field's is 400", () => {
  for (const code of ERROR_CODES) expect(STATUSES, code).toContain(statusOf(code));
  const odd = ERROR_CODES.filter((code) => NO_FIELD.test(code) && statusOf(code) === 400);
  expect(odd).toEqual(SHOWN_ONLY);
});

test("a refusal has its code's status and text, unless it knows more", () => {
  expect(refusalOf("PASSWORD_WRONG")).toEqual({ status: 403, message: ERROR_TEXTS.PASSWORD_WRONG });
  const message = ERROR_TEXTS.BAG_NOT_SAVED;
  expect(refusalOf("BAG_NOT_SAVED")).toEqual({ status: 503, message });
  expect(unreadable("BAG_NOT_SAVED")).toEqual({ status: 400, message });
  expect(missing("BAG_NOT_SAVED")).toEqual({ status: 404, message });
  const own = { status: 429, message: "Later", headers: { "Retry-After": "9" } };
  expect(refusalOf(own)).toEqual(own);
});
