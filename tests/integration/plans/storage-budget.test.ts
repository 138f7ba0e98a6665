// The room of a plan in D1, whose databases are limited to 10 GB: at most 25 KB, and half as much again if it goes on to 24 months.
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { packWeatherGroups, readWeatherGroups } from "~/contracts/plans/stored-plan.ts";
import { subscriptionTiers } from "~/data/schema.ts";
import { perAgeRange } from "~/domain/wardrobe/growth.ts";
import { deliverNext, drain } from "../../support/held-queues.ts";
import { aWorld, readPlan, submitted, type World } from "../../support/plans.ts";

const PLANS = 40;

async function databaseBytes(): Promise<number> {
  const { meta } = await env.DB.prepare("select 1").run();
  return meta.size_after;
}

/** A finished plan with the maximum number of weather groups in every age range. */
async function aLargePlan(world: World, months: number): Promise<string> {
  const planId = await submitted(world);
  await env.DB.prepare("update user_onboarding_data set planned_months = ? where onboarding_id = ?")
    .bind(months, planId)
    .run();
  await deliverNext(world.queues, world.env);
  const { weatherGroups } = await readPlan(world.db, planId);
  const groups = readWeatherGroups(weatherGroups);
  const four = perAgeRange((age) => {
    const [group] = groups?.[age] ?? [];
    // A size after the calendar's takes its months from the others, and so their groups.
    if (!group) return [];
    return [1, 2, 3, 4].map((order) => ({ ...group, weatherGroupOrder: order }));
  });
  await env.DB.prepare("update user_onboarding_data set weather_groups = ? where onboarding_id = ?")
    .bind(packWeatherGroups(four), planId)
    .run();
  await drain(world.queues, world.env);
  return planId;
}

it.each([
  [12, 25_000],
  [24, 37_500],
])(
  "keeps a completed plan of %i months with four weather groups in every size within %i bytes",
  async (months, most) => {
    const world = await aWorld();
    await world.db
      .update(subscriptionTiers)
      .set({ maxQuizAttempts: PLANS + 1 })
      .where(eq(subscriptionTiers.subscriptionId, 1));
    await aLargePlan(world, months);
    const before = await databaseBytes();
    for (let count = 0; count < PLANS; count++) await aLargePlan(world, months);
    const bytesPerPlan = ((await databaseBytes()) - before) / PLANS;
    expect(bytesPerPlan).toBeGreaterThan(5_000);
    expect(bytesPerPlan).toBeLessThanOrEqual(most);
  },
);
