// A plan's way from the quiz to its items when nothing goes wrong.

import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { readMonthCards, readWeatherGroups } from "~/contracts/plans/stored-plan.ts";
import { unpackQuantities } from "~/domain/wardrobe/quantity-code.ts";
import { CALENDAR_SIZES } from "~/domain/wardrobe/size-table.ts";
import { deliverNext, drain } from "../../support/held-queues.ts";
import { aWorld, expectNothingBroken, planned, readItems, readPlan, submitted } from "../../support/plans.ts";

describe("the plan pipeline", () => {
  it("completes a quiz with all 73 items, one call to the archive and five years of its weather", async () => {
    const world = await aWorld();
    const planId = await submitted(world);
    expect(await readPlan(world.db, planId)).toMatchObject({ status: "pending", version: 1 });

    await deliverNext(world.queues, world.env);
    expect(await readPlan(world.db, planId)).toMatchObject({
      status: "processing_calcs",
      weatherSource: "open-meteo",
      leaseUntil: null,
    });

    await drain(world.queues, world.env);
    const plan = await readPlan(world.db, planId);
    expect(plan.status).toBe("completed");
    const cards = readMonthCards(plan.monthCards);
    expect(cards).toHaveLength(12);
    expect(cards?.[0]).toMatchObject({ startDate: "2027-02-10", endDate: "2027-03-09", estimated: false });
    expect(cards?.[0]?.historicalYears.length).toBeGreaterThanOrEqual(5);
    const requests = await world.weather.requests();
    expect(requests.map(({ query }) => query)).toEqual([
      expect.objectContaining({ latitude: "45", longitude: "-93.3", temperature_unit: "fahrenheit" }),
    ]);
    await expectNothingBroken(world);
  });

  it("finds groups that suit the place: a tropical archive makes every group hot and humid", async () => {
    const world = await aWorld({ kind: "normal", climate: "tropical" });
    const plan = await planned(world, { zipcode: "33139" });
    expect(plan.weatherSource).toBe("open-meteo");
    const groups = readWeatherGroups(plan.weatherGroups);
    expect(CALENDAR_SIZES.map((age) => groups?.[age].map(({ category }) => category))).toEqual([
      ["Hot & Humid"],
      ["Hot & Humid"],
      ["Hot & Humid"],
      ["Hot & Humid"],
    ]);
    const items = await readItems(world.db, plan.onboardingId);
    const snowsuit = items.find(({ itemName }) => /snow ?suit/i.test(itemName));
    expect(snowsuit && unpackQuantities(snowsuit.calculatedQuantities)?.daily["0-3m"]?.[1]?.quantity).toBe(0);
    await expectNothingBroken(world);
  });

  it("plans cold groups for a Minneapolis winter and warm ones for its summer", async () => {
    const plan = await planned(await aWorld(), { dueDate: "2026-12-01" });
    const groups = readWeatherGroups(plan.weatherGroups);
    const categories = (age: (typeof CALENDAR_SIZES)[number]) =>
      groups?.[age].map(({ category }) => category) ?? [];
    expect(categories("0-3m").every((category) => category.startsWith("Cold"))).toBe(true);
    expect(categories("6-9m").some((category) => category.startsWith("Hot") || category === "Mild")).toBe(
      true,
    );
    for (const age of CALENDAR_SIZES) {
      expect(categories(age).length).toBeGreaterThanOrEqual(1);
      expect(categories(age).length).toBeLessThanOrEqual(4);
    }
  });

  it("packs quantities for every group of every age range of each item", async () => {
    const world = await aWorld();
    const plan = await planned(world);
    const groups = readWeatherGroups(plan.weatherGroups);
    for (const item of await readItems(world.db, plan.onboardingId)) {
      const quantities = unpackQuantities(item.calculatedQuantities);
      for (const age of CALENDAR_SIZES) {
        expect(Object.keys(quantities?.weekly_plus[age] ?? {})).toHaveLength(groups?.[age].length ?? -1);
      }
    }
  });

  it("asks the archive about the middle of the area for a ZIP code that is on no map", async () => {
    const world = await aWorld({ kind: "normal" });
    const plan = await planned(world, { zipcode: "55499" });
    expect(plan).toMatchObject({ status: "completed", weatherSource: "open-meteo" });
    const [request] = await world.weather.requests();
    expect(request?.query).toMatchObject({ latitude: "45", longitude: "-93.3" });
  });

  it("runs through the real queue as well", async () => {
    const world = await aWorld(undefined, { PLAN_QUEUE: env.PLAN_QUEUE });
    const planId = await submitted(world);
    await vi.waitFor(async () => expect((await readPlan(world.db, planId)).status).toBe("completed"), {
      timeout: 10_000,
      interval: 50,
    });
    await expectNothingBroken(world);
  });
});
