// Every form that sets a password refuses one that is easy to guess for its account (A18). If the service for
// breached passwords can't be reached, nobody is locked out.

import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { pendingSignUps } from "~/data/schema.ts";
import { newId } from "~/lib/new-id.ts";
import { requestPasswordReset } from "~/usecases/accounts/passwords.ts";
import { db, mailedToken, PASSWORD, sendSignIn, sendSignUp } from "../../support/accounts.ts";
import { accountDependencies, aUserWithPassword } from "../../support/known-users.ts";
import { countLogged, expectLogs } from "../../support/logs.ts";
import { aBrowser, signInWith } from "../../support/pages.ts";

const HOLDS = "That password contains your email or our name";
const twice = (password: string) => ({ password, confirmPassword: password });
const waiting = (email: string) => db.select().from(pendingSignUps).where(eq(pendingSignUps.email, email));

describe("A18 a password that holds the address or the product's name is refused", () => {
  it("at sign-up, and nothing is stored or mailed", async () => {
    const name = `robin${newId()}`;
    const email = `${name}@layette.test`;
    for (const password of [`${name}1`, email, "layette-2027"]) {
      const answer = await aBrowser().post("/auth", { mode: "signup", from: "/", email, ...twice(password) });
      expect([answer.status, answer.text.includes(HOLDS)]).toEqual([400, true]);
      expect(answer.text.includes(password) && password !== email).toBe(false);
    }
    expect(await waiting(email)).toEqual([]);
    const honest = await aBrowser().post("/auth", { mode: "signup", from: "/", email, ...twice(PASSWORD) });
    expect(honest.status).toBe(302);
  });

  it("behind a confirmation, behind a reset, and in the profile; the links still work", async () => {
    const email = `${newId()}@layette.test`;
    await sendSignUp({ email });
    const confirmation = await mailedToken(email);
    const browser = aBrowser();
    const refused = await browser.post(`/auth/confirm?token=${confirmation}`, {
      token: confirmation,
      ...twice(`${email}!`),
    });
    expect([refused.status, refused.text.includes(HOLDS)]).toEqual([400, true]);
    const confirmed = await browser.post("/auth/confirm", { token: confirmation, ...twice(PASSWORD) });
    expect(confirmed.status).toBe(302);

    await requestPasswordReset(accountDependencies({ now: Date.now() + 1 }), email);
    const reset = await mailedToken(email);
    const again = await aBrowser().post(`/reset-password?token=${reset}`, {
      token: reset,
      ...twice("layette layette"),
    });
    expect([again.status, again.text.includes(HOLDS)]).toEqual([400, true]);
    expect(
      (await aBrowser().post("/reset-password", { token: reset, ...twice("another rattle") })).status,
    ).toBe(302);

    const user = await aUserWithPassword();
    const owner = aBrowser();
    await signInWith(owner, user.email, PASSWORD);
    const change = { currentPassword: PASSWORD, ...twice(user.email) };
    const changed = await owner.post("/profile/password", change);
    expect([changed.status, changed.text.includes(HOLDS)]).toEqual([400, true]);
    expect(await sendSignIn(user.email)).not.toBeNull();
  });
});

describe("A18 the service for breached passwords", () => {
  it("is asked by configuration only, and keeps nobody out when it does not answer", async () => {
    const email = `${newId()}@layette.test`;
    const form = { mode: "signup", from: "/", email, ...twice(PASSWORD) };
    expect((await aBrowser().post("/auth", form)).status).toBe(302);
    expect(countLogged("breached_passwords_unanswered")).toBe(0);
    expectLogs("breached_passwords_unanswered");
    const bindings = { BREACHED_PASSWORDS_URL: "http://127.0.0.1:9/range/" };
    const other = { ...form, email: `${newId()}@layette.test` };
    expect((await aBrowser({ bindings }).post("/auth", other)).status).toBe(302);
    expect(countLogged("breached_passwords_unanswered")).toBe(1);
  });
});
