// The mails that tell owners about changes to their accounts; nobody is told twice or without cause.
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { ProviderIdentity } from "~/contracts/accounts/oauth.ts";
import { mailOutbox, oauthAccounts } from "~/data/schema.ts";
import { newId } from "~/lib/new-id.ts";
import { openMail } from "~/services/mail/outbox.server.ts";
import { connectByPassword } from "~/usecases/accounts/provider-identities.ts";
import { rememberDevice } from "~/usecases/accounts/sign-in.ts";
import { admit } from "~/usecases/accounts/sign-in-with-provider.ts";
import { db, ORIGIN, outboxOver, PASSWORD } from "../../support/accounts.ts";
import { drain, heldQueues } from "../../support/held-queues.ts";
import { aUserWithPassword } from "../../support/known-users.ts";
import { aBrowser, signInWith } from "../../support/pages.ts";

const START = Date.UTC(2026, 10, 20, 16, 7);
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1";

/** The mails to an address, newest last. */
async function mailsTo(email: string) {
  const rows = await db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.toAddress, email))
    .orderBy(mailOutbox.createdAt);
  return Promise.all(rows.map(async (row) => ({ ...row, message: await openMail(env.TOKEN_SECRET, row) })));
}
const kindsTo = async (email: string) => (await mailsTo(email)).map(({ kind }) => kind);

describe("a sign-in with the password", () => {
  it("from a new device is told with its name and its time, and what to do", async () => {
    const user = await aUserWithPassword();
    const browser = aBrowser({ now: START, userAgent: IPHONE });
    await signInWith(browser, user.email, PASSWORD);
    const [mail, ...others] = await mailsTo(user.email);
    expect([mail?.kind, others]).toEqual(["new-device", []]);
    const text = mail?.message?.text ?? "";
    expect(mail?.message?.subject).toBe("New login to your Layette account");
    expect(text).toContain("Safari on iPhone, on Nov 20, 2026 at 4:07 PM UTC");
    expect(text).toContain("If not, choose a new password right away");
    expect(text).toContain(`That wasn't me:\n${ORIGIN}/auth/forgot`);
    expect(text).not.toMatch(/unsubscribe|203\.0\.113/i);
  });

  it("from a device that has signed in before is not told, whoever else signs in there", async () => {
    const [user, other] = [await aUserWithPassword(), await aUserWithPassword()];
    const browser = aBrowser({ now: START });
    await signInWith(browser, user.email, PASSWORD);
    await signInWith(browser, other.email, PASSWORD);
    await signInWith(browser, user.email, PASSWORD);
    expect([await kindsTo(user.email), await kindsTo(other.email)]).toEqual([["new-device"], ["new-device"]]);
    await signInWith(aBrowser({ now: START }), user.email, PASSWORD);
    expect(await kindsTo(user.email)).toEqual(["new-device", "new-device"]);
  });

  it("that fails tells the owner nothing: no stranger can fill a mailbox", async () => {
    const user = await aUserWithPassword();
    for (let count = 0; count < 3; count++) await signInWith(aBrowser({ now: START }), user.email, "a guess");
    expect(await kindsTo(user.email)).toEqual([]);
  });

  it("queues its mail, and it leaves once", async () => {
    const user = await aUserWithPassword();
    const queues = heldQueues();
    await signInWith(aBrowser({ now: START, queues }), user.email, PASSWORD);
    expect(queues.sentTo("layette-mail")).toBe(1);
    await drain(queues, { ...env, ...queues.bindings });
    expect(await mailsTo(user.email)).toEqual([expect.objectContaining({ status: "sent" })]);
  });
});

describe("a sign-in with a provider", () => {
  const config = {
    origin: ORIGIN,
    isHttps: false,
    tokenSecret: env.TOKEN_SECRET,
    oauth: { google: null, facebook: null },
  };
  const anIdentity = (email: string): ProviderIdentity => ({
    provider: "google",
    subject: newId(),
    email,
    emailStanding: "verified",
    fullName: null,
  });
  const enter = (identity: ProviderIdentity, devices: Parameters<typeof rememberDevice>[0] = []) => {
    const outbox = outboxOver(heldQueues(), START);
    return admit({ config, db, outbox, now: START, userAgent: IPHONE, devices }, identity, "/");
  };

  it("that makes the account tells nothing: whoever does it is there", async () => {
    const email = `${newId()}@layette.test`;
    expect((await enter(anIdentity(email))).kind).toBe("signed-in");
    expect(await kindsTo(email)).toEqual([]);
  });

  /** Connects an identity with an account's address, confirmed by the account's password. */
  async function connect(identity: ProviderIdentity) {
    const outcome = await enter(identity);
    const cookieHeader = outcome.cookies[0]?.split(";")[0] ?? null;
    const outbox = outboxOver(heldQueues(), START);
    const deps = { config, db, outbox, now: START, userAgent: IPHONE, devices: [] };
    return connectByPassword(deps, { cookieHeader, password: PASSWORD });
  }

  it("that connects a provider is told once, with the device and what to do", async () => {
    const user = await aUserWithPassword();
    const identity = anIdentity(user.email);
    await connect(identity);
    const [mail, ...others] = await mailsTo(user.email);
    expect([mail?.kind, others]).toEqual(["provider-linked", []]);
    const text = mail?.message?.text ?? "";
    expect(mail?.message?.subject).toBe("Google was connected to your Layette account");
    expect(text).toContain("from Safari on iPhone, on Nov 20, 2026 at 4:07 PM UTC");
    expect(text).toContain("secure that account first");

    await db.delete(oauthAccounts).where(eq(oauthAccounts.subject, identity.subject));
    await connect(identity);
    expect(await kindsTo(user.email), "the same connection once more").toEqual(["provider-linked"]);
  });

  it("at once from two tabs is told once", async () => {
    const user = await aUserWithPassword();
    const identity = anIdentity(user.email);
    const both = await Promise.all([connect(identity), connect(identity)]);
    expect(both.map((done) => done?.session.userId)).toEqual([user.id, user.id]);
    expect((await kindsTo(user.email)).filter((kind) => kind === "provider-linked")).toHaveLength(1);
  });

  it("that is connected already is told like any other: from a new device, and from no known one", async () => {
    const user = await aUserWithPassword();
    const identity = anIdentity(user.email);
    await connect(identity);
    const again = await enter(identity);
    expect(await kindsTo(user.email)).toEqual(["provider-linked", "new-device"]);
    if (again.kind !== "signed-in") throw new Error("Nobody was signed in");
    await enter(identity, rememberDevice([], again.session, START));
    expect(await kindsTo(user.email)).toHaveLength(2);
  });
});
