// Passwords that contain what a guesser knows: the address and the product's name (A18).
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { holdsKnownName } from "~/domain/accounts/weak-password.ts";
import { PRODUCT_NAME } from "~/words/en/layout.ts";

const isKnown = (password: string, email: string) => holdsKnownName(password, email, PRODUCT_NAME);
const EMAIL = "robin.reed+baby@example.test";

describe("A18 a password", () => {
  it.each([
    ["layette-2027", true],
    ["My LAYETTE plan", true],
    [EMAIL, true],
    [`x${EMAIL.toUpperCase()}x`, true],
    ["robin.reed+baby", true],
    ["Robin.Reed1!", true],
    ["robin reed", false],
    ["wooden rattle 7", false],
    ["example.test", false],
  ])("%s is refused: %s", (password, isRefused) => {
    expect(isKnown(password, EMAIL)).toBe(isRefused);
  });

  it("is not refused for a name of three letters, which stands in too many words", () => {
    expect(isKnown("wooden rattle", "ood@example.test")).toBe(false);
    expect(isKnown("wooden rattle", "wood@example.test")).toBe(true);
  });

  it("is refused wherever in it the address stands, in whatever case", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.boolean(), (before, after, isUpper) => {
        const name = isUpper ? EMAIL.toUpperCase() : EMAIL;
        expect(isKnown(`${before}${name}${after}`, EMAIL)).toBe(true);
      }),
    );
  });
});
