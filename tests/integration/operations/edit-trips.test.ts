// What a tap on a count costs: the session is checked in the same round trip as the write, and without a
// valid session nothing is written.
import { env } from "cloudflare:workers";
import { createStaticHandler } from "react-router";
import { beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { requestContext } from "~/http/request-context.server.ts";
import * as root from "~/root.tsx";
import * as itemEdit from "~/routes/wardrobe/save-item-edit.ts";
import { aSession } from "../../support/factories.ts";
import { interceptDatabase } from "../../support/faulty-bindings.ts";
import { OWN_ORIGIN } from "../../support/live-sockets.ts";
import { aWorld, planned, readItems, type World } from "../../support/plans.ts";
import { serverParts } from "../../support/site-routes.ts";

const SITE = createStaticHandler([
  {
    id: "root",
    ...serverParts(root),
    children: [{ path: "dashboards/:onboardingId/items/:itemId", ...serverParts(itemEdit) }],
  },
]);

let world: World;
let plan: string;
let itemId: number;

beforeAll(async () => {
  world = await aWorld();
  plan = (await planned(world)).onboardingId;
  const [item] = await readItems(world.db, plan);
  itemId = z.number().parse(item?.dashboardItemId);
});

/**
 * Sends a count like the page's script: returns the answer and the number of statements in each round trip to
 * D1.
 */
async function sendCount(cookie: string, quantity: number) {
  const trips: number[] = [];
  const DB = interceptDatabase(env.DB, (statements, run) => {
    trips.push(statements.length);
    return run();
  });
  const request = new Request(`${OWN_ORIGIN}/dashboards/${plan}/items/${itemId}`, {
    method: "POST",
    headers: { Cookie: cookie, Accept: "application/json", Origin: OWN_ORIGIN },
    body: new URLSearchParams({ ageRange: "0-3m", quantity: `${quantity}` }),
  });
  const answer = await SITE.query(request, {
    requestContext: requestContext(request, { ...env, DB }, { waitUntil: () => {} }, Date.now()),
    async generateMiddlewareResponse(query) {
      const result = await query(request);
      return result instanceof Response ? result : new Response(null, { status: 500 });
    },
  });
  if (!(answer instanceof Response)) throw new Error("The route did not answer");
  return { status: answer.status, location: answer.headers.get("Location"), trips };
}

async function owned(): Promise<string | undefined> {
  const rows = await readItems(world.db, plan);
  return rows.find(({ dashboardItemId }) => dashboardItemId === itemId)?.userAddedQuantities;
}

it("a change of a count costs one D1 round trip", async () => {
  const expiresAt = Date.now() + 30 * 24 * 60 * 60 * 1000;
  const { cookie } = await aSession(world.db, world.userId, { expiresAt });
  expect(await sendCount(cookie, 4)).toEqual({ status: 200, location: null, trips: [3] });
  expect(await owned()).toContain('"quantity":4');
});

it("of a session that is over nothing is written, and its page is asked to sign in", async () => {
  const { cookie } = await aSession(world.db, world.userId, { expiresAt: Date.now() - 1000 });
  const before = await owned();
  expect(await sendCount(cookie, 9)).toMatchObject({ status: 401, trips: [3] });
  expect(await owned()).toBe(before);
});
