// What RFC 9116 requires of a security.txt, and which contacts a deployment may set.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { securityTxt } from "../../../app/routes/public/security-txt-route.ts";
import { parseConfig } from "../../../app/services/config.server.ts";

const DAY_MS = 86_400_000;
const GIVEN = { contact: "mailto:security@layette.example", origin: "https://layette.example" };

/** When a text expires (epoch milliseconds). */
function expiry(now: number): number {
  const [, expires = ""] = /^Expires: (.+)$/m.exec(securityTxt({ ...GIVEN, now })) ?? [];
  return Date.parse(expires);
}

describe("the text", () => {
  it("has the fields of RFC 9116, one a line", () => {
    expect(securityTxt({ ...GIVEN, now: Date.parse("2026-11-23T17:00:00Z") })).toBe(
      [
        "Contact: mailto:security@layette.example",
        "Expires: 2027-05-22T00:00:00Z",
        "Preferred-Languages: en",
        "Canonical: https://layette.example/.well-known/security.txt",
        "",
      ].join("\n"),
    );
  });

  it("is valid for months and for less than a year, whenever it is asked for", () => {
    const instants = fc.integer({ min: Date.parse("2020-01-01"), max: Date.parse("2100-01-01") });
    fc.assert(
      fc.property(instants, (now) => {
        const days = (expiry(now) - now) / DAY_MS;
        return days > 90 && days < 365;
      }),
    );
  });

  it("is the same all day, so that it may be kept for one", () => {
    expect(expiry(Date.parse("2026-11-23T00:00:00Z"))).toBe(expiry(Date.parse("2026-11-23T23:59:59Z")));
  });
});

/** The contact of a deployment configured with this value. */
function contactOf(value?: string): string | undefined {
  return parseConfig({
    APP_ENV: "development",
    APP_ORIGIN: "http://localhost:8787",
    TOKEN_SECRET: "x".repeat(32),
    MAIL_FROM: "a@layette.example",
    ...(value !== undefined && { SECURITY_CONTACT: value }),
  }).securityContact;
}

describe("the contact of a deployment", () => {
  it.each(["mailto:security@layette.example", "https://layette.example/security", "tel:+1-201-555-0123"])(
    "may be %s",
    (contact) => expect(contactOf(` ${contact} `)).toBe(contact),
  );

  it.each([undefined, "", "  "])("is none where it is unset or blank: %j", (value) => {
    expect(contactOf(value)).toBeUndefined();
  });

  it.each([
    "security@layette.example",
    "http://layette.example/security",
    "javascript:alert(1)",
    "mailto:",
    "mailto:a@layette.example\nExpires: 2099-01-01T00:00:00Z",
    `https://layette.example/${"x".repeat(300)}`,
  ])("is none where nobody could follow it: %.60j", (value) => {
    expect(contactOf(value)).toBeUndefined();
  });
});
