// What a share link shows.

import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "~/data/database.server.ts";
import { createPageReader } from "~/data/page-reader.server.ts";
import { userClothingItems, userOnboardingData } from "~/data/schema.ts";
import { selectItemsForViewer } from "~/data/wardrobe/select-wardrobe.server.ts";
import { CALENDAR_SIZES } from "~/domain/wardrobe/size-table.ts";

import { findSharedPlan, previewSharedPlan } from "~/usecases/sharing/share-dashboard.ts";
import { db } from "../../support/accounts.ts";
import { aStoredPlan, aUser } from "../../support/factories.ts";
import { interceptDatabase } from "../../support/faulty-bindings.ts";
import { anOpenedList, aReserveWish, garmentIn, readListBehind, reserved } from "../../support/gifts.ts";
import { aWorld, planned, readPlan } from "../../support/plans.ts";
import { aRichPlan, shared } from "../../support/sharing.ts";
import { standsIn } from "../../support/traces.ts";
import { guestAnswerOf, listOf } from "../../support/wardrobe-views.ts";

let owner: { id: string; email: string };

let plan: string;

beforeEach(async () => {
  owner = await aUser(db);
  plan = (await aStoredPlan(db, owner.id, { status: "completed" })).onboardingId;
});

const find = (token: string, now = Date.now()) =>
  findSharedPlan({ db, reader: createPageReader(db), tokenSecret: env.TOKEN_SECRET, now }, token);

/** A plan of which everything is shown, to a reader in its first size. */
function asShown(weatherGroups: string | null, other: Partial<Parameters<typeof guestAnswerOf>[0]> = {}) {
  const usual = { scenario: "every_2_3_days", showsToGet: false, current: "0-3m", over: [] } as const;
  return { weatherGroups, newbornDays: null, ...usual, ...other };
}

describe("what a link shows", () => {
  it("is the answers and where they are from; the sharer's address only to somebody signed in", async () => {
    const { replicationToken } = await shared(owner.id, plan, { notes: true });
    const found = await find(replicationToken);
    if (!found) throw new Error("The link shows nothing");
    const stranger = previewSharedPlan(found.row, null);
    expect(stranger).toEqual({
      zipcode: "55401",
      city: "Minneapolis",
      state: "MN",
      country: "US",
      expectedDueDate: "2027-02-10",
      babies: 1,
      genderPreference: "neutral",
      laundryScenario: "every_2_3_days",
      title: null,
      showsToGet: false,
      includePersonalNotes: true,
      sharerEmail: `${owner.email.slice(0, 1)}•••@l•••.test`,
      isOwn: false,
    });
    expect(JSON.stringify(stranger)).not.toContain(owner.id);
    expect(previewSharedPlan(found.row, await aUser(db))).toMatchObject({
      sharerEmail: owner.email,
      isOwn: false,
    });
    expect(previewSharedPlan(found.row, owner)).toMatchObject({ sharerEmail: owner.email, isOwn: true });
  });

  it("names whose plan it is, as its owner chose", async () => {
    const { replicationToken } = await shared(owner.id, plan, { title: "Baby Rivera's <b>wardrobe</b>" });
    const found = await find(replicationToken);
    expect(found && previewSharedPlan(found.row, null).title).toBe("Baby Rivera's <b>wardrobe</b>");
  });

  it("S51 holds not one byte of what the sharer has, wrote or decided, whether notes are given along or not", async () => {
    const world = await aWorld();
    const id = await aRichPlan(world);
    await db
      .update(userClothingItems)
      .set({ itemName: "Quilla8 renamed", setAside: '["0-3m"]' })
      .where(eq(userClothingItems.onboardingId, id));
    for (const notes of [true, false]) {
      const found = await find((await shared(world.userId, id, { notes })).replicationToken);
      if (!found) throw new Error("The link shows nothing");
      const answer = guestAnswerOf(asShown(found.row.weatherGroups, { scenario: "daily" }), found.items);
      expect(answer?.first.essentials).toBeGreaterThan(20);
      const texts = [JSON.stringify(answer), JSON.stringify(found.items)];
      for (const text of [...texts, JSON.stringify(previewSharedPlan(found.row, null))]) {
        for (const trace of ["Quilla7", "Quilla8", "grandma", "Knitted", "quantity", world.userId])
          expect(standsIn(text, trace), trace).toBe(false);
        expect(text).not.toMatch(/ünï|custom_/);
      }
    }
  });

  it("asks for what the sharer's dashboard asks for, whatever is set aside there", async () => {
    const world = await aWorld();
    const { onboardingId: planId, weatherGroups } = await planned(world);
    const found = await find((await shared(world.userId, planId)).replicationToken);
    const items = await selectItemsForViewer(db, world.userId, planId);
    const answer = guestAnswerOf(asShown(weatherGroups), found?.items ?? []);
    expect(answer?.sizes.map(({ ageRange }) => ageRange)).toEqual(CALENDAR_SIZES);
    for (const ageRange of CALENDAR_SIZES) {
      const size = answer?.sizes.find((one) => one.ageRange === ageRange);
      const { list, everything } = listOf({ weatherGroups, newbornDays: null }, items, "every_2_3_days", {
        scope: ageRange,
      });
      expect([size?.essentials, size?.everything]).toEqual([list.essentials.needed, everything]);
      const rows = size?.categories.flatMap((category) => category.items) ?? [];
      expect(rows.reduce((sum, { pieces }) => sum + pieces, 0)).toBe(size?.essentials);
    }
  });

  it("is what is still to get if the sharer shows that: the shopping list's numbers, and no count", async () => {
    const world = await aWorld();
    const id = await aRichPlan(world);
    const [skipped, ...counted] = await selectItemsForViewer(db, world.userId, id);
    const owned = JSON.stringify({ "0-3m": { Default: { quantity: 2 } } });
    for (const { dashboardItemId } of counted.slice(0, 9))
      await db
        .update(userClothingItems)
        .set({ userAddedQuantities: owned })
        .where(eq(userClothingItems.dashboardItemId, dashboardItemId));
    await db
      .update(userClothingItems)
      .set({ setAside: '["3-6m"]' })
      .where(eq(userClothingItems.dashboardItemId, skipped?.dashboardItemId ?? 0));
    const found = await find((await shared(world.userId, id, { toGet: true })).replicationToken);
    const weatherGroups = found?.row.weatherGroups ?? null;
    const over = ["9-12m"] as const;
    const shown = asShown(weatherGroups, { showsToGet: true, over });
    const answer = guestAnswerOf(shown, found?.items ?? []);
    expect(answer?.sizes.map(({ ageRange }) => ageRange)).toEqual(["0-3m", "3-6m", "6-9m"]);
    const items = await selectItemsForViewer(db, world.userId, id);
    for (const { ageRange, essentials } of answer?.sizes ?? []) {
      const { list } = listOf({ weatherGroups, newbornDays: null }, items, "every_2_3_days", {
        scope: ageRange,
      });
      expect(essentials).toBe(list.essentials.remaining);
    }
    expect(answer?.first.essentials).toBeLessThan(
      guestAnswerOf(
        asShown(weatherGroups),
        (await find((await shared(world.userId, id)).replicationToken))?.items ?? [],
      )?.first.essentials ?? 0,
    );
    expect(JSON.stringify(answer)).not.toMatch(/quantity|owned|have/);
  });

  it("leaves out what is coming as every page does, if the sharer shows what is still to get, and only then", async () => {
    const { world, onboardingId: id, token } = await anOpenedList();
    const pieces = 3;
    await reserved(token, aReserveWish(garmentIn(await readListBehind(token)).key, { pieces }));
    const linesOf = async (toGet: boolean) => {
      const found = await find((await shared(world.userId, id, { toGet })).replicationToken);
      const shown = asShown(found?.row.weatherGroups ?? null, { showsToGet: toGet });
      const size = guestAnswerOf(shown, found?.items ?? [])?.sizes.find(
        ({ ageRange }) => ageRange === "3-6m",
      );
      return {
        essentials: size?.essentials ?? 0,
        coming: found?.items.filter(({ coming }) => coming).length,
      };
    };
    const items = await selectItemsForViewer(db, world.userId, id);
    const { weatherGroups } = await readPlan(world.db, id);
    const { list } = listOf({ weatherGroups, newbornDays: null }, items, "every_2_3_days", { scope: "3-6m" });
    const [all, toGet] = [await linesOf(false), await linesOf(true)];
    expect(toGet.essentials).toBe(list.essentials.remaining);
    expect(all.essentials - toGet.essentials).toBe(pieces);
    // Not a byte of it leaves the database where the sharer shows nothing of theirs.
    expect([all.coming, toGet.coming]).toEqual([0, 1]);
  });

  it("starts with the next size that lacks something, and says so when nothing is left", async () => {
    const world = await aWorld();
    const { onboardingId: planId, weatherGroups } = await planned(world);
    const own = async (ages: readonly string[]) => {
      const counts = Object.fromEntries(ages.map((age) => [age, { Default: { quantity: 99 } }]));
      await db
        .update(userClothingItems)
        .set({ userAddedQuantities: JSON.stringify(counts) })
        .where(eq(userClothingItems.onboardingId, planId));
      const { replicationToken } = await shared(world.userId, planId, { toGet: true });
      return guestAnswerOf(
        asShown(weatherGroups, { showsToGet: true }),
        (await find(replicationToken))?.items ?? [],
      );
    };
    expect((await own(["0-3m"]))?.first.ageRange).toBe("3-6m");
    expect((await own(CALENDAR_SIZES))?.first).toMatchObject({
      ageRange: "0-3m",
      essentials: 0,
      categories: [],
    });
  });

  it("of a link from before there was a choice has our own title and nothing of what is owned", async () => {
    const world = await aWorld();
    const id = await aRichPlan(world);
    const { replicationToken } = await shared(world.userId, id, { toGet: true, title: "Zq9" });
    for (const config of ['{"includePersonalNotes":false}', "junk", null]) {
      await db
        .update(userOnboardingData)
        .set({ replicationConfig: config })
        .where(eq(userOnboardingData.onboardingId, id));
      const found = await find(replicationToken);
      expect(found && previewSharedPlan(found.row, null)).toMatchObject({ title: null, showsToGet: false });
      expect(new Set(found?.items.map(({ userAddedQuantities }) => userAddedQuantities))).toEqual(
        new Set(["{}"]),
      );
      expect(new Set(found?.items.map(({ setAside }) => setAside))).toEqual(new Set(["[]"]));
    }
  });

  it("is nothing of a plan whose weather cannot be read", async () => {
    expect(guestAnswerOf(asShown("x"), [])).toBeNull();
    const found = await find((await shared(owner.id, plan)).replicationToken);
    const { row, items } = found ?? {};
    expect(guestAnswerOf(asShown(row?.weatherGroups ?? null), items ?? [])).toBeNull();
  });

  it("is read in one round trip", async () => {
    const { replicationToken } = await shared(owner.id, plan);
    const trips: number[] = [];
    const database = interceptDatabase(env.DB, (statements, run) => {
      trips.push(statements.length);
      return run();
    });
    const other = openDatabase(database);
    const deps = {
      db: other,
      reader: createPageReader(other),
      tokenSecret: env.TOKEN_SECRET,
      now: Date.now(),
    };
    expect(await findSharedPlan(deps, replicationToken)).not.toBeNull();
    expect(trips).toEqual([2]);
  });

  it("S15 is nothing for a token that is flipped, cut, long or junk", async () => {
    const { replicationToken: token } = await shared(owner.id, plan);
    const flipped = (token.startsWith("A") ? "B" : "A") + token.slice(1);
    const junk = [
      flipped,
      token.slice(1),
      `${token}A`,
      "x".repeat(10_240),
      "\0",
      "'",
      "%00",
      "",
      "é".repeat(22),
    ];
    for (const bad of junk) expect(await find(bad)).toBeNull();
  });
});
