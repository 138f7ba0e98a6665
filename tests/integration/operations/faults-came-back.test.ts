// Between the read and the batch, a row may come back, disappear, or change: every statement that deletes,
// empties, moves, or writes what was read before leaves such a row alone (F34). One table lists them all.
import { env } from "cloudflare:workers";
import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "~/data/database.server.ts";
import { deleteFinishedMails, forgetOldMailTexts } from "~/data/operations/leftovers.server.ts";
import { emptyPlans, selectPlansToEmpty } from "~/data/plans/deletions.server.ts";
import { renewalTurn, saveRenewalStatement } from "~/data/plans/renewals.server.ts";
import {
  clothingImages,
  clothingList,
  userClothingItems as items,
  mailOutbox,
  userOnboardingData as plans,
  travelPlanItems,
  userTravelPlans as trips,
} from "~/data/schema.ts";
import { copyStatements } from "~/data/sharing/copies.server.ts";
import { purgeTripsStatement } from "~/data/travel/trip-writes.server.ts";
import { selectCustomItem, updateCustomItem } from "~/data/wardrobe/custom-items.server.ts";
import { deleteOverImages } from "~/data/wardrobe/image-uploads.server.ts";
import {
  deleteRemovedItems,
  saveCarriedStatement,
  selectRemovedItem,
} from "~/data/wardrobe/removed-items.server.ts";
import { newId } from "~/lib/new-id.ts";
import { aUser } from "../../support/factories.ts";
import { interceptDatabase } from "../../support/faulty-bindings.ts";
import { aQueuedMail } from "../../support/mails.ts";
import { aWorld, planned, readItems, readPlan, type World } from "../../support/plans.ts";
import { aRichPlan, asFriend, claimed, shared } from "../../support/sharing.ts";
import { aTrip } from "../../support/trips.ts";

const db = openDatabase(env.DB);
const LONG_AGO = 1000;
const NOW = Date.now();

let world: World;
let plan: string;
/** An item that the parent added, and its garment. */
let own: { itemId: number; clothingId: number };

beforeEach(async () => {
  world = await aWorld();
  plan = await aRichPlan(world);
  const [row] = await db
    .select({ itemId: items.dashboardItemId, clothingId: items.clothingId })
    .from(items)
    .innerJoin(clothingList, eq(clothingList.clothingId, items.clothingId))
    .where(sql`${items.onboardingId} = ${plan} and ${clothingList.ownerId} is not null`);
  if (!row) throw new Error("The plan has no item of its owner's");
  own = row;
});

/** A database where `change` happens right before the round trip that writes something matching this. */
function changedBefore(written: RegExp, change: () => Promise<unknown>) {
  let isDone = false;
  const database = interceptDatabase(env.DB, async (statements, run) => {
    if (!isDone && statements.some((statement) => written.test(statement))) {
      isDone = true;
      await change();
    }
    return run();
  });
  return openDatabase(database);
}

const setItem = (set: Partial<typeof items.$inferInsert>) =>
  db.update(items).set(set).where(eq(items.dashboardItemId, own.itemId));
const setPlan = (set: Partial<typeof plans.$inferInsert>, id = plan) =>
  db.update(plans).set(set).where(eq(plans.onboardingId, id));

/** All rows of the plan and of its owner's garments, as one text. */
async function everything(): Promise<string> {
  const [planRow, all] = [await readPlan(db, plan), await readItems(db, plan)];
  const garments = await db.select().from(clothingList).where(eq(clothingList.ownerId, world.userId));
  return JSON.stringify([planRow, all, garments]);
}

interface Row {
  statement: string;
  meanwhile: string;
  /** Creates what is read, changes it before the write, and expects that change to survive. */
  spared(): Promise<void>;
}

const CHANGE = () => ({
  viewerId: world.userId,
  planId: plan,
  itemId: own.itemId,
  name: "Felt hat",
  category: "Other",
  essentiality: "Essential",
  essentialities: "{}",
  baseQuantities: "{}",
  quantities: "N333...",
});

const TABLE: readonly Row[] = [
  {
    statement: "deleteRemovedItems",
    meanwhile: "the item was brought back",
    async spared() {
      await setItem({ removedAt: LONG_AGO });
      const changed = changedBefore(/delete from "user_clothing_items"/, () => setItem({ removedAt: null }));
      expect(await deleteRemovedItems(changed, NOW, 10)).toBe(0);
      expect(await everything()).toContain("Knitted <b>hat</b>");
      expect((await readItems(db, plan)).map(({ dashboardItemId }) => dashboardItemId)).toContain(own.itemId);
    },
  },
  {
    statement: "emptyPlans",
    meanwhile: "the plan was brought back",
    async spared() {
      const before = await everything();
      await setPlan({ deletedAt: LONG_AGO });
      const found = await selectPlansToEmpty(db, NOW, 10);
      expect(found.map(({ onboardingId: planId }) => planId)).toContain(plan);
      await emptyPlans(
        changedBefore(/delete from "user_clothing_items"/, () => setPlan({ deletedAt: null })),
        [plan],
        NOW,
      );
      expect(await everything()).toBe(before);
    },
  },
  {
    statement: "emptyPlans",
    meanwhile: "the plan was brought back and deleted anew",
    async spared() {
      await setPlan({ deletedAt: LONG_AGO });
      const rows = (await readItems(db, plan)).length;
      await emptyPlans(
        changedBefore(/delete from "user_clothing_items"/, () => setPlan({ deletedAt: NOW + 1 })),
        [plan],
        NOW,
      );
      expect((await readItems(db, plan)).length).toBe(rows);
    },
  },
  ...(
    [
      ["the item was removed", () => setItem({ removedAt: NOW })],
      ["the plan was deleted", () => setPlan({ deletedAt: NOW })],
      ["the plan was made anew", () => setPlan({ status: "processing_calcs" })],
      ["the plan has become another's", async () => setPlan({ userId: (await aUser(db)).id })],
    ] as const
  ).map(
    ([meanwhile, change]): Row => ({
      statement: "updateCustomItem",
      meanwhile,
      async spared() {
        let before = "";
        const changed = changedBefore(/update "clothing_list"/, async () => {
          await change();
          before = await everything();
        });
        expect(await updateCustomItem(changed, CHANGE(), NOW)).toBeNull();
        expect(await everything()).toBe(before);
      },
    }),
  ),
  {
    statement: "copyStatements",
    meanwhile: "the copy was deleted",
    async spared() {
      const friend = await asFriend(world);
      const copy = await claimed(friend, await shared(world.userId, plan));
      const { runId } = await readPlan(db, copy);
      const changed = changedBefore(/insert into "user_clothing_items"/, () =>
        setPlan({ deletedAt: NOW }, copy),
      );
      await changed.batch([...copyStatements(changed, { onboardingId: copy, runId }, NOW)]);
      expect(await readItems(db, copy)).toEqual([]);
      expect(await db.select().from(clothingList).where(eq(clothingList.ownerId, friend.userId))).toEqual([]);
      expect((await readPlan(db, copy)).status).toBe("cloning_dashboard");
    },
  },
  {
    statement: "saveCarriedStatement",
    meanwhile: "the item was edited",
    async spared() {
      const { runId } = await readPlan(db, plan);
      const turn = { onboardingId: plan, runId, status: ["completed"] as const };
      const carried = [{ dashboardItemId: own.itemId, from: "N222...", to: "N777..." }];
      await setItem({ calculatedQuantities: "N444..." });
      await saveCarriedStatement(db, turn, carried, NOW);
      expect(await everything()).toContain("N444...");
    },
  },
  {
    statement: "saveRenewalStatement",
    meanwhile: "another run has begun",
    async spared() {
      const { runId, monthCards, weatherGroups, sizedUpGroups, weatherSource, ...told } = await readPlan(
        db,
        plan,
      );
      const turn = renewalTurn({ onboardingId: plan, runId, now: NOW, leaseUntil: NOW + 1 });
      await setPlan({ runId: newId(), leaseUntil: NOW + 1 });
      const before = await everything();
      const weather = { monthCards, weatherGroups, sizedUpGroups, weatherSource };
      const { numberChanges, plannedSizes } = told;
      const renewed = { ...weather, numberChanges, plannedSizes, rulesVersion: 999 };
      expect(await saveRenewalStatement(db, turn, renewed)).toEqual([]);
      expect(await everything()).toBe(before);
    },
  },
  {
    statement: "purgeTripsStatement",
    meanwhile: "the trip was brought back",
    async spared() {
      const trip = await aTrip(
        { ...world, onboardingId: plan },
        { destination: "Chicago, IL", destinationFound: "Chicago, IL", place: "zip:60601" },
      );
      const setTrip = (deletedAt: number | null) =>
        db.update(trips).set({ deletedAt }).where(eq(trips.id, trip));
      await setTrip(LONG_AGO);
      const changed = changedBefore(/delete from "user_travel_plans"/, () => setTrip(null));
      await purgeTripsStatement(changed, NOW, 10);
      expect(await db.select().from(trips).where(eq(trips.id, trip))).toHaveLength(1);
      expect(
        await db.select().from(travelPlanItems).where(eq(travelPlanItems.travelPlanId, trip)),
      ).not.toEqual([]);
    },
  },
  {
    statement: "deleteOverImages",
    meanwhile: "the picture is shown again",
    async spared() {
      const image = { imageId: newId(), clothingId: 1, contentHash: newId(), mediaType: "image/png" };
      const rest = { width: 1, height: 1, uploadedBy: world.userId, createdAt: 1, updatedAt: 1 };
      await db.insert(clothingImages).values({ ...image, ...rest, status: "replaced" });
      const isIt = eq(clothingImages.imageId, image.imageId);
      const changed = changedBefore(/delete from "clothing_images"/, () =>
        db.update(clothingImages).set({ status: "ready" }).where(isIt),
      );
      await deleteOverImages(changed, [image.imageId]);
      expect(await db.select().from(clothingImages).where(isIt)).toHaveLength(1);
      await db.delete(clothingImages).where(isIt);
    },
  },
  ...(["deleteFinishedMails", "forgetOldMailTexts"] as const).map(
    (statement): Row => ({
      statement,
      meanwhile: "the mail is sent again",
      async spared() {
        const id = await aQueuedMail(undefined, { now: LONG_AGO });
        const isIt = eq(mailOutbox.id, id);
        await db.update(mailOutbox).set({ status: "failed" }).where(isIt);
        const changed = changedBefore(/"mail_outbox"/, () =>
          db.update(mailOutbox).set({ status: "queued" }).where(isIt),
        );
        if (statement === "deleteFinishedMails") await deleteFinishedMails(changed, NOW);
        else await forgetOldMailTexts(changed, 0, NOW);
        const [row] = await db.select().from(mailOutbox).where(isIt);
        expect(row?.sealedMessage).toEqual(expect.any(String));
      },
    }),
  ),
];

describe("F34 what has changed between the reading and the batch", () => {
  it.each(TABLE)("F34 $statement leaves it alone: $meanwhile", ({ spared }) => spared());

  it("F34 without that each of the two that delete most does its work", async () => {
    await setItem({ removedAt: LONG_AGO });
    expect(await deleteRemovedItems(db, NOW, 10)).toBe(1);
    expect(await db.select().from(clothingList).where(eq(clothingList.clothingId, own.clothingId))).toEqual(
      [],
    );
    await setPlan({ deletedAt: LONG_AGO });
    await emptyPlans(db, [plan], NOW);
    expect(await readItems(db, plan)).toEqual([]);
  });
});

describe("S43 an item is read for its owner alone", () => {
  it("S43 one that was added by hand, and not one of the catalogue", async () => {
    const of = (viewerId: string, itemId = own.itemId) => ({ viewerId, planId: plan, itemId });
    const stranger = (await aUser(db)).id;
    expect(await selectCustomItem(db, of(world.userId))).toHaveLength(1);
    expect(await selectCustomItem(db, of(stranger))).toEqual([]);
    const [first] = await readItems(db, plan);
    expect(await selectCustomItem(db, of(world.userId, first?.dashboardItemId))).toEqual([]);
  });

  it("S43 one that was removed", async () => {
    await setItem({ removedAt: NOW });
    const item = { planId: plan, itemId: own.itemId };
    expect(await selectRemovedItem(db, { ...item, viewerId: world.userId })).toHaveLength(1);
    expect(await selectRemovedItem(db, { ...item, viewerId: (await aUser(db)).id })).toEqual([]);
    const other = (await planned(await asFriend(world))).onboardingId;
    expect(await selectRemovedItem(db, { ...item, planId: other, viewerId: world.userId })).toEqual([]);
  });
});
