// The pages of usual outfits, by the routes as the Worker runs them: no row is read, and every address has one answer.
import { env } from "cloudflare:workers";
import { createStaticHandler } from "react-router";
import { describe, expect, it, vi } from "vitest";
import { requestContext } from "~/http/request-context.server.ts";
import * as how from "~/routes/public/wear/how-we-count-route.tsx";
import * as find from "~/routes/public/wear/wear-find-route.tsx";
import * as home from "~/routes/public/wear/wear-home-route.tsx";
import * as nights from "~/routes/public/wear/wear-night-route.tsx";
import * as wear from "~/routes/public/wear/wear-route.tsx";
import * as root from "../../../app/root.tsx";
import { interceptDatabase } from "../../support/faulty-bindings.ts";
import { OWN_ORIGIN } from "../../support/live-sockets.ts";
import { serverParts } from "../../support/site-routes.ts";

const PAGES = createStaticHandler([
  {
    id: "root",
    ...serverParts(root),
    children: [
      { id: "home", path: "wear", ...serverParts(home) },
      { id: "find", path: "wear/find", ...serverParts(find) },
      { id: "how", path: "wear/how-we-count", ...serverParts(how) },
      { id: "nights", path: "wear/night", ...serverParts(nights) },
      { id: "wear-at-night", path: "wear/night/:room", ...serverParts(wear) },
      { id: "wear", path: "wear/:degrees/:situation?", ...serverParts(wear) },
    ],
  },
]);

/** A provider of forecasts, and what is kept of one: nothing that a page without a reading may touch. */
const asked: string[] = [];
const noForecast = {
  WEATHER_API_URL: "http://weather.example",
  WEATHER_CACHE: new Proxy(env.WEATHER_CACHE, {
    get(_, act) {
      asked.push(`KV ${String(act)}`);
      return () => Promise.resolve(null);
    },
  }),
};

/** A visit: its status, where it leads, what the page's own loader gave, and the trips to D1. */
async function visit(path: string, limiter: RateLimit = { limit: async () => ({ success: true }) }) {
  let trips = 0;
  const DB = interceptDatabase(env.DB, (_, run) => {
    trips += 1;
    return run();
  });
  const request = new Request(`${OWN_ORIGIN}${path}`);
  let loaded: Record<string, unknown> = {};
  let [status, to] = [0, null as string | null];
  await PAGES.query(request, {
    requestContext: requestContext(
      request,
      { ...env, DB, PLANS_LIMITER: limiter, ...noForecast },
      { waitUntil: () => {} },
      Date.now(),
    ),
    async generateMiddlewareResponse(ask) {
      const result = await ask(request);
      if (result instanceof Response) {
        [status, to] = [result.status, result.headers.get("Location")];
        return result;
      }
      const { root: _, ...own } = result.loaderData;
      [status, loaded] = [result.statusCode, own];
      return new Response();
    },
  });
  return { status, to, loaded, trips };
}

describe("E28 the pages", () => {
  it.each(["/wear", "/wear/50", "/wear/10c/carrier", "/wear/night", "/wear/night/70", "/wear/how-we-count"])(
    "%s answers without a trip to D1, and without asking anyone for weather",
    async (path) => {
      expect(await visit(path)).toMatchObject({ status: 200, trips: 0 });
    },
  );

  it("say whether search engines are given them", async () => {
    const listed = async (path: string) => Object.values((await visit(path)).loaded)[0];
    expect(await listed("/wear/50")).toMatchObject({ path: "/wear/50", isListed: true });
    expect(await listed("/wear/47")).toMatchObject({ path: "/wear/47", isListed: false });
    expect(await listed("/wear/night/21c")).toMatchObject({ path: "/wear/night/21c", isListed: true });
  });
});

describe("S96 an address", () => {
  it.each([
    ["/wear/50f", "/wear/50"],
    ["/wear/%E2%88%925%C2%B0F", "/wear/-5"],
    ["/wear/050/stroller", "/wear/50"],
    ["/wear/70/night", "/wear/night/70"],
  ])("%s has its own spelling", async (path, to) => {
    expect(await visit(path)).toMatchObject({ status: 301, to });
  });

  it.each(["/wear/-41", "/wear/1e2", "/wear/%D9%A5%D9%A0", "/wear/50/night", "/wear/50%2F60"])(
    "%s isn't found",
    async (path) => {
      expect((await visit(path)).status).toBe(404);
    },
  );

  it("is answered some hundred times in a row, whatever stands in it, without a reading or a forecast", async () => {
    const fetched = vi.spyOn(globalThis, "fetch");
    const puts = vi.spyOn(Cache.prototype, "put");
    const made = Array.from({ length: 20 }, (_, at) => at * 5).flatMap(
      (degrees) =>
        [
          [`/wear/${degrees}`, 200],
          [`/wear/${degrees}?utm_source=${"x".repeat(degrees)}&for=night&degrees=1e2`, 200],
          [`/wear/${degrees}f?utm_source=x`, 301],
          [`/wear/0${degrees}/stroller`, 301],
          [`/wear/${degrees}/night`, degrees < 55 || degrees > 90 ? 404 : 301],
          [`/wear/${degrees}/`, 404],
          [`/wear/${degrees}/Carrier?for=carrier`, 404],
          [`/wear/${degrees}e2`, 404],
          [`/wear/${degrees}%00`, 404],
          [`/wear/${degrees}%2F..%2Fnight`, 404],
          [`/wear/${encodeURIComponent("٥")}${degrees}`, 404],
          [`/wear/-${degrees + 41}`, 404],
          [`/wear/${degrees + 116}`, 404],
          [`/wear/night/${degrees + 91}`, 404],
          [`/wear/${"9".repeat(degrees + 4)}`, 404],
        ] as const,
    );
    expect(made.length).toBe(300);
    for (const [path, status] of made) {
      const answer = await visit(path);
      expect([path, answer.status, answer.trips]).toEqual([path, status, 0]);
      if (status === 301) expect(answer.to).toMatch(/^\/wear\/(?:night\/)?\d+$/);
    }
    expect([fetched.mock.calls, puts.mock.calls, asked]).toEqual([[], [], []]);
    vi.restoreAllMocks();
  });

  it("counts against a limit before it is read, so that no flood is worked out", async () => {
    let left = 3;
    const limiter = { limit: async () => ({ success: left-- > 0 }) };
    const statuses: number[] = [];
    for (const path of ["/wear/50", "/wear/50F", "/wear/attic", "/wear/51", "/wear/1e2", "/wear/night/70"])
      statuses.push((await visit(path, limiter)).status);
    expect(statuses).toEqual([200, 301, 404, 429, 429, 429]);
  });

  it("is where the form leads, which asks again for what has no page", async () => {
    expect(await visit("/wear/find?degrees=8&units=c&for=car")).toMatchObject({
      status: 303,
      to: "/wear/8c/car",
    });
    expect(await visit("/wear/find?degrees=451&units=f")).toMatchObject({
      status: 400,
      loaded: { find: { typed: "451", isWrong: true } },
    });
  });
});
