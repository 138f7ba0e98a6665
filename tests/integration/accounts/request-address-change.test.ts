// The owner of an account changes its address (A17).
import { eq, or } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import {
  addressChanges,
  emailTokens,
  mailOutbox,
  mailPreferences,
  pendingSignUps,
  users,
  usersProfile,
} from "~/data/schema.ts";
import { newId } from "~/lib/new-id.ts";
import { requestPasswordReset, resetPassword } from "~/usecases/accounts/passwords.ts";
import { purgeExpired } from "~/usecases/operations/sweep.ts";
import { db, mailedToken, newestMail, PASSWORD, sendSignIn, sendSignUp } from "../../support/accounts.ts";
import { aUser } from "../../support/factories.ts";
import { accountDependencies } from "../../support/known-users.ts";
import { loggedLines } from "../../support/logs.ts";
import { aBrowser, type Browser, signInWith } from "../../support/pages.ts";
import { aSignedIn, START } from "../../support/signed-in.ts";

const HOUR = 3_600_000;

const ASK = "/profile/email";

const CONFIRM = "/profile/email/confirm";

const newAddress = () => `${newId()}@new.test`;

const userOf = async (id: string) => (await db.select().from(users).where(eq(users.id, id)))[0];

const mailsTo = async (email: string) =>
  (await db.select().from(mailOutbox).where(eq(mailOutbox.toAddress, email))).map(({ kind }) => kind).sort();

async function asked(browser: Browser, email: string): Promise<string> {
  const answer = await browser.post(ASK, { email });
  expect(answer.status, answer.text).toBe(200);
  return mailedToken(email.trim().toLowerCase());
}

describe("A17 another address", () => {
  it("S14 opened while signed out leaves its token in no address, and works after the sign-in", async () => {
    const { user, browser } = await aSignedIn();
    const email = newAddress();
    const token = await asked(browser, email);
    const other = aBrowser({ now: START });
    const doors = ["", "/email", "/email/confirm", "/password", "/prove", "/passkeys", "/delete", "/data"];
    for (const door of [
      ...doors.map((end) => `/profile${end}`),
      "/dashboards/plan/year",
      "/dashboards/plan/0-3m",
    ]) {
      for (const answer of [
        await other.get(`${door}?lang=de&token=${token}`),
        await other.post(`${door}?token=${token}`, { token }),
      ]) {
        expect(answer.status, door).toBe(302);
        expect(`${answer.location} ${answer.text}`, door).not.toContain(token);
      }
    }
    const asking = await other.get(`${CONFIRM}?token=${token}`);
    expect(asking.location).toBe(`/auth?${new URLSearchParams({ from: CONFIRM })}`);
    await signInWith(other, user.email, PASSWORD);
    const looked = await other.get(CONFIRM);
    expect([looked.status, looked.text.includes(email)]).toEqual([200, true]);
    expect((await other.get("/profile/password")).text, "for its page alone").not.toContain(token);
    expect((await other.post(CONFIRM, { token })).location).toBe("/profile");
    expect((await userOf(user.id))?.email).toBe(email);
    expect([...other.cookies.keys()]).not.toContain("mailed-link");
  });

  it("is the account's once its mailed link was used, with all that hung on the old one; the old is told twice", async () => {
    const { user, browser } = await aSignedIn();
    await db
      .insert(mailPreferences)
      .values({ email: user.email, reminders: true, lookAt: START, updatedAt: START });
    await requestPasswordReset(accountDependencies({ now: START }), user.email);
    const email = newAddress();
    await sendSignUp({ email }, { now: START - 1 });
    const token = await asked(browser, ` ${email.toUpperCase()} `);
    expect((await userOf(user.id))?.email, "not yet").toBe(user.email);
    expect(await mailsTo(user.email)).toEqual(["address-wanted", "new-device", "reset"]);

    const looked = await browser.get(`${CONFIRM}?token=${token}`);
    expect([looked.status, looked.text.includes(email)]).toEqual([200, true]);
    expect((await userOf(user.id))?.email, "looking changes nothing").toBe(user.email);
    expect((await browser.post(CONFIRM, { token })).location).toBe("/profile");

    expect(await userOf(user.id)).toMatchObject({ email, emailConfirmedAt: START });
    const [profile] = await db.select().from(usersProfile).where(eq(usersProfile.userId, user.id));
    expect(profile?.email).toBe(email);
    expect(await mailsTo(user.email)).toContain("address-changed");
    expect((await newestMail(email)).toAddress).toBe(email);
    const wishes = await db
      .select()
      .from(mailPreferences)
      .where(or(eq(mailPreferences.email, email), eq(mailPreferences.email, user.email)));
    expect(wishes).toEqual([expect.objectContaining({ email, reminders: true, lookAt: START })]);
    expect(await db.select().from(emailTokens).where(eq(emailTokens.userId, user.id))).toEqual([]);
    expect(await db.select().from(pendingSignUps).where(eq(pendingSignUps.email, email))).toEqual([]);
    expect(await db.select().from(addressChanges).where(eq(addressChanges.userId, user.id))).toEqual([]);
    expect(await sendSignIn(user.email)).toBeNull();
    expect((await sendSignIn(email))?.userId).toBe(user.id);
    expect((await browser.post(CONFIRM, { token })).status, "the link works once").toBe(400);
    expect((await browser.get("/profile")).text).toContain(email);
  });

  it("asks for a fresh proof first", async () => {
    const { user, browser } = await aSignedIn();
    browser.now = START + 15 * 60_000;
    const to = "/profile/prove?from=%2Fprofile%2Femail";
    expect((await browser.get(ASK)).location).toBe(to);
    expect((await browser.post(ASK, { email: newAddress() })).location).toBe(to);
    expect(await mailsTo(user.email)).toEqual(["new-device"]);
  });

  it("A1 is answered the same where somebody has it: that mailbox is told, and nothing else happens", async () => {
    const other = await aUser(db);
    const { user, browser } = await aSignedIn();
    const free = newAddress();
    const second = await aSignedIn();
    const answers = [
      await browser.post(ASK, { email: other.email }),
      await second.browser.post(ASK, { email: free }),
    ];
    const said = answers.map(({ status, text }) => {
      const { actionData }: { actionData: unknown } = JSON.parse(text);
      return [status, JSON.stringify(actionData).replace(/"email":"[^"]+"/, "")];
    });
    expect(said[0]).toEqual(said[1]);
    expect(await mailsTo(other.email)).toEqual(["address-in-use"]);
    expect(await mailsTo(free)).toEqual(["new-address"]);
    expect(await mailsTo(user.email)).toEqual(await mailsTo(second.user.email));
    expect(await db.select().from(addressChanges).where(eq(addressChanges.userId, user.id))).toEqual([]);
  });

  it("S10 is confirmed by its own user alone, with the newest link, within a day", async () => {
    const { user, browser } = await aSignedIn();
    const stranger = await aSignedIn();
    const first = await asked(browser, newAddress());
    const email = newAddress();
    const token = await asked(browser, email);
    expect((await aBrowser({ now: START }).get(`${CONFIRM}?token=${token}`)).location).toMatch(
      /^\/auth\?from=/,
    );
    for (const [by, link] of [
      [stranger.browser, token],
      [browser, first],
      [browser, "x".repeat(43)],
      [browser, ""],
      [browser, "x".repeat(10_000)],
    ] as const) {
      expect((await by.get(`${CONFIRM}?token=${link}`)).status).toBe(400);
      expect((await by.post(CONFIRM, { token: link })).status).toBe(400);
    }
    browser.now = START + 24 * HOUR;
    expect((await browser.post(CONFIRM, { token })).status).toBe(400);
    browser.now -= 1;
    expect((await browser.post(CONFIRM, { token })).location).toBe("/profile");
    expect((await userOf(user.id))?.email).toBe(email);
    expect((await userOf(stranger.user.id))?.email).toBe(stranger.user.email);
  });

  it("goes to nobody who was second: neither two users at once nor a sign-up meanwhile share one", async () => {
    const [mine, theirs] = [await aSignedIn(), await aSignedIn()];
    const email = newAddress();
    const first = await asked(mine.browser, email);
    theirs.browser.now += HOUR / 60;
    expect((await theirs.browser.post(ASK, { email })).status).toBe(200);
    const [row] = await db.select().from(addressChanges).where(eq(addressChanges.userId, theirs.user.id));
    expect(row?.email).toBe(email);
    expect((await mine.browser.post(CONFIRM, { token: first })).location).toBe("/profile");
    const second = await mailedToken(email);
    expect((await theirs.browser.post(CONFIRM, { token: second })).status).toBe(400);
    expect((await userOf(theirs.user.id))?.email).toBe(theirs.user.email);
    expect(await mailsTo(theirs.user.email)).not.toContain("address-changed");
  });

  it("S13 is stopped by a reset, and by a new password", async () => {
    const { user, browser } = await aSignedIn();
    const token = await asked(browser, newAddress());
    const deps = accountDependencies({ now: START + 1 });
    await requestPasswordReset(deps, user.email);
    expect(await resetPassword(deps, await mailedToken(user.email), "another rattle")).not.toBeNull();
    const again = aBrowser({ now: START + 2 });
    await signInWith(again, user.email, "another rattle");
    expect((await again.post(CONFIRM, { token })).status).toBe(400);
    const second = await asked(again, newAddress());
    const change = { password: "a third rattle", confirmPassword: "a third rattle" };
    await again.post("/profile/password", { currentPassword: "another rattle", ...change });
    expect((await again.post(CONFIRM, { token: second })).status).toBe(400);
    expect((await userOf(user.id))?.email).toBe(user.email);
  });

  it("is refused in words where it is none, or the same", async () => {
    const { user, browser } = await aSignedIn();
    for (const email of [
      "",
      "x",
      "a@b",
      `${"x".repeat(60_000)}@x.test`,
      "a@x.com\r\nBcc: b@x.com",
      user.email,
    ]) {
      const answer = await browser.post(ASK, { email });
      expect(answer.status).toBe(400);
      expect(answer.text.length).toBeLessThan(5000);
    }
    expect(await mailsTo(user.email)).toEqual(["new-device"]);
  });

  it("S59 sends one mailbox one mail a minute, and its owner no flood of notices", async () => {
    const { user, browser } = await aSignedIn();
    const email = newAddress();
    const statuses = [];
    for (let count = 0; count < 3; count++) statuses.push((await browser.post(ASK, { email })).status);
    expect(statuses).toEqual([200, 429, 429]);
    for (let count = 0; count < 5; count++) await browser.post(ASK, { email: newAddress() });
    expect((await mailsTo(user.email)).filter((kind) => kind === "address-wanted")).toHaveLength(1);
    const other = await aSignedIn();
    expect((await other.browser.post(ASK, { email })).status, "held back, and answered alike").toBe(200);
    // It waits for the mailbox's turn, because its page has promised it.
    expect(await mailsTo(email)).toEqual(["new-address", "new-address"]);
  });

  it("keeps what each address has said about marketing", async () => {
    const { user, browser } = await aSignedIn();
    const email = newAddress();
    await db.insert(mailPreferences).values([
      { email: user.email, reminders: false, unsubscribedAt: START, updatedAt: START },
      { email, reminders: false, unsubscribedAt: 5, updatedAt: 5 },
    ]);
    await browser.post(CONFIRM, { token: await asked(browser, email) });
    const said = async (address: string) =>
      (await db.select().from(mailPreferences).where(eq(mailPreferences.email, address)))[0]?.unsubscribedAt;
    expect([await said(user.email), await said(email)]).toEqual([START, 5]);
  });

  it("S66 stands in no log, and is forgotten when nobody confirms it", async () => {
    const { user, browser } = await aSignedIn();
    const email = newAddress();
    const token = await asked(browser, email);
    const lines = loggedLines().join("\n");
    expect(lines).toContain("address_change_requested");
    for (const secret of [email, token, user.email]) expect(lines).not.toContain(secret);
    await purgeExpired({ db, now: START + 24 * HOUR });
    expect(await db.select().from(addressChanges).where(eq(addressChanges.userId, user.id))).toEqual([]);
  });
});
