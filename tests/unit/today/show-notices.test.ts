// E25: a browser's service worker renews its notices as long as the app is opened, moves them to an address that the browser has changed,
// and ends only what was turned off elsewhere. The browser's own parts are stood in for; it reaches no push service in tests.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

interface ShowNotices {
  renewNotices(): Promise<void>;
  moveNotices(before: unknown): Promise<void>;
}

/** Out of the compiler's sight: service workers are checked with types of their own. */
const MODULE = "../../../app/service-worker/show-notices.ts";
const { renewNotices, moveNotices }: ShowNotices = await import(MODULE);

const NOW = Date.UTC(2026, 10, 28);
const HOUR_MS = 60 * 60 * 1000;
const KEY = "our own key";

/** A subscription, which notes its end. */
function subscriptionTo(endpoint: string) {
  const subscription = {
    endpoint,
    isEnded: false,
    options: { applicationServerKey: KEY },
    toJSON: () => ({ endpoint, keys: { p256dh: `p-${endpoint}`, auth: `a-${endpoint}` } }),
    unsubscribe: async () => {
      subscription.isEnded = true;
      return true;
    },
  };
  return subscription;
}

type Subscription = ReturnType<typeof subscriptionTo>;

let current: Subscription | null;
let subscribedWith: unknown[];
let sent: Record<string, string>[];
/** What the server answers. */
let answer: () => Response | Promise<never>;
let kept: Map<string, string>;

const known = (isKnown: boolean) => () => Response.json({ isKnown });

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  [current, subscribedWith, sent, answer, kept] = [subscriptionTo("one"), [], [], known(true), new Map()];
  const pushManager = {
    getSubscription: async () => current,
    subscribe: async (options: unknown) => {
      subscribedWith.push(options);
      current = subscriptionTo("another");
      return current;
    },
  };
  vi.stubGlobal("self", { registration: { pushManager } });
  vi.stubGlobal("caches", {
    open: async () => ({
      match: async (key: string) => (kept.has(key) ? new Response(kept.get(key)) : undefined),
      put: async (key: string, value: Response) => void kept.set(key, await value.text()),
    }),
  });
  vi.stubGlobal(
    "fetch",
    async (path: string, { method, body }: { method: string; body: URLSearchParams }) => {
      expect([path, method]).toEqual(["/profile/device", "POST"]);
      sent.push(Object.fromEntries(body));
      return answer();
    },
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("E25 a browser whose app is opened", () => {
  it("renews its notices at the address that it has, and stays subscribed", async () => {
    await renewNotices();
    expect(sent).toEqual([{ endpoint: "one", p256dh: "p-one", auth: "a-one", before: "one" }]);
    expect(current?.isEnded).toBe(false);
  });

  it("does so twice a day at most", async () => {
    for (const hours of [0, 1, 11, 12, 13, 23, 24]) {
      vi.setSystemTime(NOW + hours * HOUR_MS);
      await renewNotices();
    }
    expect(sent).toHaveLength(3);
  });

  it("ends its subscription once it was turned off elsewhere", async () => {
    answer = known(false);
    await renewNotices();
    expect(current?.isEnded).toBe(true);
  });

  it.each([
    ["says nothing", () => Promise.reject(new TypeError("Failed to fetch"))],
    ["fails", () => new Response(null, { status: 503 })],
    ["asks for a login", () => new Response(null, { status: 302 })],
    ["says something else", () => Response.json({})],
  ])("stays subscribed if the server %s", async (_, odd) => {
    answer = odd;
    await renewNotices();
    expect(current?.isEnded).toBe(false);
  });

  it("asks again at the next page if the server didn't answer", async () => {
    answer = () => new Response(null, { status: 503 });
    await renewNotices();
    answer = known(true);
    await renewNotices();
    await renewNotices();
    expect(sent).toHaveLength(2);
  });

  it("sends nothing without notices", async () => {
    current = null;
    await renewNotices();
    vi.stubGlobal("self", { registration: {} });
    await renewNotices();
    expect(sent).toEqual([]);
  });
});

describe("E25 a browser that has changed its address", () => {
  it("moves its notices to the one that it has now", async () => {
    await moveNotices(subscriptionTo("before"));
    expect(sent).toEqual([{ endpoint: "one", p256dh: "p-one", auth: "a-one", before: "before" }]);
    expect([subscribedWith, current?.isEnded]).toEqual([[], false]);
  });

  it("asks for a new one under the same key if it has none", async () => {
    current = null;
    await moveNotices(subscriptionTo("before"));
    expect(subscribedWith).toEqual([{ userVisibleOnly: true, applicationServerKey: KEY }]);
    expect(sent).toMatchObject([{ endpoint: "another", before: "before" }]);
  });

  it("moves nothing if it doesn't say from where", async () => {
    await moveNotices(null);
    expect(sent).toEqual([]);
  });
});
