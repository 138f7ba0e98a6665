// Sign-up: what it writes, mails, and answers.
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { signUpForm } from "~/contracts/accounts/credentials.ts";
import { pendingSignUps, users } from "~/data/schema.ts";
import * as accounts from "../../support/accounts.ts";
import { confirmedAddress } from "../../support/sign-ups.ts";

const { db, newestMail, PASSWORD, sendSignIn, sendSignUp } = accounts;

const usersWith = (email: string) => db.select().from(users).where(eq(users.email, email));

const waitingWith = (email: string) =>
  db.select().from(pendingSignUps).where(eq(pendingSignUps.email, email));

describe("sign-up", () => {
  it("writes what waits for the confirmation, one mail, and no user", async () => {
    const { queues } = await sendSignUp({ email: "new@layette.test" });
    expect(await usersWith("new@layette.test")).toEqual([]);
    expect(await waitingWith("new@layette.test")).toHaveLength(1);
    expect(queues.waiting).toHaveLength(1);
    expect((await newestMail("new@layette.test")).kind).toBe("confirm");
  });

  it("A1 answers alike for a new, an unconfirmed and a confirmed address; only the mails differ", async () => {
    const confirmed = await confirmedAddress();
    await sendSignUp({ email: "waiting@layette.test" });
    for (const [email, kind] of [
      ["fresh@layette.test", "confirm"],
      ["waiting@layette.test", "confirm"],
      [confirmed, "already-registered"],
    ] as const) {
      const { queues } = await sendSignUp({ email });
      expect(queues.waiting).toHaveLength(1);
      expect((await newestMail(email)).kind).toBe(kind);
    }
    expect(await usersWith(confirmed)).toHaveLength(1);
    expect(await waitingWith(confirmed), "an account waits for nothing").toEqual([]);
  });

  it("S1 leaves a confirmed account as it is when somebody signs up with its address again", async () => {
    const email = await confirmedAddress();
    const [before] = await usersWith(email);
    await sendSignUp({ email, password: "another one" });
    expect((await usersWith(email))[0]).toEqual(before);
    expect(await sendSignIn(email, "another one")).toBeNull();
    expect((await newestMail(email)).message.text).not.toContain("token=");
  });

  it("A1 answers alike when the same new address is sent twice at once", async () => {
    const results = await Promise.allSettled([
      sendSignUp({ email: "hasty@layette.test" }),
      sendSignUp({ email: "hasty@layette.test" }),
    ]);
    expect(await waitingWith("hasty@layette.test")).toHaveLength(2);
    expect(results.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled"]);
  });

  it("S6 takes spaces and capitals of an address for the same account, and keeps a plus", () => {
    const emailOf = (email: string) =>
      signUpForm.parse({ email, password: PASSWORD, confirmPassword: PASSWORD }).email;
    expect(emailOf(" A@X.com ")).toBe("a@x.com");
    expect(emailOf("a@x.com")).toBe("a@x.com");
    expect(emailOf("a+1@x.com")).toBe("a+1@x.com");
  });

  it.each([
    `${"a".repeat(290)}@layette.test`,
    "no address",
    "a@b",
    "a@x.com\nBcc: b@x.com",
    "",
    "a@x.com,b@x.com",
  ])("S6 S32 refuses %j as an address", (email) => {
    const { error } = signUpForm.safeParse({ email, password: PASSWORD, confirmPassword: PASSWORD });
    expect(error?.issues.map(({ message }) => message)).toContain("EMAIL_INVALID");
  });

  it("P8 mails a link on the configured origin", async () => {
    await sendSignUp({ email: "link@layette.test" });
    const { message } = await newestMail("link@layette.test");
    expect(message.text).toMatch(/http:\/\/localhost:8787\/auth\/confirm\?token=[\w-]{43}\b/);
  });
});
