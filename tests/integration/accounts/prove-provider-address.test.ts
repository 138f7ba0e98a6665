// An identity whose address only our own mail can verify.
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { ProviderIdentity } from "~/contracts/accounts/oauth.ts";
import { mailOutbox } from "~/data/schema.ts";
import { newId } from "~/lib/new-id.ts";
import { changePassword, requestPasswordReset, resetPassword } from "~/usecases/accounts/passwords.ts";
import { askForProof, completeProviderSignIn, viewPending } from "~/usecases/accounts/provider-identities.ts";
import { admit } from "~/usecases/accounts/sign-in-with-provider.ts";
import {
  confirmLink,
  db,
  mailedToken,
  newestMail,
  PASSWORD,
  sendSignIn,
  sendSignUp,
} from "../../support/accounts.ts";
import { aUser } from "../../support/factories.ts";
import {
  anIdentity,
  carryCookies,
  identitiesOf,
  ORIGIN,
  providerDependencies,
  usersWith,
} from "../../support/identities.ts";
import { accountDependencies, aUserWithPassword } from "../../support/known-users.ts";
import { loggedLines } from "../../support/logs.ts";

describe("an identity without a proven address", () => {
  /** A Facebook user who has reached the form that asks for an address. */
  async function atTheForm(fields: Partial<ProviderIdentity> = {}) {
    const identity = anIdentity({ provider: "facebook", email: null, emailStanding: "unstated", ...fields });
    const outcome = await admit(providerDependencies(), identity, "/dashboards");
    expect(outcome.kind).toBe("address-needed");
    return { identity, cookie: carryCookies(outcome.cookies) };
  }

  async function ask(cookie: string, email: string, now = Date.now(), heldBackMs = 0): Promise<string> {
    return carryCookies([
      String(await askForProof(providerDependencies(now), cookie, { email, heldBackMs })),
    ]);
  }

  const complete = (token: string, cookieHeader: string | null, now = Date.now()) =>
    completeProviderSignIn(providerDependencies(now), { token, cookieHeader });

  it("S28 is asked for one, and signed in when the mailed link has proved it", async () => {
    const { identity, cookie } = await atTheForm();
    expect(await viewPending(providerDependencies(), cookie)).toEqual({
      provider: "facebook",
      proposedEmail: null,
    });
    const waiting = await ask(cookie, "asked@layette.test");
    expect(await usersWith("asked@layette.test")).toEqual([]);
    expect((await newestMail("asked@layette.test")).message.text).toContain(`${ORIGIN}/auth/complete?token=`);

    const token = await mailedToken("asked@layette.test");
    const done = await complete(token, waiting);
    expect(done?.from).toBe("/dashboards");
    expect(await usersWith("asked@layette.test")).toEqual([
      expect.objectContaining({ id: done?.session.userId, fullName: "Robin Reed" }),
    ]);
    expect(await identitiesOf(identity.subject)).toHaveLength(1);
    expect(await complete(token, waiting), "the link works once").toBeNull();
  });

  it("A5 Facebook's own address is only proposed: it has no word on who has proved it", async () => {
    const user = await aUser(db);
    const { identity, cookie } = await atTheForm({ email: user.email });
    expect(await viewPending(providerDependencies(), cookie)).toMatchObject({ proposedEmail: user.email });
    expect(await identitiesOf(identity.subject)).toEqual([]);
    const waiting = await ask(cookie, user.email);
    expect((await complete(await mailedToken(user.email), waiting))?.session.userId).toBe(user.id);
  });

  it("S28 the link connects nothing in another browser, nor the browser anything without the link", async () => {
    const victim = await aUser(db);
    const mallory = await atTheForm();
    const malloryWaits = await ask(mallory.cookie, victim.email);
    const token = await mailedToken(victim.email);
    expect(await complete(token, null), "the victim clicks").toBeNull();
    const other = await atTheForm();
    expect(await complete(token, other.cookie)).toBeNull();
    expect(await complete(token, await ask(other.cookie, "other@layette.test"))).toBeNull();
    expect(await complete("x".repeat(43), malloryWaits)).toBeNull();
    expect(await identitiesOf(mallory.identity.subject)).toEqual([]);
  });

  it("S69 a mail that is held back leaves the earlier link as it is, and the browser none the wiser", async () => {
    const { cookie } = await atTheForm();
    const first = await ask(cookie, "besieged@layette.test");
    const token = await mailedToken("besieged@layette.test");
    const second = await ask(first, "besieged@layette.test", Date.now(), 60_000);
    expect(second).not.toBe(first);
    expect(await mailedToken("besieged@layette.test"), "no second mail").toBe(token);
    expect(await complete(token, second)).not.toBeNull();
  });

  it("S28 a later mail replaces an earlier one, and a link ends after an hour", async () => {
    const now = Date.now();
    const { cookie } = await atTheForm();
    const first = await ask(cookie, "mistyped@layette.test", now);
    const second = await ask(first, "right@layette.test", now);
    expect(await complete(await mailedToken("mistyped@layette.test"), second)).toBeNull();
    const token = await mailedToken("right@layette.test");
    expect(await complete(token, second, now + 3_600_000)).toBeNull();
    expect(await complete(token, second, now + 3_599_999)).not.toBeNull();
  });

  it("S2 by our own proof the sign-ups that wait for the address end", async () => {
    const email = `${newId()}@layette.test`;
    const stranger = await sendSignUp({ email, password: "the stranger's" });
    const mailed = await mailedToken(email);
    const { cookie } = await atTheForm();
    const waiting = await ask(cookie, email, Date.now() + 1);
    expect(await complete(await mailedToken(email), waiting)).not.toBeNull();
    expect(await confirmLink(mailed, stranger)).toBeNull();
    expect(await sendSignIn(email, "the stranger's")).toBeNull();
  });

  it.each(["reset", "change"] as const)(
    "S70 a password %s ends the proofs that were asked for before it, and none after it",
    async (way) => {
      const user = await aUserWithPassword();
      const { identity, cookie } = await atTheForm();
      const now = Date.now();
      const early = await ask(cookie, user.email, now - 1000);
      const earlyToken = await mailedToken(user.email);
      const deps = accountDependencies({ now });
      if (way === "reset") {
        await requestPasswordReset(deps, user.email);
        expect(await resetPassword(deps, await mailedToken(user.email), "another rattle")).not.toBeNull();
      } else {
        const password = { password: "another rattle", confirmPassword: "another rattle" };
        expect(
          await changePassword(deps, user.id, { currentPassword: PASSWORD, ...password }),
        ).not.toBeNull();
      }
      expect(await complete(earlyToken, early)).toBeNull();
      expect(await identitiesOf(identity.subject)).toEqual([]);
      const late = await ask(cookie, user.email, now + 1000);
      expect((await complete(await mailedToken(user.email), late))?.session.userId).toBe(user.id);
    },
  );

  it.each(["", "x", "x".repeat(10_000), "%00", "'", "\0"])("S15 refuses the token %#", async (token) => {
    const { cookie } = await atTheForm();
    expect(await complete(token, await ask(cookie, `${newId()}@layette.test`))).toBeNull();
  });

  it("S66 no log names the address, and the cookie shows nothing of the identity", async () => {
    const { identity, cookie } = await atTheForm();
    const email = "quiet@layette.test";
    const waiting = await ask(cookie, email);
    expect(loggedLines().join("\n")).not.toContain(email);
    const value = decodeURIComponent(waiting.split("=")[1] ?? "");
    for (const secret of [email, identity.subject]) expect(atob(value)).not.toContain(secret);
    expect(await db.select().from(mailOutbox).where(eq(mailOutbox.toAddress, email))).toHaveLength(1);
  });
});
