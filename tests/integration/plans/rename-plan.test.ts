// Renaming a card: only by its owner, in one statement, and announced to the owner's open pages.
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { readLiveEvent } from "~/contracts/live/read-live-event.ts";
import { openDatabase } from "~/data/database.server.ts";
import { userOnboardingData } from "~/data/schema.ts";
import { PLAN_STATUSES } from "~/domain/vocabulary.ts";
import { livePublisher } from "~/services/live.server.ts";
import { renamePlan } from "~/usecases/plans/manage-plan.ts";
import { aSession, aStoredPlan, aUser } from "../../support/factories.ts";
import { failingDatabase, interceptDatabase } from "../../support/faulty-bindings.ts";
import { openLive } from "../../support/live-sockets.ts";
import { readPlan } from "../../support/plans.ts";

const db = openDatabase(env.DB);
const live = livePublisher(env.LIVE_CHANNEL);
const LONG_AGO = Date.UTC(2026, 0, 1);

let owner: { id: string };
let plan: string;

beforeEach(async () => {
  owner = await aUser(db);
  const planRow = await aStoredPlan(db, owner.id, {
    status: "completed",
    version: 5,
    createdAt: LONG_AGO,
    updatedAt: LONG_AGO,
  });
  plan = planRow.onboardingId;
});

const rename = (title: string, viewerId = owner.id, planId = plan) =>
  renamePlan({ db, live }, viewerId, planId, title);

describe("a title", () => {
  it("is stored with the next version and changes nothing else, not even the time of the last move", async () => {
    const before = await readPlan(db, plan);
    expect(await rename("Winter")).toEqual({ title: "Winter", version: 6 });
    expect(await readPlan(db, plan)).toEqual({ ...before, cardTitle: "Winter", version: 6 });
    expect(await rename("Summer")).toEqual({ title: "Summer", version: 7 });
  });

  it.each(PLAN_STATUSES)("can be given to an attempt that is %s", async (status) => {
    const { onboardingId: planId } = await aStoredPlan(db, owner.id, { attemptNumber: 2, status });
    expect(await rename("Mine", owner.id, planId)).toEqual({ title: "Mine", version: 2 });
  });

  it("takes the place of the title of a copy", async () => {
    const copy = { attemptNumber: 2, cardTitle: "Copied from friend" };
    const { onboardingId: planId } = await aStoredPlan(db, owner.id, copy);
    await rename("From Ines", owner.id, planId);
    expect((await readPlan(db, planId)).cardTitle).toBe("From Ines");
  });

  it.each(["<img src=x onerror=alert(1)>", `'; drop table users; --`, "%00", '{"a":1}', "👶 Söckchen"])(
    "S35 and S49 is kept letter by letter: %s",
    async (title) => {
      await rename(title);
      expect((await readPlan(db, plan)).cardTitle).toBe(title);
    },
  );

  it("needs one round trip to the database", async () => {
    const trips: (readonly string[])[] = [];
    const counted = interceptDatabase(env.DB, (sql, run) => {
      trips.push(sql);
      return run();
    });
    await renamePlan({ db: openDatabase(counted), live }, owner.id, plan, "Winter");
    expect(trips).toHaveLength(1);
  });
});

describe("who may name a card", () => {
  it("S43 is its owner; somebody else's cannot be told from one that does not exist", async () => {
    const stranger = await aUser(db);
    const before = await readPlan(db, plan);
    for (const id of [plan, "aaaaaaaaaaaaaaaaaaaa", "' or 1=1 --", ""]) {
      expect(await rename("Stolen", stranger.id, id)).toBeNull();
    }
    expect(await readPlan(db, plan)).toEqual(before);
  });

  it("is nobody once the account is gone", async () => {
    await db.delete(userOnboardingData).where(eq(userOnboardingData.onboardingId, plan));
    expect(await rename("Late")).toBeNull();
  });
});

describe("two tabs", () => {
  it("that name a card at once both get a version of their own, and the highest is what is stored", async () => {
    for (let round = 0; round < 5; round++) {
      const titles = Array.from({ length: 8 }, (_, index) => `Title ${round}.${index}`);
      const results = await Promise.all(titles.map((title) => rename(title)));
      const versions = results.map((result) => result?.version ?? 0);
      expect(new Set(versions).size).toBe(titles.length);
      const last = results.find((result) => result?.version === Math.max(...versions));
      const stored = await readPlan(db, plan);
      expect(stored).toMatchObject({ cardTitle: last?.title, version: last?.version });
    }
  });

  it("hear of it with the version that was saved, and strangers do not", async () => {
    const stranger = await aUser(db);
    const [mine, beside, foreign] = await Promise.all([
      openLive((await aSession(db, owner.id)).cookie),
      openLive((await aSession(db, owner.id)).cookie),
      openLive((await aSession(db, stranger.id)).cookie),
    ]);
    await rename("Stolen", stranger.id);
    await rename("Winter");
    const event = {
      type: "attempt",
      onboardingId: plan,
      version: 6,
      status: "completed",
      errorMessage: null,
    };
    for (const { messages } of [mine, beside]) {
      await vi.waitFor(() => expect(messages.map(readLiveEvent)).toEqual([event]));
    }
    expect(foreign.messages).toEqual([]);
  });

  it("hear nothing of a title that could not be stored", async () => {
    const { messages } = await openLive((await aSession(db, owner.id)).cookie);
    const failing = openDatabase(failingDatabase(env.DB, /update "user_onboarding_data"/));
    await expect(renamePlan({ db: failing, live }, owner.id, plan, "Winter")).rejects.toThrow();
    expect((await readPlan(db, plan)).cardTitle).toBeNull();
    expect(messages).toEqual([]);
  });
});
