// E26: what calendars read of a plan, and what they are told when it changes.
import { env } from "cloudflare:workers";
import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { removeMember } from "~/data/members/memberships.server.ts";
import { createPageReader } from "~/data/page-reader.server.ts";
import { emptyPlans } from "~/data/plans/deletions.server.ts";
import { MOST_CHILDREN, saveSelection } from "~/data/plans/selection.server.ts";
import { calendarEvents, userOnboardingData, userTravelPlans } from "~/data/schema.ts";
import { selectMadeLinks } from "~/data/sharing/made-links.server.ts";
import { plusDays, plusMonths, toDay } from "~/domain/calendar.ts";
import { CANCELLED_MS } from "~/domain/feed/announced-days.ts";
import { newId } from "~/lib/new-id.ts";
import { readFeed } from "~/usecases/feed/read-feed.ts";
import { purgeExpired } from "~/usecases/operations/sweep.ts";
import { giveLink, linkAddress } from "~/usecases/sharing/give-link.ts";
import type { Language } from "~/words/languages.ts";
import { readCalendar } from "../../support/calendars.ts";
import { aUser } from "../../support/factories.ts";
import { expectLogs } from "../../support/logs.ts";
import { aMember } from "../../support/members.ts";
import { aBrowser } from "../../support/pages.ts";
import { aWorld, planned, type World } from "../../support/plans.ts";

const DAY_MS = 86_400_000;
const NOW = Date.now();
const TODAY = toDay(new Date(NOW));
const DUE = plusDays(TODAY, 60);
const ORIGIN = "https://layette.example";

let world: World;
let plan: string;

beforeEach(async () => {
  world = await aWorld();
  plan = (await planned(world, { zipcode: "55401", dueDate: DUE })).onboardingId;
});

async function newFeed(language: Language = "en", ofFamily = false, maker = world.userId): Promise<string> {
  const deps = { db: world.db, tokenSecret: env.TOKEN_SECRET, now: NOW };
  await giveLink(deps, maker, plan, { kind: "calendar", label: language, language, ofFamily });
  const link = (await selectMadeLinks(world.db, maker, plan, "calendar")).find(
    ({ label }) => label === language,
  );
  const address =
    link && (await linkAddress({ tokenSecret: env.TOKEN_SECRET, origin: "" }, "calendar", link));
  return address?.slice("/calendar/".length) ?? "";
}

async function textOf(file: string, now = NOW): Promise<string> {
  const text = await readAt(file, now);
  if (text === null) throw new Error("There is no feed");
  return text;
}

function readAt(file: string, now = NOW): Promise<string | null> {
  const { db } = world;
  const deps = {
    db,
    primary: db,
    reader: createPageReader(db),
    tokenSecret: env.TOKEN_SECRET,
    origin: ORIGIN,
    now,
  };
  return readFeed(deps, file);
}

const eventsOf = async (file: string, now = NOW) => readCalendar(await textOf(file, now)).events;

function setPlan(columns: Partial<typeof userOnboardingData.$inferInsert>, planId = plan) {
  return world.db.update(userOnboardingData).set(columns).where(eq(userOnboardingData.onboardingId, planId));
}

async function newTrip(startDate: string, endDate: string, onboardingId = plan): Promise<string> {
  const id = newId();
  await world.db
    .insert(userTravelPlans)
    .values({
      ...{ id, userId: world.userId, onboardingId, destination: "Denver, CO", zipcode: "80201" },
      ...{ startDate, endDate, laundryFrequency: "daily", hasLaundryAccess: true, activities: "{}" },
      ...{ notes: "Aunt Olga's attic", planStart: DUE, status: "ready", runId: newId(), formKey: newId() },
      ...{ createdAt: NOW, updatedAt: NOW },
    });
  return id;
}

const titled = (events: Awaited<ReturnType<typeof eventsOf>>, title: string) =>
  events.find(({ summary }) => summary.includes(title));

describe("E26 a calendar that reads a plan's feed", () => {
  it("finds its sizes, its trips, and the changes of its weather", async () => {
    await newTrip(plusDays(TODAY, 20), plusDays(TODAY, 24));
    const events = await eventsOf(await newFeed());
    expect(titled(events, "Trip")).toMatchObject({
      ...{ start: plusDays(TODAY, 20), end: plusDays(TODAY, 25), sequence: 0, status: null },
    });
    // When outerwear is decided goes by the day on which the test runs.
    const ofSizes = events.filter(
      ({ summary }) => summary.includes("size") && !summary.includes("outerwear"),
    );
    expect(ofSizes.map(({ summary }) => summary)).toEqual(
      ["3–6m", "6–9m", "9–12m"].map((size) => `Baby clothes: size ${size} starts about now`),
    );
    expect(events.filter(({ summary }) => summary.includes("weather usually")).length).toBeGreaterThan(2);
  });

  it("reads the same bytes again, in any language of any link, until something changes", async () => {
    const [english, german] = [await newFeed(), await newFeed("de")];
    const first = await textOf(english);
    const translated = await textOf(german, NOW + 1000);
    expect(await textOf(english, NOW + 3 * DAY_MS)).toBe(first);
    expect(await textOf(german, NOW + 3 * DAY_MS)).toBe(translated);
    const uids = (text: string) => readCalendar(text).events.map(({ uid, sequence }) => `${uid} ${sequence}`);
    expect(uids(translated)).toEqual(uids(first));
  });

  it("is answered with a strong tag, and with nothing while it has the same bytes", async () => {
    const file = await newFeed();
    const calendar = aBrowser();
    const { status, headers } = await calendar.get(`/calendar/${file}`);
    expect(status).toBe(200);
    expect(headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
    expect(headers.get("Cache-Control")).toBe("private, max-age=300");
    expect(headers.get("Referrer-Policy")).toBe("no-referrer");
    expect(headers.get("X-Robots-Tag")).toBe("noindex");
    const tag = headers.get("ETag") ?? "";
    expect(tag).toMatch(/^"[0-9a-f]{32}"$/);
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`, "*"]) {
      const again = await calendar.get(`/calendar/${file}`, { "If-None-Match": known });
      expect([known, again.status, again.text, again.headers.get("ETag")]).toEqual([known, 304, "", tag]);
    }
    await newTrip(plusDays(TODAY, 20), plusDays(TODAY, 24));
    const changed = await calendar.get(`/calendar/${file}`, { "If-None-Match": tag });
    expect(changed.status).toBe(200);
    expect(changed.headers.get("ETag")).not.toBe(tag);
  });

  it("sees an event move under its name, with a higher number, through all moves", async () => {
    const file = await newFeed();
    const seen = [titled(await eventsOf(file), "3–6m")];
    for (const [at, babyBornOn] of [plusDays(DUE, -20), plusDays(DUE, 12), null].entries()) {
      await setPlan({ babyBornOn });
      seen.push(titled(await eventsOf(file, NOW + (at + 1) * 1000), "3–6m"));
    }
    expect(new Set(seen.map((event) => event?.uid)).size).toBe(1);
    expect(seen.map((event) => event?.sequence)).toEqual([0, 1, 2, 3]);
    expect(seen[3]?.start).toBe(seen[0]?.start);
    expect(new Set(seen.map((event) => event?.stamp)).size).toBe(4);
  });

  it("is told for 30 days that a trip is called off, and takes it up again if it is restored", async () => {
    const file = await newFeed();
    const trip = await newTrip(plusDays(TODAY, 20), plusDays(TODAY, 24));
    const before = titled(await eventsOf(file), "Trip");
    const deletedAt = (at: number | null) =>
      world.db.update(userTravelPlans).set({ deletedAt: at }).where(eq(userTravelPlans.id, trip));
    await deletedAt(NOW);
    const gone = titled(await eventsOf(file, NOW + DAY_MS), "Trip");
    expect(gone).toMatchObject({ uid: before?.uid, sequence: 1, status: "CANCELLED", start: before?.start });
    await deletedAt(null);
    expect(titled(await eventsOf(file, NOW + 2 * DAY_MS), "Trip")).toMatchObject({
      ...{ uid: before?.uid, sequence: 2, status: null },
    });
    await deletedAt(NOW);
    await eventsOf(file, NOW + 3 * DAY_MS);
    const over = NOW + 3 * DAY_MS + CANCELLED_MS;
    await purgeExpired({ db: world.db, now: over - 1 });
    expect(titled(await eventsOf(file, over - 1), "Trip")?.status).toBe("CANCELLED");
    await purgeExpired({ db: world.db, now: over });
    expect(titled(await eventsOf(file, over), "Trip")).toBeUndefined();
  });

  it("finds one announcement, however many calendars read at once", async () => {
    const file = await newFeed();
    const first = await Promise.all(Array.from({ length: 4 }, (_, at) => textOf(file, NOW + at * 1000)));
    expect(new Set(first).size).toBe(1);
    await setPlan({ babyBornOn: plusDays(DUE, -20) });
    const moved = await Promise.all(Array.from({ length: 4 }, (_, at) => textOf(file, NOW + at * 60_000)));
    expect(new Set(moved).size).toBe(1);
    expect(titled(await eventsOf(file), "3–6m")?.sequence).toBe(1);
  });

  it("keeps what it was told while a column of the plan can't be read", async () => {
    expectLogs("stored_text_unreadable");
    const file = await newFeed();
    const before = await textOf(file);
    await setPlan({ monthCards: "[" });
    expect(await textOf(file, NOW + DAY_MS)).toBe(before);
    await setPlan({ expectedDueDate: "soon" });
    expect(await textOf(file, NOW + DAY_MS)).toBe(before);
  });

  it("S92 reads no name, place, due date, count, or note", async () => {
    await setPlan({ babyNames: ["Zwanhild"], cardTitle: "Our cottage", babyBornOn: plusDays(DUE, -1) });
    const trip = await newTrip(plusDays(TODAY, 20), plusDays(TODAY, 24));
    const text = (await textOf(await newFeed())).replaceAll("\r\n ", "");
    const days = [DUE, plusDays(DUE, -1)].flatMap((day) => [day, day.replaceAll("-", "")]);
    const words = [
      "Zwanhild",
      "cottage",
      "55401",
      "80201",
      "Minneapolis",
      "Denver",
      "Minnesota",
      "Olga",
      "attic",
    ];
    for (const secret of [...words, ...days, plan, trip, world.userId]) expect(text).not.toContain(secret);
    const uids = readCalendar(text).events.map(({ uid }) => uid);
    const pages = [`${ORIGIN}/travel-plans`, ...uids.map((uid) => `${ORIGIN}/shopping?of=${uid}`)];
    const urls = [...text.matchAll(/https:\/\/[^\s\\]+/g)].map(([url]) => url);
    expect(pages).toEqual(expect.arrayContaining(urls));
    expect(new Set(urls.map((url) => url.split("?")[0])).size).toBe(2);
  });

  it("goes with the plan", async () => {
    await eventsOf(await newFeed());
    await setPlan({ deletedAt: NOW });
    await emptyPlans(world.db, [plan], NOW);
    expect(await world.db.select().from(calendarEvents).where(eq(calendarEvents.onboardingId, plan))).toEqual(
      [],
    );
    expect(await selectMadeLinks(world.db, world.userId, plan, "calendar")).toEqual([]);
  });
});

describe("E26 a calendar of all children of whoever made its link", () => {
  const names = { namesOutside: true };

  /** Another child of the world's user, due so many days after the first one, or somebody else's. */
  async function aChild(name: string, days: number, form: Record<string, unknown> = {}, of = world) {
    const dueDate = plusDays(DUE, days);
    const { onboardingId } = await planned(of, { zipcode: "55401", dueDate, ...form });
    await setPlan({ babyNames: [name], ...names }, onboardingId);
    return onboardingId;
  }

  /** The names that a feed's events begin with, each once. */
  async function told(file: string, now = NOW): Promise<string[]> {
    const events = await eventsOf(file, now);
    return [...new Set(events.map(({ summary }) => summary.split(" · ")[0] ?? ""))].toSorted();
  }

  beforeEach(() => setPlan({ babyNames: ["Mia"], ...names }));

  it("has each child's days under their name, one who is added later too, and nobody else's", async () => {
    const leo = await aChild("Leo", -300);
    await newTrip(plusDays(TODAY, 20), plusDays(TODAY, 24), leo);
    const stranger = { ...world, userId: (await aUser(world.db)).id };
    await aChild("Zwanhild", -30, {}, stranger);
    const [ours, mias] = [await newFeed("en", true), await newFeed("de")];
    expect(await told(ours)).toEqual(["Leo", "Mia"]);
    expect(await told(mias)).toEqual(["Mia"]);
    const events = await eventsOf(ours);
    expect(events.filter(({ summary }) => summary.endsWith("Trip")).map(({ summary }) => summary)).toEqual([
      "Leo · Trip",
    ]);
    expect(readCalendar(await textOf(ours)).name).toBe("Layette: en");
    await aChild("Ida", 25);
    expect(await told(ours, NOW + 1000)).toEqual(["Ida", "Leo", "Mia"]);
  });

  it("announces each day in its own plan, once for all calendars that have it", async () => {
    const leo = await aChild("Leo", -300);
    const ofMia = await eventsOf(await newFeed("de"));
    const file = await newFeed("en", true);
    const uids = (await eventsOf(file, NOW + 1000)).map(({ uid, sequence }) => `${uid} ${sequence}`);
    expect(uids).toEqual(expect.arrayContaining(ofMia.map(({ uid, sequence }) => `${uid} ${sequence}`)));
    const rows = await world.db.select().from(calendarEvents);
    const of = (id: string) => rows.filter(({ onboardingId }) => onboardingId === id).length;
    expect([of(plan), of(leo)]).toEqual([ofMia.length, uids.length - ofMia.length]);
    expect(of(leo)).toBeGreaterThan(0);
    expect(await textOf(file, NOW + 2 * DAY_MS)).toBe(await textOf(file, NOW + 1000));
  });

  it("loses a child who is deleted or not open to its maker anymore, and ends with its own plan", async () => {
    const leo = await aChild("Leo", -300);
    const maker = (await aUser(world.db)).id;
    for (const id of [plan, leo]) await aMember(id, maker, "editor", id === plan ? 1 : 2);
    const file = await newFeed("en", true, maker);
    expect(await told(file)).toEqual(["Leo", "Mia"]);
    await setPlan({ deletedAt: NOW }, leo);
    expect(await told(file)).toEqual(["Mia"]);
    await setPlan({ deletedAt: null }, leo);
    expect(await told(file)).toEqual(["Leo", "Mia"]);
    await removeMember(world.db, world.userId, { planId: leo, memberId: maker });
    expect(await told(file)).toEqual(["Mia"]);
    await aMember(leo, maker, "reader", 2);
    expect(await told(file)).toEqual(["Leo", "Mia"]);
    await removeMember(world.db, world.userId, { planId: plan, memberId: maker });
    expect(await readAt(file)).toBeNull();
  });

  it("ends with the plan on whose page it was made, whoever else is in it", async () => {
    await aChild("Leo", -300);
    const file = await newFeed("en", true);
    await setPlan({ deletedAt: NOW });
    expect(await readAt(file)).toBeNull();
  });

  it("keeps the others' days, and what it was told, while a child's row can't be read", async () => {
    expectLogs("stored_text_unreadable");
    const leo = await aChild("Leo", -300);
    const file = await newFeed("en", true);
    const before = await textOf(file);
    const damaged = { monthCards: "[", weatherGroups: "{", plannedSizes: "[]", expectedDueDate: "soon" };
    await setPlan(damaged, leo);
    expect(await textOf(file, NOW + DAY_MS)).toBe(before);
    await world.db.run(sql`update user_onboarding_data set baby_names = '[' where onboarding_id = ${leo}`);
    expect(await told(file, NOW + DAY_MS)).toContain("Mia");
    expect(titled(await eventsOf(file, NOW + DAY_MS), "Mia · Baby clothes: size 3–6m")?.sequence).toBe(0);
  });

  it("has a child of two quizzes once, by the final plan but for the link's own, and twins as one", async () => {
    const [first, again] = [await aChild("Leo", -300), await aChild("Leo", -300)];
    await newTrip(plusDays(TODAY, 20), plusDays(TODAY, 24), first);
    const file = await newFeed("en", true);
    const ofWhom = async (ending: RegExp) =>
      (await eventsOf(file)).flatMap(({ summary }) => (ending.test(summary) ? summary.split(" · ")[0] : []));
    const once = /size 9–12m starts/;
    expect([await ofWhom(once), await ofWhom(/Trip/)]).toEqual([["Mia", "Leo"], []]);
    await saveSelection(world.db, { userId: world.userId, planId: first, now: NOW, replacesOther: true });
    expect([await ofWhom(once), await ofWhom(/Trip/)]).toEqual([["Mia", "Leo"], ["Leo"]]);
    await setPlan({ expectedDueDate: DUE, babyBornOn: null, babyNames: ["Mia"] }, first);
    expect([await ofWhom(once), await ofWhom(/Trip/)]).toEqual([["Mia", "Leo"], []]);
    await setPlan({ babies: 2, babyNames: ["Leo", "Ida"] }, again);
    expect(await told(file)).toEqual(["Leo and Ida", "Mia"]);
  });

  it("has what is over of a child for a year after the last size", async () => {
    const leo = await aChild("Leo", -300);
    await setPlan({ babyBornOn: plusMonths(TODAY, -23), plannedMonths: 24 }, leo);
    const file = await newFeed("en", true);
    for (const [days, names] of [
      [0, ["Leo", "Mia"]],
      [330, ["Leo", "Mia"]],
      [400, ["Mia"]],
    ] as const)
      expect([days, await told(file, NOW + days * DAY_MS)]).toEqual([days, names]);
  });

  it(`has ${MOST_CHILDREN} at most, its own and the youngest`, async () => {
    const others = ["Ana", "Ben", "Cleo", "Dan", "Eve", "Finn"];
    for (const [at, name] of others.entries()) {
      const family = { ...world, userId: (await aUser(world.db)).id };
      await aMember(await aChild(name, -at * 20, {}, family), world.userId, "reader");
    }
    await setPlan({ expectedDueDate: plusDays(DUE, -210) });
    expect(await told(await newFeed("en", true))).toEqual([...others.slice(0, MOST_CHILDREN - 1), "Mia"]);
  });
});
