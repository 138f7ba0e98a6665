// One address however it is typed, at every door.
import { describe, expect, it } from "vitest";
import { emailForm } from "../../../app/contracts/accounts/account-forms.ts";
import { signInForm, signUpForm } from "../../../app/contracts/accounts/credentials.ts";
import { readReserveForm } from "../../../app/contracts/gifts/giver-forms.ts";
import { isMailAddress, normalAddress, readMailAddress } from "../../../app/domain/mail/mail-address.ts";
import { mailboxOf } from "../../../app/domain/mail/mailbox.ts";

const GIFT = { item: "1.0-3m", formKey: "k".repeat(20), pieces: "1", how: "buy", name: "Bo" };
const PASSWORD = "a quiet orchard 7";

/** Every reader of a typed address. */
const DOORS: Readonly<Record<string, (email: string) => unknown>> = {
  "a forgotten password, another confirmation, another address, an invitation, a provider's": (email) =>
    emailForm.safeParse({ email }).data?.email,
  "sign up": (email) =>
    signUpForm.safeParse({ email, password: PASSWORD, confirmPassword: PASSWORD }).data?.email,
  "sign in": (email) => signInForm.safeParse({ email, password: PASSWORD }).data?.email,
  "a giver's": (email) => {
    const wish = readReserveForm({ ...GIFT, email });
    return wish && "email" in wish ? wish.email : undefined;
  },
  unsubscribe: (email) => readMailAddress(email) ?? undefined,
};

describe.each(Object.entries(DOORS))("an address at %s", (_, read) => {
  it.each([
    ["müller@bücher.de", "müller@xn--bcher-kva.de"],
    [" MÜLLER@BÜCHER.DE ", "müller@xn--bcher-kva.de"],
    ["müller@xn--bcher-kva.de", "müller@xn--bcher-kva.de"],
    ["mu\u0308ller@bu\u0308cher.de", "müller@xn--bcher-kva.de"],
    ["robin@straße.example", "robin@xn--strae-oqa.example"],
    ["ольга@почта.рф", "ольга@xn--80a1acny.xn--p1ai"],
    ["ユーザー@例え。jp", "ユーザー@xn--r8jz45g.jp"],
    ["Robin.O'Neil+Baby@Mail.Example.com", "robin.o'neil+baby@mail.example.com"],
  ])("is taken as %s", (typed, address) => {
    expect(read(typed)).toBe(address);
  });

  it.each(["", "nobody", "bücher.de"])("isn't %s", (typed) => {
    expect(read(typed) ?? undefined).toBeUndefined();
  });
});

describe("an address that can be written to", () => {
  it.each([
    "a@b",
    "a..b@example.com",
    ".a@example.com",
    "a@exa mple.com",
    "a@bücher.de/x",
    "a@bü:80.de",
    "a@b@bücher.de",
    "a@①②⑦.0.0.1",
    "a\u3164@example.com",
    "a\u200b@example.com",
    "a@-example.com",
    `${"a".repeat(250)}@example.com`,
    "a\nb@example.com",
  ])("isn't %j", (typed) => {
    expect(isMailAddress(normalAddress(typed))).toBe(false);
  });

  it("is counted by its mailbox, in either spelling", () => {
    expect(mailboxOf(normalAddress("Mü.ller+x@Bücher.de"))).toBe("müller@xn--bcher-kva.de");
  });
});
