// S43 The second-object walk: every form that names two objects is sent with a second one of another plan of the same owner, of
// plans where its sender is owner, editor, reader, or a former member, and of a stranger's. Nothing of either plan changes.
import { env } from "cloudflare:workers";
import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import {
  bags,
  boxes,
  boxPieces,
  giftReservations,
  userClothingItems as items,
  planInvitations,
  pushDevices,
  sizeFacts,
  travelPlanItems,
  userOnboardingData,
  userTravelPlans,
} from "~/data/schema.ts";
import { selectMadeLinks } from "~/data/sharing/made-links.server.ts";
import { CATALOGUE } from "~/domain/wardrobe/catalogue.ts";
import { routesContext } from "~/http/context.ts";
import { giftCookie } from "~/http/cookies/link-cookies.server.ts";
import { requestContext } from "~/http/request-context.server.ts";
import { newId } from "~/lib/new-id.ts";
import { openGiftList } from "~/usecases/gifts/find-gift-list.ts";
import { giveLink } from "~/usecases/sharing/give-link.ts";
import { dayFromNow, type PlanObjects, SIZE_ON_TRIP } from "../../support/addresses/about.ts";
import { filledIn } from "../../support/addresses/paths.ts";
import { SECOND_OBJECT_FORMS, type SecondObjectForm } from "../../support/addresses.ts";
import { aCustomGarment, aSession, aUser } from "../../support/factories.ts";
import { aReserveWish, aWish, giftDependencies, readListBehind, reserved } from "../../support/gifts.ts";
import { heldQueues } from "../../support/held-queues.ts";
import { OWN_ORIGIN } from "../../support/live-sockets.ts";
import { aMember } from "../../support/members.ts";
import { findForm } from "../../support/site-routes.ts";
import { aTrip, aTripWorld, type TripWorld, tripRow } from "../../support/trips.ts";
import { askSite } from "../../support/whole-site.ts";

/** What the sender of a form is to the plan of the second object. */
const RELATIONS = ["same owner", "own", "edits", "reads", "former", "stranger's"] as const;
type Relation = (typeof RELATIONS)[number];

/** The catalogue's number of an item that is needed in both sizes. */
const SLEEPER = CATALOGUE.findIndex(({ key }) => key === "sleeper_footed") + 1;

let world: TripWorld;
let first: PlanObjects;
let tripId: string;
const second = new Map<Relation, PlanObjects>();
const cookies = new Map<SecondObjectForm["sender"], string>();
const giverCookies: string[] = [];

beforeAll(async () => {
  world = await aTripWorld(undefined, {}, { dueDate: dayFromNow(-50) });
  await world.db.update(userOnboardingData).set({ babyBornOn: dayFromNow(-50) });
  tripId = await aTrip(world);
  const [editor, third] = [await aUser(world.db), await aUser(world.db)];
  first = await withObjects(world.onboardingId, world.userId, tripId);
  await aMember(world.onboardingId, editor.id);
  const others: Readonly<Record<Relation, string>> = {
    "same owner": world.userId,
    own: editor.id,
    edits: third.id,
    reads: third.id,
    former: third.id,
    "stranger's": third.id,
  };
  for (const relation of RELATIONS) {
    const ownerId = others[relation];
    const planId = await copyOf(ownerId);
    const trip = await tripLike(planId, ownerId);
    second.set(relation, await withObjects(planId, ownerId, trip));
    if (relation === "edits" || relation === "reads") {
      const role = relation === "edits" ? "editor" : "reader";
      for (const id of [editor.id, world.userId]) await aMember(planId, id, role);
    }
    if (relation === "same owner") await aMember(planId, editor.id);
  }
  await anOlderPlan(editor.id);
  cookies.set("editor", (await aSession(world.db, editor.id)).cookie);
  cookies.set("owner", (await aSession(world.db, world.userId)).cookie);
  // One who has reserved on each of the lists, and shows each list all secrets.
  cookies.set("giver", giverCookies.join("; "));
});

/** The plan of an older child, whose box holds pieces that the first plan needs in its second size. */
async function anOlderPlan(editorId: string): Promise<void> {
  const { db, userId } = world;
  const planId = await copyOf(userId);
  await aMember(planId, editorId);
  await db
    .update(userOnboardingData)
    .set({ babyBornOn: dayFromNow(-400) })
    .where(eq(userOnboardingData.onboardingId, planId));
  const [item] = await db
    .select({ id: items.dashboardItemId })
    .from(items)
    .where(sql`onboarding_id = ${planId} and clothing_id = ${SLEEPER}`);
  const id = newId();
  await db.insert(boxes).values({ id, onboardingId: planId, label: "Outgrown", createdAt: Date.now() });
  await db.insert(boxPieces).values({ boxId: id, itemId: item?.id ?? 0, size: "3-6m", pieces: 4 });
}

/** A plan like the first one, of somebody else. */
async function copyOf(userId: string): Promise<string> {
  const [row] = await world.db
    .select()
    .from(userOnboardingData)
    .where(eq(userOnboardingData.onboardingId, world.onboardingId));
  if (!row) throw new Error("The first plan is gone");
  const planId = newId();
  const attemptNumber = 10 + second.size;
  await world.db
    .insert(userOnboardingData)
    .values({
      ...row,
      ...{
        onboardingId: planId,
        userId,
        attemptNumber,
        submissionKey: newId(),
        runId: newId(),
        memberIds: null,
      },
    });
  await world.db.run(sql`insert into user_clothing_items (user_id, clothing_id, item_name, onboarding_id, attempt_number,
      essentiality, calculated_quantities, created_at, updated_at)
    select ${userId}, clothing_id, item_name, ${planId}, ${attemptNumber}, essentiality, calculated_quantities, 0, 0
    from user_clothing_items where onboarding_id = ${world.onboardingId} and clothing_id < 100`);
  return planId;
}

async function tripLike(planId: string, userId: string): Promise<string> {
  const id = newId();
  await world.db
    .insert(userTravelPlans)
    .values({ ...(await tripRow(world.db, tripId)), id, userId, onboardingId: planId, formKey: id });
  return id;
}

/** One of everything that forms name. */
async function withObjects(planId: string, userId: string, trip: string): Promise<PlanObjects> {
  const { db } = world;
  const now = Date.now();
  const own = await anOwnItem(planId, userId, "Knitted hat");
  const removed = await anOwnItem(planId, userId, "Old scarf", now);
  const [item] = await db
    .update(items)
    .set({ userAddedQuantities: JSON.stringify({ "0-3m": { Default: { quantity: 3 } } }) })
    .where(sql`onboarding_id = ${planId} and clothing_id = ${SLEEPER}`)
    .returning({ id: items.dashboardItemId });
  if (!item) throw new Error("The plan has no items");
  const [bag, fact, invitation] = [newId(), newId(), newId()];
  const changes = JSON.stringify([[item.id, "0-3m", 1]]);
  await db
    .insert(bags)
    .values({ id: bag, onboardingId: planId, formKey: bag, changes, leftText: "", createdAt: now });
  const box = newId();
  await db.insert(boxes).values({ id: box, onboardingId: planId, label: "Ours", createdAt: now });
  await db.insert(boxPieces).values({ boxId: box, itemId: item.id, size: "0-3m", pieces: 4 });
  const measured = { kind: "weight", measuredOn: dayFromNow(-6), amount: 5100, unit: "kg" } as const;
  const times = { createdAt: now, updatedAt: now };
  await db.insert(sizeFacts).values({ id: fact, onboardingId: planId, ...measured, formKey: fact, ...times });
  const [member, heir] = [(await aUser(db)).id, (await aUser(db)).id];
  for (const id of [member, heir]) await aMember(planId, id);
  await db
    .insert(planInvitations)
    .values({
      ...{ id: invitation, onboardingId: planId, email: `${invitation}@layette.test`, role: "editor" },
      ...{ expiresAt: now + 86_400_000, createdAt: now, sentAt: now },
    });
  await db
    .insert(travelPlanItems)
    .values({
      ...{
        travelPlanId: trip,
        ageRange: SIZE_ON_TRIP,
        clothingId: own.clothingId,
        userId,
        itemName: "Knitted hat",
      },
      ...{ quantity: 1, packQuantity: 1 },
    });
  const opened = await openGiftList(giftDependencies(), userId, planId, "Gifts");
  if (opened.kind !== "open") throw new Error("No list was opened");
  const wish = await aWish(planId, { pieces: 3 });
  const secret = await reserved(opened.token, aReserveWish(`wish.${wish}`));
  const [reservation] = await db
    .update(giftReservations)
    .set({ state: "waiting" })
    .where(eq(giftReservations.onboardingId, planId))
    .returning({ id: giftReservations.id });
  const { list } = await readListBehind(opened.token);
  const [cookie = ""] = (await giftCookie({ isHttps: false }, list.listId, secret)).split(";");
  giverCookies.push(cookie);
  return {
    ...{ onboardingId: planId, ownItem: `${own.id}`, item: `${item.id}`, removedItem: `${removed.id}` },
    ...{
      garment: `${own.clothingId}`,
      bag,
      box,
      fact,
      wish,
      reservation: reservation?.id ?? "",
      list: opened.token,
    },
    ...{ member, heir, invitation, trip, helperLink: await aHelperLink(planId, userId) },
    calendarLink: await aCalendarLink(planId, userId),
    device: await aDevice(userId),
  };
}

async function aHelperLink(planId: string, userId: string): Promise<string> {
  const { db } = world;
  const deps = { db, tokenSecret: env.TOKEN_SECRET, now: Date.now() };
  await giveLink(deps, userId, planId, { kind: "helper", label: "Day care", shownName: "" });
  const [link] = await selectMadeLinks(db, userId, planId, "helper");
  return link?.id ?? "";
}

async function aDevice(userId: string): Promise<string> {
  const id = newId();
  const times = { createdAt: Date.now(), seenAt: Date.now() };
  await world.db.insert(pushDevices).values({ id, userId, endpointHash: id, sealedTarget: "", ...times });
  return id;
}

async function aCalendarLink(planId: string, userId: string): Promise<string> {
  const { db } = world;
  const deps = { db, tokenSecret: env.TOKEN_SECRET, now: Date.now() };
  await giveLink(deps, userId, planId, { kind: "calendar", label: "Ours", language: "en", ofFamily: false });
  const [link] = await selectMadeLinks(db, userId, planId, "calendar");
  return link?.id ?? "";
}

async function anOwnItem(planId: string, userId: string, name: string, removedAt: number | null = null) {
  const { clothingId } = await aCustomGarment(world.db, userId, {
    ...{ name, category: "Accessories", validAgeRanges: '["0-3m"]' },
    ...{ essentiality: '{"0-3m":"Essential"}', baseQuantities: "{}" },
  });
  const [row] = await world.db
    .insert(items)
    .values({
      ...{
        userId,
        clothingId,
        itemName: name,
        onboardingId: planId,
        attemptNumber: 1,
        calculatedQuantities: "",
      },
      ...{ removedAt, createdAt: 0, updatedAt: 0 },
    })
    .returning({ id: items.dashboardItemId });
  if (!row) throw new Error("The item was not written");
  return { id: row.id, clothingId };
}

/** Everything that is stored, except what counts requests and says when somebody was here. */
async function rows(): Promise<string> {
  const { results } = await env.DB.prepare(
    "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like '_cf_%'",
  ).all<{ name: string }>();
  const stored = results
    .map(({ name }) => name)
    .filter((name) => !["rate_counters", "sessions"].includes(name));
  const tables = await env.DB.batch(stored.map((name) => env.DB.prepare(`select * from "${name}"`)));
  return JSON.stringify(tables.map((table) => table.results));
}

/** Sends a form without scripts; returns the status. */
async function send({ path, sender, to, form }: SecondObjectForm, other: PlanObjects): Promise<number> {
  const ids = { plan: first.onboardingId, trip: first.trip, gifts: first.list };
  const address =
    to?.(first, other) ?? filledIn(path, { ...ids, helper: "", calendar: "", own: "", bought: "" });
  const request = new Request(`${OWN_ORIGIN}${address}`, {
    method: "POST",
    headers: { Cookie: cookies.get(sender) ?? "", Origin: OWN_ORIGIN, "CF-Connecting-IP": newId() },
    body: new URLSearchParams(form(other, first)),
  });
  const late: Promise<unknown>[] = [];
  const waitUntil = (work: Promise<unknown>) => void late.push(work);
  const bindings = { ...env, ...heldQueues().bindings };
  const context = requestContext(request, bindings, { waitUntil }, Date.now());
  context.set(routesContext, { formAt: findForm, inSitemap: [] });
  const { status } = await askSite(request, context);
  await Promise.all(late);
  return status;
}

it.each(SECOND_OBJECT_FORMS.map((form) => [`${form.path} ${form.name}`, form] as const))(
  "S43 %s",
  async (_, form) => {
    for (const relation of RELATIONS) {
      const other = second.get(relation);
      if (!other) throw new Error(`No plan ${relation}`);
      const isAllowed = form.allowed?.some((one) => one === relation) ?? false;
      const before = await rows();
      const status = await send(form, other);
      expect(status, relation).toBeLessThan(500);
      // Not toBe: a difference would print the whole database.
      expect((await rows()) === before, `${relation}: ${status}`).toBe(!isAllowed);
    }
    // The same form with an object of its own plan: it was refused for the other plan's sake. Several undo the same bag.
    await env.DB.prepare("update bags set undone_at = null").run();
    const before = await rows();
    const status = await send(form, first);
    expect(status).toBeLessThan(400);
    expect((await rows()) !== before, `${status}`).toBe(true);
  },
);
