// Passkeys through their routes: what a valid answer does, and everything that must be refused (A16, S87).
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import {
  isNewPasskeyQuestion,
  isPasskeyQuestion,
  type NewPasskeyOptions,
  type PasskeyOptions,
  type PasskeyQuestion,
} from "~/contracts/accounts/passkey-answer.ts";
import { mailOutbox, oauthAccounts, passkeys, sessions, users } from "~/data/schema.ts";
import { requestPasswordReset, resetPassword } from "~/usecases/accounts/passwords.ts";
import { db, mailedToken, ORIGIN, PASSWORD } from "../../support/accounts.ts";
import { type Lies, makePasskey, newKeys, type Passkey, signWith } from "../../support/authenticator.ts";
import { aSession, aUser } from "../../support/factories.ts";
import { accountDependencies, aUserWithPassword } from "../../support/known-users.ts";
import { countLogged } from "../../support/logs.ts";
import { aBrowser, type Browser, type PageAnswer, signInWith } from "../../support/pages.ts";

const START = Date.UTC(2026, 10, 20, 12);
const MINUTE = 60_000;
const SCRIPT = { Accept: "application/json" };
const SIGN_IN = "/auth/passkey";
const MANAGE = "/profile/passkeys";
const PROVE = "/profile/prove/passkey";

type Fields = Readonly<Record<string, string>>;
const send = (browser: Browser, path: string, fields: Fields) => browser.post(path, fields, SCRIPT);
const bodyOf = ({ text }: PageAnswer): unknown => JSON.parse(text);
const passkeysOf = (userId: string) => db.select().from(passkeys).where(eq(passkeys.userId, userId));
const mailsTo = async (email: string) =>
  (await db.select().from(mailOutbox).where(eq(mailOutbox.toAddress, email))).map(({ kind }) => kind);

async function questionFor(browser: Browser, path = SIGN_IN): Promise<PasskeyQuestion<PasskeyOptions>> {
  const body = bodyOf(await send(browser, path, {}));
  if (!isPasskeyQuestion(body)) throw new Error(`No question: ${JSON.stringify(body)}`);
  return body;
}

async function questionForNew(browser: Browser): Promise<PasskeyQuestion<NewPasskeyOptions>> {
  const body = bodyOf(await send(browser, MANAGE, { intent: "add" }));
  if (!isNewPasskeyQuestion(body)) throw new Error(`No question: ${JSON.stringify(body)}`);
  return body;
}

/** A user who has just signed in with a password. */
async function aSignedIn(): Promise<{ user: { id: string; email: string }; browser: Browser }> {
  const user = await aUserWithPassword();
  const browser = aBrowser({ now: START });
  await signInWith(browser, user.email, PASSWORD);
  return { user, browser };
}

async function add(browser: Browser, lies: Lies = {}): Promise<{ passkey: Passkey; answer: PageAnswer }> {
  const { flow, options } = await questionForNew(browser);
  const { passkey, credential } = await makePasskey(options, ORIGIN, lies);
  return { passkey, answer: await send(browser, MANAGE, { intent: "add", flow, credential }) };
}

async function aUserWithPasskey(lies: Lies = {}) {
  const { user, browser } = await aSignedIn();
  const { passkey, answer } = await add(browser, lies);
  expect(answer.status, answer.text).toBe(200);
  return { user, browser, passkey };
}

/** Signs in from an unknown browser. */
async function enter(passkey: Passkey, lies: Lies = {}, browser = aBrowser({ now: START })) {
  const { flow, options } = await questionFor(browser);
  const credential = await signWith(passkey, options, ORIGIN, lies);
  return { browser, flow, credential, answer: await send(browser, SIGN_IN, { flow, credential, from: "/" }) };
}

function expectRefused(browser: Browser, answer: PageAnswer, status = 403): void {
  expect(answer.status, answer.text).toBe(status);
  expect(bodyOf(answer)).toEqual({ message: expect.any(String) });
  expect(browser.cookies.has("session")).toBe(false);
}

describe("A16 a passkey", () => {
  it("is added after a sign-in, told by mail, and signs in without a name or a password", async () => {
    const { user, passkey } = await aUserWithPasskey();
    expect(await passkeysOf(user.id)).toEqual([
      expect.objectContaining({
        credentialId: passkey.id,
        counter: 0,
        transports: "internal",
        lastUsedAt: null,
      }),
    ]);
    expect(await mailsTo(user.email)).toContain("passkey-added");

    const { browser, answer } = await enter(passkey);
    expect(bodyOf(answer)).toEqual({ to: "/" });
    const profile = await browser.get("/profile");
    expect(profile.text).toContain(user.email);
    expect((await passkeysOf(user.id))[0]?.lastUsedAt).toBe(START);
    expect((await mailsTo(user.email)).filter((kind) => kind === "new-device")).toHaveLength(2);
    expect((await browser.get("/auth")).location, "signed in").toBe("/");
  });

  it("S87 belongs to the host of the configured origin, asks for the person, and knows its owner by an id alone", async () => {
    const { user, browser, passkey } = await aUserWithPasskey();
    const { options } = await questionForNew(browser);
    expect(options.rp).toEqual({ id: "localhost", name: "Layette" });
    expect(atob(options.user.id)).toBe(user.id);
    expect(options.authenticatorSelection).toEqual({
      residentKey: "required",
      requireResidentKey: true,
      userVerification: "required",
    });
    expect(options.excludeCredentials).toEqual([
      { type: "public-key", id: passkey.id, transports: ["internal"] },
    ]);
    const { options: asked } = await questionFor(aBrowser({ now: START }));
    expect(asked).toMatchObject({ rpId: "localhost", userVerification: "required", allowCredentials: [] });
    expect((await questionFor(aBrowser({ now: START }))).options.challenge).not.toBe(asked.challenge);
  });

  it("has this browser asked for one first next time, and no other", async () => {
    const { browser } = await aUserWithPasskey();
    await browser.post("/logout", {});
    expect((await browser.get("/auth")).text).toContain('"usesPasskey":true');
    expect((await aBrowser().get("/auth")).text).toContain('"usesPasskey":false');
  });

  it("is a proof for what matters most", async () => {
    const { browser, passkey } = await aUserWithPasskey();
    browser.now = START + 15 * MINUTE;
    expect((await browser.post("/profile/data", {})).location).toContain("/profile/prove");
    const { flow, options } = await questionFor(browser, PROVE);
    expect(options.allowCredentials.map(({ id }) => id)).toEqual([passkey.id]);
    const credential = await signWith(passkey, options, ORIGIN);
    const answer = await send(browser, PROVE, { flow, credential, from: "/profile" });
    expect([answer.status, bodyOf(answer)]).toEqual([200, { to: "/profile" }]);
    expect((await browser.post("/profile/data", {})).status).toBe(200);
  });

  it("is not added, and not removed, without a fresh proof", async () => {
    const { user, browser, passkey } = await aUserWithPasskey();
    browser.now = START + 15 * MINUTE;
    for (const fields of [{ intent: "add" }, { intent: "remove", passkey: passkey.id }]) {
      const answer = await send(browser, MANAGE, fields);
      expect([answer.status, bodyOf(answer)]).toEqual([
        403,
        { message: expect.any(String), to: "/profile/prove?from=%2Fprofile" },
      ]);
      expect((await browser.post(MANAGE, fields)).location).toBe("/profile/prove?from=%2Fprofile");
    }
    expect(await passkeysOf(user.id)).toHaveLength(1);
  });

  it("is renamed by its owner, and by nobody else", async () => {
    const { user, browser, passkey } = await aUserWithPasskey();
    const rename = (name: string, by = browser) =>
      send(by, MANAGE, { intent: "rename", passkey: passkey.id, name });
    expect((await rename("  Robin's phone ")).status).toBe(200);
    expect((await passkeysOf(user.id))[0]?.name).toBe("Robin's phone");
    const statuses = [];
    for (const name of ["", " ", "a\nb", "x".repeat(61), "\u202Ex"])
      statuses.push((await rename(name)).status);
    expect(statuses).toEqual([400, 400, 400, 400, 400]);
    expect((await rename("x".repeat(60))).status).toBe(200);
    const other = await aSignedIn();
    expect((await rename("Mine", other.browser)).status).toBe(404);
    expect((await passkeysOf(user.id))[0]?.name).toBe("x".repeat(60));
  });

  it("is removed by its owner, told by mail, and opens nothing any more; nobody else removes it", async () => {
    const { user, browser, passkey } = await aUserWithPasskey();
    const other = await aSignedIn();
    const remove = { intent: "remove", passkey: passkey.id };
    expect((await send(other.browser, MANAGE, remove)).status).toBe(404);
    expect((await browser.post(MANAGE, remove)).location).toBe("/profile");
    expect(await passkeysOf(user.id)).toEqual([]);
    expect(await mailsTo(user.email)).toContain("passkey-removed");
    const { browser: elsewhere, answer } = await enter(passkey);
    expectRefused(elsewhere, answer);
    expect((await send(browser, MANAGE, remove)).status).toBe(404);
    expect((await mailsTo(user.email)).filter((kind) => kind === "passkey-removed")).toHaveLength(1);
  });

  it("is not removed while it is the last way in; a second one, a password or a provider is another", async () => {
    const { user, browser, passkey } = await aUserWithPasskey();
    await db.update(users).set({ passwordHash: null }).where(eq(users.id, user.id));
    const remove = (id: string) => send(browser, MANAGE, { intent: "remove", passkey: id });
    expect((await remove(passkey.id)).status).toBe(409);
    expect(await mailsTo(user.email)).not.toContain("passkey-removed");
    // Google isn't configured here, so it doesn't count as a way to sign in.
    const google = { provider: "google", subject: user.id, userId: user.id, createdAt: START } as const;
    await db.insert(oauthAccounts).values(google);
    expect((await remove(passkey.id)).status).toBe(409);
    const second = await add(browser);
    const both = await Promise.all([remove(passkey.id), remove(second.passkey.id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await passkeysOf(user.id)).toHaveLength(1);
  });

  it("is one of ten at most, and the same one is added once", async () => {
    const { user, browser } = await aSignedIn();
    const first = await questionForNew(browser);
    for (let count = 0; count < 10; count++) expect((await add(browser)).answer.status).toBe(200);
    expect((await send(browser, MANAGE, { intent: "add" })).status).toBe(409);
    const { credential } = await makePasskey(first.options, ORIGIN);
    expect((await send(browser, MANAGE, { intent: "add", flow: first.flow, credential })).status).toBe(400);
    expect(await passkeysOf(user.id)).toHaveLength(10);
  });

  it("S13 is gone after a reset by mail, and stays when the password is changed by whoever knows it", async () => {
    const { user, browser, passkey } = await aUserWithPasskey();
    const change = {
      currentPassword: PASSWORD,
      password: "another rattle",
      confirmPassword: "another rattle",
    };
    expect((await browser.post("/profile/password", change)).location).toBe("/profile");
    expect((await enter(passkey)).answer.status).toBe(200);
    const deps = accountDependencies();
    await requestPasswordReset(deps, user.email);
    expect(await resetPassword(deps, await mailedToken(user.email), "a third rattle")).not.toBeNull();
    expect(await passkeysOf(user.id)).toEqual([]);
    const { browser: elsewhere, answer } = await enter(passkey);
    expectRefused(elsewhere, answer);
  });

  it("A11 stands in one's own data by its name, and without what it is verified with", async () => {
    const { user, browser, passkey } = await aUserWithPasskey();
    const { text } = await browser.post("/profile/data", {});
    expect(text).toMatch(/"passkeys":\s*\[\s*\{\s*"name"/);
    const [row] = await passkeysOf(user.id);
    for (const secret of [passkey.id, row?.publicKey ?? ""]) expect(text).not.toContain(secret);
  });
});

describe("S87 refused", () => {
  it.each<[string, Lies]>([
    ["another site's RP id", { rpId: "evil.example" }],
    ["another origin", { origin: "https://evil.example" }],
    ["another challenge", { challenge: "a".repeat(43) }],
    ["a person who was not verified", { isVerified: false }],
    ["an answer of another kind", { type: "webauthn.create" }],
    ["another user's handle", { userHandle: btoa("somebody-else").replaceAll("=", "") }],
    ["no handle at all", { userHandle: null }],
  ])("a sign-in with %s", async (_, lies) => {
    const { user, passkey } = await aUserWithPasskey();
    const { browser, answer } = await enter(passkey, lies);
    expectRefused(browser, answer);
    expect((await passkeysOf(user.id))[0]?.lastUsedAt).toBeNull();
    expect((await enter(passkey)).answer.status, "the honest one").toBe(200);
  });

  it("a sign-in that another key has signed, or with a passkey that nobody has", async () => {
    const { passkey } = await aUserWithPasskey();
    const forged = await enter(passkey, { keys: await newKeys() });
    expectRefused(forged.browser, forged.answer);
    const unknown = await enter({ ...passkey, id: "AAAAAAAAAAAAAAAAAAAAAA" });
    expectRefused(unknown.browser, unknown.answer);
    expect(bodyOf(unknown.answer), "and both are told the same").toEqual(bodyOf(forged.answer));
  });

  it.each<[string, Lies]>([
    ["another site's RP id", { rpId: "evil.example" }],
    ["another origin", { origin: "https://evil.example" }],
    ["another challenge", { challenge: "a".repeat(43) }],
    ["a person who was not verified", { isVerified: false }],
    ["an answer of another kind", { type: "webauthn.get" }],
    ["an authenticator that attests itself", { isAttested: true }],
  ])("a new passkey with %s", async (_, lies) => {
    const { user, browser } = await aSignedIn();
    expect((await add(browser, lies)).answer.status).toBe(400);
    expect(await passkeysOf(user.id)).toEqual([]);
    expect(await mailsTo(user.email)).not.toContain("passkey-added");
  });

  it("a question that was answered, from wherever it comes, and however many come at once", async () => {
    const { passkey } = await aUserWithPasskey();
    const { flow, credential, answer } = await enter(passkey);
    expect(answer.status).toBe(200);
    const elsewhere = aBrowser({ now: START });
    expectRefused(elsewhere, await send(elsewhere, SIGN_IN, { flow, credential }));

    const browser = aBrowser({ now: START });
    const question = await questionFor(browser);
    const signed = await signWith(passkey, question.options, ORIGIN);
    const fields = { flow: question.flow, credential: signed };
    const answers = await Promise.all([1, 2, 3].map(() => send(aBrowser({ now: START }), SIGN_IN, fields)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403]);
  });

  it("a question that failed once, is five minutes old, or was asked for something else", async () => {
    const { browser, passkey } = await aUserWithPasskey();
    const here = aBrowser({ now: START });
    const question = await questionFor(here);
    const honest = await signWith(passkey, question.options, ORIGIN);
    const forged = await signWith(passkey, question.options, ORIGIN, { keys: await newKeys() });
    await send(here, SIGN_IN, { flow: question.flow, credential: forged });
    expectRefused(here, await send(here, SIGN_IN, { flow: question.flow, credential: honest }));

    const old = await questionFor(here);
    const late = await signWith(passkey, old.options, ORIGIN);
    here.now = START + 5 * MINUTE;
    expectRefused(here, await send(here, SIGN_IN, { flow: old.flow, credential: late }));

    const proof = await questionFor(browser, PROVE);
    const signed = await signWith(passkey, proof.options, ORIGIN);
    const stranger = aBrowser({ now: START });
    expectRefused(stranger, await send(stranger, SIGN_IN, { flow: proof.flow, credential: signed }));
  });

  it("S87 a count that does not move on: the owner is told of the copy, once a day", async () => {
    const { user, passkey } = await aUserWithPasskey({ counter: 5 });
    expect((await enter(passkey, { counter: 6 })).answer.status).toBe(200);
    for (const counter of [6, 5, 0]) {
      const { browser, answer } = await enter(passkey, { counter });
      expectRefused(browser, answer);
    }
    expect((await mailsTo(user.email)).filter((kind) => kind === "passkey-misused")).toHaveLength(1);
    expect((await enter(passkey, { counter: 7 })).answer.status).toBe(200);
    // Someone who can't sign causes no mail.
    await enter(passkey, { counter: 1, keys: await newKeys() });
    expect((await mailsTo(user.email)).filter((kind) => kind === "passkey-misused")).toHaveLength(1);
  });

  it("another user's passkey as a proof, and another session's question", async () => {
    const mine = await aUserWithPasskey();
    const theirs = await aUserWithPasskey();
    const { flow, options } = await questionFor(mine.browser, PROVE);
    const foreign = await signWith(theirs.passkey, options, ORIGIN);
    mine.browser.now = START + 15 * MINUTE;
    expect((await send(mine.browser, PROVE, { flow, credential: foreign })).status).toBe(403);

    const asked = await questionFor(theirs.browser, PROVE);
    const signed = await signWith(mine.passkey, asked.options, ORIGIN);
    expect((await send(mine.browser, PROVE, { flow: asked.flow, credential: signed })).status).toBe(403);
    expect((await mine.browser.post("/profile/data", {})).location).toContain("/profile/prove");
    expect(countLogged("proof_refused")).toBe(2);
  });

  it("a passkey that another account has", async () => {
    const mine = await aUserWithPasskey();
    const other = await aSignedIn();
    const { flow, options } = await questionForNew(other.browser);
    const { credential } = await makePasskey(options, ORIGIN);
    const [row] = await passkeysOf(mine.user.id);
    const made: { id: string } = JSON.parse(credential);
    await db
      .update(passkeys)
      .set({ credentialId: made.id })
      .where(eq(passkeys.credentialId, row?.credentialId ?? ""));
    expect((await send(other.browser, MANAGE, { intent: "add", flow, credential })).status).toBe(400);
    expect(await passkeysOf(other.user.id)).toEqual([]);
  });

  it.each([
    "",
    "{}",
    "[]",
    "null",
    "x",
    '{"id":"a","rawId":"a","type":"public-key","response":{}}',
    `{"id":"${"a".repeat(60_000)}"}`,
    "x".repeat(60_000),
  ])("S15 S67 S79 what is no answer, %#", async (credential) => {
    const browser = aBrowser({ now: START });
    const { flow } = await questionFor(browser);
    expectRefused(browser, await send(browser, SIGN_IN, { flow, credential }));
    for (const bad of ["", "x", "x".repeat(1000), `${flow}x`, flow.slice(0, 20)]) {
      expectRefused(browser, await send(browser, SIGN_IN, { flow: bad, credential }));
    }
  });

  it("S58 guesses without end: whoever tries too often is told to wait, and a true one takes nothing", async () => {
    const { passkey } = await aUserWithPasskey();
    const browser = aBrowser({ now: START });
    for (let count = 0; count < 3; count++) {
      expect((await enter(passkey, {}, aBrowser({ now: START }))).answer.status).toBe(200);
    }
    let answer = await send(browser, SIGN_IN, { flow: "x", credential: "x" });
    for (let tries = 0; tries < 1100 && answer.status !== 429; tries++) {
      answer = await send(browser, SIGN_IN, { flow: "x", credential: "x" });
    }
    expect([answer.status, answer.headers.get("Retry-After")]).toEqual([429, expect.stringMatching(/^\d+$/)]);
  }, 120_000);
});

it("S43 nobody who is signed out is asked to prove, to add or to remove", async () => {
  const { passkey } = await aUserWithPasskey();
  for (const path of [MANAGE, PROVE]) {
    const answer = await send(aBrowser({ now: START }), path, { intent: "remove", passkey: passkey.id });
    expect(answer.location).toMatch(/^\/auth\?from=/);
  }
});

it("a user whose session has ended meanwhile adds nothing", async () => {
  const user = await aUser(db);
  const { cookie, tokenHash } = await aSession(db, user.id, { provedAt: START, createdAt: START });
  const [name = "", value = ""] = cookie.split("=");
  const browser = aBrowser({ now: START, cookies: [[name, value]] });
  const { flow, options } = await questionForNew(browser);
  const { credential } = await makePasskey(options, ORIGIN);
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
  expect((await send(browser, MANAGE, { intent: "add", flow, credential })).location).toMatch(/^\/auth/);
  expect(await passkeysOf(user.id)).toEqual([]);
});
