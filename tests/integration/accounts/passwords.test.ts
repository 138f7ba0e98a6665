// Passwords and sealed texts, in the production runtime.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signInForm, signUpForm } from "~/contracts/accounts/credentials.ts";
import { hashPassword, verifyPassword } from "~/services/auth/password-hash.server.ts";
import { seal, unseal } from "~/services/auth/secret-box.server.ts";
import { hashToken, looksLikeToken, newToken } from "~/services/auth/tokens.server.ts";
import { hashAtFullCost } from "../../support/quick-scrypt.ts";

beforeAll(() => hashAtFullCost(true));
afterAll(() => hashAtFullCost(false));

const SECRET = "a-token-secret-of-forty-characters-00000";
const MAIL = { purpose: "mail", row: "a-mail" };

describe("passwords", () => {
  it("P7 are hashed with scrypt, their parameters and a salt of their own beside the hash", async () => {
    const [first, second] = await Promise.all([hashPassword("same words"), hashPassword("same words")]);
    expect(first).toMatch(/^scrypt\$16384\$8\$5\$[A-Za-z0-9+/]{22}==\$[A-Za-z0-9+/]{43}=$/);
    expect(first).not.toBe(second);
    expect(await verifyPassword("same words", first)).toBe(true);
    expect(await verifyPassword("same words", second)).toBe(true);
  });

  it("P7 hashed with other parameters still fit, so that the parameters can grow", async () => {
    const stored = "scrypt$1024$8$1$AAECAwQFBgcICQoLDA0ODw==$";
    const { scryptSync } = await import("node:crypto");
    const key = scryptSync(
      "old words",
      new Uint8Array(16).map((_, index) => index),
      32,
      { N: 1024, r: 8, p: 1 },
    );
    expect(await verifyPassword("old words", stored + btoa(String.fromCharCode(...key)))).toBe(true);
    expect(await verifyPassword("new words", stored + btoa(String.fromCharCode(...key)))).toBe(false);
  });

  it.each([
    ["outer spaces", "  two spaces  ", "two spaces"],
    ["the 73rd byte", `${"a".repeat(72)}b`, `${"a".repeat(72)}c`],
    ["what follows a NUL", "secret\0one", "secret\0two"],
    ["upper and lower case", "Wooden rattle", "wooden rattle"],
    ["composed and decomposed letters", "caf\u00e9 noir", "cafe\u0301 noir"],
    ["one emoji and another", "🍼🍼🍼🍼🍼🍼", "🍼🍼🍼🍼🍼🧸"],
  ])("S7 are kept byte for byte: %s matter", async (_, password, other) => {
    const form = { email: "a@layette.test", password, confirmPassword: password };
    const parsed = signUpForm.parse(form);
    expect(parsed.password).toBe(password);
    const stored = await hashPassword(parsed.password);
    expect(await verifyPassword(password, stored)).toBe(true);
    expect(await verifyPassword(other, stored)).toBe(false);
  });

  it.each([null, "", "plain text", "bcrypt$1$2$3$4$5", "scrypt$16384$8$5$"])(
    "S4 never fit a stored value of %j",
    async (stored) => {
      expect(await verifyPassword("whatever", stored)).toBe(false);
    },
  );

  it.each([
    ["too short", "12345", "PASSWORD_TOO_SHORT"],
    ["of 257 bytes", "a".repeat(257), "PASSWORD_TOO_LONG"],
    ["of 86 three-byte letters", "한".repeat(86), "PASSWORD_TOO_LONG"],
    ["of a megabyte", "a".repeat(1_048_576), "PASSWORD_TOO_LONG"],
  ])("S7 that are %s are refused with their code", (_, password, message) => {
    const result = signUpForm.safeParse({ email: "a@layette.test", password, confirmPassword: password });
    expect(result.error?.issues.map((issue) => issue.message)).toContain(message);
  });

  it("S7 of six characters and of 256 bytes are taken", () => {
    for (const password of ["tqz7w!", "a".repeat(256), `${"한".repeat(85)}a`]) {
      const form = { email: "a@layette.test", password, confirmPassword: password };
      expect(signUpForm.safeParse(form).success).toBe(true);
    }
  });

  it("S7 of a megabyte are refused at sign-in too, before any hashing", () => {
    const result = signInForm.safeParse({ email: "a@layette.test", password: "a".repeat(1_048_576) });
    expect(result.success).toBe(false);
  });

  it("that differ from their repetition are refused at that field", () => {
    const form = { email: "a@layette.test", password: "one two", confirmPassword: "one twо" };
    const [issue] = signUpForm.safeParse(form).error?.issues ?? [];
    expect(issue).toMatchObject({ path: ["confirmPassword"], message: "PASSWORDS_DO_NOT_MATCH" });
  });
});

describe("sealed texts", () => {
  it.each(["", "a link", "Grüße, 赤ちゃん 🍼", "x".repeat(50_000)])(
    "come back as they were (%#)",
    async (text) => {
      expect(await unseal(SECRET, MAIL, await seal(SECRET, MAIL, text))).toBe(text);
    },
  );

  it("never look alike, and show nothing of their text", async () => {
    const [first, second] = [await seal(SECRET, MAIL, "a link"), await seal(SECRET, MAIL, "a link")];
    expect(first).not.toBe(second);
    expect(atob(first)).not.toContain("link");
  });

  it("do not open under another secret or for another purpose", async () => {
    const sealed = await seal(SECRET, MAIL, "a link");
    expect(await unseal(`${SECRET}!`, MAIL, sealed)).toBeNull();
    expect(await unseal(SECRET, { ...MAIL, purpose: "share" }, sealed)).toBeNull();
  });

  it("do not open when a single bit has changed, when cut short, or when they are junk", async () => {
    const sealed = await seal(SECRET, MAIL, "a link");
    const bytes = Uint8Array.from(atob(sealed), (letter) => letter.charCodeAt(0));
    for (let index = 0; index < bytes.length; index++) {
      const tampered = bytes.map((byte, at) => (at === index ? byte ^ 1 : byte));
      expect(await unseal(SECRET, MAIL, btoa(String.fromCharCode(...tampered)))).toBeNull();
    }
    for (const junk of ["", "%%%", "AAAA", sealed.slice(0, 20)]) {
      expect(await unseal(SECRET, MAIL, junk)).toBeNull();
    }
  });
});

describe("tokens", () => {
  it("carry 256 bits, never repeat, and are stored as their SHA-256", () => {
    const tokens = Array.from({ length: 200 }, newToken);
    expect(new Set(tokens).size).toBe(200);
    expect(tokens.every(looksLikeToken)).toBe(true);
    expect(hashToken("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  });

  it("S14 a stored hash does not look like a token", () => {
    expect(looksLikeToken(hashToken(newToken()))).toBe(false);
  });

  it.each(["", "short", `${"a".repeat(42)}%`, "a".repeat(44), "a".repeat(10_000), `${"a".repeat(43)}\n`])(
    "S15 junk is no token (%#)",
    (text) => {
      expect(looksLikeToken(text)).toBe(false);
    },
  );
});
