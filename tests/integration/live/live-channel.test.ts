// The live channel: who may open it, and that an event reaches only its user's pages.
import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { type LiveEvent, planEvent } from "~/contracts/live/live-event.ts";
import { readLiveEvent } from "~/contracts/live/read-live-event.ts";
import { openDatabase } from "~/data/database.server.ts";
import { newToken } from "~/services/auth/tokens.server.ts";
import { livePublisher } from "~/services/live.server.ts";
import { connectLive } from "../../../workers/realtime/connect.ts";
import { aSession, aUser } from "../../support/factories.ts";
import { askForLive, OWN_ORIGIN, openLive } from "../../support/live-sockets.ts";
import { expectLogs } from "../../support/logs.ts";
import { aWorld, planned } from "../../support/plans.ts";

const db = openDatabase(env.DB);
const EVENT: LiveEvent = {
  type: "attempt",
  onboardingId: "plan",
  version: 3,
  status: "completed",
  errorMessage: null,
};

let user: { id: string };
let cookie: string;

beforeEach(async () => {
  user = await aUser(db);
  ({ cookie } = await aSession(db, user.id));
});

const publish = (userId: string, version = EVENT.version) =>
  livePublisher(env.LIVE_CHANNEL).publish(userId, { ...EVENT, version });

describe("S60 who may open the live channel", () => {
  /** The bindings, with a channel that counts its calls. */
  function watched() {
    const reached = vi.fn();
    const LIVE_CHANNEL = new Proxy(env.LIVE_CHANNEL, {
      get(target, key) {
        reached(key);
        const value: unknown = Reflect.get(target, key);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
    return { reached, bindings: { ...env, LIVE_CHANNEL } };
  }

  it.each<[string, Record<string, string | null>, number]>([
    ["a foreign origin", { Origin: "https://evil.example" }, 403],
    ["an origin that only begins like ours", { Origin: `${OWN_ORIGIN}.evil.example` }, 403],
    ["another port of this machine", { Origin: "http://localhost:9999" }, 403],
    ["the origin null", { Origin: "null" }, 403],
    ["no origin", { Origin: null }, 403],
    ["no cookie", { Cookie: null }, 401],
    ["a cookie of nonsense", { Cookie: "session=%E0%A4%A" }, 401],
    ["an empty cookie", { Cookie: "session=" }, 401],
    ["a cookie of 10 KB", { Cookie: `session=${"a".repeat(10_000)}` }, 401],
    ["a request that is no upgrade", { Upgrade: null }, 426],
    ["an upgrade to something else", { Upgrade: "h2c" }, 426],
  ])("S60 %s is refused before the channel is reached", async (_, headers, status) => {
    if (status === 403) expectLogs("socket_refused");
    const { reached, bindings } = watched();
    const response = await askForLive({ Cookie: cookie, ...headers }, bindings);
    expect(response.status).toBe(status);
    expect(response.webSocket).toBeNull();
    expect(reached).not.toHaveBeenCalled();
  });

  it("S60 an unknown token, a token of another user and an expired session are refused", async () => {
    const { reached, bindings } = watched();
    const other = await aUser(db);
    const { token } = await aSession(db, user.id);
    const cookieOf = (userId: string, value: string) =>
      `session=${btoa(JSON.stringify(`${userId}.${value}`))}`;
    const expired = await aSession(db, user.id, { expiresAt: Date.now() - 1 });
    for (const bad of [cookieOf(user.id, newToken()), cookieOf(other.id, token), expired.cookie]) {
      expect((await askForLive({ Cookie: bad }, bindings)).status).toBe(401);
    }
    expect(reached).not.toHaveBeenCalled();
    expect((await askForLive({ Cookie: cookieOf(user.id, token) }, bindings)).status).toBe(101);
  });

  it("S60 a POST with upgrade headers is refused", async () => {
    const headers = { Upgrade: "websocket", Origin: OWN_ORIGIN, Cookie: cookie };
    const request = new Request(`${OWN_ORIGIN}/live`, { method: "POST", headers });
    expect((await connectLive(request, env, Date.now())).status).toBe(426);
  });
});

describe("what the live channel tells", () => {
  it("tells every page of the user, and nobody else's", async () => {
    const stranger = await aUser(db);
    const [first, second] = [await openLive(cookie), await openLive(cookie)];
    const foreign = await openLive((await aSession(db, stranger.id)).cookie);
    await publish(user.id);
    await publish(stranger.id, 9);
    await vi.waitFor(() => {
      expect(first.messages.map(readLiveEvent)).toEqual([EVENT]);
      expect(second.messages.map(readLiveEvent)).toEqual([EVENT]);
      expect(foreign.messages.map(readLiveEvent)).toEqual([{ ...EVENT, version: 9 }]);
    });
  });

  it("answers a ping without waking up", async () => {
    const { socket, messages } = await openLive(cookie);
    socket.send("ping");
    await vi.waitFor(() => expect(messages).toEqual(["pong"]));
  });

  it("forgets a page that has gone", async () => {
    const { socket } = await openLive(cookie);
    const stub = env.LIVE_CHANNEL.getByName(user.id);
    const openSockets = () => runInDurableObject(stub, (_, state) => state.getWebSockets().length);
    expect(await openSockets()).toBe(1);
    socket.close(1000);
    await vi.waitFor(async () => expect(await openSockets()).toBe(0));
    await publish(user.id);
  });

  it("F20 still delivers after the Durable Object was evicted with a socket open", async () => {
    const { messages } = await openLive(cookie);
    await evictDurableObject(env.LIVE_CHANNEL.getByName(user.id));
    await publish(user.id);
    await vi.waitFor(() => expect(messages.map(readLiveEvent)).toEqual([EVENT]));
  });

  it("tells a page each step of its plan with rising versions", async () => {
    const world = await aWorld();
    const { messages } = await openLive((await aSession(db, world.userId)).cookie);
    const { onboardingId: planId, version } = await planned(world);
    await vi.waitFor(() => {
      const events = messages.map((message) => planEvent.parse(JSON.parse(message)));
      expect(events.map(({ status }) => status)).toEqual([
        "processing_weather",
        "processing_calcs",
        "completed",
      ]);
      expect(new Set(events.map((event) => event.onboardingId))).toEqual(new Set([planId]));
      const versions = events.map((event) => event.version);
      expect(versions).toEqual(versions.toSorted((a, b) => a - b));
      expect(versions.at(-1)).toBe(version);
    });
  });
});
