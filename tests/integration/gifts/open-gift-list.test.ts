// Opening a plan's gift list.
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { giftLists, giftReservations, userOnboardingData } from "~/data/schema.ts";
import { newId } from "~/lib/new-id.ts";
import { deleteAccount } from "~/usecases/accounts/delete-account.ts";
import { openGiftList } from "~/usecases/gifts/find-gift-list.ts";
import { runCron } from "../../../workers/cron/run.ts";
import { db } from "../../support/accounts.ts";
import { aStoredPlan, aUser } from "../../support/factories.ts";
import {
  anOpenedList,
  aReserveWish,
  garmentIn,
  giftDependencies,
  readListBehind,
  reserved,
} from "../../support/gifts.ts";
import { accountDependencies } from "../../support/known-users.ts";

const rowsOf = (planId: string) => db.select().from(giftLists).where(eq(giftLists.onboardingId, planId));
const reservationsOf = (planId: string) =>
  db.select().from(giftReservations).where(eq(giftReservations.onboardingId, planId));

describe("a plan's gift list", () => {
  it("is opened once, with 128 random bits, although asked ten times at once", async () => {
    const owner = await aUser(db);
    const { onboardingId: planId } = await aStoredPlan(db, owner.id, { status: "completed" });
    const open = () => openGiftList(giftDependencies(), owner.id, planId, "Gifts");
    const tokens = new Set(
      (await Promise.all(Array.from({ length: 10 }, open))).map((result) => JSON.stringify(result)),
    );
    expect(tokens.size).toBe(1);
    expect([...tokens][0]).toMatch(/"token":"[\w-]{22}"/);
    expect(await rowsOf(planId)).toHaveLength(1);
  });

  it("isn't opened for others, nor before the plan is complete", async () => {
    const owner = await aUser(db);
    const { onboardingId: planId } = await aStoredPlan(db, owner.id);
    const refused = { kind: "not-found" };
    expect(await openGiftList(giftDependencies(), owner.id, planId, "Gifts")).toEqual(refused);
    await db
      .update(userOnboardingData)
      .set({ status: "completed" })
      .where(eq(userOnboardingData.onboardingId, planId));
    const stranger = await aUser(db);
    expect(await openGiftList(giftDependencies(), stranger.id, planId, "Gifts")).toEqual(refused);
    expect(await openGiftList(giftDependencies(), owner.id, newId(), "Gifts")).toEqual(refused);
    expect(await rowsOf(planId)).toEqual([]);
  });

  it("asks for essentials and what is recommended, essentials first, and for nothing nice to have", async () => {
    const { token } = await anOpenedList();
    const { lines } = await readListBehind(token);
    const levels = lines.map((line) => (line.kind === "garment" ? line.essentiality : null));
    expect(new Set(levels)).toEqual(new Set(["Essential", "Recommended"]));
    expect(levels.indexOf("Recommended")).toBe(levels.lastIndexOf("Essential") + 1);
  });

  it("goes with its reservations when the plan is emptied, and with the account", async () => {
    const opened = await anOpenedList();
    const line = garmentIn(await readListBehind(opened.token));
    await reserved(opened.token, aReserveWish(line.key, { email: "cousin@layette.test" }));
    const longAgo = Date.now() - 40 * 24 * 60 * 60_000;
    await db
      .update(userOnboardingData)
      .set({ deletedAt: longAgo })
      .where(eq(userOnboardingData.onboardingId, opened.onboardingId));
    await runCron("* * * * *", opened.world.env, Date.now());
    expect(await rowsOf(opened.onboardingId)).toEqual([]);
    expect(await reservationsOf(opened.onboardingId)).toEqual([]);

    const second = await anOpenedList();
    await reserved(second.token, aReserveWish(line.key));
    await deleteAccount(accountDependencies(), { id: second.world.userId, provedAt: Date.now() }, {});
    expect(await reservationsOf(second.onboardingId)).toEqual([]);
  });
});
