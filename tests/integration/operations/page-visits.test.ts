// A visit to a page is one round trip to D1, including its live connection: the page's loaders, the session
// check, and the ticket that opens the connection.
import { env } from "cloudflare:workers";
import { beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { requestContext } from "~/http/request-context.server.ts";
import { SESSION_SECONDS } from "~/services/auth/session-cookie.server.ts";
import { aSession } from "../../support/factories.ts";
import { interceptDatabase } from "../../support/faulty-bindings.ts";
import { keepForecast, MINNEAPOLIS } from "../../support/forecasts.ts";
import { OWN_ORIGIN, openLive } from "../../support/live-sockets.ts";
import { PLAN_PAGES } from "../../support/plan-pages.ts";
import { aWorld, planned } from "../../support/plans.ts";

const layoutData = z.object({ "signed-in": z.object({ ticket: z.string() }) });

let plan: string;
let cookie: string;

beforeAll(async () => {
  const world = await aWorld();
  plan = (await planned(world)).onboardingId;
  // A new session; one halfway through its life would be extended, once.
  const expiresAt = Date.now() + SESSION_SECONDS * 1000;
  cookie = (await aSession(world.db, world.userId, { expiresAt })).cookie;
  // The first look in an hour claims the forecast.
  await keepForecast(world.db, MINNEAPOLIS, Date.now());
});

/** Opens a page and its live connection; returns the statements of each round trip to D1. */
async function visit(path: string): Promise<(readonly string[])[]> {
  const trips: (readonly string[])[] = [];
  const DB = interceptDatabase(env.DB, (statements, run) => {
    trips.push(statements);
    return run();
  });
  const bindings = { ...env, DB };
  const request = new Request(`${OWN_ORIGIN}${path}`, { headers: { Cookie: cookie } });
  let loaded: unknown;
  await PLAN_PAGES.query(request, {
    requestContext: requestContext(request, bindings, { waitUntil: () => {} }, Date.now()),
    async generateMiddlewareResponse(query) {
      const result = await query(request);
      if (result instanceof Response) throw new Error(`The page answered ${result.status}`);
      if (result.errors) throw Object.values(result.errors)[0];
      loaded = result.loaderData;
      return new Response();
    },
  });
  const { ticket } = layoutData.parse(loaded)["signed-in"];
  await openLive(cookie, { ticket }, bindings);
  return trips;
}

it.each([
  ["the dashboard", () => `/dashboards/${plan}/0-3m`],
  ["the list of plans", () => "/dashboards"],
  ["the age ranges", () => `/dashboards/${plan}`],
  ["the shopping list", () => `/dashboards/${plan}/shopping-list`],
  ["today's outfit", () => `/dashboards/${plan}/today`],
  ["its links for calendars", () => `/dashboards/${plan}/calendar`],
  ["its links for helpers", () => `/dashboards/${plan}/today/helpers`],
  ["the ways to share it", () => `/dashboards/${plan}/sharing`],
  ["what it costs", () => `/dashboards/${plan}/cost`],
  ["its list for day care", () => `/dashboards/${plan}/today/day-care`],
  ["the sheet of name labels", () => `/dashboards/${plan}/today/labels`],
  ["its boxes", () => `/dashboards/${plan}/boxes`],
  ["pieces to pack", () => `/dashboards/${plan}/boxes/pack?size=0-3m`],
  ["the pieces of a size", () => `/dashboards/${plan}/pieces/0-3m`],
  ["the page of its second year", () => `/dashboards/${plan}/second-year`],
  ["its files", () => `/dashboards/${plan}/files`],
])("a visit of %s costs one D1 round trip", async (_, path) => {
  const trips = await visit(path());
  expect(trips.map((statements) => statements.length)).toHaveLength(1);
});
