// "Go on to 24 months" : the same plan is worked out for two sizes more, and back, and nothing that the parent entered is lost.
import { eq } from "drizzle-orm";
import { createStaticHandler } from "react-router";
import { beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { readSizes } from "~/contracts/growth/stored-sizes.ts";
import { readWeatherGroups } from "~/contracts/plans/stored-plan.ts";
import { userClothingItems, userOnboardingData } from "~/data/schema.ts";
import { plusDays, plusMonths } from "~/domain/calendar.ts";
import { unpackQuantities } from "~/domain/wardrobe/quantity-code.ts";
import { sizesIn } from "~/domain/wardrobe/size-days.ts";
import { SECOND_YEAR_SIZES } from "~/domain/wardrobe/size-table.ts";
import * as sizePage from "~/routes/growth/size-page.tsx";
import * as cards from "~/routes/plans/list.tsx";
import * as shopping from "~/routes/shopping/shopping-list-page.tsx";
import * as signedIn from "~/routes/signed-in.tsx";
import { livePublisher } from "~/services/live.server.ts";
import { jobQueue } from "~/services/queue.server.ts";
import { carryOn } from "~/usecases/plans/change-answers.ts";
import * as root from "../../../app/root.tsx";
import { ANSWERS, aSession, aUser } from "../../support/factories.ts";
import { drain } from "../../support/held-queues.ts";
import { loaderText } from "../../support/loader-text.ts";
import { countLogged } from "../../support/logs.ts";
import { aMember } from "../../support/members.ts";
import * as plans from "../../support/plans.ts";
import { serverParts } from "../../support/site-routes.ts";

const { aWorld, expectNothingBroken, readPlan, readItems, usedAttempts } = plans;

let world: plans.World;
let plan: string;

beforeEach(async () => {
  world = await aWorld();
  plan = (await plans.planned(world)).onboardingId;
});

function goOn(months: 12 | 24 = 24, { viewerId = world.userId, planId = plan } = {}) {
  const deps = {
    db: world.db,
    planQueue: jobQueue(world.env.PLAN_QUEUE, "plan"),
    live: livePublisher(world.env.LIVE_CHANNEL),
    now: Date.now(),
  };
  return carryOn(deps, viewerId, planId, months);
}

async function wentOn(months: 12 | 24 = 24): Promise<void> {
  expect(await goOn(months)).toEqual({ kind: "recalculating" });
  await drain(world.queues, world.env);
}

const textsOf = async () =>
  (await readItems(world.db, plan)).map(({ clothingId, calculatedQuantities }) => [
    clothingId,
    calculatedQuantities,
  ]);

/** The parts of a plan's row that a parent sees. */
async function shown() {
  const { weatherGroups, monthCards, plannedMonths, plannedSizes, status } = await readPlan(world.db, plan);
  return { weatherGroups, monthCards, plannedMonths, plannedSizes, status };
}

describe("a plan that goes on", () => {
  it("has both sizes, from the first birthday on, with weather and numbers of their own", async () => {
    await wentOn();
    const row = await readPlan(world.db, plan);
    expect(row).toMatchObject({ status: "completed", plannedMonths: 24 });
    const { days } = readSizes(row);
    expect(sizesIn(days)).toEqual(["0-3m", "3-6m", "6-9m", "9-12m", ...SECOND_YEAR_SIZES]);
    expect(days["12-18m"]?.start).toBe(plusMonths(ANSWERS.dueDate, 12));
    const groups = readWeatherGroups(row.weatherGroups);
    const items = await readItems(world.db, plan);
    for (const size of SECOND_YEAR_SIZES) {
      expect(groups?.[size].length).toBeGreaterThan(0);
      const asked = items.filter(({ calculatedQuantities: text }) =>
        Object.values(unpackQuantities(text)?.daily[size] ?? {}).some(({ quantity }) => quantity > 0),
      );
      expect(asked.length, size).toBeGreaterThan(25);
    }
    await expectNothingBroken(world);
  });

  it("E35 keeps its first year, and all that the parent entered, and comes back as it was", async () => {
    const [item] = await readItems(world.db, plan);
    const entered = {
      userAddedQuantities: '{"0-3m":{"Default":{"quantity":3}}}',
      personalNotes: '{"0-3m":"from Ana"}',
      setAside: '["6-9m"]',
    };
    const isItem = eq(userClothingItems.dashboardItemId, item?.dashboardItemId ?? -1);
    await world.db.update(userClothingItems).set(entered).where(isItem);
    const [before, texts] = [await shown(), await textsOf()];
    await wentOn();
    const later = new Map((await textsOf()) as [number, string][]);
    for (const [id, text] of texts as [number, string][]) {
      const [first, both] = [unpackQuantities(text)?.daily, unpackQuantities(later.get(id) ?? "")?.daily];
      for (const size of ["0-3m", "3-6m", "6-9m", "9-12m"] as const)
        expect(both?.[size]).toEqual(first?.[size]);
    }
    const counted = {
      ...entered,
      userAddedQuantities: '{"0-3m":{"Default":{"quantity":3}},"18-24m":{"Default":{"quantity":2}}}',
    };
    await world.db.update(userClothingItems).set(counted).where(isItem);
    await wentOn(12);
    expect(await shown()).toEqual(before);
    expect(await textsOf()).toEqual(texts);
    const [kept] = await world.db.select().from(userClothingItems).where(isItem);
    expect(kept).toMatchObject(counted);
  });

  it("uses no attempt, asks no archive again, and tells of no moved sizes", async () => {
    const used = await usedAttempts(world.db, world.userId);
    await wentOn();
    expect(await usedAttempts(world.db, world.userId)).toBe(used);
    expect(await world.weather.requests()).toHaveLength(1);
    expect(await readPlan(world.db, plan)).toMatchObject({ sizeMoves: null, numberChanges: null });
  });

  it("stays as it is when newer rules renew it", async () => {
    await wentOn();
    const texts = await textsOf();
    await world.db
      .update(userOnboardingData)
      .set({ rulesVersion: 1 })
      .where(eq(userOnboardingData.onboardingId, plan));
    await plans.sweepNow(world);
    await drain(world.queues, world.env);
    expect(countLogged("plan_renewed")).toBe(1);
    expect(await textsOf()).toEqual(texts);
    expect(await readPlan(world.db, plan)).toMatchObject({ plannedMonths: 24, status: "completed" });
  });

  it("goes on by its editors too, and by nobody else", async () => {
    const [editor, reader, stranger] = [await aUser(world.db), await aUser(world.db), await aUser(world.db)];
    await aMember(plan, editor.id, "editor");
    await aMember(plan, reader.id, "reader");
    for (const { id: viewerId } of [reader, stranger])
      expect(await goOn(24, { viewerId })).toEqual({ kind: "not-found" });
    expect((await readPlan(world.db, plan)).plannedMonths).toBe(12);
    expect(await goOn(24, { viewerId: editor.id })).toEqual({ kind: "recalculating" });
  });

  it("F18 starts one run for two taps at once, and none for the same months later", async () => {
    const results = await Promise.all([goOn(), goOn(), goOn()]);
    expect(results).toEqual([1, 2, 3].map(() => ({ kind: "recalculating" })));
    expect(world.queues.waiting).toHaveLength(1);
    expect(await goOn(12)).toEqual({ kind: "refused", code: "ATTEMPT_NOT_READY" });
    await drain(world.queues, world.env);
    expect(countLogged("plan_completed")).toBe(2);
    expect(await goOn()).toEqual({ kind: "unchanged" });
    expect(world.queues.waiting).toEqual([]);
  });
});

describe("the pages of a plan near its first birthday", () => {
  const HANDLER = createStaticHandler([
    {
      ...serverParts(root),
      children: [
        {
          ...serverParts(signedIn),
          children: [
            { path: "dashboards", ...serverParts(cards) },
            { path: "dashboards/:onboardingId/shopping-list", ...serverParts(shopping) },
            { path: "dashboards/:onboardingId/size", ...serverParts(sizePage) },
          ],
        },
      ],
    },
  ]);
  const Loaded = z.tuple([z.record(z.string(), z.unknown()), z.null()]);
  async function open<Data>(path: string, now: number, shape: z.ZodType<Data>): Promise<Data> {
    const { cookie } = await aSession(world.db, world.userId, { expiresAt: now + 86_400_000 });
    const [loaded] = Loaded.parse(JSON.parse(await loaderText(HANDLER, path, { cookie, cf: {}, now })));
    return shape.parse(Object.values(loaded).at(-1));
  }
  const noonOn = (months: number, days = 0) =>
    Date.parse(`${plusDays(plusMonths(ANSWERS.dueDate, months), days)}T12:00:00Z`);
  const onList = z.object({ goesOn: z.boolean() });
  const onCards = z.object({ attempts: z.array(z.object({ mayGoOn: z.boolean() })) });
  const onSize = z.object({ form: z.object({ printed: z.array(z.object({ size: z.string() })) }) });

  it.each([
    ["the day before nine months", 9, -1, false],
    ["nine months", 9, 0, true],
    ["twelve months", 12, 0, true],
  ])("card and list offer to go on from nine months on: at %s", async (_, months, days, offers) => {
    const now = noonOn(months, days);
    expect(await open(`/dashboards/${plan}/shopping-list`, now, onList)).toEqual({ goesOn: offers });
    expect((await open("/dashboards", now, onCards)).attempts).toEqual([{ mayGoOn: offers }]);
  });

  it("the question of the label's size ends with the plan's last one", async () => {
    const sizes = async () => {
      const { form } = await open(`/dashboards/${plan}/size`, noonOn(11), onSize);
      return form.printed.map(({ size }) => size);
    };
    expect((await sizes()).at(-1)).toBe("12-18m");
    await wentOn();
    expect((await sizes()).slice(-2)).toEqual(["12-18m", "18-24m"]);
    const { goesOn } = await open(`/dashboards/${plan}/shopping-list`, noonOn(11), onList);
    expect(goesOn).toBe(false);
  });
});
