// What the most common work costs in D1: round trips, rows read, and rows written, counting index rows, as D1
// counts and bills them. docs/scaling.md calculates with these numbers; exceeding them makes the document
// wrong.
import { env } from "cloudflare:workers";
import { sql } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { noticeClaim } from "~/contracts/mail/letter.ts";
import { readItemEdit } from "~/contracts/wardrobe/item-edit-form.ts";
import { openDatabase } from "~/data/database.server.ts";
import { createPageReader } from "~/data/page-reader.server.ts";
import { calendarEvents, hourlyForecasts } from "~/data/schema.ts";
import { selectMadeLinks } from "~/data/sharing/made-links.server.ts";
import { saveNotice } from "~/data/today/morning-notices.server.ts";
import { EVERY_DAY } from "~/domain/today/morning-notice.ts";
import { requestContext } from "~/http/request-context.server.ts";
import { SESSION_SECONDS } from "~/services/auth/session-cookie.server.ts";
import { readConfig } from "~/services/config.server.ts";
import { livePublisher } from "~/services/live.server.ts";
import { jobQueue } from "~/services/queue.server.ts";
import { readFeed } from "~/usecases/feed/read-feed.ts";
import { findGiftListForPage } from "~/usecases/gifts/find-gift-list.ts";
import { reserveGift } from "~/usecases/gifts/reserve-gift.ts";
import { giveLink, linkAddress } from "~/usecases/sharing/give-link.ts";
import { takeNotices, writeNotice } from "~/usecases/today/send-notices.ts";
import { editItem } from "~/usecases/wardrobe/edit-item.ts";
import { runCron } from "../../../workers/cron/run.ts";
import { aSession } from "../../support/factories.ts";
import { keepForecast, MINNEAPOLIS } from "../../support/forecasts.ts";
import {
  anOpenedList,
  aReserveWish,
  giftDependencies,
  readListBehind,
  reserved,
} from "../../support/gifts.ts";
import { drain, heldQueues } from "../../support/held-queues.ts";
import { OWN_ORIGIN } from "../../support/live-sockets.ts";
import { type Cost, meteredDatabase } from "../../support/metered-database.ts";
import { aWorld, planned, readItems, submitted, type World } from "../../support/plans.ts";
import { routesAt } from "../../support/site-routes.ts";

let world: World;
let plan: string;
let cookie: string;

beforeAll(async () => {
  world = await aWorld();
  plan = (await planned(world)).onboardingId;
  for (const zipcode of ["33139", "98101"]) await planned(world, { zipcode });
  // A new session; one halfway through its life would be extended, once.
  const expiresAt = Date.now() + SESSION_SECONDS * 1000;
  cookie = (await aSession(world.db, world.userId, { expiresAt })).cookie;
  await keepForecast(world.db, MINNEAPOLIS, Date.now());
  const deps = { db: world.db, tokenSecret: env.TOKEN_SECRET, now: Date.now() };
  await giveLink(deps, world.userId, plan, { kind: "helper", label: "Day care", shownName: "" });
});

async function helperPath(): Promise<string> {
  const [link] = await selectMadeLinks(world.db, world.userId, plan, "helper");
  const address = link && (await linkAddress({ tokenSecret: env.TOKEN_SECRET, origin: "" }, "helper", link));
  return address ?? "";
}

async function visit(path: string, headers: HeadersInit = { Cookie: cookie }): Promise<Cost> {
  const { DB, cost } = meteredDatabase(env.DB);
  const { site } = await routesAt(path);
  const request = new Request(`${OWN_ORIGIN}${path}`, { headers });
  await site.query(request, {
    requestContext: requestContext(request, { ...env, DB }, { waitUntil: () => {} }, Date.now()),
    async generateMiddlewareResponse(query) {
      const result = await query(request);
      if (result instanceof Response) throw new Error(`The page answered ${result.status}`);
      if (result.errors) throw Object.values(result.errors)[0];
      return new Response();
    },
  });
  return cost;
}

/** At most this, but not so much less that the documented number is wrong. */
function expectCost(cost: Cost, most: Cost): void {
  const isWithin = (name: keyof Cost) => cost[name] <= most[name] && cost[name] * 2 >= most[name];
  expect({ ...cost, isTrue: isWithin("rowsRead") && isWithin("rowsWritten") }).toEqual({
    ...cost,
    trips: most.trips,
    isTrue: true,
  });
}

it("a quiz and its plan", async () => {
  const { DB, cost } = meteredDatabase(env.DB);
  const own = await aWorld(undefined, { DB });
  await submitted(own);
  await drain(own.queues, own.env);
  expectCost(cost, { trips: 10, rowsRead: 260, rowsWritten: 240 });
});

it.each([
  ["the dashboard", () => `/dashboards/${plan}/0-3m`, { trips: 1, rowsRead: 425, rowsWritten: 0 }],
  ["the boxes", () => `/dashboards/${plan}/boxes`, { trips: 1, rowsRead: 190, rowsWritten: 0 }],
  ["today's outfit", () => `/dashboards/${plan}/today`, { trips: 1, rowsRead: 250, rowsWritten: 0 }],
  ["the list of three plans", () => "/dashboards", { trips: 1, rowsRead: 375, rowsWritten: 0 }],
  [
    "the shopping list",
    () => `/dashboards/${plan}/shopping-list`,
    { trips: 1, rowsRead: 185, rowsWritten: 0 },
  ],
])("a visit of %s", async (_, path, most) => expectCost(await visit(path()), most));

it("a helper's visit, without an account", async () => {
  expectCost(await visit(await helperPath(), {}), { trips: 1, rowsRead: 160, rowsWritten: 0 });
});

it.each([
  ["a calendar", false, { rowsRead: 64, rowsWritten: 18 }, { rowsRead: 54 }],
  ["a calendar of three children", true, { rowsRead: 205, rowsWritten: 54 }, { rowsRead: 182 }],
])("%s that reads its feed, for the first time and again", async (label, ofFamily, first, again) => {
  const { db, userId } = world;
  // One first day and three names are three children.
  await db.run(sql`update user_onboarding_data set baby_names = ${label} || attempt_number`);
  await db.delete(calendarEvents);
  const own = { tokenSecret: env.TOKEN_SECRET, now: Date.now(), origin: OWN_ORIGIN };
  await giveLink({ ...own, db }, userId, plan, { kind: "calendar", label, language: "en", ofFamily });
  const links = await selectMadeLinks(db, userId, plan, "calendar");
  const link = links.find((one) => one.label === label);
  const file = link && (await linkAddress(own, "calendar", link))?.split("/").at(-1);
  const read = async () => {
    const { DB, cost } = meteredDatabase(env.DB);
    const metered = openDatabase(DB);
    const deps = { ...own, db: metered, primary: metered, reader: createPageReader(metered) };
    const feed = await readFeed(deps, file ?? "");
    expect(feed).toContain("BEGIN:VEVENT");
    return cost;
  };
  expectCost(await read(), { trips: 2, ...first });
  expectCost(await read(), { trips: 1, ...again, rowsWritten: 0 });
});

it("the first visit of today's outfit in an hour, which asks for the forecast", async () => {
  await world.db.delete(hourlyForecasts);
  expectCost(await visit(`/dashboards/${plan}/today`), { trips: 2, rowsRead: 250, rowsWritten: 3 });
});

it.each([
  ["a change of one cell", { note: "from Ann" }, { trips: 1, rowsRead: 18, rowsWritten: 4 }],
  ["a tap on +", { step: "+1", stepId: "mayaphone-1" }, { trips: 1, rowsRead: 32, rowsWritten: 4 }],
  [
    "a typed number",
    { quantity: "3", seen: "1", stepId: "mayaphone-2" },
    { trips: 1, rowsRead: 44, rowsWritten: 5 },
  ],
])("%s", async (_, change, most) => {
  const { DB, cost } = meteredDatabase(env.DB);
  const [item] = await readItems(world.db, plan);
  const sent = readItemEdit({ ageRange: "0-3m", ...change });
  if (!sent) throw new Error("Not an edit");
  const result = await editItem(
    { db: openDatabase(DB), live: livePublisher(env.LIVE_CHANNEL), now: Date.now(), waitUntil: () => {} },
    { viewerId: world.userId, planId: plan, itemId: Number(item?.dashboardItemId) },
    sent,
  );
  expect(result.kind).toBe("saved");
  expectCost(cost, most);
});

it("a sweep that finds nothing to do", async () => {
  const { DB, cost } = meteredDatabase(env.DB);
  await runCron("* * * * *", { ...env, ...heldQueues().bindings, DB }, Date.now());
  expectCost(cost, { trips: 8, rowsRead: 22, rowsWritten: 1 });
});

it("a morning notice, taken by the cron and written by whoever gets its message", async () => {
  const now = Date.parse("2026-11-28T13:00:00Z");
  const choice = {
    situation: null,
    minute: 7 * 60,
    weekdays: EVERY_DAY,
    onlyChanges: true,
    byPush: null,
    nextAt: now,
  };
  await saveNotice(world.db, world.userId, plan, choice);
  await env.DB.prepare(
    "update user_onboarding_data set expected_due_date = '2026-07-01' where onboarding_id = ?1",
  )
    .bind(plan)
    .run();
  const queues = heldQueues();
  const mailQueue = jobQueue(queues.bindings.MAIL_QUEUE, "mail");
  const taking = meteredDatabase(env.DB);
  await takeNotices({ db: openDatabase(taking.DB), mailQueue, now });
  expectCost(taking.cost, { trips: 1, rowsRead: 8, rowsWritten: 2 });
  const [letter] = queues.waiting;
  const { notice } = z.object({ notice: noticeClaim }).parse(letter?.body);
  const { origin, tokenSecret } = readConfig(world.env);
  const writing = meteredDatabase(env.DB);
  const deps = {
    mailQueue,
    fetchHours: null,
    clock: () => now,
    origin,
    tokenSecret,
    postalAddress: "1 Main St",
  };
  await writeNotice({ ...deps, db: openDatabase(writing.DB) }, notice);
  expect(queues.sentTo("layette-mail")).toBe(2);
  expectCost(writing.cost, { trips: 2, rowsRead: 180, rowsWritten: 10 });
});

it("a giver's look at a gift list on which three gifts are reserved, and one more reservation", async () => {
  const { token } = await anOpenedList();
  const garments = (await readListBehind(token)).lines.filter(
    ({ kind, left }) => kind === "garment" && left > 0,
  );
  for (const { key } of garments.slice(0, 3)) await reserved(token, aReserveWish(key));

  const look = meteredDatabase(env.DB);
  const db = openDatabase(look.DB);
  const found = await findGiftListForPage(
    { ...giftDependencies(), db, reader: createPageReader(db) },
    token,
    true,
  );
  expect(found?.reservations).toHaveLength(3);
  expectCost(look.cost, { trips: 1, rowsRead: 320, rowsWritten: 0 });

  const wish = aReserveWish(garments[3]?.key ?? "");
  const write = meteredDatabase(env.DB);
  const written = openDatabase(write.DB);
  const deps = { ...giftDependencies(), db: written, reader: createPageReader(written) };
  expect(await reserveGift(deps, token, wish, async () => ({ keys: [], secrets: [] }))).toMatchObject({
    kind: "reserved",
  });
  expectCost(write.cost, { trips: 2, rowsRead: 55, rowsWritten: 5 });
});
