// The ends of sessions, what ends with them, and what the nightly cron forgets.
import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { LINE_HEADER } from "~/contracts/live/line.ts";
import { selectSessionsOfUser, selectViewer, sessionTag } from "~/data/accounts/sessions.server.ts";
import { openDatabase } from "~/data/database.server.ts";
import { emailTokens, mailOutbox, pendingSignUps, sessions, users } from "~/data/schema.ts";
import { newId } from "~/lib/ids.ts";
import { hashToken, newToken } from "~/services/auth/tokens.server.ts";
import { livePublisher } from "~/services/live.server.ts";
import { endAllSessions, endSession, signOut } from "~/usecases/accounts/end-sessions.ts";
import { runCron } from "../../../workers/cron/run.ts";
import { aSession, aUser } from "../../support/factories.ts";
import { askForLive, openLive } from "../../support/live-sockets.ts";

const db = openDatabase(env.DB);
const deps = { db, live: livePublisher(env.LIVE_CHANNEL) };
const DAY_MS = 86_400_000;

const isLive = async (userId: string, tokenHash: string, now = Date.now()) =>
  (await selectViewer(db, userId, tokenHash, now)).length === 1;

/** An open page of a session, and the code with which it was closed. */
async function anOpenPage(cookie: string) {
  const { socket } = await openLive(cookie);
  const closed = vi.fn<(code: number) => void>();
  socket.addEventListener("close", ({ code }) => closed(code));
  return closed;
}

describe("S21 signing out", () => {
  it("S21 kills the token for pages and sockets, and leaves other devices", async () => {
    const user = await aUser(db);
    const [here, there] = [await aSession(db, user.id), await aSession(db, user.id)];
    const [pageHere, pageThere] = [await anOpenPage(here.cookie), await anOpenPage(there.cookie)];
    await signOut(deps, { userId: user.id, tokenHash: here.tokenHash });

    expect(await isLive(user.id, here.tokenHash)).toBe(false);
    expect((await askForLive({ Cookie: here.cookie })).status).toBe(401);
    await vi.waitFor(() => expect(pageHere).toHaveBeenCalledWith(4001));
    expect(await isLive(user.id, there.tokenHash)).toBe(true);
    expect(pageThere).not.toHaveBeenCalled();
  });

  it("S21 twice is no error", async () => {
    const user = await aUser(db);
    const { tokenHash } = await aSession(db, user.id);
    await signOut(deps, { userId: user.id, tokenHash });
    await signOut(deps, { userId: user.id, tokenHash });
    expect(await isLive(user.id, tokenHash)).toBe(false);
  });

  it("of another device ends that one only", async () => {
    const user = await aUser(db);
    const [here, there] = [await aSession(db, user.id), await aSession(db, user.id)];
    const page = await anOpenPage(there.cookie);
    await endSession(deps, user.id, sessionTag(there.tokenHash));
    expect(await isLive(user.id, here.tokenHash)).toBe(true);
    expect(await isLive(user.id, there.tokenHash)).toBe(false);
    await vi.waitFor(() => expect(page).toHaveBeenCalledWith(4001));
  });

  it("of another user's device does nothing", async () => {
    const [user, stranger] = [await aUser(db), await aUser(db)];
    const { tokenHash } = await aSession(db, user.id);
    await endSession(deps, stranger.id, sessionTag(tokenHash));
    expect(await isLive(user.id, tokenHash)).toBe(true);
  });

  it("everywhere ends every session and socket of the user, and nobody else's", async () => {
    const [user, stranger] = [await aUser(db), await aUser(db)];
    const own = [await aSession(db, user.id), await aSession(db, user.id)];
    const foreign = await aSession(db, stranger.id);
    const pages = await Promise.all(own.map(({ cookie }) => anOpenPage(cookie)));
    const foreignPage = await anOpenPage(foreign.cookie);
    await endAllSessions(deps, user.id);
    for (const { tokenHash } of own) expect(await isLive(user.id, tokenHash)).toBe(false);
    for (const page of pages) await vi.waitFor(() => expect(page).toHaveBeenCalledWith(4001));
    expect(await isLive(stranger.id, foreign.tokenHash)).toBe(true);
    expect(foreignPage).not.toHaveBeenCalled();
  });

  it("a browser cannot name the session of its socket", async () => {
    const user = await aUser(db);
    const [here, there] = [await aSession(db, user.id), await aSession(db, user.id)];
    const forged = { tag: sessionTag(there.tokenHash), readAt: 0, heardAt: null, ticketMadeAt: null };
    await askForLive({ Cookie: here.cookie, [LINE_HEADER]: JSON.stringify(forged) });
    const tags = await runInDurableObject(env.LIVE_CHANNEL.getByName(user.id), (_, state) =>
      state.getWebSockets().flatMap((socket) => state.getTags(socket)),
    );
    expect(tags).toEqual([sessionTag(here.tokenHash)]);
  });
});

describe("S23 in mid-session", () => {
  it("S23 a deleted account is signed out at the next request", async () => {
    const user = await aUser(db);
    const { tokenHash, cookie } = await aSession(db, user.id);
    await db.delete(users).where(eq(users.id, user.id));
    expect(await isLive(user.id, tokenHash)).toBe(false);
    expect((await askForLive({ Cookie: cookie })).status).toBe(401);
  });
});

describe("the list of devices", () => {
  it("holds the live ones, the one seen last first", async () => {
    const user = await aUser(db);
    const now = Date.now();
    await aSession(db, user.id, { userAgent: "old", lastSeenAt: now - DAY_MS });
    await aSession(db, user.id, { userAgent: "new", lastSeenAt: now });
    await aSession(db, user.id, { userAgent: "over", expiresAt: now - 1 });
    await aSession(db, (await aUser(db)).id, { userAgent: "foreign" });
    const devices = await selectSessionsOfUser(db, user.id, now);
    expect(devices.map(({ userAgent }) => userAgent)).toEqual(["new", "old"]);
  });
});

describe("the nightly cron", () => {
  it("forgets ended sessions, dead links, sign-ups of a week ago and old mails, and keeps what is in use", async () => {
    const user = await aUser(db);
    const now = Date.now();
    const kept = await aSession(db, user.id);
    await aSession(db, user.id, { expiresAt: now - 1 });
    const token = (fields: Partial<typeof emailTokens.$inferInsert>) => ({
      tokenHash: hashToken(newToken()),
      userId: user.id,
      purpose: "reset" as const,
      createdAt: now,
      expiresAt: now + 1000,
      ...fields,
    });
    const liveToken = token({});
    await db
      .insert(emailTokens)
      .values([liveToken, token({ expiresAt: now - 1 }), token({ usedAt: now - 1 })]);
    const mail = (status: "queued" | "sent" | "failed", createdAt: number) => ({
      id: newId(),
      idempotencyKey: newId(),
      kind: status,
      toAddress: user.email,
      status,
      createdAt,
    });
    const waiting = (createdAt: number, linkExpiresAt: number | null) => ({
      id: newId(),
      email: user.email,
      passwordHash: "hash",
      browserHash: "hash",
      tokenHash: newToken(),
      returnPath: "",
      createdAt,
      linkExpiresAt,
    });
    const week = now - 7 * DAY_MS;
    const keptSignUps = [waiting(week + 1, week + DAY_MS), waiting(week + 1, null), waiting(week, now + 1)];
    await db.insert(pendingSignUps).values([...keptSignUps, waiting(week, now), waiting(week - 1, null)]);
    const old = now - 31 * DAY_MS;
    await db
      .insert(mailOutbox)
      .values([mail("sent", old), mail("failed", old), mail("sent", now), mail("queued", old)]);

    await runCron("17 4 * * *", env, now);

    const left = await db.select().from(sessions).where(eq(sessions.userId, user.id));
    expect(left.map(({ tokenHash }) => tokenHash)).toEqual([kept.tokenHash]);
    const tokens = await db.select().from(emailTokens).where(eq(emailTokens.userId, user.id));
    expect(tokens.map(({ tokenHash }) => tokenHash)).toEqual([liveToken.tokenHash]);
    const signUps = await db.select({ id: pendingSignUps.id }).from(pendingSignUps);
    expect(signUps.map(({ id }) => id).sort()).toEqual(keptSignUps.map(({ id }) => id).sort());
    const mails = await db.select().from(mailOutbox).where(eq(mailOutbox.toAddress, user.email));
    expect(mails.map(({ kind, createdAt }) => [kind, createdAt]).sort()).toEqual([
      ["queued", old],
      ["sent", now],
    ]);
  });
});
