// E24, F38, S92, S99: morning notices from the cron to the mailbox: one a day, whatever is late, doubled, killed, or silent, and none for
// whoever isn't on the plan anymore.
import { env } from "cloudflare:workers";
import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { mailJob, noticeClaim } from "~/contracts/mail/letter.ts";
import { packPlace } from "~/contracts/places/stored-place.ts";
import { type Database, openDatabase } from "~/data/database.server.ts";
import {
  hourlyForecasts,
  mailOutbox,
  morningNotices,
  userClothingItems,
  userOnboardingData,
  users,
  usersProfile,
  userTravelPlans,
  zipcodeCityMap,
} from "~/data/schema.ts";
import { saveNotice } from "~/data/today/morning-notices.server.ts";
import { minuteInZone } from "~/domain/calendar.ts";
import { EVERY_DAY } from "~/domain/today/morning-notice.ts";
import type { ShownOuting } from "~/domain/today/shown-situation.ts";
import { type ForecastHour, HOUR_MS, hourOf } from "~/domain/weather/hourly-forecast.ts";
import { readConfig } from "~/services/config.server.ts";
import { livePublisher } from "~/services/live.server.ts";
import { openMail } from "~/services/mail/outbox.server.ts";
import { MailFault } from "~/services/mail/sender.server.ts";
import { jobQueue } from "~/services/queue.server.ts";
import type { FetchHours } from "~/services/weather/forecast.server.ts";
import { deliverMail } from "~/usecases/mail/deliver-mail.ts";
import { removeMember } from "~/usecases/members/leave-plan.ts";
import { deletePlan } from "~/usecases/plans/manage-plan.ts";
import { endNotice, endNoticeOfLink } from "~/usecases/today/choose-notice.ts";
import { takeNotices, writeNotice } from "~/usecases/today/send-notices.ts";
import { runCron } from "../../../workers/cron/run.ts";
import { consume } from "../../../workers/pipeline/consumer.ts";
import { aUser } from "../../support/factories.ts";
import { failingDatabase, interceptDatabase } from "../../support/faulty-bindings.ts";
import { keepForecast, MINNEAPOLIS } from "../../support/forecasts.ts";
import { drain } from "../../support/held-queues.ts";
import { countLogged, expectLogs, loggedLines } from "../../support/logs.ts";
import { aMember } from "../../support/members.ts";
import { aWorld, planned, type World } from "../../support/plans.ts";
import { aTrip } from "../../support/trips.ts";
import { MUNICH } from "../../unit/fixtures/cities.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Seven in the morning in Minneapolis, on a Saturday. */
const SEVEN = Date.parse("2026-11-28T13:00:00Z");
/** Five months old by then. */
const BORN = "2026-07-01";

const MOVED = packPlace({ ...MUNICH, id: MUNICH.placeId, countryName: "Germany" });

let world: World;
let plan: string;
let email: string;
/** Nobody answers; tests that ask put another one here. */
let fetchHours: FetchHours | null;

beforeEach(async () => {
  world = await aWorld();
  // No notices are left over from other tests in this file.
  await world.db.delete(morningNotices);
  await world.db.delete(hourlyForecasts);
  plan = (await planned(world, { zipcode: "55401", dueDate: BORN })).onboardingId;
  await bornOn(BORN);
  email = await addressOf(world.userId);
  fetchHours = null;
});

function bornOn(babyBornOn: string | null) {
  return world.db
    .update(userOnboardingData)
    .set({ babyBornOn })
    .where(eq(userOnboardingData.onboardingId, plan));
}

async function addressOf(userId: string): Promise<string> {
  const [user] = await world.db.select().from(users).where(eq(users.id, userId));
  return String(user?.email);
}

interface Wish {
  userId?: string;
  planId?: string;
  minute?: number;
  weekdays?: number;
  onlyChanges?: boolean;
  nextAt?: number;
  situation?: ShownOuting | null;
  byPush?: boolean;
}

/** Chooses a notice at seven, every day, only when it changes. */
async function choose({ userId = world.userId, planId = plan, ...wish }: Wish = {}): Promise<void> {
  const choice = {
    situation: null,
    minute: 7 * 60,
    weekdays: EVERY_DAY,
    onlyChanges: true,
    byPush: null,
    nextAt: SEVEN,
    ...wish,
  };
  expect(await saveNotice(world.db, userId, planId, choice)).toBe(true);
}

const queue = () => jobQueue(world.env.MAIL_QUEUE, "mail");

const take = (now: number, db: Database = world.db) => takeNotices({ db, mailQueue: queue(), now });

function deps(now: number, db: Database = world.db) {
  const { origin, tokenSecret, postalAddress } = readConfig(world.env);
  return { db, mailQueue: queue(), fetchHours, clock: () => now, origin, tokenSecret, postalAddress };
}

/** Accepts every mail, and keeps its text as the development mailbox does. */
const sender = { keepsText: true, send: async () => {} };

/** Delivers one message at this time, as the consumer does; a fault leaves it to be delivered again. */
async function deliver(body: unknown, now: number, db: Database = world.db): Promise<void> {
  const job = mailJob.parse(body);
  if ("notice" in job) await writeNotice(deps(now, db), job.notice);
  else if ("mailId" in job) await deliverMail({ ...deps(now, db), sender }, job.mailId);
  else throw new Error("No device was chosen");
}

/** Delivers all that waits. */
async function deliverAll(now: number): Promise<void> {
  for (let letter = world.queues.waiting.shift(); letter; letter = world.queues.waiting.shift())
    await deliver(letter.body, now);
}

/** The minute of a cron with what it sends. */
async function pass(now: number): Promise<void> {
  await take(now);
  await deliverAll(now);
}

async function noticesTo(to = email) {
  const rows = await world.db.select().from(mailOutbox).where(eq(mailOutbox.toAddress, to));
  const ours = rows.filter(({ kind }) => kind === "morning-notice").sort((a, b) => a.createdAt - b.createdAt);
  return Promise.all(
    ours.map(async (row) => ({ status: row.status, message: await openMail(env.TOKEN_SECRET, row) })),
  );
}

const subjectsTo = async (to?: string) => (await noticesTo(to)).map(({ message }) => message?.subject);
const sentTo = async (to?: string) => (await noticesTo(to)).filter(({ status }) => status === "sent").length;

async function rowOf(userId = world.userId, planId = plan) {
  const rows = await world.db.select().from(morningNotices).where(eq(morningNotices.userId, userId));
  return rows.find(({ onboardingId }) => onboardingId === planId) ?? null;
}

const hours = (from: number, fields: Partial<ForecastHour> = {}): ForecastHour[] =>
  Array.from({ length: 72 }, (_, index) => ({
    ...{ at: hourOf(from) + index * HOUR_MS, tempF: 38, humidity: 50, windMph: 0, wetChance: 0 },
    ...{ rainIn: 0, snowIn: 0, uv: 0, isDay: true },
    ...fields,
  }));

/** Keeps a forecast that was just fetched. */
async function keep(now: number, fields: Partial<ForecastHour> = {}): Promise<void> {
  await world.db.delete(hourlyForecasts);
  await keepForecast(world.db, MINNEAPOLIS, now, hours(now, fields));
}

describe("E24 a morning notice", () => {
  it("says what Today says, leads there, to where it is changed, and to its own end", async () => {
    await keep(SEVEN);
    await choose();
    await pass(SEVEN);
    const [mail, ...others] = await noticesTo();
    expect(others).toEqual([]);
    expect(mail?.status).toBe("sent");
    const { subject = "", text = "", html = "", unsubscribeUrl = "" } = mail?.message ?? {};
    expect(subject).toMatch(/^3–6m · In the stroller: [A-Z][^.]+\. 38°F at 7\sAM\.$/);
    const sentence = subject.replace("3–6m · ", "");
    expect(text.replaceAll("\u00a0", " ")).toContain(`\n\n${sentence}\n\nMorning, 7–10: Calm.\n`);
    expect(text).toContain(`http://localhost:8787/dashboards/${plan}/today\n`);
    expect(text).toContain(`http://localhost:8787/dashboards/${plan}/today/notice\n`);
    const end = new URL(unsubscribeUrl);
    expect([end.origin, end.pathname]).toEqual(["http://localhost:8787", "/unsubscribe/notice"]);
    expect(text).toContain(`End this notice:\n${unsubscribeUrl}`);
    expect(html).toContain("Open Today");
  });

  it("comes on the next mornings only when something has changed", async () => {
    await choose();
    const mornings: [Partial<ForecastHour>, number][] = [
      [{}, 1],
      [{ humidity: 60 }, 1],
      [{ wetChance: 90, rainIn: 0.1 }, 2],
      [{ wetChance: 80, rainIn: 0.2 }, 2],
      [{ tempF: 75 }, 3],
      [{ tempF: 12 }, 4],
    ];
    for (const [at, [fields, count]] of mornings.entries()) {
      const now = SEVEN + at * DAY_MS;
      await keep(now, fields);
      await pass(now);
      expect([at, await sentTo()]).toEqual([at, count]);
      expect((await rowOf())?.lastDay).toBe(`2026-${at < 3 ? `11-${28 + at}` : `12-0${at - 2}`}`);
    }
    // Cold enough for a word, which stands first.
    expect((await subjectsTo()).at(-1)).toMatch(/^3–6m · Keep it short\. In the stroller: /);
  });

  it("comes every morning for whoever wants that, and after a morning that was missed", async () => {
    const other = await aUser(world.db);
    await aMember(plan, other.id, "reader");
    await choose();
    await choose({ userId: other.id, onlyChanges: false });
    for (const day of [0, 1, 3, 4]) {
      await keep(SEVEN + day * DAY_MS);
      await pass(SEVEN + day * DAY_MS);
    }
    expect([await sentTo(), await sentTo(other.email)]).toEqual([2, 4]);
  });

  it("comes on chosen days", async () => {
    // Sundays; the first is tomorrow.
    await choose({ weekdays: 1, nextAt: SEVEN });
    await pass(SEVEN);
    expect((await rowOf())?.nextAt).toBe(SEVEN + DAY_MS);
    await pass(SEVEN + DAY_MS);
    expect(await sentTo()).toBe(1);
    expect((await rowOf())?.nextAt).toBe(SEVEN + 8 * DAY_MS);
  });

  it("is in the reader's units, and of the situation that they chose for it, whatever chip they tapped last", async () => {
    await keep(SEVEN);
    await world.db.update(usersProfile).set({ units: "c" }).where(eq(usersProfile.userId, world.userId));
    await env.DB.prepare(
      "insert into today_choices (user_id, onboarding_id, situation) values (?1, ?2, 'car')",
    )
      .bind(world.userId, plan)
      .run();
    await choose({ situation: "carrier" });
    await pass(SEVEN);
    const [mail] = await noticesTo();
    expect(mail?.message?.subject).toMatch(/ · In the carrier: .+ 3°C at 7\sAM\.$/);
    expect(mail?.message?.text).toContain("The carrier counts as a layer.");
  });

  it("S92 holds no name, place, ZIP code, date, count, or note", async () => {
    await world.db
      .update(userOnboardingData)
      .set({ babyNames: ["Zwanhild"], cardTitle: "Our cottage", babyBornOn: "2026-06-30" })
      .where(eq(userOnboardingData.onboardingId, plan));
    await world.db
      .update(userClothingItems)
      .set({
        userAddedQuantities: JSON.stringify({ "3-6m": { Default: { quantity: 47 } } }),
        personalNotes: JSON.stringify({ "3-6m": "from the attic" }),
      })
      .where(eq(userClothingItems.onboardingId, plan));
    await choose();
    await pass(SEVEN);
    const [mail] = await noticesTo();
    const said = JSON.stringify(mail?.message)
      .replaceAll(plan, "")
      .replace(/token=[\w-]+/g, "");
    expect(said).toContain("bodysuit");
    for (const secret of [
      "Zwanhild",
      "cottage",
      "55401",
      "Minneapolis",
      "MN",
      "47",
      "attic",
      "2026-0",
      "July",
    ])
      expect(said).not.toContain(secret);
  });

  it("says the baby's name once the owner lets it stand outside, as far as no mail program would link it", async () => {
    const named = { babyNames: ["Zwanhild"], namesOutside: true };
    const isPlan = eq(userOnboardingData.onboardingId, plan);
    await world.db.update(userOnboardingData).set(named).where(isPlan);
    await choose({ onlyChanges: false });
    await pass(SEVEN);
    await world.db
      .update(userOnboardingData)
      .set({ babyNames: ["evil.example"] })
      .where(isPlan);
    await pass(SEVEN + DAY_MS);
    const subjects = await subjectsTo();
    expect(subjects.map((subject) => subject?.split(" · ")[0])).toEqual(["Zwanhild", "3–6m"]);
  });

  it("rings by the clock of where the baby is, and again by that at home once the trip is off", async () => {
    const honolulu = { zipcode: "96801", city: "Honolulu", stateAbbreviation: "HI" };
    const spot = { latitude: 21.3, longitude: -157.86 };
    await world.db
      .insert(zipcodeCityMap)
      .values({ ...honolulu, ...spot })
      .onConflictDoNothing();
    const trip = await aTrip(
      { ...world, onboardingId: plan },
      { place: "zip:96801", destination: "Honolulu, HI", destinationFound: "Honolulu, HI" },
    );
    const isTrip = eq(userTravelPlans.id, trip);
    await choose({ onlyChanges: false });
    const next = async () => new Date((await rowOf())?.nextAt ?? 0).toISOString();
    // Planned after the next notice was: by then it would be another hour.
    await world.db
      .update(userTravelPlans)
      .set({ startDate: "2026-11-28", endDate: "2026-12-02" })
      .where(isTrip);
    await pass(SEVEN - 60 * MINUTE_MS);
    expect([await next(), await sentTo()]).toEqual(["2026-11-28T17:00:00.000Z", 0]);
    await pass(Date.parse(await next()));
    expect([await next(), await sentTo()]).toEqual(["2026-11-29T17:00:00.000Z", 1]);
    // In Munich, whose morning is earlier than the one at home.
    await world.db.update(userTravelPlans).set({ place: MOVED }).where(isTrip);
    await pass(SEVEN + 12 * 60 * MINUTE_MS);
    expect(await next()).toBe("2026-11-29T06:00:00.000Z");
    await world.db.update(userTravelPlans).set({ deletedAt: SEVEN }).where(isTrip);
    await pass(SEVEN + 13 * 60 * MINUTE_MS);
    expect([await next(), await sentTo()]).toEqual(["2026-11-29T13:00:00.000Z", 1]);
    // So does a move of the plan's own place.
    await world.db
      .update(userOnboardingData)
      .set({ place: MOVED })
      .where(eq(userOnboardingData.onboardingId, plan));
    await pass(SEVEN + 14 * 60 * MINUTE_MS);
    expect(await next()).toBe("2026-11-29T06:00:00.000Z");
  });

  it("S66 leaves no address in the log", async () => {
    await choose();
    await pass(SEVEN);
    expect(countLogged("mail_sent")).toBe(1);
    expect(loggedLines().join("\n")).not.toContain(email);
  });

  it("waits for Today, which begins 14 days before the birth", async () => {
    await world.db
      .update(userOnboardingData)
      .set({ expectedDueDate: "2026-12-13", babyBornOn: null })
      .where(eq(userOnboardingData.onboardingId, plan));
    await choose();
    await pass(SEVEN);
    expect(await sentTo()).toBe(0);
    await pass(SEVEN + DAY_MS);
    expect(await sentTo()).toBe(1);
  });

  it("asks once for a birth that nobody has entered, in the place of an outfit, and goes on once it is there", async () => {
    await bornOn(null);
    await choose({ onlyChanges: false });
    for (const day of [0, 1, 2]) await pass(SEVEN + day * DAY_MS);
    const kinds = async () =>
      (await world.db.select().from(mailOutbox).where(eq(mailOutbox.toAddress, email)))
        .filter(({ kind }) => kind !== "confirm" && kind !== "welcome")
        .map(({ kind, status }) => [kind, status]);
    expect(await kinds()).toEqual([["birth-asked", "sent"]]);
    await bornOn(BORN);
    await pass(SEVEN + 3 * DAY_MS);
    expect(await kinds()).toEqual([
      ["birth-asked", "sent"],
      ["morning-notice", "sent"],
    ]);
  });

  it("ends once with the plan's last size, also for whoever wants one every morning, and comes again if the plan goes on", async () => {
    await bornOn("2025-07-01");
    await choose({ onlyChanges: false });
    for (const day of [0, 1, 2]) await pass(SEVEN + day * DAY_MS);
    const ended =
      "12–18m by now. This plan ends with the size before. This was the last morning notice for this plan.";
    expect(await subjectsTo()).toEqual([expect.stringContaining(ended)]);
    await world.db
      .update(userOnboardingData)
      .set({ plannedMonths: 24 })
      .where(eq(userOnboardingData.onboardingId, plan));
    await pass(SEVEN + 3 * DAY_MS);
    expect(await subjectsTo()).toEqual([expect.anything(), expect.stringContaining(" Walking: ")]);
  });

  it("isn't for an address that isn't confirmed, until it is", async () => {
    await world.db.update(users).set({ emailConfirmedAt: null }).where(eq(users.id, world.userId));
    await choose();
    await pass(SEVEN);
    expect([await sentTo(), (await rowOf())?.nextAt]).toEqual([0, SEVEN + DAY_MS]);
    await world.db.update(users).set({ emailConfirmedAt: 1 }).where(eq(users.id, world.userId));
    await pass(SEVEN + DAY_MS);
    expect(await sentTo()).toBe(1);
  });

  it("isn't mailed while its sender has no postal address, nor later in place of that morning", async () => {
    await choose({ onlyChanges: false });
    await take(SEVEN);
    const [letter] = world.queues.waiting.splice(0);
    const job = mailJob.parse(letter?.body);
    if (!("notice" in job)) throw new Error("No notice was taken");
    await writeNotice({ ...deps(SEVEN), postalAddress: undefined }, job.notice);
    await deliverAll(SEVEN);
    expect([await sentTo(), (await rowOf())?.nextAt]).toEqual([0, SEVEN + DAY_MS]);
    await pass(SEVEN + DAY_MS);
    expect(await sentTo()).toBe(1);
  });

  it("goes by the clock of a place that has moved since", async () => {
    // Seven in the morning in Munich was seven hours ago, and comes again in seventeen.
    await world.db
      .update(userOnboardingData)
      .set({ place: MOVED, zipcode: "" })
      .where(eq(userOnboardingData.onboardingId, plan));
    await choose();
    await pass(SEVEN);
    const next = (await rowOf())?.nextAt ?? 0;
    expect([await sentTo(), new Date(next).toISOString()]).toEqual([0, "2026-11-29T06:00:00.000Z"]);
  });
});

describe("F38 the cron", () => {
  it.each([
    ["40 minutes late", 40, 1],
    ["90 minutes late", 90, 1],
    ["91 minutes late", 91, 0],
    ["a day late", 24 * 60, 1],
    ["a day and 91 minutes late", 24 * 60 + 91, 0],
  ])("that is %s", async (_, late, count) => {
    await choose();
    await pass(SEVEN + late * MINUTE_MS);
    expect(await sentTo()).toBe(count);
    expect((await rowOf())?.nextAt).toBeGreaterThan(SEVEN + late * MINUTE_MS);
  });

  it("makes one mail when it is doubled, overlaps itself, and its messages come twice", async () => {
    await choose({ onlyChanges: false });
    await Promise.all([take(SEVEN), take(SEVEN), take(SEVEN + 1)]);
    const twice = [...world.queues.waiting, ...world.queues.waiting];
    world.queues.waiting.length = 0;
    expect(twice).toHaveLength(2);
    await Promise.all(twice.map(({ body }) => deliver(body, SEVEN)));
    await deliverAll(SEVEN);
    for (const { body } of twice) await deliver(body, SEVEN + MINUTE_MS);
    await pass(SEVEN + 10 * MINUTE_MS);
    expect(await sentTo()).toBe(1);
  });

  it("asks the database once when nobody's time has come", async () => {
    await choose({ nextAt: SEVEN + 1 });
    const asked: string[] = [];
    const DB = interceptDatabase(env.DB, (statements, run) => {
      asked.push(...statements);
      return run();
    });
    expect(await take(SEVEN, openDatabase(DB))).toBe(0);
    expect(asked).toHaveLength(1);
  });

  it("hands notices over, which the consumer takes from its queue", async () => {
    // The consumer goes by today's clock, by which this one is due in twelve hours.
    const minute = (minuteInZone(new Date(), "America/Chicago") + 12 * 60) % (24 * 60);
    await choose({ minute });
    const waiting = world.queues.sentTo("layette-mail");
    await runCron("* * * * *", world.env, SEVEN);
    expect(world.queues.sentTo("layette-mail")).toBe(waiting + 1);
    await drain(world.queues, world.env);
    expect(await subjectsTo()).toEqual([]);
    expect((await rowOf())?.nextAt).toBeGreaterThan(Date.now());
  });

  it.each(["before", "after"] as const)("loses nothing when it is killed %s the claim", async (when) => {
    await choose();
    const DB = failingDatabase(env.DB, /update "morning_notices"/, when);
    await expect(take(SEVEN, openDatabase(DB))).rejects.toThrow();
    expect(world.queues.waiting).toEqual([]);
    await pass(SEVEN + MINUTE_MS);
    expect(await sentTo()).toBe(when === "before" ? 1 : 0);
    await pass(SEVEN + 10 * MINUTE_MS);
    expect(await sentTo()).toBe(1);
  });

  it("loses nothing when the queue takes nothing, or loses a message", async () => {
    expectLogs("queue_send_failed");
    await choose();
    const broken = { ...world.env.MAIL_QUEUE, sendBatch: () => Promise.reject(new Error("no queue")) };
    await takeNotices({ db: world.db, mailQueue: jobQueue(broken as Queue, "mail"), now: SEVEN });
    await pass(SEVEN + 9 * MINUTE_MS);
    await take(SEVEN + 10 * MINUTE_MS);
    world.queues.waiting.length = 0;
    await pass(SEVEN + 19 * MINUTE_MS);
    expect(await sentTo()).toBe(0);
    await pass(SEVEN + 20 * MINUTE_MS);
    expect(await sentTo()).toBe(1);
  });

  it.each(["before", "after"] as const)(
    "doubles and loses nothing when whoever writes the mail is killed %s the commit",
    async (when) => {
      await choose({ onlyChanges: false });
      await take(SEVEN);
      const [letter] = world.queues.waiting.splice(0);
      const DB = failingDatabase(env.DB, /insert or ignore into "mail_outbox"/, when);
      await expect(deliver(letter?.body, SEVEN, openDatabase(DB))).rejects.toThrow();
      await deliver(letter?.body, SEVEN + MINUTE_MS);
      await deliverAll(SEVEN + MINUTE_MS);
      await pass(SEVEN + 10 * MINUTE_MS);
      // After the commit, the sweeper finds the mail whose message was never sent.
      if (when === "after") {
        expect(await subjectsTo()).toHaveLength(1);
        await runCron("* * * * *", world.env, SEVEN + 11 * MINUTE_MS);
        await deliverAll(SEVEN + 11 * MINUTE_MS);
      }
      expect([await sentTo(), (await noticesTo()).length]).toEqual([1, 1]);
    },
  );

  it("isn't overtaken: one who stands still for longer than the lease writes nothing more", async () => {
    await choose({ onlyChanges: false });
    await take(SEVEN);
    const [letter] = world.queues.waiting.splice(0);
    let isOvertaken = false;
    const DB = interceptDatabase(env.DB, async (statements, run) => {
      if (!isOvertaken && statements.some((one) => one.includes('update "morning_notices"'))) {
        isOvertaken = true;
        await pass(SEVEN + 11 * MINUTE_MS);
      }
      return run();
    });
    await deliver(letter?.body, SEVEN, openDatabase(DB));
    await deliverAll(SEVEN + 12 * MINUTE_MS);
    expect(isOvertaken).toBe(true);
    expect([await sentTo(), (await noticesTo()).length]).toEqual([1, 1]);
  });

  it("sends one a day to whoever ends it and chooses it anew", async () => {
    await choose({ onlyChanges: false });
    await pass(SEVEN);
    await endNotice({ db: world.db }, world.userId, plan);
    await choose({ onlyChanges: false, minute: 7 * 60 + 5, nextAt: SEVEN + 5 * MINUTE_MS });
    await pass(SEVEN + 5 * MINUTE_MS);
    expect(await sentTo()).toBe(1);
    await pass(SEVEN + DAY_MS + 5 * MINUTE_MS);
    expect(await sentTo()).toBe(2);
  });

  it("isn't held up by one whose plan can't be read", async () => {
    const other = await aUser(world.db);
    await aMember(plan, other.id, "reader");
    const broken = (await planned(world, { zipcode: "55401", dueDate: BORN })).onboardingId;
    await world.db
      .update(userOnboardingData)
      .set({ monthCards: "{", plannedSizes: "[", place: "]" })
      .where(eq(userOnboardingData.onboardingId, broken));
    await choose({ planId: broken, nextAt: SEVEN - 1 });
    await choose({ userId: other.id });
    await take(SEVEN);
    for (const { body } of world.queues.waiting.splice(0)) await deliver(body, SEVEN).catch(() => {});
    await deliverAll(SEVEN);
    expect(await sentTo(other.email)).toBe(1);
  });

  it("keeps a mail that the sender refuses for as long as it isn't too late", async () => {
    expectLogs("mail_not_accepted");
    await choose();
    await take(SEVEN);
    const [letter] = world.queues.waiting.splice(0);
    await deliver(letter?.body, SEVEN);
    const [job] = world.queues.waiting.splice(0);
    const { mailId } = z.object({ mailId: z.string() }).parse(job?.body);
    const refusing = {
      keepsText: false,
      send: async () => {
        throw new MailFault("status 429", false);
      },
    };
    const at = (minutes: number) => ({ ...deps(SEVEN + minutes * MINUTE_MS), sender: refusing });
    await expect(deliverMail(at(1), mailId)).rejects.toThrow("429");
    await expect(deliverMail(at(90), mailId)).rejects.toThrow("429");
    expect(await deliverMail(at(91), mailId)).toMatchObject({ outcome: "suppressed" });
    expect(await noticesTo()).toEqual([]);
  });

  it("lets a message that can't be carried out be tried again, and gives up", async () => {
    expectLogs("queue_message_failed", "mail_message_dead");
    await choose();
    await take(SEVEN);
    const DB = failingDatabase(env.DB, /from "morning_notices"/);
    await drain(world.queues, { ...world.env, DB });
    expect(countLogged("mail_message_dead")).toBe(1);
    // The row is due again once its lease is over.
    await pass(SEVEN + 10 * MINUTE_MS);
    expect(await sentTo()).toBe(1);
  });

  it("leaves a message of a release that is gone to the dead letters", async () => {
    expectLogs("queue_message_unreadable");
    const body = { notice: { userId: world.userId } };
    const batch = { queue: "layette-mail", messages: [{ body, attempts: 1, id: "1", ack() {}, retry() {} }] };
    await consume(batch as unknown as MessageBatch, world.env);
    expect(world.queues.waiting).toMatchObject([{ queue: "layette-mail-dead", body }]);
  });
});

describe("F38 the forecast", () => {
  it("that is silent is the usual weather, said as such", async () => {
    fetchHours = async () => ({ pauseSeconds: 0 });
    await choose();
    await pass(SEVEN);
    const [mail] = await noticesTo();
    expect(mail?.message?.subject).toMatch(/About \d+°F at 7\sAM\.$/);
    expect(mail?.message?.text).toContain("Usual for late November, not a forecast.");
  });

  it("is asked for once for all in a cell; the others wait a minute for it", async () => {
    let [asks, answers] = [0, [] as (() => void)[]];
    fetchHours = (_, now) => {
      asks += 1;
      return new Promise((resolve) => {
        answers.push(() => resolve({ fetchedAt: now, hours: hours(now) }));
      });
    };
    const other = await aUser(world.db);
    await aMember(plan, other.id, "reader");
    await choose();
    await choose({ userId: other.id });
    await take(SEVEN);
    const [first, second] = world.queues.waiting.splice(0);
    const writing = deliver(first?.body, SEVEN);
    while (asks === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    await deliver(second?.body, SEVEN);
    expect(world.queues.waiting).toEqual([]);
    for (const answer of answers) answer();
    answers = [];
    await writing;
    await deliverAll(SEVEN);
    await pass(SEVEN + MINUTE_MS);
    const all = [...(await subjectsTo()), ...(await subjectsTo(other.email))];
    expect(all).toHaveLength(2);
    for (const subject of all) expect(subject).toMatch(/38°F at 7\sAM\.$/);
    expect(asks).toBe(1);
  });

  it("isn't waited for longer than five minutes", async () => {
    const stuck = { cell: MINNEAPOLIS, askAfter: SEVEN + 20 * MINUTE_MS, askedAt: SEVEN };
    await world.db.insert(hourlyForecasts).values(stuck);
    fetchHours = async () => ({ pauseSeconds: 0 });
    await choose();
    for (const minutes of [0, 1, 2, 3, 4]) await pass(SEVEN + minutes * MINUTE_MS);
    expect(await sentTo()).toBe(0);
    await pass(SEVEN + 5 * MINUTE_MS);
    expect((await subjectsTo())[0]).toMatch(/^.+About \d+°F/);
  });
});

describe("S99 nobody gets a notice", () => {
  const live = () => livePublisher(env.LIVE_CHANNEL);
  const steps = ["before the cron", "after the cron", "after the mail is written"] as const;

  async function reader() {
    const user = await aUser(world.db);
    await aMember(plan, user.id, "reader");
    await choose({ userId: user.id });
    return user;
  }

  /** Goes through the steps of a notice, with `act` before one of them. */
  async function walk(act: () => Promise<unknown>, step: (typeof steps)[number]): Promise<void> {
    for (const [one, run] of [
      ["before the cron", () => take(SEVEN)],
      [
        "after the cron",
        async () => {
          for (const { body } of world.queues.waiting.splice(0)) await deliver(body, SEVEN);
        },
      ],
      ["after the mail is written", () => deliverAll(SEVEN)],
    ] as const) {
      if (one === step) await act();
      await run();
    }
    await pass(SEVEN + 10 * MINUTE_MS);
  }

  it.each(steps)("who is removed from the plan %s", async (step) => {
    const user = await reader();
    await walk(
      () => removeMember({ db: world.db, live: live() }, world.userId, { planId: plan, memberId: user.id }),
      step,
    );
    expect([await sentTo(user.email), await rowOf(user.id)]).toEqual([0, null]);
    // Neither is one whose row was left behind.
    await env.DB.prepare(
      `insert into morning_notices (user_id, onboarding_id, minute, weekdays, only_changes, next_at)
      values (?1, ?2, 420, 127, 1, 0)`,
    )
      .bind(user.id, plan)
      .run();
    await pass(SEVEN + DAY_MS);
    expect(await sentTo(user.email)).toBe(0);
  });

  it.each(steps)("who has ended it %s", async (step) => {
    const user = await reader();
    await walk(() => endNotice({ db: world.db }, user.id, plan), step);
    expect(await sentTo(user.email)).toBe(0);
  });

  it.each(steps)("whose plan is deleted %s", async (step) => {
    await choose();
    await walk(() => deletePlan({ db: world.db, live: live(), now: SEVEN }, world.userId, plan), step);
    expect(await sentTo()).toBe(0);
  });

  it.each(steps)("at an address that has changed %s", async (step) => {
    const user = await reader();
    const moved = `moved-${user.email}`;
    await walk(() => world.db.update(users).set({ email: moved }).where(eq(users.id, user.id)), step);
    expect([await sentTo(user.email), (await noticesTo(user.email)).length]).toEqual([0, 0]);
  });
});

describe("F38 ten thousand in one minute", () => {
  const MANY = 10_000;

  /** Each with an account and a plan of their own, all due at seven. */
  async function crowd(): Promise<void> {
    const numbers = sql`with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${MANY})`;
    const { db } = world;
    await db.run(sql`${numbers} insert into users (id, email, email_confirmed_at, created_at)
      select 'crowd' || n, 'crowd' || n || '@layette.test', 1, 1 from numbers`);
    await db.run(sql`${numbers} insert into user_onboarding_data (onboarding_id, user_id, attempt_number, zipcode,
        expected_due_date, baby_born_on, gender_preference, laundry_scenario, status, submission_key, run_id, rules_version,
        created_at, updated_at)
      select 'crowd' || n, 'crowd' || n, 1, plan.zipcode, plan.expected_due_date, plan.baby_born_on, plan.gender_preference,
        plan.laundry_scenario, plan.status, 'crowd' || n, 'crowd' || n, plan.rules_version, 1, 1
      from numbers, (select * from user_onboarding_data where onboarding_id = ${plan}) as plan`);
    await db.run(sql`${numbers} insert into morning_notices (user_id, onboarding_id, minute, weekdays, only_changes, next_at)
      select 'crowd' || n, 'crowd' || n, 420, 127, 1, ${SEVEN} from numbers`);
  }

  it("are taken, written, and mailed once each, with kills between the steps", {
    timeout: 900_000,
  }, async () => {
    await crowd();
    await keep(SEVEN);
    // The first cron dies after its third claim, two overlap in the next minute, and the rest comes when the lease is over.
    let claims = 0;
    const dying = interceptDatabase(env.DB, async (statements, run) => {
      const result = await run();
      if (statements.some((one) => one.startsWith('update "morning_notices"')) && ++claims === 3)
        throw new Error("killed");
      return result;
    });
    await expect(take(SEVEN, openDatabase(dying))).rejects.toThrow();
    await Promise.all([take(SEVEN + MINUTE_MS), take(SEVEN + MINUTE_MS)]);
    await take(SEVEN + 10 * MINUTE_MS);
    const letters = world.queues.waiting.splice(0);
    // Those of the first cron that were handed over before it died are taken again; their first messages find nothing to do.
    const readers = letters.map(({ body }) => z.object({ notice: noticeClaim }).parse(body).notice.userId);
    expect([letters.length, new Set(readers).size]).toEqual([MANY + 1000, MANY]);
    // Every twentieth writer dies, before or after its commit; some messages come twice.
    let count = 0;
    const flaky = interceptDatabase(env.DB, async (statements, run) => {
      const isWrite = statements.some((one) => one.includes('insert or ignore into "mail_outbox"'));
      const turn = isWrite ? ++count % 40 : -1;
      if (turn === 0) throw new Error("killed before");
      const result = await run();
      if (turn === 20) throw new Error("killed after");
      return result;
    });
    const db = openDatabase(flaky);
    const again: unknown[] = [];
    const now = SEVEN + 11 * MINUTE_MS;
    const last = letters.slice(-MANY);
    const work = [...letters.slice(0, 100), ...last, ...last.slice(0, 100)].map(({ body }) => body);
    const workers = Array.from({ length: 8 }, async () => {
      for (let body = work.shift(); body !== undefined; body = work.shift())
        await deliver(body, now, db).catch(() => void again.push(body));
    });
    await Promise.all(workers);
    expect(again.length).toBeGreaterThan(MANY / 25);
    for (const body of again) await deliver(body, now + MINUTE_MS);
    const rows = await world.db
      .select({ to: mailOutbox.toAddress })
      .from(mailOutbox)
      .where(sql`${mailOutbox.toAddress} like 'crowd%'`);
    expect([rows.length, new Set(rows.map(({ to }) => to)).size]).toEqual([MANY, MANY]);
    // All have their next morning, and nobody is due anymore.
    const [left] = await world.db
      .select({ count: sql<number>`count(*)` })
      .from(morningNotices)
      .where(sql`${morningNotices.nextAt} <> ${SEVEN + DAY_MS}`);
    expect(left?.count).toBe(0);
  });
});

describe("the notices of a family", () => {
  let other: string;

  const nameOf = (planId: string, babyNames: string[] | null) =>
    world.db
      .update(userOnboardingData)
      .set({ babyNames, namesOutside: true })
      .where(eq(userOnboardingData.onboardingId, planId));

  beforeEach(async () => {
    other = (await planned(world, { zipcode: "55401", dueDate: "2026-02-01" })).onboardingId;
    await world.db
      .update(userOnboardingData)
      .set({ babyBornOn: "2026-02-01" })
      .where(eq(userOnboardingData.onboardingId, other));
    await nameOf(plan, ["Mia"]);
    await keep(SEVEN);
  });

  const chooseBoth = async (wish: Wish = {}) => {
    await choose();
    await choose({ planId: other, ...wish });
  };

  it("that are due at the same minute are one mail, with each child by name, else by size, and the weather once", async () => {
    await chooseBoth();
    await pass(SEVEN);
    const [mail, ...others] = await noticesTo();
    expect(others).toEqual([]);
    const { subject, text = "", unsubscribeUrl = "" } = mail?.message ?? {};
    expect(subject).toBe("Today · 9–12m and Mia");
    expect(text).toMatch(/\nMia: In the stroller: [A-Z][^\n]+\. 38°F at 7\sAM\.\n/);
    expect(text).toMatch(/\n9–12m: In the stroller: [A-Z][^\n]+\. 38°F at 7\sAM\.\n/);
    expect(text.match(/Morning, 7–10: Calm\./g)).toHaveLength(1);
    expect(text).toContain("http://localhost:8787/today\n");
    expect(text).toContain(`End the notices for 9–12m and Mia:\n${unsubscribeUrl}`);
    expect([(await rowOf())?.lastDay, (await rowOf(world.userId, other))?.lastDay]).toEqual([
      "2026-11-28",
      "2026-11-28",
    ]);
    const token = new URL(unsubscribeUrl).searchParams.get("token") ?? "";
    expect(await endNoticeOfLink({ db: world.db, tokenSecret: env.TOKEN_SECRET }, token)).toBe(true);
    expect([await rowOf(), await rowOf(world.userId, other)]).toEqual([null, null]);
  });

  it("come when that of any of them has changed, and only then", async () => {
    await chooseBoth();
    for (const [at, fields] of [{}, {}, { wetChance: 90, rainIn: 0.1 }].entries()) {
      const now = SEVEN + at * DAY_MS;
      await keep(now, fields);
      await pass(now);
      expect([at, await sentTo()]).toEqual([at, at < 2 ? 1 : 2]);
    }
    await choose({ planId: other, onlyChanges: false, nextAt: SEVEN + 3 * DAY_MS });
    await keep(SEVEN + 3 * DAY_MS, { wetChance: 90, rainIn: 0.1 });
    await pass(SEVEN + 3 * DAY_MS);
    expect(await sentTo()).toBe(3);
    expect((await subjectsTo()).at(-1)).toBe("Today · 9–12m and Mia");
  });

  it.each([
    ["another minute", { minute: 7 * 60 + 1, nextAt: SEVEN + MINUTE_MS }],
    ["another day", { weekdays: 1, nextAt: SEVEN + DAY_MS }],
    ["a device in place of a mail, but none is on", { byPush: true }],
  ] as const)("at %s", async (what, wish) => {
    await chooseBoth(wish);
    await pass(SEVEN);
    await pass(SEVEN + MINUTE_MS);
    expect(await sentTo()).toBe(what.includes("minute") ? 2 : 1);
  });

  it("are sent once, whatever comes twice or is killed on its way", async () => {
    await chooseBoth();
    await take(SEVEN);
    const claims = world.queues.waiting.splice(0).map(({ body }) => body);
    expect(claims).toHaveLength(2);
    await Promise.all([...claims, ...claims].map((body) => deliver(body, SEVEN)));
    await deliverAll(SEVEN);
    await pass(SEVEN + 11 * MINUTE_MS);
    expect([await sentTo(), (await noticesTo()).length]).toEqual([1, 1]);
  });

  it("a child of whom something fails silences no other", async () => {
    expectLogs("notice_beside_failed");
    await chooseBoth();
    await take(SEVEN);
    const bodies = world.queues.waiting.splice(0).map(({ body }) => body);
    const body = bodies.find((one) => JSON.stringify(one).includes(plan));
    let reads = 0;
    const db = interceptDatabase(env.DB, (statements, run) => {
      if (!statements[0]?.startsWith("select")) return run();
      reads += 1;
      if (reads === 2) throw new Error("the second child can't be read");
      return run();
    });
    await deliver(body, SEVEN, openDatabase(db));
    await deliverAll(SEVEN);
    expect(await subjectsTo()).toEqual([expect.stringMatching(/^Mia · In the stroller: /)]);
    await pass(SEVEN + 11 * MINUTE_MS);
    expect((await subjectsTo()).at(-1)).toMatch(/^9–12m · In the stroller: /);
    expect(await sentTo()).toBe(2);
  });

  it("tell nobody of a plan that isn't theirs anymore, and still of the other", async () => {
    const member = await aUser(world.db);
    await aMember(plan, member.id, "reader");
    await aMember(other, member.id, "reader");
    await choose({ userId: member.id });
    await choose({ userId: member.id, planId: other });
    await take(SEVEN);
    const [claim] = world.queues.waiting.splice(0).map(({ body }) => body);
    await deliver(claim, SEVEN);
    // Written, and not sent yet.
    await removeMember({ db: world.db, live: livePublisher(env.LIVE_CHANNEL) }, world.userId, {
      planId: plan,
      memberId: member.id,
    });
    await deliverAll(SEVEN);
    expect(await sentTo(member.email)).toBe(0);
    await pass(SEVEN + MINUTE_MS);
    const sent = (await noticesTo(member.email)).filter(({ status }) => status === "sent");
    expect(sent.map(({ message }) => message?.subject)).toEqual([expect.stringMatching(/^9–12m · /)]);
  });

  it("end by themselves: a notice that is ended meanwhile is in no mail", async () => {
    await chooseBoth();
    await take(SEVEN);
    await endNotice({ db: world.db }, world.userId, plan);
    await deliverAll(SEVEN);
    expect(await subjectsTo()).toEqual([expect.stringMatching(/^9–12m · /)]);
  });
});
