// E26: what calendars read of a plan, and what they are told when it changes.
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { createPageReader } from "~/data/page-reader.server.ts";
import { emptyPlans } from "~/data/plans/deletions.server.ts";
import { calendarEvents, userOnboardingData, userTravelPlans } from "~/data/schema.ts";
import { selectMadeLinks } from "~/data/sharing/made-links.server.ts";
import { plusDays, toDay } from "~/domain/calendar.ts";
import { CANCELLED_MS } from "~/domain/feed/announced-days.ts";
import { newId } from "~/lib/new-id.ts";
import { readFeed } from "~/usecases/feed/read-feed.ts";
import { purgeExpired } from "~/usecases/operations/sweep.ts";
import { giveLink, linkAddress } from "~/usecases/sharing/give-link.ts";
import type { Language } from "~/words/languages.ts";
import { readCalendar } from "../../support/calendars.ts";
import { expectLogs } from "../../support/logs.ts";
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

async function newFeed(language: Language = "en"): Promise<string> {
  const deps = { db: world.db, tokenSecret: env.TOKEN_SECRET, now: NOW };
  await giveLink(deps, world.userId, plan, { kind: "calendar", label: language, language });
  const link = (await selectMadeLinks(world.db, world.userId, plan, "calendar")).find(
    ({ label }) => label === language,
  );
  const address =
    link && (await linkAddress({ tokenSecret: env.TOKEN_SECRET, origin: "" }, "calendar", link));
  return address?.slice("/calendar/".length) ?? "";
}

async function textOf(file: string, now = NOW): Promise<string> {
  const { db } = world;
  const deps = {
    db,
    primary: db,
    reader: createPageReader(db),
    tokenSecret: env.TOKEN_SECRET,
    origin: ORIGIN,
    now,
  };
  const text = await readFeed(deps, file);
  if (text === null) throw new Error("There is no feed");
  return text;
}

const eventsOf = async (file: string, now = NOW) => readCalendar(await textOf(file, now)).events;

function setPlan(columns: Partial<typeof userOnboardingData.$inferInsert>) {
  return world.db.update(userOnboardingData).set(columns).where(eq(userOnboardingData.onboardingId, plan));
}

async function newTrip(startDate: string, endDate: string): Promise<string> {
  const id = newId();
  await world.db
    .insert(userTravelPlans)
    .values({
      ...{ id, userId: world.userId, onboardingId: plan, destination: "Denver, CO", zipcode: "80201" },
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
