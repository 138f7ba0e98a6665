// Thirty seconds without answers from D1: every page tries once, messages are retried with growing delays,
// the cron gives up until its next run, and everything continues normally once the database is back.
import { env } from "cloudflare:workers";
import { afterEach, expect, it } from "vitest";
import { requestContext } from "~/http/request-context.server.ts";
import { aSession } from "../../support/factories.ts";
import { interceptDatabase } from "../../support/faulty-bindings.ts";
import { deliverNext, drain } from "../../support/held-queues.ts";
import { OWN_ORIGIN } from "../../support/live-sockets.ts";
import { countLogged, expectLogs } from "../../support/logs.ts";
import {
  aWorld,
  expectNothingBroken,
  planned,
  readPlan,
  submitted,
  sweepNow,
  type World,
} from "../../support/plans.ts";
import { routesAt } from "../../support/site-routes.ts";

const SECONDS = 30;
let world: World;

afterEach(() => expectNothingBroken(world));

/** A database that can be switched to overloaded, and how often it was called meanwhile. */
function overloaded() {
  const state = { isOver: true, asked: 0 };
  const DB = interceptDatabase(env.DB, (_, run) => {
    if (!state.isOver) return run();
    state.asked++;
    throw new Error("D1_ERROR: D1 DB is overloaded. Requests queued for too long.");
  });
  return { DB, state };
}

/** Loads a page; returns what it threw, or null. */
async function visit(DB: D1Database, path: string, cookie: string): Promise<unknown> {
  const { site } = await routesAt(path);
  const request = new Request(`${OWN_ORIGIN}${path}`, { headers: { Cookie: cookie } });
  let thrown: unknown = null;
  await site.query(request, {
    requestContext: requestContext(request, { ...env, DB }, { waitUntil: () => {} }, Date.now()),
    async generateMiddlewareResponse(query) {
      const result = await query(request);
      if (result instanceof Response) thrown = result;
      else thrown = Object.values(result.errors ?? {})[0] ?? null;
      return new Response();
    },
  });
  return thrown;
}

it("F10 a page asks an overloaded database once, fails as a whole, and is there again when it recovers", async () => {
  expectLogs("viewer_not_read", "shown_plan_not_read");
  world = await aWorld();
  const { onboardingId: planId } = await planned(world);
  const { cookie } = await aSession(world.db, world.userId);
  for (const path of ["/dashboards", `/dashboards/${planId}/0-3m`, `/dashboards/${planId}/shopping-list`]) {
    const { DB, state } = overloaded();
    expect(await visit(DB, path, cookie), path).toBeInstanceOf(Error);
    expect(state.asked, path).toBe(1);
    state.isOver = false;
    expect(await visit(DB, path, cookie), path).toBeNull();
  }
});

it("F10 a plan in the making outlives half a minute of overload: its message comes again ever later, never in a storm", async () => {
  expectLogs("queue_message_failed");
  const { DB, state } = overloaded();
  world = await aWorld(undefined, { DB });
  const planId = await submitted({ ...world, env: { ...world.env, DB: env.DB } });
  const { delays } = world.queues;
  while (delays.reduce((sum, delay) => sum + delay, 0) < SECONDS) await deliverNext(world.queues, world.env);
  expect(delays).toEqual([2, 4, 8, 16]);
  expect(state.asked, "one question for each time that the message came").toBe(4);

  state.isOver = false;
  await drain(world.queues, world.env);
  expect((await readPlan(world.db, planId)).status).toBe("completed");
  expect(world.queues.sentTo("layette-plan-dead")).toBe(0);
  expect(countLogged("plan_completed")).toBe(1);
});

it("F10 the cron asks an overloaded database once a turn, and its next turn does the work", async () => {
  const { DB, state } = overloaded();
  world = await aWorld(undefined, { DB });
  const planId = await submitted({ ...world, env: { ...world.env, DB: env.DB } });
  world.queues.waiting.splice(0);
  expectLogs("cron_job_failed");
  await sweepNow(world, 60_000);
  expect(state.asked).toBe(1);

  state.isOver = false;
  await sweepNow(world, 120_000);
  await drain(world.queues, world.env);
  expect((await readPlan(world.db, planId)).status).toBe("completed");
});
