// Reminders through the cron and the queue, on any day of the year: who gets them, what they say, and when
// they must not be sent.
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { readFactForm } from "~/contracts/growth/fact-form.ts";
import { readSizes } from "~/contracts/growth/stored-sizes.ts";
import { askForReminders, endReminders } from "~/data/mail/size-reminders.server.ts";
import {
  mailOutbox,
  mailPreferences,
  planMembers,
  sizeReminders,
  userClothingItems,
  userOnboardingData,
  users,
  usersProfile,
} from "~/data/schema.ts";
import { selectItemsForViewer } from "~/data/wardrobe/select-wardrobe.server.ts";
import { dayInZone, plusDays } from "~/domain/calendar.ts";
import { newId } from "~/lib/new-id.ts";
import { livePublisher } from "~/services/live.server.ts";
import { openMail } from "~/services/mail/outbox.server.ts";
import { jobQueue } from "~/services/queue.server.ts";
import { deleteAccount } from "~/usecases/accounts/delete-account.ts";
import { exportOwnData } from "~/usecases/accounts/export-own-data.ts";
import { forgetFacts, recordFact } from "~/usecases/growth/record-fact.ts";
import { readMailbox } from "~/usecases/mail/read-mailbox.ts";
import { addressOfLink, unsubscribe } from "~/usecases/mail/unsubscribe.ts";
import { recordBirth } from "~/usecases/plans/change-answers.ts";
import { deletePlan, restorePlan, selectFinal } from "~/usecases/plans/manage-plan.ts";
import { addCustomItem } from "~/usecases/wardrobe/edit-custom-items.ts";
import { dayWords } from "~/words/en/day-words.ts";
import { runCron } from "../../../workers/cron/run.ts";
import { dumpDatabase } from "../../support/accounts.ts";
import { aStoredPlan, aUser } from "../../support/factories.ts";
import { failingDatabase, interceptDatabase } from "../../support/faulty-bindings.ts";
import { drain } from "../../support/held-queues.ts";
import { accountDependencies } from "../../support/known-users.ts";
import { countLogged, expectLogs, loggedLines } from "../../support/logs.ts";
import * as plans from "../../support/plans.ts";
import { standsIn } from "../../support/traces.ts";
import { listOf } from "../../support/wardrobe-views.ts";
import { APIA } from "../../unit/fixtures/cities.ts";

/**
 * Due on February 10 in Minneapolis: the reminders come at 8 a.m., three weeks before 0-3m and before 3-6m.
 */
const DUE = "2027-02-10";
const BEFORE_FIRST = Date.parse("2027-01-20T14:00:00Z");
const BEFORE_SECOND = Date.parse("2027-04-19T13:00:00Z");
const DAY_MS = 86_400_000;

let world: plans.World;
let plan: string;
let email: string;

beforeEach(async () => {
  world = await plans.aWorld();
  // No reminders are left over from other tests in this file.
  await world.db.delete(mailPreferences);
  plan = (await plans.planned(world, { dueDate: DUE })).onboardingId;
  await bornOn(DUE);
  const [user] = await world.db.select().from(users).where(eq(users.id, world.userId));
  email = String(user?.email);
  await askForReminders(world.db, world.userId, 0);
});

/** Writes a birth without working the plan out again. */
function bornOn(babyBornOn: string | null) {
  return world.db
    .update(userOnboardingData)
    .set({ babyBornOn })
    .where(eq(userOnboardingData.onboardingId, plan));
}

const cron = (now: number, bindings: Partial<Env> = {}) =>
  runCron("* * * * *", { ...world.env, ...bindings }, now);

const deliver = () => drain(world.queues, world.env);

/** Runs the cron at this time and delivers its mails. */
async function pass(now: number): Promise<void> {
  await cron(now);
  await deliver();
}

/** The reminders mailed to an address, oldest first. */
async function remindersTo(to = email) {
  const rows = await world.db.select().from(mailOutbox).where(eq(mailOutbox.toAddress, to));
  const ours = rows.filter(({ kind }) => kind === "size-reminder").sort((a, b) => a.createdAt - b.createdAt);
  return Promise.all(
    ours.map(async (row) => {
      const message = await openMail(env.TOKEN_SECRET, row);
      if (!message) throw new Error("A reminder without its text");
      return { status: row.status, ...message };
    }),
  );
}

const subjectsTo = async (to = email) => (await remindersTo(to)).map(({ subject }) => subject);

const deps = (now = Date.now()) => ({
  db: world.db,
  planQueue: jobQueue(world.env.PLAN_QUEUE, "plan"),
  live: livePublisher(world.env.LIVE_CHANNEL),
  now,
});

/** Tells something about the baby's size, and lets the plan be worked out again. */
async function tell(fields: Readonly<Record<string, string>>, now: number): Promise<void> {
  const wish = readFactForm({ formKey: newId(), ...fields }, dayInZone(new Date(now), "UTC"));
  if ("error" in wish) throw new Error(wish.error);
  const result = await recordFact(deps(now), { viewerId: world.userId, planId: plan }, wish);
  expect(result.kind).toBe("saved");
  await deliver();
}

async function missingIn(scope: "0-3m" | "3-6m") {
  const planRow = await plans.readPlan(world.db, plan);
  const rows = await selectItemsForViewer(world.db, world.userId, plan);
  return listOf({ ...planRow, newbornDays: null }, rows, planRow.laundryScenario, {
    scope,
    levels: ["Essential"],
  });
}

/** Sets every count of a plan to as many pieces as anyone could need. */
async function getEverything(): Promise<void> {
  const ages = ["0-3m", "3-6m", "6-9m", "9-12m"].map((age) => [age, { Default: { quantity: 50 } }]);
  const owned = JSON.stringify(Object.fromEntries(ages));
  await env.DB.prepare("update user_clothing_items set user_added_quantities = ?1 where onboarding_id = ?2")
    .bind(owned, plan)
    .run();
}

describe("a reminder", () => {
  it("says once that the plan ends, before the size after its last one, and leads to the second year", async () => {
    const before = Date.parse("2028-01-20T14:00:00Z");
    for (const day of [0, 1, 2]) await pass(before + day * DAY_MS);
    const mails = await remindersTo();
    expect(mails.map(({ subject }) => subject)).toEqual([
      "12–18m starts about Feb 10, after your plan's last size",
    ]);
    expect(mails[0]?.text).toContain(`/dashboards/${plan}/second-year`);
    expect(mails[0]?.text).toContain("Your plan ends with the size before.");
  });

  it("of a plan that goes on to 24 months is that of the size itself, and at its end there is none", async () => {
    await world.db
      .update(userOnboardingData)
      .set({ plannedMonths: 24 })
      .where(eq(userOnboardingData.onboardingId, plan));
    const [, after] = [await pass(Date.parse("2029-01-20T14:00:00Z")), await subjectsTo()];
    expect(after).toEqual([]);
  });

  it("says three weeks ahead what the list of that size says, and leads there", async () => {
    const { list } = await missingIn("3-6m");
    await pass(BEFORE_SECOND);
    const [mail] = await remindersTo();
    const { remaining } = list.essentials;
    expect(remaining).toBeGreaterThan(10);
    expect(mail).toMatchObject({
      status: "sent",
      subject: `3–6m starts May 10: ${remaining} essentials to go`,
    });
    const lines = list.sections.flatMap(({ categories }) => categories.flatMap((one) => one.lines));
    for (const line of lines) {
      expect(mail?.text).toContain(`\n${line.remaining} × ${line.name}`);
      expect(mail?.html).toContain(line.name.replaceAll("&", "&amp;").replaceAll("'", "&#x27;"));
    }
    expect(mail?.text).toContain(`http://localhost:8787/dashboards/${plan}/3-6m`);
    expect(mail?.text).toContain("Size 3–6m starts May 10, in 3 weeks.");
  });

  it("leads to the pieces to wash, and to those to pack away", async () => {
    const rows = await selectItemsForViewer(world.db, world.userId, plan);
    const item = rows.find(({ clothingNameId }) => clothingNameId === "sleeper_footed");
    const counts = { "0-3m": { Default: { quantity: 4 } }, "3-6m": { Default: { quantity: 1 } } };
    await world.db
      .update(userClothingItems)
      .set({ userAddedQuantities: JSON.stringify(counts) })
      .where(eq(userClothingItems.dashboardItemId, Number(item?.dashboardItemId)));
    await pass(BEFORE_SECOND);
    const [mail] = await remindersTo();
    const pieces = `http://localhost:8787/dashboards/${plan}/pieces`;
    expect(mail?.text).toContain(`Wash the one you own:\n${pieces}/3-6m`);
    expect(mail?.text).toContain(`Pack away 0–3m:\n${pieces}/0-3m`);
    expect(mail?.html).toContain(`href="${pieces}/0-3m"`);
  });

  it("has no such links where nothing is counted", async () => {
    await pass(BEFORE_SECOND);
    const [mail] = await remindersTo();
    expect(mail?.text).not.toMatch(/Wash|Pack away|pieces\//);
  });

  it("stands in the development mailbox, and names where its sender can be written to", async () => {
    await pass(BEFORE_SECOND);
    const found = (await readMailbox(world.db, env.TOKEN_SECRET)).filter(({ to }) => to === email);
    expect(found).toMatchObject([{ subject: expect.stringMatching(/^3–6m starts May 10: /) }]);
    expect(found[0]?.text).toContain("Layette, 1 Linen Lane, Dover, DE 19901");
  });

  it("waits while its sender has no postal address: once there is one, only what isn't past its date comes", async () => {
    const unset = { MAIL_POSTAL_ADDRESS: undefined } as unknown as Partial<Env>;
    const nightly = (now: number) => runCron("17 4 * * *", { ...world.env, ...unset }, now);
    expectLogs("marketing_mail_waits");
    for (let day = 0; day < 3; day += 1) {
      await cron(BEFORE_FIRST + day * DAY_MS, unset);
      await nightly(BEFORE_FIRST + day * DAY_MS);
      await deliver();
    }
    expect(await world.db.select().from(mailOutbox).where(eq(mailOutbox.toAddress, email))).toEqual([]);
    const said = loggedLines().filter((line) => line.includes("marketing_mail_waits"));
    expect(said).toHaveLength(3);
    expect(said.join()).toContain("MAIL_POSTAL_ADDRESS");
    // The first size began long ago.
    await pass(BEFORE_SECOND);
    await pass(BEFORE_SECOND + DAY_MS);
    expect(await subjectsTo()).toEqual([expect.stringMatching(/^3–6m starts May 10: /)]);
  });

  it("comes a few days late if the address is set in time", async () => {
    await cron(BEFORE_SECOND, { MAIL_POSTAL_ADDRESS: undefined } as unknown as Partial<Env>);
    await pass(BEFORE_SECOND + 3 * DAY_MS);
    expect(await subjectsTo()).toEqual([expect.stringMatching(/^3–6m starts May 10: /)]);
  });

  it("S62 can be unsubscribed from by its own link, which names nobody", async () => {
    await pass(BEFORE_SECOND);
    const [mail] = await remindersTo();
    const link = new URL(String(mail?.unsubscribeUrl));
    expect([link.origin, link.pathname]).toEqual(["http://localhost:8787", "/unsubscribe"]);
    expect(link.href).not.toContain(email);
    expect(await addressOfLink(env.TOKEN_SECRET, String(link.searchParams.get("token")))).toBe(email);
    expect(mail?.text).toContain(link.href);
    // S14: neither the token nor its address can be read from the database.
    expect(await dumpDatabase()).not.toContain(link.searchParams.get("token"));
  });

  it("S35 lists own items, and shows markup in their names as text", async () => {
    const name = `<img src=x onerror=alert(1)> & "co"`;
    const added = await addCustomItem(
      { ...deps(), waitUntil: () => {} },
      { viewerId: world.userId, planId: plan },
      {
        name,
        category: "Accessories",
        essentiality: "Essential",
        ageRange: "3-6m",
        "group-1": "3",
        key: newId(),
      },
    );
    expect(added.kind).toBe("added");
    await pass(BEFORE_SECOND);
    const [mail] = await remindersTo();
    expect(mail?.text).toContain(`3 × ${name}`);
    expect(mail?.html).not.toContain("<img");
    expect(mail?.html).toContain("&lt;img src=x onerror=alert(1)&gt;");
  });

  it("comes once for each size of the year", async () => {
    const mornings = [
      "2027-01-20T14:00:00Z",
      "2027-04-19T13:00:00Z",
      "2027-07-20T13:00:00Z",
      "2027-10-20T13:00:00Z",
    ];
    for (const morning of mornings) {
      for (const days of [-1, 0, 1, 2]) await pass(Date.parse(morning) + days * DAY_MS);
    }
    expect((await subjectsTo()).map((subject) => subject.replace(/\d+ essentials?/, "n essentials"))).toEqual(
      [
        "0–3m starts Feb 10: n essentials to go",
        "3–6m starts May 10: n essentials to go",
        "6–9m starts Aug 10: n essentials to go",
        "9–12m starts Nov 10: n essentials to go",
      ],
    );
  });

  it("leaves in the morning of the plan's place, not before", async () => {
    for (const time of ["03:00", "09:00", "12:00", "13:59"]) {
      await world.db.update(mailPreferences).set({ lookAt: 0 });
      await pass(Date.parse(`2027-01-20T${time}:00Z`));
    }
    expect(await subjectsTo()).toEqual([]);
    await pass(BEFORE_FIRST);
    expect(await subjectsTo()).toHaveLength(1);
  });

  it("S66 leaves no address in the log", async () => {
    await pass(BEFORE_FIRST);
    expect(countLogged("mail_sent")).toBe(1);
    expect(loggedLines().join("\n")).not.toContain(email);
  });
});

describe("F32 the cron", () => {
  it("makes one mail when it runs twice, and when it overlaps itself", async () => {
    await Promise.all([cron(BEFORE_FIRST), cron(BEFORE_FIRST), cron(BEFORE_FIRST + 1)]);
    await cron(BEFORE_FIRST + 60_000);
    await world.db.update(mailPreferences).set({ lookAt: 0 });
    await Promise.all([cron(BEFORE_FIRST + 120_000), cron(BEFORE_FIRST + 120_000)]);
    await deliver();
    expect(await subjectsTo()).toHaveLength(1);
    expect(countLogged("mail_sent")).toBe(1);
  });

  it.each(["before", "after"] as const)(
    "goes on ten minutes later when the database failed %s the commit",
    async (when) => {
      expectLogs("reminder_failed");
      const DB = failingDatabase(env.DB, /insert into "size_reminders"/, when);
      await cron(BEFORE_FIRST, { DB });
      await cron(BEFORE_FIRST + 60_000);
      expect(await subjectsTo()).toHaveLength(when === "after" ? 1 : 0);
      await cron(BEFORE_FIRST + 10 * 60_000);
      // The sweeper finds a mail whose message was lost.
      await cron(BEFORE_FIRST + 11 * 60_000);
      await deliver();
      expect(await remindersTo()).toMatchObject([{ status: "sent" }]);
    },
  );

  it("makes one mail when a run stands still for longer than its lease and another one overtakes it", async () => {
    let isOvertaken = false;
    const DB = interceptDatabase(env.DB, async (sql, run) => {
      if (!isOvertaken && sql.some((statement) => statement.includes('insert into "size_reminders"'))) {
        isOvertaken = true;
        await cron(BEFORE_FIRST + 11 * 60_000);
      }
      return run();
    });
    await cron(BEFORE_FIRST, { DB });
    await deliver();
    expect(isOvertaken).toBe(true);
    expect(await subjectsTo()).toHaveLength(1);
    expect(countLogged("mail_sent")).toBe(1);
  });

  it("F29 catches up after a week, and says nothing when fewer than seven days are left", async () => {
    await pass(BEFORE_FIRST + 8 * DAY_MS);
    expect(await subjectsTo()).toHaveLength(1);
    await pass(BEFORE_SECOND + 15 * DAY_MS);
    expect(await subjectsTo()).toHaveLength(1);
  });

  it("takes a few at a time, those first that wait longest, until all have had theirs", async () => {
    const others = await Promise.all(
      Array.from({ length: 30 }, async () => {
        const user = await aUser(world.db);
        const row = await plans.readPlan(world.db, plan);
        const { onboardingId: planId } = await aStoredPlan(world.db, user.id, {
          status: "completed",
          weatherGroups: row.weatherGroups,
          expectedDueDate: DUE,
        });
        await env.DB.prepare(
          `insert into user_clothing_items (user_id, clothing_id, item_name, onboarding_id, attempt_number,
            calculated_quantities, created_at, updated_at)
          select ?1, clothing_id, item_name, ?2, 1, calculated_quantities, 0, 0 from user_clothing_items where onboarding_id = ?3`,
        )
          .bind(user.id, planId, plan)
          .run();
        await askForReminders(world.db, user.id, 1);
        return user;
      }),
    );
    const mailed = async () => (await Promise.all(others.map((one) => subjectsTo(one.email)))).flat().length;
    await cron(BEFORE_FIRST);
    expect([await mailed(), (await subjectsTo()).length]).toEqual([24, 1]);
    await cron(BEFORE_FIRST + 60_000);
    expect(await mailed()).toBe(30);
  });

  it("asks the database once when nobody's time has come, however many wait", async () => {
    await cron(BEFORE_FIRST);
    const [row] = await world.db.select().from(mailPreferences);
    expect(row?.lookAt).toBe(BEFORE_FIRST + DAY_MS);
    expect(world.queues.sentTo("layette-mail")).toBe(1);
    await cron(BEFORE_FIRST + DAY_MS - 1);
    expect((await world.db.select().from(mailPreferences))[0]?.lookAt).toBe(BEFORE_FIRST + DAY_MS);
  });
});

describe("nobody is reminded", () => {
  it("who has not asked for it", async () => {
    await world.db.delete(mailPreferences);
    await pass(BEFORE_FIRST);
    expect(await subjectsTo()).toEqual([]);
  });

  it("who has switched it off, and whoever switches it on again is", async () => {
    await endReminders(world.db, world.userId, Date.now());
    await pass(BEFORE_FIRST);
    expect(await subjectsTo()).toEqual([]);
    await askForReminders(world.db, world.userId, BEFORE_SECOND - DAY_MS);
    await pass(BEFORE_SECOND);
    expect(await subjectsTo()).toHaveLength(1);
  });

  it("A14 who unsubscribes between the queue and the sending, and asking again ends that", async () => {
    await cron(BEFORE_FIRST);
    await unsubscribe({ db: world.db, now: BEFORE_FIRST + 1 }, email);
    await deliver();
    expect([await subjectsTo(), countLogged("mail_suppressed"), countLogged("mail_sent")]).toEqual([
      [],
      1,
      0,
    ]);
    await askForReminders(world.db, world.userId, BEFORE_FIRST + 2);
    await pass(BEFORE_FIRST + 60_000);
    // That size is complete, so the next one is due.
    expect(await subjectsTo()).toEqual([]);
    await pass(BEFORE_SECOND);
    expect(await remindersTo()).toMatchObject([{ status: "sent" }]);
  });

  it("of a plan that is deleted, also between the queue and the sending", async () => {
    await cron(BEFORE_FIRST);
    await deletePlan(deps(), world.userId, plan);
    await deliver();
    expect(await subjectsTo()).toEqual([]);
    await pass(BEFORE_SECOND);
    expect(await subjectsTo()).toEqual([]);
  });

  it("of a plan that is being made anew, until it is there again", async () => {
    await world.db
      .update(userOnboardingData)
      .set({ status: "processing_calcs" })
      .where(eq(userOnboardingData.onboardingId, plan));
    await cron(BEFORE_FIRST, { PLAN_QUEUE: world.queues.bindings.PLAN_DEAD_QUEUE });
    expect(await subjectsTo()).toEqual([]);
    await world.db
      .update(userOnboardingData)
      .set({ status: "completed" })
      .where(eq(userOnboardingData.onboardingId, plan));
    await cron(BEFORE_FIRST + DAY_MS);
    expect(await subjectsTo()).toHaveLength(1);
  });

  it("when nothing is to get: then it is silent, and done with that size", async () => {
    await getEverything();
    await pass(BEFORE_FIRST);
    expect(await subjectsTo()).toEqual([]);
    expect(
      await world.db.select().from(sizeReminders).where(eq(sizeReminders.userId, world.userId)),
    ).toMatchObject([{ onboardingId: plan, ageRange: "0-3m", mailId: null }]);
  });

  it("A11 whose account is gone, and nothing of the reminders stays", async () => {
    await cron(BEFORE_FIRST);
    const user = { id: world.userId, provedAt: Date.now() };
    const { reminders, mailPreferences: preferences } = await exportOwnData(deps(), world.userId);
    expect(reminders).toMatchObject([{ onboardingId: plan, ageRange: "0-3m" }]);
    expect(preferences).toMatchObject({ reminders: true, unsubscribedAt: null });
    expect(await deleteAccount(accountDependencies({ queues: world.queues }), user, {})).toBe("deleted");
    await pass(BEFORE_SECOND);
    expect(await subjectsTo()).toEqual([]);
    expect(await world.db.select().from(sizeReminders).where(eq(sizeReminders.userId, world.userId))).toEqual(
      [],
    );
    expect(await world.db.select().from(mailPreferences)).toEqual([]);
  });
});

describe("the plan that reminds", () => {
  it("is the newest one, and of two plans of one baby a size comes once", async () => {
    const second = (await plans.planned(world, { dueDate: "2027-02-14" })).onboardingId;
    await pass(BEFORE_FIRST);
    expect(await subjectsTo()).toEqual([]);
    await pass(BEFORE_FIRST + 4 * DAY_MS);
    const [mail] = await remindersTo();
    expect(mail?.text).toContain(`/dashboards/${second}/0-3m`);
    await deletePlan(deps(), world.userId, second);
    await pass(BEFORE_FIRST + 5 * DAY_MS);
    expect(await subjectsTo()).toHaveLength(1);
  });

  it("is the final one where there is one", async () => {
    await plans.planned(world, { dueDate: "2027-02-14" });
    await selectFinal(deps(), world.userId, plan, { isFinal: true, isConfirmed: false });
    await pass(BEFORE_FIRST);
    const [mail] = await remindersTo();
    expect(mail?.text).toContain(`/dashboards/${plan}/0-3m`);
    await pass(BEFORE_FIRST + 4 * DAY_MS);
    expect(await subjectsTo()).toHaveLength(1);
  });

  it.each([
    ["a few days before it", "2027-02-06", "2027-04-15T13:00:00Z", "May 6"],
    ["twelve weeks before it, from which sizes count", "2026-11-20", "2027-04-19T13:00:00Z", "May 10"],
  ])("reminds once of a size although a birth %s moves its days", async (_, bornOn, morning, day) => {
    await pass(BEFORE_FIRST);
    expect((await recordBirth(deps(), world.userId, plan, bornOn)).kind).not.toBe("not-found");
    await deliver();
    await pass(Date.parse("2027-01-30T14:00:00Z"));
    expect(await subjectsTo()).toHaveLength(1);
    await pass(Date.parse(morning));
    expect(await subjectsTo()).toEqual([
      expect.stringMatching(/^0–3m starts Feb 10/),
      expect.stringMatching(`^3–6m starts ${day}:`),
    ]);
  });

  it("F32 moves with the baby's own sizes, and says once that a size comes", async () => {
    await recordBirth(deps(), world.userId, plan, DUE);
    await deliver();
    await tell({ weight: "4.6", weightUnit: "kg", sex: "boy", on: DUE }, Date.parse("2027-02-11T18:00:00Z"));
    const { days } = readSizes(await plans.readPlan(world.db, plan));
    const start = days["3-6m"]?.start ?? "";
    expect(start < "2027-05-01").toBe(true);
    const morning = Date.parse(`${plusDays(start, -21)}T14:00:00Z`);
    await pass(morning - DAY_MS);
    expect(await subjectsTo()).toEqual([]);
    await world.db.update(mailPreferences).set({ lookAt: 0 });
    await pass(morning);
    expect(await subjectsTo()).toEqual([
      expect.stringMatching(`^3–6m starts about ${dayWords(start, "US", "shortDay")}: `),
    ]);
    // Taken back, the size comes with the calendar again, of which nothing is said a second time.
    await forgetFacts(deps(morning + DAY_MS), { viewerId: world.userId, planId: plan });
    await deliver();
    for (const days of [-1, 0, 1]) {
      await world.db.update(mailPreferences).set({ lookAt: 0 });
      await pass(BEFORE_SECOND + days * DAY_MS);
    }
    expect(await subjectsTo()).toHaveLength(1);
  });

  it("S89 asks what fits now only when that was told long ago, and names no weight", async () => {
    const asked = `/dashboards/${plan}/size\n`;
    await bornOn(null);
    await pass(BEFORE_FIRST);
    await recordBirth(deps(), world.userId, plan, DUE);
    await deliver();
    await pass(BEFORE_SECOND);
    await tell(
      { weight: "7.31", weightUnit: "kg", sex: "girl", on: "2027-06-20" },
      BEFORE_SECOND + 62 * DAY_MS,
    );
    const { days } = readSizes(await plans.readPlan(world.db, plan));
    for (const size of ["6-9m", "9-12m"] as const) {
      await world.db.update(mailPreferences).set({ lookAt: 0 });
      await pass(Date.parse(`${plusDays(days[size]?.start ?? "", -21)}T14:00:00Z`));
    }
    const mails = await remindersTo();
    expect(mails.map(({ text }) => text.includes(asked))).toEqual([
      // Not born yet; born and nothing told; told three weeks ago; told months ago.
      false,
      true,
      false,
      true,
    ]);
    for (const { subject, html, text } of mails)
      for (const trace of ["7.31", "7310", "kg", "girl", "weigh", "weight"])
        expect(standsIn(`${subject} ${text} ${html}`, trace), trace).toBe(false);
  });

  it("is as it was when it was deleted and brought back", async () => {
    await deletePlan(deps(), world.userId, plan);
    await restorePlan(deps(), world.userId, plan);
    await pass(BEFORE_FIRST);
    expect(await subjectsTo()).toHaveLength(1);
  });
});

describe("several children", () => {
  const secondChild = async (
    dueDate: string,
    fields: Partial<typeof userOnboardingData.$inferInsert> = {},
  ) => {
    const { onboardingId } = await plans.planned(world);
    await world.db
      .update(userOnboardingData)
      .set({ expectedDueDate: dueDate, ...fields })
      .where(eq(userOnboardingData.onboardingId, onboardingId));
    return onboardingId;
  };

  it.each(["newest", "final"])("each have reminders, whichever plan is %s", async (which) => {
    const second = await secondChild("2027-09-01");
    if (which === "final")
      await selectFinal(deps(), world.userId, second, { isFinal: true, isConfirmed: false });
    await pass(BEFORE_SECOND);
    expect(await subjectsTo()).toEqual([expect.stringMatching(/^3–6m starts May 10: /)]);
    await pass(Date.parse("2027-08-11T13:00:00Z"));
    const [, ofSecond] = await remindersTo();
    expect(ofSecond?.text).toContain(`/dashboards/${second}/0-3m`);
  });

  it("have theirs on one morning, and a child's reminder doesn't count for another child", async () => {
    // The first is in 9–12m from the day on which the second is due.
    await bornOn("2026-12-01");
    const second = await secondChild("2027-09-01");
    await pass(Date.parse("2027-08-11T13:00:00Z"));
    const texts = (await remindersTo()).map(({ text }) => text);
    for (const path of [`${plan}/9-12m`, `${second}/0-3m`])
      expect(texts.filter((text) => text.includes(`/dashboards/${path}`))).toHaveLength(1);
    await world.db.update(mailPreferences).set({ lookAt: 0 });
    await pass(Date.parse("2027-08-11T14:00:00Z"));
    expect(await subjectsTo()).toHaveLength(2);
  });

  it("with names of their own are two, also if they are due at once", async () => {
    await world.db
      .update(userOnboardingData)
      .set({ babyNames: ["Mia"] })
      .where(eq(userOnboardingData.onboardingId, plan));
    await secondChild(DUE, { babyNames: ["Leo"] });
    await pass(BEFORE_FIRST);
    expect((await subjectsTo()).map((subject) => subject.split(":")[0]).sort()).toEqual(["Leo", "Mia"]);
  });
});

describe("a birth that nobody enters", () => {
  const asked = async () =>
    (await world.db.select().from(mailOutbox).where(eq(mailOutbox.toAddress, email))).filter(
      ({ kind }) => kind === "birth-asked",
    );

  it("is asked for once by a mail that leads to its form, and no mail speaks as if it had happened", async () => {
    await bornOn(null);
    await pass(Date.parse("2027-02-23T15:00:00Z"));
    expect(await asked()).toEqual([]);
    for (const morning of ["2027-02-24T14:00:00Z", "2027-02-25T14:00:00Z", "2027-04-19T13:00:00Z"]) {
      await world.db.update(mailPreferences).set({ lookAt: 0 });
      await pass(Date.parse(morning));
    }
    const [row, ...others] = await asked();
    expect([row?.status, others, await subjectsTo()]).toEqual(["sent", [], []]);
    const message = row && (await openMail(env.TOKEN_SECRET, row));
    expect(message?.subject).toBe("Is your baby here?");
    expect(message?.text).toContain(`http://localhost:8787/dashboards/${plan}/birth`);
    // Entered, the sizes are said again.
    await bornOn(DUE);
    await world.db.update(mailPreferences).set({ lookAt: 0 });
    await pass(BEFORE_SECOND + DAY_MS);
    expect(await subjectsTo()).toHaveLength(1);
  });

  it("isn't asked of somebody who may only read the plan", async () => {
    await bornOn(null);
    const reader = await aUser(world.db);
    await world.db
      .insert(planMembers)
      .values({ onboardingId: plan, userId: reader.id, role: "reader", joinedAt: 0 });
    await askForReminders(world.db, reader.id, 1);
    await endReminders(world.db, world.userId, 0);
    await pass(Date.parse("2027-02-24T14:00:00Z"));
    expect(
      await world.db.select().from(sizeReminders).where(eq(sizeReminders.userId, reader.id)),
    ).toMatchObject([{ ageRange: "birth", mailId: null }]);
  });
});

it("comes at eight in the morning of a place outside the US, by the place's own clock and in its own words", async () => {
  const { db, userId } = world;
  const { onboardingId: planId } = await plans.planned(world, {
    dueDate: DUE,
    zipcode: "",
    placeId: String(APIA.placeId),
  });
  await db.update(usersProfile).set({ selectedOnboardingId: planId }).where(eq(usersProfile.userId, userId));
  // Thirteen hours ahead of UTC, when it is still the evening before in Minneapolis.
  const morning = Date.parse("2027-01-19T19:00:00Z");
  await pass(morning - 60_000);
  expect(await db.select().from(sizeReminders).where(eq(sizeReminders.userId, userId))).toEqual([]);
  await db.update(mailPreferences).set({ lookAt: morning });
  await pass(morning);
  expect(await db.select().from(sizeReminders).where(eq(sizeReminders.userId, userId))).toMatchObject([
    { onboardingId: planId, ageRange: "0-3m" },
  ]);
  expect(await subjectsTo()).toEqual([expect.stringContaining("starts 10 Feb: ")]);
});
