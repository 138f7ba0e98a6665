// F42: whatever a killed server had taken and not yet written is whole within twenty seconds of the restart, and sent once: two passes of
// the cron, ten seconds apart, once the leases of the dead have ended.
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import { beforeEach, describe, expect, inject, it } from "vitest";
import { mailJob } from "~/contracts/mail/letter.ts";
import * as schema from "~/data/schema.ts";
import { insertSession } from "~/data/sessions.server.ts";
import { saveNotice } from "~/data/today/morning-notices.server.ts";
import { takePush } from "~/data/today/push-messages.server.ts";
import { claimHours } from "~/data/weather/hourly-forecasts.server.ts";
import { minuteInZone } from "~/domain/calendar.ts";
import { EVERY_DAY } from "~/domain/today/morning-notice.ts";
import { hashToken } from "~/services/auth/tokens.server.ts";
import { jobQueue } from "~/services/queue.server.ts";
import { turnOnDevice } from "~/usecases/today/keep-device.ts";
import { takeNotices, writeNotice } from "~/usecases/today/send-notices.ts";
import { findHours } from "~/usecases/weather/find-hours.ts";
import { endLeases } from "../../../scripts/take-over.ts";
import { runCron } from "../../../workers/cron/run.ts";
import { backgroundDeps } from "../../../workers/deps.ts";
import { keepForecast, MINNEAPOLIS } from "../../support/forecasts.ts";
import { drain } from "../../support/held-queues.ts";
import { aQueuedMail } from "../../support/mails.ts";
import { newDevice, seenBy } from "../../support/push-devices.ts";
import { aTripWorld, sentTrip, type TripWorld, tripRow } from "../../support/trips.ts";

/** Columns by which a worker keeps others away from a row for a while; each has its case below. */
const LEASES: readonly string[] = [
  "user_onboarding_data.lease_until",
  "user_travel_plans.lease_until",
  "mail_outbox.lease_until",
  "mail_preferences.look_at",
  "morning_notices.next_at",
  "push_messages.next_at",
  "hourly_forecasts.ask_after",
];

/** Columns of instants that are no lease in any table: something happened then, or ends then for everyone. */
const NO_LEASES: ReadonlySet<string> = new Set([
  ...["asked_at", "beat_at", "cancelled_at", "changed_at", "closed_at", "created_at", "deleted_at", "due_at"],
  ...[
    "email_confirmed_at",
    "expires_at",
    "fetched_at",
    "hidden_until",
    "joined_at",
    "last_seen_at",
    "last_used_at",
  ],
  ...["link_expires_at", "made_at", "mailed_at", "password_changed_at", "proved_at", "removed_at"],
  ...["replication_expires_at", "seen_at", "sent_at", "subscription_joined_at", "thanked_at", "undone_at"],
  ...["unsubscribed_at", "until", "updated_at", "used_at", "whole_at"],
  // Whoever mails doesn't take it first, but compares it in the transaction that writes the mail.
  "mail_at",
]);

it("F42 every lease in the schema is ended when a dead server is taken over", () => {
  const instants = Object.values(schema).flatMap((value) => {
    const entry: unknown = value;
    if (!(entry instanceof SQLiteTable)) return [];
    const { name: table, columns } = getTableConfig(entry);
    return columns.map(({ name }) => ({ table, name }));
  });
  const unknown = instants
    .filter(({ name }) => /(?:^|_)(?:at|after|until|before|lease|taken|claim)$/.test(name))
    .filter(({ name }) => !NO_LEASES.has(name))
    .map(({ table, name }) => `${table}.${name}`);
  // A new column is either ended by scripts/take-over.ts, with a case below, or no lease.
  expect(unknown.toSorted()).toEqual(LEASES.toSorted());
});

const SERVICES = inject("pushUrl");
const MINUTE_MS = 60_000;

let world: TripWorld;
let plan: string;
let now: number;

beforeEach(async () => {
  world = await aTripWorld();
  // A configuration is read once for an object.
  world.env = Object.assign({}, world.env, { PUSH_SERVICE_URL: SERVICES });
  plan = world.onboardingId;
  now = Date.now();
  const { hourlyForecasts, mailOutbox, morningNotices, pushDevices } = schema;
  for (const table of [hourlyForecasts, mailOutbox, morningNotices, pushDevices])
    await world.db.delete(table);
});

const isPlan = () => eq(schema.userOnboardingData.onboardingId, plan);

/** The server dies: its messages are lost. The next one takes over, and its cron comes twice in twenty seconds. */
async function restart(): Promise<void> {
  world.queues.waiting.splice(0);
  await endLeases(env.DB, Date.now());
  for (const later of [0, 10_000]) {
    await runCron("* * * * *", world.env, Date.now() + later);
    await drain(world.queues, world.env);
  }
}

/** A notice of this minute, taken by a server that dies. */
async function aTakenNotice(byPush: boolean): Promise<void> {
  await keepForecast(world.db, MINNEAPOLIS, now);
  const minute = minuteInZone(new Date(now), "America/Chicago");
  const choice = { situation: null, minute, weekdays: EVERY_DAY, onlyChanges: false, byPush, nextAt: now };
  await world.db.update(schema.userOnboardingData).set({ babyBornOn: "2026-07-01" }).where(isPlan());
  expect(await saveNotice(world.db, world.userId, plan, choice)).toBe(true);
  const mailQueue = jobQueue(world.env.MAIL_QUEUE, "mail");
  expect(await takeNotices({ db: world.db, mailQueue, now })).toBe(1);
}

async function aDevice() {
  const { id, ...target } = await newDevice(SERVICES);
  const session = { userId: world.userId, tokenHash: hashToken(crypto.randomUUID()) };
  await insertSession(world.db, { ...session, userAgent: null, now, expiresAt: now + 60 * MINUTE_MS });
  const deps = { db: world.db, tokenSecret: env.TOKEN_SECRET, userAgent: null, now };
  expect(await turnOnDevice(deps, session, target)).toBe("saved");
  return { id, ...target };
}

const noticeMails = async () =>
  (await world.db.select().from(schema.mailOutbox))
    .filter(({ kind }) => kind === "morning-notice")
    .map(({ status }) => status);

describe("F42 killed between taking and writing", () => {
  it("a plan is worked out", async () => {
    const held = { status: "processing_calcs", leaseUntil: now + 25_000 } as const;
    await world.db.update(schema.userOnboardingData).set(held).where(isPlan());
    await restart();
    const [row] = await world.db.select().from(schema.userOnboardingData).where(isPlan());
    expect(row).toMatchObject({ status: "completed", leaseUntil: null });
  });

  it("a trip is packed", async () => {
    const trip = await sentTrip(world);
    await world.db.update(schema.userTravelPlans).set({ leaseUntil: now + 30_000 });
    await restart();
    expect(await tripRow(world.db, trip)).toMatchObject({ status: "ready", leaseUntil: null });
  });

  it("a mail is sent", async () => {
    const id = await aQueuedMail();
    const held = { status: "sending", leaseUntil: now + 30_000 } as const;
    await world.db.update(schema.mailOutbox).set(held).where(eq(schema.mailOutbox.id, id));
    await restart();
    const [row] = await world.db.select().from(schema.mailOutbox).where(eq(schema.mailOutbox.id, id));
    expect(row).toMatchObject({ status: "sent", leaseUntil: null });
  });

  it("a reader of reminders is looked at", async () => {
    const [user] = await world.db.select().from(schema.users).where(eq(schema.users.id, world.userId));
    const email = user?.email ?? "";
    const lookAt = now + 10 * MINUTE_MS;
    await world.db.insert(schema.mailPreferences).values({ email, reminders: true, lookAt, updatedAt: now });
    await restart();
    const [row] = await world.db
      .select()
      .from(schema.mailPreferences)
      .where(eq(schema.mailPreferences.email, email));
    expect(row?.lookAt).toBeGreaterThan(lookAt);
  });

  it("a morning notice comes by mail", async () => {
    await aTakenNotice(false);
    await restart();
    expect(await noticeMails()).toEqual(["sent"]);
  });

  it("a morning notice comes to a device", async () => {
    const device = await aDevice();
    await aTakenNotice(true);
    await restart();
    expect((await seenBy(SERVICES, device)).requests).toBe(1);
  });

  it("a notice that was being handed over comes to its device", async () => {
    const device = await aDevice();
    await aTakenNotice(true);
    const [letter] = world.queues.waiting.splice(0);
    const job = mailJob.parse(letter?.body);
    if (!("notice" in job)) throw new Error("No notice was taken");
    await writeNotice(backgroundDeps(world.env), job.notice);
    const [message] = await world.db.select().from(schema.pushMessages);
    const [taken] = await takePush(world.db, message?.id ?? "", Date.now(), Date.now() + MINUTE_MS);
    expect(taken).toBeDefined();
    await restart();
    expect((await seenBy(SERVICES, device)).requests).toBe(1);
    expect(await world.db.select().from(schema.pushMessages)).toEqual([]);
  });

  it("a forecast is asked for by the next who looks; a provider's pause stays", async () => {
    const spot = { latitude: 44.98, longitude: -93.27 };
    const hours = { fetchedAt: now, hours: [] };
    const asked: number[] = [];
    const tools = {
      ...{ db: world.db, clock: () => now + 2000, waitUntil: () => {} },
      fetchHours: async () => {
        asked.push(now);
        return hours;
      },
    };
    await claimHours(world.db, MINNEAPOLIS, now);
    await restart();
    await findHours(tools, { spot, stored: null }, now + 2000);
    expect(asked).toHaveLength(1);
    const pause = { askedAt: null, askAfter: now + 20_000 };
    await world.db.update(schema.hourlyForecasts).set(pause);
    await restart();
    expect(await world.db.select().from(schema.hourlyForecasts)).toMatchObject([pause]);
  });
});
