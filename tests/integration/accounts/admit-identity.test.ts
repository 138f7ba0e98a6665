// Who may sign in with a provider's identity, and which of its addresses is trusted.
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { ProviderIdentity } from "~/contracts/accounts/oauth.ts";
import { pendingSignUps, usersProfile } from "~/data/schema.ts";
import { LEGAL_KNOWN } from "~/domain/public/legal-changes.ts";
import {
  askForProof,
  completeProviderSignIn,
  connectByPassword,
  viewWaiting,
} from "~/usecases/accounts/provider-identities.ts";
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
  providerDependencies,
  usersWith,
} from "../../support/identities.ts";
import { aUserWithPassword } from "../../support/known-users.ts";

const waitingWith = (email: string) =>
  db.select().from(pendingSignUps).where(eq(pendingSignUps.email, email));

const enter = (identity: ProviderIdentity) => admit(providerDependencies(), identity, "/");

async function signedInUser(identity: ProviderIdentity): Promise<string> {
  const outcome = await enter(identity);
  if (outcome.kind !== "signed-in") throw new Error(`The outcome is ${JSON.stringify(outcome)}`);
  return outcome.session.userId;
}

describe("an address that the provider has verified", () => {
  it("makes a confirmed user with profile, mail preference and identity", async () => {
    const identity = anIdentity();
    const userId = await signedInUser(identity);
    expect(await usersWith(identity.email)).toEqual([
      expect.objectContaining({
        id: userId,
        fullName: "Robin Reed",
        passwordHash: null,
        emailConfirmedAt: expect.any(Number),
      }),
    ]);
    const [profile] = await db.select().from(usersProfile).where(eq(usersProfile.userId, userId));
    expect(profile).toMatchObject({
      email: identity.email,
      role: "free",
      quizAttemptsCount: 0,
      legalKnown: LEGAL_KNOWN,
    });
    expect(await identitiesOf(identity.subject)).toEqual([
      expect.objectContaining({ provider: "google", userId, email: identity.email }),
    ]);
  });

  it("A5 is not what counts later: provider and subject are, whatever the address has become", async () => {
    const identity = anIdentity();
    const userId = await signedInUser(identity);
    const other = await aUser(db);
    expect(await signedInUser({ ...identity, email: other.email })).toBe(userId);
    expect(await signedInUser({ ...identity, email: null, emailStanding: "unverified" })).toBe(userId);
    expect(await usersWith(identity.email)).toHaveLength(1);
  });

  it("A5 a subject of one provider is nobody at the other", async () => {
    const identity = anIdentity();
    const userId = await signedInUser(identity);
    const namesake = anIdentity({ provider: "facebook", subject: identity.subject });
    expect(await signedInUser(namesake)).not.toBe(userId);
  });

  it("A17 of an account opens nothing: its owner is asked, by password or by mail", async () => {
    for (const user of [await aUserWithPassword(), await aUser(db)]) {
      const identity = anIdentity({ email: user.email });
      const outcome = await enter(identity);
      expect(outcome).toEqual({ kind: "owner-needed", cookies: [expect.stringMatching(/^oauth-pending=/)] });
      expect(await identitiesOf(identity.subject)).toEqual([]);
      expect((await usersWith(user.email))[0]?.fullName).toBeNull();
      const cookie = carryCookies(outcome.cookies);
      expect(await viewWaiting(providerDependencies(), cookie)).toEqual({
        provider: "google",
        email: user.email,
      });
    }
  });

  it("A17 connects after the account's password, and keeps the password; a wrong one, or another browser, connects nothing", async () => {
    const user = await aUserWithPassword();
    const identity = anIdentity({ email: user.email });
    const cookieHeader = carryCookies((await enter(identity)).cookies);
    const connect = (password: string, header: string | null = cookieHeader, now = Date.now()) =>
      connectByPassword(providerDependencies(now), { cookieHeader: header, password });
    expect(await connect("a wrong guess")).toBeNull();
    expect(await connect("")).toBeNull();
    expect(await connect(PASSWORD, null)).toBeNull();
    expect(await connect(PASSWORD, cookieHeader, Date.now() + 3_600_001)).toBeNull();
    expect(await identitiesOf(identity.subject)).toEqual([]);

    const connected = await connect(PASSWORD);
    expect(connected?.session.userId).toBe(user.id);
    expect((await usersWith(user.email))[0]?.fullName).toBe("Robin Reed");
    expect(await sendSignIn(user.email)).not.toBeNull();
    expect((await newestMail(user.email)).kind).toMatch(/^(provider-linked|new-device)$/);
    expect(await signedInUser(identity)).toBe(user.id);
    expect((await connect(PASSWORD))?.session.userId, "the same form once more").toBe(user.id);
    expect(await identitiesOf(identity.subject)).toHaveLength(1);
  });

  it("A17 connects after a link mailed to the account, in this browser alone", async () => {
    const user = await aUser(db, { user: { fullName: "Own Name" } });
    const identity = anIdentity({ email: user.email });
    const cookie = carryCookies((await enter(identity)).cookies);
    const waiting = carryCookies([
      String(await askForProof(providerDependencies(), cookie, { email: user.email, heldBackMs: 0 })),
    ]);
    const token = await mailedToken(user.email);
    const click = (header: string) =>
      completeProviderSignIn(providerDependencies(), { token, cookieHeader: header });
    expect(await click(cookie)).toBeNull();
    expect((await click(waiting))?.session.userId).toBe(user.id);
    expect((await usersWith(user.email))[0]?.fullName).toBe("Own Name");
  });

  it("A17 is not connected by an identity that only proposes an address, whatever password is known", async () => {
    const user = await aUserWithPassword();
    const outcome = await enter(
      anIdentity({ provider: "facebook", email: user.email, emailStanding: "unstated" }),
    );
    const cookieHeader = carryCookies(outcome.cookies);
    expect(await viewWaiting(providerDependencies(), cookieHeader)).toBeNull();
    expect(await connectByPassword(providerDependencies(), { cookieHeader, password: PASSWORD })).toBeNull();
  });

  it("S19 every sign-in makes a session of its own, and two at once make one user", async () => {
    const identity = anIdentity();
    const outcomes = await Promise.all([enter(identity), enter(identity), enter(identity)]);
    const sessions = outcomes.flatMap((outcome) => (outcome.kind === "signed-in" ? [outcome.session] : []));
    expect(new Set(sessions.map(({ userId }) => userId)).size).toBe(1);
    expect(new Set(sessions.map(({ token }) => token)).size).toBe(3);
    expect(await usersWith(identity.email)).toHaveLength(1);
  });
});

describe("an address that is not verified", () => {
  it("S27 at the provider is not linked, and no user is made", async () => {
    const user = await aUser(db);
    for (const email of [user.email, "stranger@layette.test"]) {
      const identity = anIdentity({ email, emailStanding: "unverified" });
      expect(await enter(identity)).toEqual({
        kind: "refused",
        reason: "unverified",
        from: "/",
        isProof: false,
        cookies: [],
      });
      expect(await identitiesOf(identity.subject)).toEqual([]);
    }
    expect(await usersWith("stranger@layette.test")).toEqual([]);
  });

  it("S27 S2 with us is no account: the provider's word makes one without the password that waits there", async () => {
    const email = "taken@layette.test";
    const stranger = await sendSignUp({ email, password: "the stranger's" });
    const mailed = await mailedToken(email);
    const userId = await signedInUser(anIdentity({ email }));
    expect(await usersWith(email)).toEqual([
      expect.objectContaining({ id: userId, passwordHash: null, emailConfirmedAt: expect.any(Number) }),
    ]);
    expect(await confirmLink(mailed, stranger)).toBeNull();
    expect(await confirmLink(mailed, { password: "the stranger's" })).toBeNull();
    expect(await sendSignIn(email, "the stranger's")).toBeNull();
    expect(await waitingWith(email)).toEqual([]);
  });

  it("S2 a sign-up after the provider's changes nothing about the account", async () => {
    const identity = anIdentity();
    const email = String(identity.email);
    await signedInUser(identity);
    const stranger = await sendSignUp({ email, password: "the stranger's" });
    expect(await waitingWith(email)).toEqual([]);
    expect((await newestMail(email)).kind).toBe("already-registered");
    expect(await confirmLink("x".repeat(43), stranger)).toBeNull();
    expect(await sendSignIn(email, "the stranger's")).toBeNull();
  });

  it("S2 a user of an older release who never confirmed is taken over without the password", async () => {
    const user = await aUser(db, { user: { emailConfirmedAt: null, passwordHash: "the stranger's" } });
    expect(await signedInUser(anIdentity({ email: user.email }))).toBe(user.id);
    expect(await usersWith(user.email)).toEqual([
      expect.objectContaining({ passwordHash: null, emailConfirmedAt: expect.any(Number) }),
    ]);
  });
});
