// Sign-up through its pages: what it costs, what it mails, and what it does to the browser's old session.
import { desc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { mailOutbox, pendingSignUps, rateCounters, sessions } from "~/data/schema.ts";
import { newId } from "~/lib/new-id.ts";
import { sendForm } from "../../support/account-site.ts";
import { confirmLink, db, mailedToken, PASSWORD, sendSignIn, sendSignUp } from "../../support/accounts.ts";
import { aSession, aUser } from "../../support/factories.ts";
import { aUserWithPassword } from "../../support/known-users.ts";
import { openLive } from "../../support/live-sockets.ts";

const MINUTE = 60_000;
const START = Date.now();

const anAddress = () => `${newId()}@layette.test`;
const signUpForm = (email: string, password = PASSWORD) => ({
  mode: "signup",
  email,
  password,
  confirmPassword: password,
});
const mailsTo = (email: string) =>
  db.select().from(mailOutbox).where(eq(mailOutbox.toAddress, email)).orderBy(desc(mailOutbox.createdAt));
const waitingWith = (email: string) =>
  db.select().from(pendingSignUps).where(eq(pendingSignUps.email, email));

function inTurn<Value>(values: readonly Value[], turn: number): Value {
  const value = values[turn % values.length];
  if (value === undefined) throw new Error("There is nothing to take turns with");
  return value;
}

beforeEach(async () => {
  await db.delete(rateCounters);
});

describe("what a sign-up costs", () => {
  const shapes = (trips: (readonly string[])[]) => trips.map((statements) => statements.length);

  it("a known, a waiting and an unknown address cost the same D1 round trips, and one batch writes all", async () => {
    const { email: known } = await aUserWithPassword();
    const waiting = anAddress();
    await sendSignUp({ email: waiting });
    const answers = [];
    for (const email of [known, waiting, anAddress()]) {
      const { status, location, trips } = await sendForm("/auth", signUpForm(email));
      expect(shapes(trips)).toEqual([1, 1, 3]);
      answers.push([status, location, trips]);
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    expect(await waitingWith(known)).toEqual([]);
  });

  it("so they do where the mail is held back, and so do forgot and resend", async () => {
    const [known, unknown] = [(await aUserWithPassword()).email, anAddress()];
    for (const path of ["/auth", "/auth/forgot", "/auth/resend"]) {
      await db.delete(rateCounters);
      const costs = [];
      for (const email of [known, unknown]) {
        const form = path === "/auth" ? signUpForm(email) : { email };
        const first = await sendForm(path, form);
        const again = await sendForm(path, form, { from: "203.0.113.2" });
        expect([again.status, again.location]).toEqual([first.status, first.location]);
        costs.push([first.trips, again.trips]);
      }
      expect(costs[1], path).toEqual(costs[0]);
    }
  });

  it("S2 two sign-ups at once for one address are both stored, each with its own link", async () => {
    const email = anAddress();
    await Promise.all([sendSignUp({ email }), sendSignUp({ email }), sendSignUp({ email })]);
    const rows = await waitingWith(email);
    expect(new Set(rows.map(({ tokenHash }) => tokenHash)).size).toBe(3);
    expect(await mailsTo(email)).toHaveLength(3);
  });
});

describe("S2 the owner's form", () => {
  it("S2 is not lost three seconds after a stranger's: the stranger's link leads to it in the owner's browser", async () => {
    const email = anAddress();
    await sendForm("/auth", signUpForm(email, "the stranger's"), { now: START, from: "198.51.100.9" });
    const own = await sendForm("/auth", signUpForm(email, "the owner's"), { now: START + 3000 });
    expect([own.status, own.location]).toEqual([302, "/auth/check-inbox"]);
    expect(await mailsTo(email), "one mail a minute").toHaveLength(1);
    const token = await mailedToken(email);
    const cookie = own.cookies.join("; ");
    const confirmed = await sendForm("/auth/confirm", { token }, { cookie, now: START + 9000 });
    expect([confirmed.status, confirmed.location]).toEqual([302, "/"]);
    expect(await sendSignIn(email, "the stranger's")).toBeNull();
    expect(await sendSignIn(email, "the owner's")).not.toBeNull();
  });

  it("S2 S10 keeps its link while a stranger signs up 61 seconds later, and loses it to a newer one", async () => {
    const email = anAddress();
    const own = await sendForm("/auth", signUpForm(email, "the owner's"), { now: START });
    const cookie = own.cookies.join("; ");
    const token = await mailedToken(email);
    await sendForm("/auth", signUpForm(email, "the stranger's"), {
      now: START + 61_000,
      from: "198.51.100.9",
    });
    expect(await mailsTo(email)).toHaveLength(2);
    const resent = await sendForm("/auth/check-inbox", {}, { cookie, now: START + 2 * MINUTE + 1000 });
    expect(resent.status).toBe(200);
    const newer = await mailedToken(email);
    const late = { cookie, now: START + 3 * MINUTE };
    expect((await sendForm("/auth/confirm", { token }, late)).status).toBe(400);
    expect((await sendForm("/auth/confirm", { token: newer }, late)).status).toBe(302);
    expect(await sendSignIn(email, "the stranger's")).toBeNull();
    expect(await sendSignIn(email, "the owner's")).not.toBeNull();
  });

  it("S2 a stranger's password never counts: not in a browser without a sign-up, nor in that of another address", async () => {
    const email = anAddress();
    await sendForm("/auth", signUpForm(email, "the stranger's"), { from: "198.51.100.9" });
    const token = await mailedToken(email);
    const other = await sendForm("/auth", signUpForm(anAddress(), "of another address"));
    for (const cookie of ["", other.cookies.join("; "), "sign-up-inbox=junk"]) {
      expect((await sendForm("/auth/confirm", { token }, { cookie })).status).toBe(400);
      const short = { token, password: "12345", confirmPassword: "12345" };
      expect((await sendForm("/auth/confirm", short, { cookie })).status).toBe(400);
    }
    const chosen = { token, password: "the owner's", confirmPassword: "the owner's" };
    expect((await sendForm("/auth/confirm", chosen)).status).toBe(302);
    expect(await sendSignIn(email, "the stranger's")).toBeNull();
    expect(await sendSignIn(email, "of another address")).toBeNull();
    expect(await sendSignIn(email, "the owner's")).not.toBeNull();
    expect(await waitingWith(email)).toEqual([]);
  });

  it("S9 a password that is sent along where none was asked for changes nothing", async () => {
    const email = anAddress();
    const { browserSecret } = await sendSignUp({ email });
    const link = { browserSecret, password: "sent along" };
    expect(await confirmLink(await mailedToken(email), link)).not.toBeNull();
    expect(await sendSignIn(email, "sent along")).toBeNull();
    expect(await sendSignIn(email)).not.toBeNull();
  });
});

describe("S69 the mails of one mailbox", () => {
  const DOORS = [
    (email: string) => ["/auth", signUpForm(email)] as const,
    (email: string) => ["/auth/resend", { email }] as const,
    (email: string) => ["/auth/forgot", { email }] as const,
  ];

  /**
   * Tries every mail form in turn for an hour, each time as another client and in another spelling: returns
   * the times of the mails, and the answers.
   */
  async function besiege(spellings: readonly string[]) {
    const sent: number[] = [];
    const statuses = new Set<number>();
    const countMails = async () => (await db.select({ id: mailOutbox.id }).from(mailOutbox)).length;
    // Three times a minute at first, then every other minute, because hashing a password takes time.
    const seconds = Array.from({ length: 42 }, (_, turn) => (turn < 15 ? turn * 20 : (turn - 12) * 120));
    for (const [turn, second] of seconds.entries()) {
      const now = START + second * 1000;
      const [path, form] = inTurn(DOORS, turn)(inTurn(spellings, Math.floor(turn / DOORS.length)));
      const before = await countMails();
      statuses.add((await sendForm(path, form, { now, from: `198.51.100.${turn}` })).status);
      if ((await countMails()) > before) sent.push(now);
    }
    return { sent, statuses };
  }

  it("S69 has at most one mail a minute and five an hour, however it is asked for and spelled", {
    timeout: 120_000,
  }, async () => {
    const name = newId().slice(0, 12);
    await aUser(db, { user: { email: `${name}@layette.test` } });
    const spellings = [name, `${name}+baby`, `${name.slice(0, 3)}.${name.slice(3)}`];
    const { sent, statuses } = await besiege(spellings.map((spelled) => `${spelled}@layette.test`));
    expect(sent.length).toBeGreaterThan(2);
    // Five leave, and one waits in the outbox for a turn, which this hour has no longer (S114).
    expect(sent.length).toBeLessThanOrEqual(6);
    const isOrderly = (times: readonly number[]) =>
      times.every((at, index) => at - (times[index - 1] ?? 0) >= MINUTE);
    expect(sent.some((_, waiting) => isOrderly(sent.toSpliced(waiting, 1)))).toBe(true);
    expect([...statuses].sort(), "clients who ask once are not told of each other").toEqual([200, 302]);
  });

  it("S69 S68 whoever keeps signing up leaves a mail to a forgotten password", async () => {
    const { email } = await aUserWithPassword();
    const mailed: (string | undefined)[] = [];
    for (let minute = 0; minute < 59; minute++) {
      const now = START + minute * MINUTE;
      const stranger = { now, from: `198.51.100.${minute}` };
      if (minute % 6 === 0) await sendForm("/auth", signUpForm(email), stranger);
      else await sendForm("/auth/resend", { email }, stranger);
      if (minute !== 10 && minute !== 55) continue;
      await sendForm("/auth/forgot", { email }, { now: now + 1 });
      mailed.push((await mailsTo(email))[0]?.kind);
    }
    expect(mailed).toEqual(["reset", "reset"]);
    expect((await mailsTo(email)).length).toBeLessThanOrEqual(5);
  });

  it("S69 a held-back sign-up's mail waits for its turn, and whoever asks next adds none", async () => {
    const email = anAddress();
    await sendForm("/auth/forgot", { email }, { now: START, from: "198.51.100.9" });
    const own = await sendForm("/auth", signUpForm(email), { now: START + 1000 });
    expect(await mailsTo(email)).toMatchObject([{ kind: "confirm", status: "queued" }]);
    await sendForm("/auth/forgot", { email }, { now: START + 2000, from: "198.51.100.8" });
    expect(await mailsTo(email)).toHaveLength(1);
    const form = { token: await mailedToken(email) };
    const cookie = own.cookies.join("; ");
    expect((await sendForm("/auth/confirm", form, { cookie, now: START + 2 * MINUTE })).status).toBe(302);
    expect(await sendSignIn(email)).not.toBeNull();
  });

  it("S69 a client who asks again is told to wait, and a link that was used gives its mail back", async () => {
    const email = anAddress();
    const own = await sendForm("/auth", signUpForm(email), { now: START });
    const cookie = own.cookies.join("; ");
    expect((await sendForm("/auth/check-inbox", {}, { cookie, now: START + 1000 })).status).toBe(429);
    const form = { token: await mailedToken(email) };
    expect((await sendForm("/auth/confirm", form, { cookie, now: START + 2000 })).status).toBe(302);
    expect((await sendForm("/auth/forgot", { email }, { now: START + 3000 })).status).toBe(200);
    expect((await mailsTo(email))[0]?.kind).toBe("reset");
  });
});

describe("the browser's earlier session", () => {
  it("S19 is over, its row and its sockets, when a sign-up is confirmed there", async () => {
    const earlier = await aUser(db);
    const { tokenHash, cookie: session } = await aSession(db, earlier.id);
    const elsewhere = await aSession(db, earlier.id);
    const { socket } = await openLive(session);
    const closed = vi.fn();
    socket.addEventListener("close", ({ code }) => closed(code));
    const email = anAddress();
    const own = await sendForm("/auth", signUpForm(email));
    const token = await mailedToken(email);
    const refused = await sendForm("/auth/confirm", { token: "x".repeat(43) }, { cookie: session });
    expect(refused.status).toBe(400);
    expect(await db.select().from(sessions).where(eq(sessions.tokenHash, tokenHash))).toHaveLength(1);

    const cookie = [session, ...own.cookies].join("; ");
    expect((await sendForm("/auth/confirm", { token }, { cookie })).status).toBe(302);
    expect(await db.select().from(sessions).where(eq(sessions.tokenHash, tokenHash))).toEqual([]);
    await vi.waitFor(() => expect(closed).toHaveBeenCalledWith(4001));
    const left = await db.select().from(sessions).where(eq(sessions.userId, earlier.id));
    expect(
      left.map((row) => row.tokenHash),
      "other devices stay signed in",
    ).toEqual([elsewhere.tokenHash]);
  });
});
