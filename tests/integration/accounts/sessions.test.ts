// Sessions that end midway, and the list of sessions.
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { openDatabase } from "~/data/database.server.ts";
import { users } from "~/data/schema.ts";
import { selectSessionsOfUser, selectViewer } from "~/data/sessions.server.ts";
import { aSession, aUser } from "../../support/factories.ts";
import { askForLive } from "../../support/live-sockets.ts";

const db = openDatabase(env.DB);

const DAY_MS = 86_400_000;

const isLive = async (userId: string, tokenHash: string, now = Date.now()) =>
  (await selectViewer(db, userId, tokenHash, now)).length === 1;

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
