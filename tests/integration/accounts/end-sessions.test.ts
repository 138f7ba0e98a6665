// Signing out on this and other devices.
import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { openDatabase } from "~/data/database.server.ts";
import { selectViewer, sessionTag } from "~/data/sessions.server.ts";
import { LINE_HEADER } from "~/domain/live/line.ts";
import { livePublisher } from "~/services/live.server.ts";
import { endAllSessions, endSession, signOut } from "~/usecases/accounts/delete-account.ts";
import { aSession, aUser } from "../../support/factories.ts";
import { askForLive, openLive } from "../../support/live-sockets.ts";

const db = openDatabase(env.DB);

const deps = { db, live: livePublisher(env.LIVE_CHANNEL) };

const isLive = async (userId: string, tokenHash: string, now = Date.now()) =>
  (await selectViewer(db, userId, tokenHash, now)).length === 1;

/** A session's open page, and the code its connection was closed with. */
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
    const { webSocket } = await askForLive({ Cookie: here.cookie, [LINE_HEADER]: JSON.stringify(forged) });
    // An end that nobody holds is collected, and its socket closes.
    webSocket?.accept();
    onTestFinished(() => webSocket?.close(1000));
    const tags = await runInDurableObject(env.LIVE_CHANNEL.getByName(user.id), (_, state) =>
      state.getWebSockets().flatMap((socket) => state.getTags(socket)),
    );
    expect(tags).toEqual([sessionTag(here.tokenHash)]);
  });
});
