// The link for a forgotten password, and what a new password ends. Also passwords changed by people who know
// them.
import { eq } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { linkedPasswordForm } from "~/contracts/accounts/account-forms.ts";
import { signUpForm } from "~/contracts/accounts/credentials.ts";
import { emailTokens, mailOutbox, pendingSignUps, sessions, users } from "~/data/schema.ts";
import { selectViewer } from "~/data/sessions.server.ts";
import { hashToken, newToken } from "~/services/auth/tokens.server.ts";
import { changePassword, lookAtResetLink, resetPassword } from "~/usecases/accounts/passwords.ts";
import * as accounts from "../../support/accounts.ts";
import { aSession, aUser } from "../../support/factories.ts";
import { heldQueues } from "../../support/held-queues.ts";
import { accountDependencies, aUserWithPassword } from "../../support/known-users.ts";
import { openLive } from "../../support/live-sockets.ts";
import { mailedReset } from "../../support/reset-links.ts";

const { confirmLink, db, dumpDatabase, mailedToken, newestMail, PASSWORD, sendSignIn, sendSignUp } = accounts;

const HOUR_MS = 3_600_000;

const NEW_PASSWORD = "another rattle";

const tokensOf = (userId: string) => db.select().from(emailTokens).where(eq(emailTokens.userId, userId));

const sessionsOf = (userId: string) => db.select().from(sessions).where(eq(sessions.userId, userId));

const mailsTo = (email: string) => db.select().from(mailOutbox).where(eq(mailOutbox.toAddress, email));

describe("the mailed link", () => {
  it("S16 is used up by no look at it, however often", async () => {
    const user = await aUserWithPassword();
    const token = await mailedReset(user.email);
    const deps = accountDependencies();
    const before = await dumpDatabase();
    for (let look = 0; look < 3; look++) expect(await lookAtResetLink(deps, token)).not.toBeNull();
    expect(await dumpDatabase()).toBe(before);
  });

  it("S10 sets a password once: a second use and two at once find it used", async () => {
    const user = await aUserWithPassword();
    const token = await mailedReset(user.email);
    const deps = accountDependencies();
    const results = await Promise.all([
      resetPassword(deps, token, NEW_PASSWORD),
      resetPassword(deps, token, NEW_PASSWORD),
    ]);
    expect(results.filter((session) => session !== null)).toHaveLength(1);
    expect(await resetPassword(deps, token, "a third rattle")).toBeNull();
    expect(await lookAtResetLink(deps, token)).toBeNull();
    expect(await sendSignIn(user.email, NEW_PASSWORD)).not.toBeNull();
    expect((await mailsTo(user.email)).filter(({ kind }) => kind === "password-changed")).toHaveLength(1);
  });

  it("S10 works for an hour, not longer", async () => {
    const user = await aUserWithPassword();
    const now = Date.now();
    const token = await mailedReset(user.email, now);
    expect(await resetPassword(accountDependencies({ now: now + HOUR_MS }), token, NEW_PASSWORD)).toBeNull();
    expect(await lookAtResetLink({ db, now: now + HOUR_MS - 1 }, token)).not.toBeNull();
  });

  it("S10 is dead once a newer one was asked for", async () => {
    const user = await aUserWithPassword();
    const older = await mailedReset(user.email);
    const newer = await mailedReset(user.email, Date.now() + 1);
    expect(newer).not.toBe(older);
    const deps = accountDependencies();
    expect(await resetPassword(deps, older, NEW_PASSWORD)).toBeNull();
    expect(await resetPassword(deps, newer, NEW_PASSWORD)).not.toBeNull();
  });

  it("S10 of a confirmation sets no password, and the other way round", async () => {
    const { browserSecret } = await sendSignUp({ email: "two-kinds@layette.test" });
    const confirmation = await mailedToken("two-kinds@layette.test");
    const deps = accountDependencies();
    expect(await resetPassword(deps, confirmation, NEW_PASSWORD)).toBeNull();
    const user = await aUserWithPassword();
    expect(
      await confirmLink(await mailedReset(user.email), { browserSecret, password: PASSWORD }),
    ).toBeNull();
    expect(await confirmLink(confirmation, { browserSecret })).not.toBeNull();
  });

  it("S15 is refused flipped, cut, overlong and as nonsense", async () => {
    const user = await aUserWithPassword();
    const token = await mailedReset(user.email);
    const deps = accountDependencies();
    const flipped = (token.startsWith("A") ? "B" : "A") + token.slice(1);
    for (const bad of [flipped, token.slice(1), `${token}A`, "x".repeat(10_000), "\0", "'", "%00", ""]) {
      expect(await lookAtResetLink(deps, bad)).toBeNull();
      expect(await resetPassword(deps, bad, NEW_PASSWORD)).toBeNull();
    }
    expect(await sendSignIn(user.email)).not.toBeNull();
  });

  it("S14 is not opened by what the database holds", async () => {
    const user = await aUserWithPassword();
    await mailedReset(user.email);
    const [stored] = await tokensOf(user.id);
    expect(await resetPassword(accountDependencies(), String(stored?.tokenHash), NEW_PASSWORD)).toBeNull();
  });

  it("of an address that waits for its confirmation is that one, and its owner chooses the password", async () => {
    const email = "never-confirmed@layette.test";
    await sendSignUp({ email });
    const token = await mailedReset(email, Date.now() + 1);
    expect((await newestMail(email)).kind).toBe("confirm");
    expect(await resetPassword(accountDependencies(), token, NEW_PASSWORD)).toBeNull();
    expect(await confirmLink(token, { password: NEW_PASSWORD })).not.toBeNull();
    expect(await sendSignIn(email, PASSWORD)).toBeNull();
    expect(await sendSignIn(email, NEW_PASSWORD)).not.toBeNull();
  });

  it("gives an account without a password one", async () => {
    const user = await aUser(db);
    const token = await mailedReset(user.email);
    expect(await resetPassword(accountDependencies(), token, NEW_PASSWORD)).not.toBeNull();
    expect(await sendSignIn(user.email, NEW_PASSWORD)).not.toBeNull();
  });
});

describe("S13 a new password", () => {
  it("S13 by reset ends all sessions and sockets, mails a notice, and signs in anew (S19)", async () => {
    const user = await aUserWithPassword();
    const { tokenHash, cookie } = await aSession(db, user.id);
    const { socket } = await openLive(cookie);
    const closed = vi.fn();
    socket.addEventListener("close", ({ code }) => closed(code));
    const queues = heldQueues();
    const token = await mailedReset(user.email);
    const session = await resetPassword(accountDependencies({ queues }), token, NEW_PASSWORD);

    expect(await selectViewer(db, user.id, tokenHash, Date.now())).toEqual([]);
    expect(await sessionsOf(user.id)).toEqual([
      expect.objectContaining({ tokenHash: hashToken(String(session?.token)) }),
    ]);
    await vi.waitFor(() => expect(closed).toHaveBeenCalledWith(4001));
    const notice = (await mailsTo(user.email)).find(({ kind }) => kind === "password-changed");
    expect(queues.waiting.map(({ body }) => body)).toEqual([{ mailId: notice?.id }]);
    expect(await sendSignIn(user.email, PASSWORD)).toBeNull();
    expect(await sendSignIn(user.email, NEW_PASSWORD)).not.toBeNull();
  });

  it("S13 by change needs the current one, ends the others and replaces this session", async () => {
    const user = await aUserWithPassword();
    const [here, there] = [await aSession(db, user.id), await aSession(db, user.id)];
    const reset = await mailedReset(user.email);
    const form = { currentPassword: PASSWORD, password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
    const deps = accountDependencies();
    expect(await changePassword(deps, user.id, { ...form, currentPassword: "a wrong guess" })).toBeNull();
    expect(await sessionsOf(user.id)).toHaveLength(2);
    expect((await mailsTo(user.email)).map(({ kind }) => kind)).toEqual(["reset"]);

    const session = await changePassword(deps, user.id, form);
    for (const { tokenHash } of [here, there]) {
      expect(await selectViewer(db, user.id, tokenHash, Date.now())).toEqual([]);
    }
    expect(await selectViewer(db, user.id, hashToken(String(session?.token)), Date.now())).toHaveLength(1);
    expect((await mailsTo(user.email)).map(({ kind }) => kind).sort()).toEqual(["password-changed", "reset"]);
    expect(await lookAtResetLink(deps, reset), "a link that was under way").toBeNull();
    expect(await sendSignIn(user.email, NEW_PASSWORD)).not.toBeNull();
  });

  it("S13 leaves the sessions of everybody else alone", async () => {
    const [user, other] = [await aUserWithPassword(), await aUserWithPassword()];
    const { tokenHash } = await aSession(db, other.id);
    const form = { currentPassword: PASSWORD, password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
    await changePassword(accountDependencies(), user.id, form);
    await resetPassword(accountDependencies(), await mailedReset(user.email), NEW_PASSWORD);
    expect(await selectViewer(db, other.id, tokenHash, Date.now())).toHaveLength(1);
    expect(await sendSignIn(other.email)).not.toBeNull();
  });

  it("S4 an account without a password cannot change it by guessing none", async () => {
    const user = await aUser(db);
    for (const currentPassword of ["", "null", PASSWORD]) {
      const form = { currentPassword, password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
      expect(await changePassword(accountDependencies(), user.id, form)).toBeNull();
    }
    expect((await db.select().from(users).where(eq(users.id, user.id)))[0]?.passwordHash).toBeNull();
  });
});

describe("S70 old links", () => {
  /** A state that no order of requests leaves: a pending sign-up next to an account. */
  async function aLeftoverLink(email: string): Promise<string> {
    const token = newToken();
    await db
      .insert(pendingSignUps)
      .values({
        id: newToken(),
        email,
        passwordHash: "the stranger's",
        browserHash: hashToken("the stranger's browser"),
        tokenHash: hashToken(token),
        linkExpiresAt: Date.now() + HOUR_MS,
        returnPath: "",
        createdAt: Date.now(),
      });
    return token;
  }

  const waitingWith = (email: string) =>
    db.select().from(pendingSignUps).where(eq(pendingSignUps.email, email));

  it("S70 a confirm link is dead once its address has come in by a forgotten password", async () => {
    const email = `${newToken().slice(0, 10).toLowerCase()}@layette.test`;
    const stranger = await sendSignUp({ email, password: "the stranger's" });
    const old = await mailedToken(email);
    const link = await mailedReset(email, Date.now() + 1);
    expect(await confirmLink(link, { password: NEW_PASSWORD })).not.toBeNull();
    expect(await confirmLink(old, stranger)).toBeNull();
    expect(await confirmLink(old, { password: "the stranger's" })).toBeNull();
    expect(await sendSignIn(email, NEW_PASSWORD)).not.toBeNull();
  });

  it("S70 a reset and a change end the sign-ups that wait for the address", async () => {
    for (const way of ["reset", "change"] as const) {
      const user = await aUserWithPassword();
      const bystander = `${newToken().slice(0, 10).toLowerCase()}@layette.test`;
      await sendSignUp({ email: bystander });
      const old = await aLeftoverLink(user.email);
      const deps = accountDependencies();
      const form = { currentPassword: PASSWORD, password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
      if (way === "reset") await resetPassword(deps, await mailedReset(user.email), NEW_PASSWORD);
      else await changePassword(deps, user.id, form);
      expect(await waitingWith(user.email), way).toEqual([]);
      expect(await confirmLink(old, { password: "the stranger's" })).toBeNull();
      expect(await waitingWith(bystander)).toHaveLength(1);
    }
  });

  it("S70 a link beside an account replaces no password and signs nobody in", async () => {
    const user = await aUserWithPassword();
    const old = await aLeftoverLink(user.email);
    expect(await confirmLink(old, { password: NEW_PASSWORD })).toBeNull();
    expect(await sessionsOf(user.id)).toEqual([]);
    expect(await sendSignIn(user.email)).not.toBeNull();
    expect(await waitingWith(user.email)).toEqual([]);
  });
});

describe("S7 the form of a new password", () => {
  it.each([
    ["short", "12345", "PASSWORD_TOO_SHORT"],
    ["of a megabyte", "a".repeat(1_048_576), "PASSWORD_TOO_LONG"],
  ])("S7 refuses one that is %s, at reset and at sign-up", (_, password, message) => {
    const form = { email: "a@layette.test", password, confirmPassword: password };
    for (const schema of [linkedPasswordForm, signUpForm]) {
      expect(schema.safeParse(form).error?.issues.map((issue) => issue.message)).toContain(message);
    }
  });

  it("asks for the same password twice", () => {
    const { error } = linkedPasswordForm.safeParse({ password: "wooden blocks", confirmPassword: "wooden" });
    expect(error?.issues[0]).toMatchObject({ path: ["confirmPassword"], message: "PASSWORDS_DO_NOT_MATCH" });
  });

  it("S9 takes nothing but what it asks for", () => {
    const form = { password: "wooden blocks", confirmPassword: "wooden blocks" };
    const sent = { ...form, role: "admin", user_id: newToken(), email_confirmed_at: "1" };
    expect(linkedPasswordForm.parse(sent)).toEqual(form);
  });
});
