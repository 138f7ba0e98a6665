// Limits on sockets: a session's sockets close when it ends, nobody can hold or open many, and a client that
// sends messages loses its socket.
import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { openDatabase } from "~/data/database.server.ts";
import { sessions } from "~/data/schema.ts";
import { MOST_SOCKETS, RECHECK_MS } from "~/domain/live/line.ts";
import { sealLiveTicket } from "~/services/auth/live-ticket.server.ts";
import { newToken } from "~/services/auth/tokens.server.ts";
import { livePublisher } from "~/services/live.server.ts";
import { connectLive } from "../../../workers/realtime/connect.ts";
import { checkSockets } from "../../../workers/realtime/line-sockets.ts";
import { aSession, aUser } from "../../support/factories.ts";
import { failingDatabase, interceptDatabase } from "../../support/faulty-bindings.ts";
import { askForLive, type LineWish, OWN_ORIGIN, openLive } from "../../support/live-sockets.ts";
import { countLogged, expectLogs } from "../../support/logs.ts";

const db = openDatabase(env.DB);

let userId: string;
let session: Awaited<ReturnType<typeof aSession>>;

beforeEach(async () => {
  userId = (await aUser(db)).id;
  session = await aSession(db, userId);
});

const channel = () => env.LIVE_CHANNEL.getByName(userId);
const minute = () => runDurableObjectAlarm(channel());
const nextCheck = () => runInDurableObject(channel(), (_, { storage }) => storage.getAlarm());

/** An open socket that records the code it was closed with. */
async function watched(cookie = session.cookie, wish: LineWish = {}) {
  const { socket, messages } = await openLive(cookie, wish);
  const seen: { code: number | null } = { code: null };
  socket.addEventListener("close", ({ code }) => {
    seen.code = code;
  });
  return { socket, messages, seen };
}

describe("a session that is over", () => {
  it.each([
    ["has run out", () => db.update(sessions).set({ expiresAt: Date.now() - 1 })],
    ["was ended without a word to the channel", () => db.delete(sessions)],
  ])("S21 and %s takes its sockets with it within a minute", async (_, end) => {
    const [first, second] = [await watched(), await watched()];
    await end().where(eq(sessions.tokenHash, session.tokenHash));
    expect(await nextCheck()).toBeLessThanOrEqual(Date.now() + RECHECK_MS);
    expect(await minute()).toBe(true);
    await vi.waitFor(() => expect([first.seen.code, second.seen.code]).toEqual([4001, 4001]));
    expect(await nextCheck()).toBeNull();
  });

  it("S21 does so too when the channel has slept since", async () => {
    const { seen } = await watched();
    await evictDurableObject(channel());
    await db.delete(sessions).where(eq(sessions.tokenHash, session.tokenHash));
    await minute();
    await vi.waitFor(() => expect(seen.code).toBe(4001));
  });

  it("S21 leaves the user's other sessions theirs, and one that was extended", async () => {
    const other = await aSession(db, userId);
    const [mine, theirs] = [await watched(), await watched(other.cookie)];
    await db.delete(sessions).where(eq(sessions.tokenHash, session.tokenHash));
    await minute();
    await vi.waitFor(() => expect(mine.seen.code).toBe(4001));
    await livePublisher(env.LIVE_CHANNEL).publish(userId, { type: "selection", selectedOnboardingId: null });
    await vi.waitFor(() => expect(theirs.messages).toHaveLength(1));
    expect(theirs.seen.code).toBeNull();
    expect(await nextCheck()).not.toBeNull();
  });

  it("S21 is noticed within a minute of the ticket that opened the socket, not of the socket", async () => {
    const madeAt = Date.now() - 45_000;
    await watched();
    const ticket = await sealLiveTicket(env.TOKEN_SECRET, { userId, tokenHash: session.tokenHash }, madeAt);
    await watched(session.cookie, { ticket });
    expect(await nextCheck()).toBe(madeAt + RECHECK_MS);
  });

  it("is looked for in one round trip for all sockets, and not while none is open", async () => {
    const { socket } = await watched();
    await runInDurableObject(channel(), async (_, state) => {
      const trips: unknown[] = [];
      const DB = interceptDatabase(env.DB, (statements, run) => {
        trips.push(statements);
        return run();
      });
      expect(await checkSockets(DB, state.getWebSockets(), Date.now())).toEqual([]);
      expect(trips).toHaveLength(1);
    });
    socket.close(1000);
    const open = () => runInDurableObject(channel(), (_, state) => state.getWebSockets().length);
    await vi.waitFor(async () => expect(await open()).toBe(0));
    await minute();
    expect(await nextCheck()).toBeNull();
  });

  it("is looked for again when the database did not answer", async () => {
    expectLogs("sockets_not_checked");
    await watched();
    const DB = interceptDatabase(env.DB, () => Promise.reject(new Error("D1 is away")));
    await runInDurableObject(channel(), async (_, state) => {
      expect(await checkSockets(DB, state.getWebSockets(), Date.now())).toEqual([]);
    });
    expect(countLogged("sockets_not_checked")).toBe(1);
  });
});

describe("the sockets of one session", () => {
  it("S60 are ten at most: the eleventh takes the place of the oldest", async () => {
    const other = await watched((await aSession(db, userId)).cookie);
    const sockets: Awaited<ReturnType<typeof watched>>[] = [];
    for (let count = 0; count < MOST_SOCKETS; count += 1) sockets.push(await watched());
    await evictDurableObject(channel());
    sockets.push(await watched());
    await vi.waitFor(() => expect(sockets.filter(({ seen }) => seen.code === 4008)).toHaveLength(1));
    expect(sockets.at(-1)?.seen.code).toBeNull();
    expect(other.seen.code).toBeNull();
  });

  it.each([
    ["a word", "hello"],
    ["many bytes", "x".repeat(100_000)],
    ["a ping that is none", "ping "],
  ])("S60 are closed when somebody says %s on one", async (_, word) => {
    expectLogs("socket_refused");
    const [loud, quiet] = [await watched(), await watched()];
    for (let count = 0; count < 50; count += 1) loud.socket.send(word);
    await vi.waitFor(() => expect(loud.seen.code).toBe(1008));
    expect(countLogged("socket_refused")).toBe(1);
    quiet.socket.send("ping");
    await vi.waitFor(() => expect(quiet.messages).toEqual(["pong"]));
  });
});

describe("asking for sockets", () => {
  /** The bindings, with limits used up for some keys, and the keys that were checked. */
  function limited(isUsedUp: (limiter: "client" | "session") => boolean) {
    const keys: string[] = [];
    const limiter = (name: "client" | "session") => ({
      limit: async ({ key }: { key: string }) => {
        keys.push(`${name} ${key}`);
        return { success: !isUsedUp(name) };
      },
    });
    const trips: unknown[] = [];
    const DB = interceptDatabase(env.DB, (statements, run) => {
      trips.push(statements);
      return run();
    });
    const bindings = { ...env, DB, WRITE_LIMITER: limiter("client"), LIVE_LIMITER: limiter("session") };
    return { keys, trips, bindings };
  }

  it.each(["client", "session"] as const)(
    "S60 too often by one %s is refused with 429, without the database",
    async (which) => {
      expectLogs("socket_refused");
      const { trips, bindings } = limited((name) => name === which);
      const headers = { Cookie: session.cookie, "CF-Connecting-IP": "203.0.113.7" };
      const response = await askForLive(headers, bindings);
      expect(response.status).toBe(429);
      expect(response.headers.get("Retry-After")).toBe("60");
      expect(trips).toEqual([]);
    },
  );

  it("is told to come back, and caches to keep nothing, while the database is away", async () => {
    const bindings = { ...env, DB: failingDatabase(env.DB, /sessions/) };
    const head = new Request(`${OWN_ORIGIN}/live`, { method: "HEAD", headers: { Cookie: session.cookie } });
    for (const response of [
      await askForLive({ Cookie: session.cookie }, bindings),
      await connectLive(head, bindings, Date.now()),
    ]) {
      expect([response.status, response.headers.get("Retry-After")]).toEqual([503, "10"]);
      expect(response.headers.get("Cache-Control")).toBe("no-store");
    }
    expectLogs("live_line_failed");
  });

  it("S60 is counted by the client's address and by the session, whose hash is not spelled out", async () => {
    const { keys, bindings } = limited(() => false);
    await askForLive({ Cookie: session.cookie, "CF-Connecting-IP": "203.0.113.7" }, bindings);
    expect(keys).toEqual(["client live:203.0.113.7", `session ${session.tokenHash.slice(0, 16)}`]);
  });

  it("S60 more than 120 times a minute by one session is refused", async () => {
    expectLogs("socket_refused");
    const stranger = `session=${btoa(JSON.stringify(`${userId}.${newToken()}`))}`;
    const statuses = new Set<number>();
    for (let count = 0; count < 260 && !statuses.has(429); count += 1) {
      statuses.add((await askForLive({ Cookie: stranger })).status);
    }
    expect([...statuses]).toEqual([401, 429]);
    expect((await askForLive({ Cookie: session.cookie })).status).toBe(101);
  });
});

describe("a page whose socket was refused", () => {
  const head = (cookie: string | null) => {
    const headers = new Headers(cookie === null ? {} : { Cookie: cookie });
    return connectLive(new Request(`${OWN_ORIGIN}/live`, { method: "HEAD", headers }), env, Date.now());
  };

  it("S21 is told by a HEAD whether its session is live", async () => {
    expect((await head(session.cookie)).status).toBe(204);
    await db.delete(sessions).where(eq(sessions.tokenHash, session.tokenHash));
    expect((await head(session.cookie)).status).toBe(401);
    expect((await head(null)).status).toBe(401);
  });
});
