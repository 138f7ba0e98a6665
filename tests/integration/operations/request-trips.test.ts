// How many round trips to D1 wait for each other, for every page and every form of the route manifest. What is asked for at the
// same time counts once, however it is sent.
import { env } from "cloudflare:workers";
import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { isNewPasskeyQuestion, isPasskeyQuestion } from "~/contracts/accounts/passkey-answer.ts";
import {
  affiliateLinks,
  boxes,
  boxPieces,
  giftReservations,
  priceSheets,
  rateCounters,
  userClothingItems,
  userOnboardingData,
  userTravelPlans,
} from "~/data/schema.ts";
import { routesContext } from "~/http/context.ts";
import { giftCookie } from "~/http/cookies/link-cookies.server.ts";
import { unsentCookie } from "~/http/cookies/page-cookies.server.ts";
import { requestContext } from "~/http/request-context.server.ts";
import { newId } from "~/lib/new-id.ts";
import { reservationSecretHash } from "~/services/auth/gift-token.server.ts";
import { pendingCookie } from "~/services/auth/oauth-cookies.server.ts";
import { SESSION_SECONDS } from "~/services/auth/session-cookie.server.ts";
import { newToken } from "~/services/auth/tokens.server.ts";
import { noticeToken } from "~/services/auth/unsubscribe-token.server.ts";
import { readConfig } from "~/services/config.server.ts";
import { requestAddressChange } from "~/usecases/accounts/address-change.ts";
import { openGiftList } from "~/usecases/gifts/find-gift-list.ts";
import { db, mailedToken, ORIGIN, PASSWORD, sendSignUp } from "../../support/accounts.ts";
import { dayFromNow } from "../../support/addresses/about.ts";
import { everyPath, filledIn } from "../../support/addresses/paths.ts";
import { OWN_ITEM } from "../../support/addresses/wardrobe.ts";
import { ADDRESSES, FORM_TRIPS, type FormTrips, type Trip } from "../../support/addresses.ts";
import { makePasskey, signWith } from "../../support/authenticator.ts";
import { ANSWERS, aSession, aUser } from "../../support/factories.ts";
import { aReserveWish, giftDependencies, readListBehind, reserved } from "../../support/gifts.ts";
import { heldQueues } from "../../support/held-queues.ts";
import { accountDependencies, aUserWithPassword } from "../../support/known-users.ts";
import { OWN_ORIGIN } from "../../support/live-sockets.ts";
import { aMember, invite, invitedToken } from "../../support/members.ts";
import { pacedDatabase } from "../../support/metered-database.ts";
import { aBrowser, signInWith } from "../../support/pages.ts";
import { readItems } from "../../support/plans.ts";
import { sheetFields, storedSheet } from "../../support/price-sheets.ts";
import { mailedReset } from "../../support/reset-links.ts";
import { shared } from "../../support/sharing.ts";
import { findForm, loadEveryRoute } from "../../support/site-routes.ts";
import { aTrip, aTripForm, aTripWorld, packedRows, type TripWorld } from "../../support/trips.ts";
import { askSite } from "../../support/whole-site.ts";

interface Sent {
  /** The manifest's path with its parameters filled in; without it, the plan's own. */
  to?: string;
  form?: Readonly<Record<string, string>>;
  body?: FormData;
  /** The Cookie header; without it, the owner's. */
  cookie?: string | null;
  now?: number;
  isScript?: true;
  /** The status of a form that does what it is meant to; otherwise 200 to 303. */
  status?: number;
}

let world: TripWorld;
let plan: string;
let trip: string;
let cookie: string;
let admin: string;
let item: string;
let ownItem: string;
let box: string;
/** The gift list's address. */
let list: string;

const MINUTE = 60_000;

async function sessionOf(userId: string): Promise<string> {
  const now = Date.now();
  const fields = { expiresAt: now + SESSION_SECONDS * 1000, provedAt: now };
  return (await aSession(db, userId, fields)).cookie;
}

beforeAll(async () => {
  world = await aTripWorld(undefined, {}, { dueDate: dayFromNow(-20) });
  plan = world.onboardingId;
  trip = await aTrip(world);
  cookie = await sessionOf(world.userId);
  admin = await sessionOf((await aUser(db, { profile: { role: "admin" } })).id);
  item = String((await readItems(db, plan))[0]?.dashboardItemId);
  box = newId();
  await db.insert(boxes).values({ id: box, onboardingId: plan, label: "Ours", createdAt: Date.now() });
  await db.insert(boxPieces).values({ boxId: box, itemId: Number(item), size: "0-3m", pieces: 4 });
  const opened = await openGiftList(giftDependencies(), world.userId, plan, "Gifts");
  if (opened.kind !== "open") throw new Error("No list was opened");
  list = opened.token;
  const added = await ask({ to: placed("/dashboards/:onboardingId/items"), form: OWN_ITEM, isScript: true });
  expect(added.status, added.text).toBe(200);
  ownItem = await newestOwnItem();
});

async function newestOwnItem(): Promise<string> {
  const [row] = await db
    .select({ id: sql<number>`max(${userClothingItems.dashboardItemId})` })
    .from(userClothingItems)
    .where(eq(userClothingItems.onboardingId, plan));
  return String(row?.id);
}

function placed(path: string): string {
  const lists = { gifts: `/gifts/${list}`, helper: `/today/${list}`, calendar: "/calendar/none.ics" };
  return filledIn(path, { plan, trip, ...lists, own: ownItem, bought: item });
}

/** Channels that answer at once: what they would be told in the background must not end before the answer. */
const silent = <Namespace extends object>(namespace: Namespace): Namespace =>
  new Proxy(namespace, {
    get: (target, key) =>
      key === "getByName"
        ? () => ({ publish: told, closeAll: told, closeSession: told, tell: told })
        : Reflect.get(target, key),
  });
const told = async () => {};
const CHANNELS = { LIVE_CHANNEL: silent(env.LIVE_CHANNEL), GIFT_CHANNEL: silent(env.GIFT_CHANNEL) };

/** Sends a form, or asks for a page; returns the answer and how many round trips it has waited for. */
async function ask({ to = "/", form, body, cookie: carried = cookie, now = Date.now(), isScript }: Sent) {
  const { DB, rounds, written } = pacedDatabase(env.DB);
  const isForm = form !== undefined || body !== undefined;
  const request = new Request(`${OWN_ORIGIN}${to}`, {
    method: isForm ? "POST" : "GET",
    headers: {
      ...(isForm && { Origin: OWN_ORIGIN }),
      ...(carried && { Cookie: carried }),
      ...(isScript && { Accept: "application/json" }),
      "CF-Connecting-IP": newId(),
    },
    ...(isForm && { body: body ?? new URLSearchParams(form) }),
  });
  const late: Promise<unknown>[] = [];
  const waitUntil = (work: Promise<unknown>) => void late.push(work);
  const bindings = { ...env, ...heldQueues().bindings, ...CHANNELS, DB };
  const context = requestContext(request, bindings, { waitUntil }, now);
  context.set(routesContext, { formAt: findForm, inSitemap: [] });
  const answer = await askSite(request, context);
  const trips = rounds();
  await Promise.all(late);
  return { answer, status: answer.status, text: await answer.text(), trips, written: written() };
}

/** The Cookie header that a browser has kept. */
const kept = ({ cookies }: ReturnType<typeof aBrowser>) =>
  [...cookies].map((pair) => pair.join("=")).join("; ");

async function aBrowserOf(email: string, now = Date.now()) {
  const browser = aBrowser({ now });
  await signInWith(browser, email, PASSWORD);
  return browser;
}

const NEW_PASSWORD = { password: "another rattle 8", confirmPassword: "another rattle 8" };
const anAddress = () => `${newId()}@layette.test`;
const SCRIPT = { Accept: "application/json" };

async function aPasskeyAndItsBrowser() {
  const user = await aUserWithPassword();
  const browser = await aBrowserOf(user.email);
  const asked: unknown = JSON.parse(
    (await browser.post("/profile/passkeys", { intent: "add" }, SCRIPT)).text,
  );
  if (!isNewPasskeyQuestion(asked)) throw new Error("No question");
  const { passkey, credential } = await makePasskey(asked.options, ORIGIN);
  await browser.post("/profile/passkeys", { intent: "add", flow: asked.flow, credential }, SCRIPT);
  return { passkey, browser };
}

async function waitingIdentity(proposedEmail: string | null, isOfAccount: boolean): Promise<string> {
  const set = await pendingCookie(readConfig(env), {
    ...{ provider: "google", subject: newId(), fullName: null, proposedEmail, from: "/", isOfAccount },
    ...{ expiresAt: Date.now() + 10 * MINUTE, proof: null },
  });
  return set.split(";")[0] ?? "";
}

async function giverOf(itemOfList: string) {
  const secret = await reserved(list, aReserveWish(itemOfList));
  const found = await readListBehind(list);
  const [set = ""] = (await giftCookie({ isHttps: false }, found.list.listId, secret)).split(";");
  return { secret, cookie: set };
}

async function aMemberOf(planId: string) {
  const user = await aUser(db);
  await aMember(planId, user.id);
  return { ...user, cookie: await sessionOf(user.id) };
}

const aGift = async (left = 0) => {
  const lines = (await readListBehind(list)).lines.filter((line) => line.kind === "garment" && line.left > 1);
  return lines[left]?.key ?? "";
};

/** What each form is sent with; any other with what its owner may send. */
const SENT: Readonly<Partial<Record<Trip, () => Sent | Promise<Sent>>>> = {
  "log in": async () => {
    const { email } = await aUserWithPassword();
    return { form: { mode: "signin", from: "/", email, password: PASSWORD }, cookie: null };
  },
  "log in with a browser that the account knows": async () => {
    const { email } = await aUserWithPassword();
    const browser = await aBrowserOf(email);
    await browser.post("/logout", {});
    return { form: { mode: "signin", from: "/", email, password: PASSWORD }, cookie: kept(browser) };
  },
  "log in with a wrong password": async () => {
    const { email } = await aUserWithPassword();
    return { form: { mode: "signin", from: "/", email, password: "a guess" }, cookie: null, status: 401 };
  },
  "sign up": () => ({
    form: { mode: "signup", from: "/", email: anAddress(), ...NEW_PASSWORD },
    cookie: null,
  }),
  "have the confirmation mailed again": async () => {
    const browser = aBrowser({ now: Date.now() });
    await browser.post("/auth", { mode: "signup", from: "/", email: anAddress(), ...NEW_PASSWORD });
    return { form: {}, cookie: kept(browser), now: Date.now() + 2 * MINUTE };
  },
  "confirm a sign-up": async () => {
    const email = anAddress();
    await sendSignUp({ email });
    return { form: { token: await mailedToken(email), ...NEW_PASSWORD }, cookie: null };
  },
  "log in with Google": () => ({ form: { from: "/" }, cookie: null }),
  "log in with Facebook": () => ({ form: { from: "/" }, cookie: null }),
  "have the link of a provider's sign-in mailed": async () => ({
    form: { email: anAddress() },
    cookie: await waitingIdentity(null, false),
  }),
  "ask for a passkey's question": () => ({ form: {}, cookie: null, isScript: true }),
  "log in with a passkey": async () => {
    const { passkey } = await aPasskeyAndItsBrowser();
    const asked: unknown = JSON.parse((await aBrowser().post("/auth/passkey", {}, SCRIPT)).text);
    if (!isPasskeyQuestion(asked)) throw new Error("No question");
    const credential = await signWith(passkey, asked.options, ORIGIN);
    return { form: { flow: asked.flow, credential, from: "/" }, cookie: null, isScript: true };
  },
  "connect a provider": async () => {
    const { email } = await aUserWithPassword();
    return { form: { password: PASSWORD }, cookie: await waitingIdentity(email, true) };
  },
  "have the link for a new password mailed": async () => ({
    form: { email: (await aUserWithPassword()).email },
    cookie: null,
  }),
  "have the confirmation mailed again, by address": async () => {
    const email = anAddress();
    await sendSignUp({ email });
    return { form: { email }, cookie: null };
  },
  "set a forgotten password": async () => {
    const { email } = await aUserWithPassword();
    return { form: { token: await mailedReset(email), ...NEW_PASSWORD }, cookie: null };
  },
  "log out": async () => ({ form: {}, cookie: await sessionOf((await aUser(db)).id) }),
  "end emails": () => ({ form: { email: anAddress() }, cookie: null }),
  "switch reminders": () => ({ form: { intent: "mail", reminders: "on" } }),
  "discard what wasn't sent": async () => {
    const unsent = await unsentCookie(readConfig(env), newToken());
    return { form: { address: "/profile/name" }, cookie: `${cookie}; ${unsent.split(";")[0]}` };
  },
  "ask for another address": async () => ({
    form: { email: anAddress() },
    cookie: await sessionOf((await aUser(db)).id),
  }),
  "confirm another address": async () => {
    const user = await aUser(db);
    const email = anAddress();
    await requestAddressChange(accountDependencies(), user, email);
    return { form: { token: await mailedToken(email) }, cookie: await sessionOf(user.id) };
  },
  "prove who one is": async () => {
    const user = await aUserWithPassword();
    const { cookie: old } = await aSession(db, user.id, {
      expiresAt: Date.now() + SESSION_SECONDS * 1000,
      provedAt: 0,
    });
    return { form: { password: PASSWORD, from: "/profile" }, cookie: old };
  },
  "ask for a passkey's question, as proof": async () => ({
    form: {},
    isScript: true,
    cookie: kept((await aPasskeyAndItsBrowser()).browser),
  }),
  "ask for a new passkey's question": () => ({ form: { intent: "add" }, isScript: true }),
  "change the password": async () => ({
    form: { currentPassword: PASSWORD, ...NEW_PASSWORD },
    cookie: await sessionOf((await aUserWithPassword()).id),
  }),
  "delete the account": async () => ({
    form: { password: PASSWORD },
    cookie: await sessionOf((await aUserWithPassword()).id),
  }),
  "send the quiz": async () => ({
    form: { ...ANSWERS, babies: "1", dueDate: dayFromNow(90), formKey: newId() },
    cookie: await sessionOf((await aUser(db)).id),
  }),
  "go on to the next question": () => ({ form: { ...ANSWERS, go: "2", formKey: newId() } }),
  "tap on +": () => ({
    to: `/dashboards/${plan}/items/${item}`,
    form: { ageRange: "0-3m", step: "+1", stepId: `${newId().slice(0, 8)}-1` },
    isScript: true,
  }),
  "tap on +, without a script": () => ({
    to: `/dashboards/${plan}/items/${item}`,
    form: { ageRange: "0-3m", quantity: "4" },
  }),
  "add an item of one's own": () => ({ form: { ...OWN_ITEM, name: "Bib", key: newId() } }),
  "change an item": () => ({ form: { ...OWN_ITEM, name: "Bonnet" } }),
  "pass things on": () => ({ form: { all: `${item}:0-3m:1`, formKey: newId() } }),
  "pack a box": () => ({ form: { box: "new", label: "Ours", formKey: newId(), [`pass-${item}:0-3m`]: "1" } }),
  "unpack a box": () => ({ form: { intent: "unpack", boxId: box, formKey: newId(), all: `${item}:0-3m:1` } }),
  "set one's own times": () => ({ form: { weekdayOut: "08:30", weekdayBack: "12:00" } }),
  "set one's own prices": async () => {
    const sheet = { country: "US", currency: "USD", pricedOn: dayFromNow(-9), updatedAt: 1 };
    await db
      .insert(priceSheets)
      .values({ ...sheet, prices: storedSheet() })
      .onConflictDoNothing();
    return { form: { currency: "USD", "price-socks": "2" } };
  },
  "keep a price sheet": () => ({ form: { ...sheetFields("AT"), intent: "save" }, cookie: admin }),
  "end a morning notice by its link": async () => ({
    form: { token: await noticeToken(env.TOKEN_SECRET, { userId: "u", planIds: ["p"] }) },
  }),
  "name the babies": () => ({ form: { "baby-1": "Robin", from: "/dashboards" } }),
  "dismiss changed numbers": () => toDismiss({ numberChanges: "[]" }),
  "dismiss moved sizes": () => toDismiss({ sizeMoves: "[]" }),
  "choose a laundry routine": () => ({
    to: `/scenario-comparison?attempt=${plan}`,
    form: { scenario: "daily" },
  }),
  "take a copy": async () => {
    const { replicationToken } = await shared(world.userId, plan);
    const friend = await sessionOf((await aUser(db)).id);
    return { form: { token: replicationToken, formKey: newId() }, cookie: friend };
  },
  "reserve a gift": async () => ({
    form: {
      ...{ item: await aGift(), formKey: newId(), name: "Bo", pieces: "1", how: "buy" },
      ...{ message: "", email: "" },
    },
    cookie: null,
  }),
  "mark a gift as bought": async () => {
    const giver = await giverOf(await aGift(1));
    const [reservation] = await db
      .select({ id: giftReservations.id })
      .from(giftReservations)
      .where(eq(giftReservations.secretHash, reservationSecretHash(giver.secret)));
    return { form: { intent: "bought", id: reservation?.id ?? "" }, cookie: giver.cookie };
  },
  "undo a gift": async () => ({ form: { key: (await giverOf(await aGift(2))).secret }, cookie: null }),
  "invite somebody": () => ({ form: { intent: "invite", role: "editor", email: anAddress() } }),
  "accept an invitation": async () => {
    const guest = await aUser(db);
    await invite(world.userId, plan, guest.email);
    return { form: { token: await invitedToken(guest.email) }, cookie: await sessionOf(guest.id) };
  },
  "go on to 24 months": () => ({ form: { intent: "go-on" } }),
  "leave a plan": async () => ({ form: { intent: "leave" }, cookie: (await aMemberOf(plan)).cookie }),
  "plan a trip": () => ({ form: aTripForm(world) }),
  "change a trip": () => ({ to: `/travel-quiz?edit=${trip}`, form: aTripForm(world, { notes: "a tent" }) }),
  "tick off a piece": async () => {
    const [row] = await packedRows(db, trip);
    return { form: { clothingId: `${row?.clothingId}`, ageRange: row?.ageRange ?? "", isPacked: "true" } };
  },
  "try a trip again": async () => {
    await db.update(userTravelPlans).set({ status: "failed" }).where(eq(userTravelPlans.id, trip));
    return { form: {} };
  },
  "add a link": () => ({ form: LINK, cookie: admin }),
  "switch a link": async () => ({ form: { linkId: await newestLink(), active: "off" }, cookie: admin }),
  "change a link": async () => ({
    to: `/admin/links/1/${await newestLink()}`,
    form: { ...LINK, productTitle: "Warm hats" },
    cookie: admin,
  }),
  "upload a photo": () => {
    const body = new FormData();
    body.set("clothingId", "1");
    const bytes = Uint8Array.from(atob(env.TEST_PICTURES["png-6"] ?? ""), (letter) => letter.charCodeAt(0));
    body.set("file", new File([bytes], "hat.png", { type: "image/png" }));
    return { body, cookie: admin };
  },
  "hand a plan over": async () => {
    const { to, from } = await twoWithAPlan();
    return { form: { member: to }, cookie: from };
  },
  "tell a weight": () => ({
    form: { ...{ intent: "tell", on: dayFromNow(-2), weight: "5.3", weightUnit: "kg", formKey: newId() } },
  }),
  "record the birth": () => ({ form: { intent: "save", bornOn: dayFromNow(-21) } }),
  "change the answers": () => ({
    form: { ...ANSWERS, babies: "1", zipcode: "33139", dueDate: dayFromNow(-20) },
  }),
};

const LINK = {
  category: "budget",
  displayOrder: "5",
  productTitle: "Hats",
  affiliateUrl: "https://example.com/hats",
};

async function toDismiss(notice: Partial<typeof userOnboardingData.$inferInsert>): Promise<Sent> {
  await db.update(userOnboardingData).set(notice).where(eq(userOnboardingData.onboardingId, plan));
  return { form: {} };
}

async function newestLink(): Promise<string> {
  const [row] = await db.select({ id: sql<number>`max(${affiliateLinks.id})` }).from(affiliateLinks);
  return String(row?.id);
}

async function setStatus(status: "failed" | "completed"): Promise<void> {
  await db.update(userOnboardingData).set({ status }).where(eq(userOnboardingData.onboardingId, plan));
}

/** A plan's owner, by cookie, and an editor to hand it over to. */
async function twoWithAPlan(): Promise<{ from: string; to: string }> {
  const heir = await aMemberOf(plan);
  return { from: cookie, to: heir.id };
}

async function sentOf({ path, act }: FormTrips): Promise<Sent> {
  return (await SENT[act]?.()) ?? { form: ADDRESSES[path]?.form?.fields ?? {} };
}

/** Sends the form of a row. */
async function sendForm(row: FormTrips) {
  const sent = await sentOf(row);
  return { sent, ...(await ask({ to: placed(row.path), ...sent })) };
}

describe("a page waits for at most one round trip", () => {
  it.each(everyPath())("%s", async (path) => {
    const { read, waits } = ADDRESSES[path] ?? {};
    const who = read === "admin" ? admin : cookie;
    const most = waits?.trips ?? 1;
    const { status, trips, text } = await ask({ to: pageAt(path), cookie: who });
    expect(status, text).toBeLessThan(500);
    expect(trips, `${status} ${text}`).toBeLessThanOrEqual(most);
    const stranger = await ask({ to: pageAt(path), cookie: null });
    expect(stranger.trips, `${stranger.status} for a stranger`).toBeLessThanOrEqual(most);
  });
});

function pageAt(path: string): string {
  return path === "/scenario-comparison" ? `${path}?attempt=${plan}` : placed(path);
}

describe("a form waits for its round trips", () => {
  it.each(FORM_TRIPS.map((row) => [row.act, row] as const))("to %s", async (act, row) => {
    await db.delete(rateCounters);
    await setStatus(act === "try again" ? "failed" : "completed");
    const { sent, status, text, trips, answer } = await sendForm(row);
    if (sent.status === undefined) expect([200, 201, 202, 302, 303], text).toContain(status);
    else expect(status, text).toBe(sent.status);
    expect(answer.headers.get("Location") ?? "").not.toContain("/auth?from");
    expect(trips, act).toBe(row.trips);
  });
});

await loadEveryRoute();
/** Forms whose action checks the session itself, along with what it reads. */
const PROVING = FORM_TRIPS.filter(({ path }) => findForm(path)?.provesSender);

it.each(PROVING.map((row) => [row.act, row] as const))(
  "S83 to %s asks to sign in and writes nothing of a session that has ended",
  async (_, row) => {
    const sent = await sentOf(row);
    const ended = await aSession(db, world.userId, { expiresAt: Date.now() - 1000 });
    const before = await plansAndTrips();
    const { answer, status } = await ask({ to: placed(row.path), ...sent, cookie: ended.cookie });
    if (sent.isScript) expect(status).toBe(401);
    else {
      expect(status).toBe(302);
      expect(answer.headers.get("Location")).toContain("/auth?from");
    }
    expect(await plansAndTrips()).toBe(before);
  },
);

async function plansAndTrips(): Promise<string> {
  const rows = await db.batch([
    db.select().from(userOnboardingData),
    db.select().from(userTravelPlans),
    db.select().from(userClothingItems),
  ]);
  return JSON.stringify(rows);
}
