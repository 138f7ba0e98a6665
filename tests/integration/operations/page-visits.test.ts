// A visit to any page of a plan is one round trip to D1, including its live connection: the page's loaders, the session
// check, and the ticket that opens the connection.
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { boxes, userClothingItems } from "~/data/schema.ts";
import { requestContext } from "~/http/request-context.server.ts";
import { SESSION_SECONDS } from "~/services/auth/session-cookie.server.ts";
import { everyPath, filledIn, KEPT_BOX } from "../../support/addresses/paths.ts";
import { ADDRESSES } from "../../support/addresses.ts";
import { aCustomGarment, aSession } from "../../support/factories.ts";
import { interceptDatabase } from "../../support/faulty-bindings.ts";
import { keepForecast, MINNEAPOLIS } from "../../support/forecasts.ts";
import { OWN_ORIGIN, openLive } from "../../support/live-sockets.ts";
import { aWorld, planned, readItems } from "../../support/plans.ts";
import { routesAt } from "../../support/site-routes.ts";

const layoutData = z.object({ "routes/signed-in.tsx": z.object({ ticket: z.string() }) });

/** All pages of a plan. */
const PAGES = everyPath().filter((path) => {
  const { hears, read } = ADDRESSES[path] ?? {};
  return path.startsWith("/dashboards") && hears !== undefined && read !== "nobody";
});

let plan: string;
let cookie: string;
let item: string;
let own: string;

beforeAll(async () => {
  const world = await aWorld();
  plan = (await planned(world)).onboardingId;
  const [first, last] = await readItems(world.db, plan);
  item = String(first?.dashboardItemId);
  own = String(last?.dashboardItemId);
  // A garment that a parent has added.
  const { clothingId } = await aCustomGarment(world.db, world.userId, {
    ...{ name: "Hat", validAgeRanges: '["0-3m"]', essentiality: '{"0-3m":"Essential"}' },
  });
  await world.db
    .update(userClothingItems)
    .set({ clothingId })
    .where(eq(userClothingItems.dashboardItemId, Number(own)));
  await world.db.insert(boxes).values({ id: KEPT_BOX, onboardingId: plan, label: "Ours", createdAt: 0 });
  // A new session; one halfway through its life would be extended, once.
  const expiresAt = Date.now() + SESSION_SECONDS * 1000;
  cookie = (await aSession(world.db, world.userId, { expiresAt })).cookie;
  // The first look in an hour claims the forecast.
  await keepForecast(world.db, MINNEAPOLIS, Date.now());
});

function addressOf(path: string): string {
  const nothing = { trip: "", gifts: "", helper: "", calendar: "" };
  return filledIn(path, { plan, ...nothing, own, bought: item });
}

/** Opens a page and its live connection; returns the statements of each round trip to D1. */
async function visit(path: string): Promise<(readonly string[])[]> {
  const trips: (readonly string[])[] = [];
  const DB = interceptDatabase(env.DB, (statements, run) => {
    trips.push(statements);
    return run();
  });
  const bindings = { ...env, DB };
  const { site } = await routesAt(path);
  const request = new Request(`${OWN_ORIGIN}${path}`, { headers: { Cookie: cookie } });
  let loaded: unknown;
  await site.query(request, {
    requestContext: requestContext(request, bindings, { waitUntil: () => {} }, Date.now()),
    async generateMiddlewareResponse(query) {
      const result = await query(request);
      if (result instanceof Response) throw new Error(`The page answered ${result.status}`);
      if (result.errors) throw Object.values(result.errors)[0];
      loaded = result.loaderData;
      return new Response();
    },
  });
  const { ticket } = layoutData.parse(loaded)["routes/signed-in.tsx"];
  await openLive(cookie, { ticket }, bindings);
  return trips;
}

it.each(PAGES)("a visit of %s costs one D1 round trip", async (path) => {
  const trips = await visit(addressOf(path));
  expect(trips.map((statements) => statements.length)).toHaveLength(1);
});
