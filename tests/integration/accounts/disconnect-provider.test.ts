// The owner of an account disconnects a provider (A17).
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { mailOutbox, oauthAccounts, passkeys } from "~/data/schema.ts";
import { newId } from "~/lib/new-id.ts";
import { disconnectProvider } from "~/usecases/accounts/provider-identities.ts";
import { db } from "../../support/accounts.ts";
import { aUser } from "../../support/factories.ts";
import { accountDependencies, aUserWithPassword } from "../../support/known-users.ts";
import { aSignedIn, START } from "../../support/signed-in.ts";

const mailsTo = async (email: string) =>
  (await db.select().from(mailOutbox).where(eq(mailOutbox.toAddress, email))).map(({ kind }) => kind).sort();

describe("A17 a provider", () => {
  const google = {
    clientId: "c",
    clientSecret: "s",
    issuer: "",
    authorizationUrl: "",
    tokenUrl: "",
    jwksUrl: "",
  };
  const facebook = { clientId: "c", clientSecret: "s", authorizationUrl: "", tokenUrl: "", userinfoUrl: "" };
  const deps = (oauth: { google: typeof google | null; facebook: typeof facebook | null }) => ({
    ...accountDependencies({ now: START }),
    config: { oauth },
  });
  const connect = (userId: string, provider: "google" | "facebook") =>
    db.insert(oauthAccounts).values({ provider, subject: newId(), userId, createdAt: START });
  const providersOf = async (userId: string) =>
    (await db.select().from(oauthAccounts).where(eq(oauthAccounts.userId, userId))).map(
      ({ provider }) => provider,
    );

  it("is taken off while another way in remains, and the owner is told", async () => {
    const both = { google, facebook };
    const withPassword = await aUserWithPassword();
    await connect(withPassword.id, "google");
    expect(await disconnectProvider(deps(both), withPassword, "google")).toBe(true);
    expect(await providersOf(withPassword.id)).toEqual([]);
    expect(await mailsTo(withPassword.email)).toEqual(["provider-disconnected"]);
    expect(await disconnectProvider(deps(both), withPassword, "google"), "there is none").toBe(false);

    const user = await aUser(db);
    await connect(user.id, "google");
    expect(await disconnectProvider(deps(both), user, "google"), "the last way in").toBe(false);
    await connect(user.id, "facebook");
    expect(await disconnectProvider(deps({ google, facebook: null }), user, "google"), "not set up").toBe(
      false,
    );
    expect(await mailsTo(user.email)).toEqual([]);
    const answers = await Promise.all([
      disconnectProvider(deps(both), user, "google"),
      disconnectProvider(deps(both), user, "facebook"),
    ]);
    expect(answers.filter(Boolean)).toHaveLength(1);
    expect(await providersOf(user.id)).toHaveLength(1);

    const keyed = await aUser(db);
    await connect(keyed.id, "google");
    await db
      .insert(passkeys)
      .values({
        credentialId: newId(),
        userId: keyed.id,
        publicKey: "k",
        counter: 0,
        transports: "",
        name: "n",
        createdAt: START,
      });
    expect(await disconnectProvider(deps(both), keyed, "google")).toBe(true);
  });

  it("asks for a fresh proof, and is nobody else's to take off", async () => {
    const { user, browser } = await aSignedIn();
    const other = await aSignedIn();
    await connect(user.id, "google");
    const form = { intent: "disconnect", provider: "google" };
    expect((await other.browser.post("/profile", form)).location).toBe("/profile");
    expect(await providersOf(user.id)).toEqual(["google"]);
    browser.now = START + 15 * 60_000;
    expect((await browser.post("/profile", form)).location).toContain("/profile/prove");
    browser.now = START;
    expect((await browser.post("/profile", { ...form, provider: "twitter" })).status).toBe(400);
    expect((await browser.post("/profile", form)).location).toBe("/profile");
    expect(await providersOf(user.id)).toEqual([]);
  });
});
