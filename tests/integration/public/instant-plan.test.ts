// The instant plan through its routes: real tables, the real middleware, one round trip, and a limit on
// uncached requests.
import { env } from "cloudflare:workers";
import { createStaticHandler } from "react-router";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { openDatabase } from "~/data/database.server.ts";
import { requestContext } from "~/http/request-context.server.ts";
import * as instantPlan from "~/routes/public/instant-plan/instant-plan-route.tsx";
import * as planCities from "~/routes/public/instant-plan/plan-cities.tsx";
import * as picture from "~/routes/public/instant-plan/plan-picture-route.ts";
import * as planQuestion from "~/routes/public/instant-plan/plan-question-page.tsx";
import * as samplePlan from "~/routes/public/instant-plan/sample-plan.ts";
import * as suggestCities from "~/routes/public/instant-plan/suggest-cities.ts";
import * as landing from "~/routes/public/landing/landing-route.tsx";
import { SESSION_SECONDS } from "~/services/auth/session-cookie.server.ts";
import { publicPages } from "~/services/public-pages.server.ts";
import * as root from "../../../app/root.tsx";
import planPicture from "../../../public/plan-picture.json";
import { aSession, aUser } from "../../support/factories.ts";
import { interceptDatabase } from "../../support/faulty-bindings.ts";
import { aUserWithPassword } from "../../support/known-users.ts";
import { OWN_ORIGIN } from "../../support/live-sockets.ts";
import { serverParts } from "../../support/site-routes.ts";

const noFiles = () => Promise.reject(new Error("There are no files"));
const NOW = Date.parse("2026-11-22T12:00:00Z");
const PLAN = "/plan/55401/2027-02";

const PAGES = createStaticHandler([
  {
    id: "root",
    ...serverParts(root),
    children: [
      { id: "landing", index: true, ...serverParts(landing) },
      { id: "question", path: "plan", ...serverParts(planQuestion) },
      { id: "plan", path: "plan/:place/:month", ...serverParts(instantPlan) },
      { id: "picture", path: "plan/:place/:month/picture.png", ...serverParts(picture) },
      { id: "cities", path: "plan/cities", ...serverParts(planCities) },
      { id: "suggestions", path: "plan/cities.json", ...serverParts(suggestCities) },
      { id: "city", path: "plan/:country/:place/:month", ...serverParts(instantPlan) },
      { id: "city-picture", path: "plan/:country/:place/:month/picture.png", ...serverParts(picture) },
      { id: "sample", path: "sample-plan", ...serverParts(samplePlan) },
    ],
  },
]);

const planData = z.object({
  kind: z.literal("plan"),
  plan: z.object({
    place: z.string(),
    country: z.string(),
    essentials: z.number(),
    size: z.string(),
    laundry: z.string(),
    units: z.string(),
  }),
  otherUnitsPath: z.string(),
  save: z.object({ path: z.string(), isSignedIn: z.boolean() }),
  address: z.string(),
  isIndexed: z.boolean(),
});
const unknownData = z.object({ kind: z.literal("unknown"), question: z.unknown() });

interface Wish {
  method?: string;
  cookie?: string;
  address?: string;
  limiter?: RateLimit;
  now?: number;
}

/** Opens a page or resource; returns its data and the number of round trips. */
async function open(path: string, wish: Wish = {}) {
  const { method = "GET", cookie, address = "203.0.113.7", limiter, now = NOW } = wish;
  let trips = 0;
  const DB = interceptDatabase(env.DB, (_, run) => {
    trips += 1;
    return run();
  });
  const visitor = new Request(`${OWN_ORIGIN}${path}`, {
    method,
    headers: { "CF-Connecting-IP": address, ...(cookie && { Cookie: cookie }) },
  });
  // The files of a build that doesn't exist here.
  const files = { ASSETS: { ...env.ASSETS, fetch: async () => Response.json(planPicture) } };
  const bindings = {
    ...env,
    ...files,
    DB,
    ...(limiter && { PLANS_LIMITER: limiter, WRITE_LIMITER: limiter }),
  };
  // Like the Worker: a shared page is rendered from a request that says nothing about its visitor.
  const request = cookie ? visitor : new Request(visitor.url, { method });
  const context = requestContext(request, bindings, { waitUntil: () => {} }, now, visitor);
  let data: unknown;
  let status = 0;
  const isResource = /\.(?:png|json)(?:\?|$)/.test(path);
  const answer = isResource
    ? await PAGES.queryRoute(request, {
        requestContext: context,
        generateMiddlewareResponse: (query) => query(request),
      })
    : await PAGES.query(request, {
        requestContext: context,
        async generateMiddlewareResponse(query) {
          const result = await query(request);
          if (result instanceof Response) return result;
          const thrown = Object.values(result.errors ?? {})[0];
          status = z.object({ status: z.number() }).safeParse(thrown).data?.status ?? result.statusCode;
          data =
            result.loaderData.plan ??
            result.loaderData.city ??
            result.loaderData.cities ??
            result.loaderData.question ??
            result.loaderData.landing;
          return new Response(null, { status: 200 });
        },
      });
  if (!(answer instanceof Response)) throw new Error("No answer");
  const isPage = status > 0;
  return {
    status: isPage ? status : answer.status,
    location: answer.headers.get("Location"),
    data,
    trips,
    answer,
  };
}

describe("the instant plan", () => {
  it("is one round trip for a stranger, and leads through sign-up into the quiz with its answers", async () => {
    const { data, trips, status } = await open(`${PLAN}?laundry=daily`);
    const { plan, save, address, isIndexed } = planData.parse(data);
    expect([status, trips]).toEqual([200, 1]);
    expect(plan).toMatchObject({ place: "Minneapolis, MN", size: "0-3m", laundry: "daily" });
    expect(plan.essentials).toBeGreaterThan(30);
    expect(address).toBe(`${OWN_ORIGIN}${PLAN}?laundry=daily`);
    expect(isIndexed).toBe(true);
    expect(save.isSignedIn).toBe(false);
    const from = new URL(save.path, OWN_ORIGIN).searchParams.get("from") ?? "";
    expect(save.path.startsWith("/auth?mode=signup&from=")).toBe(true);
    expect(Object.fromEntries(new URL(from, OWN_ORIGIN).searchParams)).toEqual({
      step: "2",
      zipcode: "55401",
      dueDate: "2027-02-15",
      laundryScenario: "daily",
    });
  });

  it("stands on a city outside the US as well, in one round trip, and its picture too", async () => {
    const path = "/plan/ch/zurich-2657896/2027-02";
    const { data, trips, status } = await open(path);
    const { plan, save, address, isIndexed } = planData.parse(data);
    expect([status, trips]).toEqual([200, 1]);
    expect(plan).toMatchObject({ place: "Zürich, Switzerland", country: "CH" });
    expect(plan.essentials).toBeGreaterThan(30);
    expect(address).toBe(`${OWN_ORIGIN}${path}`);
    expect(isIndexed).toBe(true);
    const from = new URL(save.path, OWN_ORIGIN).searchParams.get("from") ?? "";
    expect(Object.fromEntries(new URL(from, OWN_ORIGIN).searchParams)).toMatchObject({
      placeId: "2657896",
      dueDate: "2027-02-15",
    });
    const drawn = await open(`${path}/picture.png`);
    expect([drawn.status, drawn.answer.headers.get("Content-Type")]).toEqual([200, "image/png"]);
  });

  it.each(["/plan/ch/bern-2657896/2027-02", "/plan/de/zurich-2657896/2027-02", "/plan/ch/2657896/2027-02"])(
    "S49 leads from %s to the one spelling of its city",
    async (path) => {
      const { status, location } = await open(path);
      expect([status, location]).toEqual([301, "/plan/ch/zurich-2657896/2027-02"]);
    },
  );

  it.each(["/plan/ch/bern-1/2027-02", "/plan/ch/zurich-2657896/2019-02", "/plan/ch/zurich/2027-02"])(
    "S47 has nothing at %s, as a 404",
    async (path) => {
      expect((await open(path)).status).toBe(404);
    },
  );

  const DAMAGES: [string, string, string][] = [
    ...["'{'", "''", `'{"of":[-1,null],"1":"x"}'`, "'[[1e99]]'"].map((literal): [string, string, string] => [
      "climate_normals",
      "months",
      literal,
    ]),
    ...["'many'", "9e999", "-9e99"].map((literal): [string, string, string] => [
      "climate_normals",
      "latitude",
      literal,
    ]),
    ...["'{'", "''", "'AAAA'"].map((literal): [string, string, string] => [
      "world_climate",
      "figures",
      literal,
    ]),
    ...["'many'", "-1", "9007199254740991"].flatMap((literal): [string, string, string][] => [
      ["world_climate", "elevation_m", literal],
      ["places", "elevation_m", literal],
    ]),
    ...["'{'", "''", "'{}'"].flatMap((literal): [string, string, string][] => [
      ["places", "time_zone", literal],
      ["places", "country", literal],
      ["places", "region", literal],
    ]),
  ];

  it.each(DAMAGES)(
    "F42 stands, or says that there is none, whatever %s.%s holds: %s",
    async (table, column, literal) => {
      const all = `update ${table} set ${column}`;
      const rows = await env.DB.prepare(`select rowid as id, quote(${column}) as was from ${table}`).all<{
        id: number;
        was: string;
      }>();
      await env.DB.prepare(`${all} = ${literal}`).run();
      try {
        for (const [path, isTheirs] of [
          [PLAN, table === "climate_normals"],
          ["/plan/ch/zurich-2657896/2027-02", table !== "climate_normals"],
        ] as const) {
          for (const page of [path, `${path}/picture.png`]) {
            const { status } = await open(page, { address: `${table}.${column} = ${literal}` });
            if (isTheirs) expect([200, 301, 404], page).toContain(status);
            else expect(status, page).toBe(200);
          }
        }
        expect((await open("/")).status).toBe(200);
      } finally {
        await env.DB.batch(
          rows.results.map(({ id, was }) => env.DB.prepare(`${all} = ${was} where rowid = ${id}`)),
        );
      }
    },
  );

  it("F42 says of a ZIP code without a readable climate what it says of one that it doesn't know", async () => {
    await env.DB.prepare("update climate_normals set months = months || '{' where zip3 = '554'").run();
    const { status, data } = await open(PLAN);
    expect(status).toBe(404);
    expect(unknownData.parse(data).question).toMatchObject({ zip: "55401" });
    await env.DB.prepare("update climate_normals set months = rtrim(months, '{') where zip3 = '554'").run();
    expect((await open(PLAN)).status).toBe(200);
  });

  it("can be searched for by the name of a city, with the month that was asked for", async () => {
    const { data, trips } = await open("/plan/cities?q=z%C3%BCri&month=2027-03");
    expect(trips).toBe(1);
    expect(data).toMatchObject({
      text: "züri",
      places: [{ name: "Zürich", within: "Zurich, Switzerland", path: "/plan/ch/zurich-2657896/2027-03" }],
    });
    const wrong = await open(`/plan/cities?q=${"x".repeat(5000)}&month=soon`);
    expect(wrong).toMatchObject({ status: 200, data: { text: "x".repeat(80), places: [] } });
  });

  it("is opened by a suggestion that was chosen, and by no other text in its place", async () => {
    const chosen = await open("/plan/cities?q=Zurich&place=ch%2Fzurich-2657896&month=2027-03");
    expect([chosen.status, chosen.location, chosen.trips]).toEqual([
      303,
      "/plan/ch/zurich-2657896/2027-03",
      0,
    ]);
    for (const junk of ["5540", "//evil.example", "ch/zurich", "x".repeat(5000)]) {
      const { status, location } = await open(`/plan/cities?q=z%C3%BCri&place=${encodeURIComponent(junk)}`);
      expect([status, location], junk.slice(0, 20)).toEqual([200, null]);
    }
  });

  it("is found for a US city that is typed where one abroad or a ZIP code is asked for", async () => {
    const asked = await open("/plan?zip=Chicago+IL&month=2027-03");
    expect([asked.status, asked.location]).toEqual([303, "/plan/cities?q=Chicago+IL&month=2027-03"]);
    const { data } = await open(asked.location ?? "");
    expect(data).toMatchObject({
      isInUs: true,
      places: [{ name: "Chicago", within: "IL 60601, US", path: "/plan/60601/2027-03" }],
    });
    const { answer } = await open("/plan/cities.json?q=chicago,+illinois");
    expect(await answer.json()).toEqual({
      cities: [{ place: "60601", name: "Chicago", within: "IL 60601, US" }],
    });
    const chosen = await open("/plan/cities?q=Chicago&place=60601&month=2027-03");
    expect([chosen.status, chosen.location]).toEqual([303, "/plan/60601/2027-03"]);
  });

  it("is suggested while someone types, in one round trip, to anyone, and within a limit", async () => {
    const { answer, trips } = await open("/plan/cities.json?q=z%C3%BCri");
    expect(trips).toBe(1);
    expect(await answer.json()).toEqual({
      cities: [{ place: "ch/zurich-2657896", name: "Zürich", within: "Zurich, Switzerland" }],
    });
    for (const nothing of ["", "?q=z", `?q=${"x".repeat(5000)}`, "?q=%00%22"]) {
      const { answer: empty } = await open(`/plan/cities.json${nothing}`);
      expect([empty.status, await empty.json()], nothing.slice(0, 20)).toEqual([200, { cities: [] }]);
    }
    const limiter: RateLimit = { limit: async () => ({ success: false }) };
    expect((await open("/plan/cities.json?q=z%C3%BCri", { limiter })).status).toBe(429);
  });

  it("is the same one round trip for somebody signed in, whom it leads straight to the quiz", async () => {
    const user = await aUserWithPassword();
    const expiresAt = Date.now() + SESSION_SECONDS * 1000;
    const { cookie } = await aSession(openDatabase(env.DB), user.id, { expiresAt });
    const { data, trips } = await open(PLAN, { cookie, now: Date.now() });
    const { save } = planData.parse(data);
    expect(trips).toBe(1);
    expect(save).toMatchObject({ isSignedIn: true });
    expect(save.path.startsWith("/onboarding?step=2&zipcode=55401")).toBe(true);
  });

  it("shows the place's units to strangers, and the others to whoever follows the link", async () => {
    const usual = planData.parse((await open(`${PLAN}?size=3-6m`)).data);
    expect([usual.plan.units, usual.otherUnitsPath]).toEqual(["f", `${PLAN}?size=3-6m&units=c`]);
    const metric = planData.parse((await open(usual.otherUnitsPath)).data);
    expect([metric.plan.units, metric.otherUnitsPath]).toEqual(["c", `${PLAN}?size=3-6m`]);
    expect(metric.address).toBe(`${OWN_ORIGIN}${PLAN}?size=3-6m&units=c`);
    expect(metric.plan.essentials).toBe(usual.plan.essentials);
  });

  it("shows somebody signed in their own units, unless its address names some", async () => {
    const db = openDatabase(env.DB);
    const user = await aUser(db, { profile: { units: "c" } });
    const { cookie } = await aSession(db, user.id, { expiresAt: Date.now() + SESSION_SECONDS * 1000 });
    const see = async (path: string) => planData.parse((await open(path, { cookie, now: Date.now() })).data);
    const own = await see(PLAN);
    expect([own.plan.units, own.otherUnitsPath]).toEqual(["c", `${PLAN}?units=f`]);
    // Anyone who is sent the address sees the same.
    expect(own.address).toBe(`${OWN_ORIGIN}${PLAN}?units=c`);
    const named = await see(own.otherUnitsPath);
    expect([named.plan.units, named.otherUnitsPath, named.address]).toEqual([
      "f",
      PLAN,
      `${OWN_ORIGIN}${PLAN}`,
    ]);
  });

  it("S31 keeps one page for each spelling of the units, and none for junk", async () => {
    const pages = publicPages({ origin: OWN_ORIGIN }, "build", { same: new Map(), readFile: noFiles });
    const rendered: string[] = [];
    const searches = ["", "?units=f", "?units=%22", "?units=c", "?units=c&utm=1", "?units=C"];
    for (const address of [PLAN, `/de${PLAN}`].flatMap((path) => searches.map((search) => path + search))) {
      await pages.answer(new Request(`${OWN_ORIGIN}${address}`), NOW, async (request) => {
        rendered.push(request.url.slice(OWN_ORIGIN.length));
        return new Response("<h1>Plan</h1>", { headers: { "Content-Type": "text/html" } });
      });
    }
    // °C is what a page in German has of itself, whatever the place.
    expect(rendered).toEqual([PLAN, `${PLAN}?units=c`, `/de${PLAN}`, `/de${PLAN}?units=f`]);
  });

  it.each([
    ["/plan/00000/2027-02", { zip: "We can't find ZIP code 00000. Please check it or try one nearby." }],
    ["/plan/09012/2027-02", { zip: expect.stringContaining("military and Pacific-territory") }],
    ["/plan/55401/2025-10", { month: expect.stringContaining("December 2025 and September 2027") }],
    ["/plan/55401/2028-05", { month: expect.stringContaining("December 2025 and September 2027") }],
    ["/plan/55401/9999-12", { month: expect.stringContaining("December 2025 and September 2027") }],
  ])("S47 says at %s what to ask instead, as a 404", async (path, errors) => {
    const { status, data } = await open(path);
    expect(status).toBe(404);
    expect(unknownData.parse(data).question).toMatchObject({ errors });
  });

  it.each([
    "/plan/5540/2027-02",
    "/plan/55401/2027-13",
    "/plan/55401/soon",
    "/plan/' or 1=1--/2027-02",
    "/plan/%3Cscript%3E/2027-02",
    "/plan/__proto__/constructor",
    "/plan/55401/2027-02%00",
  ])("S49 has nothing at %s, and asks the database nothing", async (path) => {
    const { status, trips, data } = await open(path);
    expect([status, trips, data]).toEqual([404, 0, { kind: "none" }]);
  });

  it("plans for a ZIP code that the map does not know by its area, as the quiz does", async () => {
    const { data } = await open("/plan/55499/2027-02");
    expect(planData.parse(data)).toMatchObject({ plan: { place: "ZIP 55499" }, isIndexed: false });
  });
});

describe("the form of a place and a month", () => {
  it("leads to the plan, or says what is wrong, and asks the database nothing", async () => {
    const right = await open("/plan?zip=55401&month=2027-02");
    expect([right.status, right.location, right.trips]).toEqual([303, PLAN, 0]);
    const wrong = await open("/plan?zip=12&month=2027-02");
    expect([wrong.status, wrong.location, wrong.trips]).toEqual([400, null, 0]);
    const empty = await open("/plan");
    expect([empty.status, empty.trips]).toEqual([200, 0]);
  });

  it("stands on the landing page with the months ahead", async () => {
    const { data, trips } = await open("/");
    expect(trips).toBe(0);
    expect(data).toMatchObject({ offered: { usual: "2027-03" } });
  });

  it("the sample plan is the plan of a place and a month", async () => {
    const { status, location } = await open("/sample-plan");
    expect([status, location]).toEqual([302, "/plan/55401/2027-03"]);
  });
});

describe("the picture of a plan", () => {
  it("is a PNG that may be kept, in one round trip", async () => {
    const { answer, trips } = await open(`${PLAN}/picture.png`);
    expect([answer.status, trips]).toEqual([200, 1]);
    expect(answer.headers.get("Content-Type")).toBe("image/png");
    expect(answer.headers.get("Cache-Control")).toBe("public, max-age=604800");
    expect([...new Uint8Array(await answer.arrayBuffer()).subarray(1, 4)]).toEqual([0x50, 0x4e, 0x47]);
  });
});

describe("the limit on plans that are not kept", () => {
  function limiterOf(most: number) {
    const keys: string[] = [];
    const limiter: RateLimit = {
      async limit({ key }) {
        keys.push(key);
        return { success: keys.length <= most };
      },
    };
    return { keys, limiter };
  }

  it.each(["GET", "HEAD"])(
    "S50 counts a %s against whoever asks, also where the page is rendered for all",
    async (method) => {
      const { keys, limiter } = limiterOf(1);
      const statuses: number[] = [];
      for (const path of [PLAN, `${PLAN}?size=3-6m`]) {
        statuses.push((await open(path, { method, limiter, address: "198.51.100.9" })).status);
      }
      expect(keys).toEqual(["198.51.100.9", "198.51.100.9"]);
      expect(statuses).toEqual([200, 429]);
    },
  );

  it("does not count what is kept", async () => {
    const { keys, limiter } = limiterOf(1);
    const pages = publicPages({ origin: OWN_ORIGIN }, "build", { same: new Map(), readFile: noFiles });
    const ask = () =>
      pages.answer(new Request(`${OWN_ORIGIN}${PLAN}`), NOW, async () => {
        const { status } = await open(PLAN, { limiter });
        return new Response("<h1>Plan</h1>", { status, headers: { "Content-Type": "text/html" } });
      });
    const statuses = [await ask(), await ask(), await ask()].map((answer) => answer?.status);
    expect(statuses).toEqual([200, 200, 200]);
    expect(keys).toHaveLength(1);
  });
});
