// What a share link shows.
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "~/data/database.server.ts";
import { createPageReader } from "~/data/page-reader.server.ts";
import { userClothingItems } from "~/data/schema.ts";
import { selectItemsForOwner } from "~/data/wardrobe/select-wardrobe.server.ts";
import { AGE_RANGES } from "~/domain/vocabulary.ts";
import { findSharedPlan, previewSharedPlan } from "~/usecases/sharing/preview-share.ts";
import { viewGuestAnswer } from "~/views/sharing/guest-answer-view.ts";
import { viewShoppingList } from "~/views/shopping/shopping-list-view.ts";
import { db } from "../../support/accounts.ts";
import { anAttempt, aUser } from "../../support/factories.ts";
import { interceptDatabase } from "../../support/faulty-bindings.ts";
import { aWorld, planned } from "../../support/plans.ts";
import { aRichPlan, shared } from "../../support/sharing.ts";

let owner: { id: string; email: string };

let plan: string;

beforeEach(async () => {
  owner = await aUser(db);
  plan = (await anAttempt(db, owner.id, { status: "completed" })).onboardingId;
});

const find = (token: string, now = Date.now()) =>
  findSharedPlan({ db, reader: createPageReader(db), tokenSecret: env.TOKEN_SECRET, now }, token);

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
      genderPreference: "neutral",
      laundryScenario: "every_2_3_days",
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

  it("S51 holds not one byte of what the sharer has, wrote or decided, whether notes are given along or not", async () => {
    const world = await aWorld();
    const id = await aRichPlan(world);
    await db
      .update(userClothingItems)
      .set({ itemName: "Zq8 renamed", setAside: '["0-3m"]' })
      .where(eq(userClothingItems.onboardingId, id));
    for (const notes of [true, false]) {
      const found = await find((await shared(world.userId, id, { notes })).replicationToken);
      if (!found) throw new Error("The link shows nothing");
      const { weatherGroups } = found.row;
      const shown = { weatherGroups, ageRange: "0-3m", scenario: "daily" } as const;
      const answer = viewGuestAnswer(shown, found.items);
      expect(answer?.essentials).toBeGreaterThan(20);
      const texts = [JSON.stringify(answer), JSON.stringify(found.items)];
      for (const text of [...texts, JSON.stringify(previewSharedPlan(found.row, null))]) {
        for (const trace of ["Zq", "grandma", "ünï", "Knitted", "quantity", world.userId, "custom_"]) {
          expect(text).not.toContain(trace);
        }
      }
    }
  });

  it("asks for what the sharer's dashboard asks for, whatever is set aside there", async () => {
    const world = await aWorld();
    const { onboardingId, weatherGroups } = await planned(world);
    const found = await find((await shared(world.userId, onboardingId)).replicationToken);
    const items = await selectItemsForOwner(db, world.userId, onboardingId);
    for (const ageRange of AGE_RANGES) {
      const answer = viewGuestAnswer(
        { weatherGroups, ageRange, scenario: "every_2_3_days" },
        found?.items ?? [],
      );
      const { list, everything } = viewShoppingList(weatherGroups, items, "every_2_3_days", {
        scope: ageRange,
      });
      expect([answer?.essentials, answer?.everything]).toEqual([list.essentials.needed, everything]);
      const rows = answer?.categories.flatMap((category) => category.items) ?? [];
      expect(rows.reduce((sum, { needed }) => sum + needed, 0)).toBe(answer?.essentials);
    }
  });

  it("is nothing of a plan whose weather cannot be read", async () => {
    expect(viewGuestAnswer({ weatherGroups: "x", ageRange: "0-3m", scenario: "daily" }, [])).toBeNull();
    const found = await find((await shared(owner.id, plan)).replicationToken);
    const { row, items } = found ?? {};
    const weatherGroups = row?.weatherGroups ?? null;
    expect(viewGuestAnswer({ weatherGroups, ageRange: "0-3m", scenario: "daily" }, items ?? [])).toBeNull();
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
