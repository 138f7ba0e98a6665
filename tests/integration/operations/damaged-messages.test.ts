// A damaged row stops no queue: every kind of message for every kind of damage in one go, with somebody else's among them, which
// are carried out. Whom a message had to leave is named in the log.
import { env } from "cloudflare:workers";
import { eq, getTableName, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  clothingImages,
  giftLists,
  giftReservations,
  mailOutbox,
  mailPreferences,
  rateCounters,
  sizeFacts,
  sizeReminders,
  userOnboardingData,
  userTravelPlans,
} from "~/data/schema.ts";
import { RULES_VERSION } from "~/domain/plans/rules-version.ts";
import { newId } from "~/lib/new-id.ts";
import { damagedColumns } from "../../support/damage.ts";
import { aUser } from "../../support/factories.ts";
import { anOpenedList, aReserveWish, garmentIn, readListBehind, reserved } from "../../support/gifts.ts";
import { deliver, type Letter } from "../../support/held-queues.ts";
import { countLogged, expectLogs, loggedLines } from "../../support/logs.ts";
import { aQueuedMail } from "../../support/mails.ts";
import * as plans from "../../support/plans.ts";
import { asFriend, claimed, shared } from "../../support/sharing.ts";
import { spreadDamage } from "../../support/spread-damage.ts";
import { aTripWorld, sentTrip, type TripWorld } from "../../support/trips.ts";

const SWEPT_LATER_MS = 60_000;
/** As many as a batch of the queue holds. */
const BATCH = 10;

let world: TripWorld;

beforeAll(async () => {
  world = await aTripWorld();
});

beforeEach(() => {
  world.queues.waiting.length = 0;
  expectLogs(
    ...["queue_message_failed", "queue_message_unreadable", "run_not_revived", "clothing_unreadable"],
    ...["plan_message_dead", "renewal_message_dead", "trip_message_dead", "mail_message_dead"],
    ...[
      "image_upload_missing",
      "mail_unreadable",
      "mail_waits_for_its_turn",
      "weather_cache_doubted",
      "weather_forecast_failed",
    ],
  );
});

/** Delivers what waits, and what comes of it, in batches of their queues, until nothing waits. */
async function deliverAll(): Promise<void> {
  const { queues, env: bindings } = world;
  for (let round = 0; queues.waiting.length > 0; round++) {
    expect(round, "rounds").toBeLessThan(60);
    const waiting = queues.waiting.splice(0);
    for (const name of new Set(waiting.map(({ queue }) => queue))) {
      const letters = waiting.filter(({ queue }) => queue === name);
      for (let at = 0; at < letters.length; at += BATCH)
        await deliver(queues, bindings, letters.slice(at, at + BATCH));
    }
  }
}

/** A row that waits for its message. */
interface Waiting {
  table: SQLiteTable;
  key: string;
  id: string;
  letter(id: string): Letter;
}

const planLetter = (body: Record<string, unknown>): Letter => ({ queue: "layette-plan", body, attempts: 1 });

async function aPlan(stage: string, planId: string): Promise<Waiting> {
  const { runId } = await plans.readPlan(world.db, planId);
  return {
    ...{ table: userOnboardingData, key: "onboarding_id", id: planId },
    letter: (id) => planLetter({ stage, onboardingId: id, runId }),
  };
}

const someone = async () => ({ ...world, userId: (await aUser(world.db)).id });

const KINDS: Readonly<Record<string, () => Promise<Waiting>>> = {
  weather: async () => aPlan("weather", await plans.submitted(await someone())),
  async renew() {
    const { onboardingId: planId } = await plans.planned(await someone());
    await world.db
      .update(userOnboardingData)
      .set({ rulesVersion: 1 })
      .where(eq(userOnboardingData.onboardingId, planId));
    return aPlan("renew", planId);
  },
  async clone() {
    const link = await shared(world.userId, world.onboardingId);
    return aPlan("clone", await claimed(await asFriend(world), link));
  },
  async trip() {
    const travelPlanId = await sentTrip(world);
    const [trip] = await world.db
      .select({ runId: userTravelPlans.runId })
      .from(userTravelPlans)
      .where(eq(userTravelPlans.id, travelPlanId));
    return {
      ...{ table: userTravelPlans, key: "id", id: travelPlanId },
      letter: (id) => planLetter({ stage: "trip", travelPlanId: id, runId: trip?.runId }),
    };
  },
};

const OVER: ReadonlySet<unknown> = new Set(["completed", "ready", "failed"]);

async function statusOf({ table, key }: Waiting, id: string): Promise<unknown> {
  const [row] = await world.db
    .select({ status: sql`status`, rules: table === userOnboardingData ? sql`rules_version` : sql`null` })
    .from(table)
    .where(sql`${sql.raw(key)} = ${id}`);
  return row;
}

describe.each(Object.keys(KINDS))("F42 a message of the kind %s", (kind) => {
  it("is carried out beside damaged rows, and whoever is left is named", async () => {
    const start = KINDS[kind] ?? KINDS.weather;
    if (!start) throw new Error("No such kind");
    const [damaged, sound] = [await start(), await start()];
    world.queues.waiting.length = 0;
    const copies = await spreadDamage(env.DB, damaged.table, { key: damaged.key, value: damaged.id });
    expect(copies.length).toBeGreaterThan(20);
    const letters = copies.map(({ key }) => damaged.letter(key));
    const middle = Math.floor(letters.length / 2);
    world.queues.waiting.push(...letters.slice(0, middle), sound.letter(sound.id), ...letters.slice(middle));
    await deliverAll();
    const done =
      damaged.table === userOnboardingData
        ? { status: "completed", rules: RULES_VERSION }
        : { status: "ready", rules: null };
    expect(await statusOf(sound, sound.id)).toEqual(done);
    // What no message could take, the sweeper finds.
    await plans.sweepNow(world, SWEPT_LATER_MS);
    await deliverAll();
    expect(countLogged("cron_job_failed")).toBe(0);
    const told = loggedLines().filter((line) => !line.includes('"level":"info"'));
    const left = [];
    for (const { name, key } of copies) {
      const { status } = Object(await statusOf(damaged, key));
      const isNamed = told.some((line) => line.includes(key));
      if (!OVER.has(status) && !isNamed) left.push(`${name}: ${status}`);
    }
    expect(left, "left, and nobody is told").toEqual([]);
  });
});

/** Damages a table's row in each column and way, runs `work`, and puts the row back. */
async function whileDamaged(
  table: SQLiteTable,
  where: string,
  work: (name: string) => Promise<void>,
): Promise<number> {
  const name = getTableName(table);
  let damages = 0;
  for (const { column, kinds } of damagedColumns().filter((one) => one.table === name)) {
    const was = await env.DB.prepare(`select quote(${column}) as was from ${name} where ${where}`).first(
      "was",
    );
    const set = (literal: unknown) =>
      env.DB.prepare(`update ${name} set ${column} = ${literal} where ${where}`).run();
    for (const kind of kinds) {
      const isTaken = await set(kind.literal).then(
        () => true,
        () => false,
      );
      if (!isTaken) continue;
      damages += 1;
      await work(`${name}.${column} = ${kind.name}`).finally(() => set(was));
    }
  }
  return damages;
}

describe("F42 a mail", () => {
  const letterOf = (mailId: string): Letter => ({ queue: "layette-mail", body: { mailId }, attempts: 1 });

  async function sentBeside(id: string, name: string): Promise<void> {
    const other = await aQueuedMail();
    world.queues.waiting.push(letterOf(id), letterOf(other));
    await deliverAll();
    const [row] = await world.db.select().from(mailOutbox).where(eq(mailOutbox.id, other));
    expect(row?.status, name).toBe("sent");
  }

  it("is sent beside a damaged one", async () => {
    const id = await aQueuedMail();
    const copies = await spreadDamage(env.DB, mailOutbox, { key: "id", value: id });
    const other = await aQueuedMail();
    world.queues.waiting.push(...copies.map(({ key }) => letterOf(key)), letterOf(other));
    await deliverAll();
    const rows = await world.db.select().from(mailOutbox);
    expect(rows.find((row) => row.id === other)?.status).toBe("sent");
    const told = loggedLines().filter((line) => !line.includes('"level":"info"'));
    const left = copies.filter(
      ({ key }) =>
        !["sent", "failed"].includes(rows.find((row) => row.id === key)?.status ?? "sent") &&
        !told.some((line) => line.includes(key)),
    );
    expect(left.map(({ name }) => name)).toEqual([]);
  });

  it("is sent beside one whose reader, reminder, or counters are damaged", async () => {
    const unsubscribeUrl = "https://layette.test/unsubscribe";
    const id = await aQueuedMail({ subject: "x", html: "x", text: "x", unsubscribeUrl });
    const again = () =>
      world.db
        .update(mailOutbox)
        .set({ status: "queued", leaseUntil: null, kind: "confirm" })
        .where(eq(mailOutbox.id, id));
    const now = Date.now();
    await world.db
      .insert(mailPreferences)
      .values({ email: "to@layette.test", reminders: true, updatedAt: now });
    await world.db
      .insert(sizeReminders)
      .values({
        ...{
          onboardingId: world.onboardingId,
          ageRange: "0-3m",
          userId: world.userId,
          mailId: id,
          createdAt: now,
        },
      });
    await sentBeside(id, "undamaged");
    for (const table of [mailPreferences, sizeReminders, rateCounters]) {
      const damages = await whileDamaged(table, "true", async (name) => {
        await again();
        await sentBeside(id, name);
      });
      expect(damages).toBeGreaterThan(2);
    }
  });

  it("is sent beside the undo link of a damaged reservation", async () => {
    const list = await anOpenedList();
    const { key } = garmentIn(await readListBehind(list.token));
    const to = `${newId()}@layette.test`;
    await reserved(list.token, aReserveWish(key, { email: to }));
    const [mail] = await world.db.select().from(mailOutbox).where(eq(mailOutbox.toAddress, to));
    if (!mail) throw new Error("There is no mail");
    for (const table of [giftReservations, giftLists]) {
      const damages = await whileDamaged(table, `onboarding_id = '${list.onboardingId}'`, async (name) => {
        await world.db.update(mailOutbox).set(mail).where(eq(mailOutbox.id, mail.id));
        await sentBeside(mail.id, name);
      });
      expect(damages).toBeGreaterThan(20);
    }
  });
});

it("F42 a picture is made beside damaged ones", async () => {
  const now = Date.now();
  const image = (imageId: string) => ({
    ...{ imageId, clothingId: 1, contentHash: imageId, mediaType: "image/png", width: 40, height: 60 },
    ...{ status: "processing" as const, uploadedBy: world.userId, createdAt: now, updatedAt: now },
  });
  const [damaged, sound] = [newId(), newId()];
  const copies = await (async () => {
    await world.db.insert(clothingImages).values(image(damaged));
    const made = await spreadDamage(env.DB, clothingImages, { key: "image_id", value: damaged });
    await world.db.insert(clothingImages).values(image(sound)).onConflictDoNothing();
    return made;
  })();
  const bytes = Uint8Array.from(atob(env.TEST_PICTURES["png-6"] ?? ""), (letter) => letter.charCodeAt(0));
  await env.IMAGES_BUCKET.put(`uploads/${sound}`, bytes);
  world.queues.waiting.push(
    ...[...copies.map(({ key }) => key), sound].map((imageId): Letter => {
      return { queue: "layette-images", body: { imageId }, attempts: 1 };
    }),
  );
  await deliverAll();
  const [row] = await world.db.select().from(clothingImages).where(eq(clothingImages.imageId, sound));
  expect(row?.status).toBe("ready");
});

it("F42 a plan is calculated whatever is stored of its babies' sizes", async () => {
  const letters: Letter[] = [];
  const now = Date.now();
  const owner = await someone();
  const planId = await plans.submitted(owner);
  await world.db
    .insert(sizeFacts)
    .values({
      ...{
        id: newId(),
        onboardingId: planId,
        kind: "weight" as const,
        measuredOn: "2026-01-02",
        amount: 3500,
      },
      ...{ unit: "kg" as const, formKey: newId(), createdAt: now, updatedAt: now },
    });
  const { runId } = await plans.readPlan(world.db, planId);
  letters.push(planLetter({ stage: "weather", onboardingId: planId, runId }));
  const damages = await whileDamaged(sizeFacts, `onboarding_id = '${planId}'`, async (name) => {
    await world.db
      .update(userOnboardingData)
      .set({ status: "pending", leaseUntil: null })
      .where(eq(userOnboardingData.onboardingId, planId));
    world.queues.waiting.push(...letters);
    await deliverAll();
    expect((await plans.readPlan(world.db, planId)).status, name).toBe("completed");
  });
  expect(damages).toBeGreaterThan(20);
});
