// One damaged row stops no job: the crons go on with everyone else, say in the log whom they left, and run the jobs after it.
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { askForReminders } from "~/data/mail/size-reminders.server.ts";
import { userOnboardingData, users } from "~/data/schema.ts";
import { runCron } from "../../../workers/cron/run.ts";
import { damagedColumns } from "../../support/damage.ts";
import { countLogged, expectLogs, loggedLines } from "../../support/logs.ts";
import * as plans from "../../support/plans.ts";

const DUE = "2027-02-10";
/** When a reminder before 3-6m is due in Minneapolis. */
const BEFORE_SECOND = Date.parse("2027-04-19T13:00:00Z");

let damaged: plans.World;
let other: plans.World;
let plan: string;
const emails = new Map<plans.World, string>();

beforeAll(async () => {
  [damaged, other] = [await plans.aWorld(), await plans.aWorld()];
  for (const world of [damaged, other]) {
    const { onboardingId: planId } = await plans.planned(world, { dueDate: DUE });
    if (world === damaged) plan = planId;
    await world.db
      .update(userOnboardingData)
      .set({ babyBornOn: DUE })
      .where(eq(userOnboardingData.onboardingId, planId));
    const [user] = await world.db.select().from(users).where(eq(users.id, world.userId));
    emails.set(world, String(user?.email));
    await askForReminders(world.db, world.userId, 0);
  }
});

/** Where the damaged reader's row of a table is; of several, the first. */
const ROWS: Readonly<Record<string, () => string>> = {
  user_onboarding_data: () => `onboarding_id = '${plan}'`,
  user_clothing_items: () =>
    `dashboard_item_id = (select min(dashboard_item_id) from user_clothing_items where onboarding_id = '${plan}')`,
  users_profile: () => `user_id = '${damaged.userId}'`,
  users: () => `id = '${damaged.userId}'`,
  mail_preferences: () => `email = '${emails.get(damaged)}'`,
};

async function remindedOnes(): Promise<string[]> {
  const { results } = await env.DB.prepare(
    "select to_address as address from mail_outbox where kind = 'size-reminder'",
  ).all<{ address: string }>();
  return results.map(({ address }) => address);
}

/** Damages one column, runs the cron of every minute, and puts the column back; null if the database refuses it. */
async function remindedWhile(table: string, column: string, literal: string): Promise<string[] | null> {
  const where = ROWS[table]?.();
  await env.DB.batch(
    ["delete from mail_outbox", "delete from size_reminders", "update mail_preferences set look_at = 0"].map(
      (sql) => env.DB.prepare(sql),
    ),
  );
  const was = await env.DB.prepare(
    `select quote(${column}) as was from ${table} where ${where}`,
  ).first<string>("was");
  const set = (value: unknown) =>
    env.DB.prepare(`update ${table} set ${column} = ${value} where ${where}`).run();
  const isTaken = await set(literal).then(
    () => true,
    () => false,
  );
  if (!isTaken) return null;
  await runCron("* * * * *", other.env, BEFORE_SECOND);
  const reminded = await remindedOnes();
  // The address itself may have been the damage.
  await set(was).catch(() => null);
  return reminded;
}

describe("F42 whatever one reader's row holds", () => {
  it("without any damage both are", async () => {
    const reminded = await remindedWhile("users", "full_name", "'Ann'");
    expect(reminded?.sort()).toEqual([...emails.values()].sort());
  });

  it.each(Object.keys(ROWS))(
    "of %s, the others are reminded, and every job runs",
    async (table) => {
      expectLogs("reminder_failed", "run_not_revived");
      // A day of deletion is no damage to the sweeper: it deletes for good.
      const columns = damagedColumns().filter(
        (one) => one.table === table && !/^(?:deleted|removed)_at$/.test(one.column),
      );
      for (const { column, kinds } of columns) {
        for (const { name, literal } of kinds) {
          const reminded = await remindedWhile(table, column, literal);
          if (reminded !== null) expect(reminded, `${column} = ${name}`).toContain(emails.get(other));
          expect(countLogged("cron_job_failed"), `${column} = ${name}`).toBe(0);
        }
      }
    },
    180_000,
  );
});

describe("F42 a job that fails", () => {
  it("is named in the log, and the jobs after it run", async () => {
    expectLogs("cron_job_failed");
    await env.DB.batch([
      env.DB.prepare("delete from mail_outbox"),
      env.DB.prepare("delete from size_reminders"),
    ]);
    await env.DB.prepare("update mail_preferences set look_at = 0").run();
    await env.DB.prepare("alter table user_travel_plans rename to trips_gone").run();
    await runCron("* * * * *", other.env, BEFORE_SECOND);
    await env.DB.prepare("alter table trips_gone rename to user_travel_plans").run();
    expect(loggedLines().filter((line) => line.includes("cron_job_failed"))).toEqual([
      expect.stringContaining('"job":"sweepTrips"'),
    ]);
    expect(await remindedOnes()).toContain(emails.get(other));
  });
});
