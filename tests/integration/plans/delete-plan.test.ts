// A deleted plan is hidden from everyone and can be restored for a minute. Then nothing is left of it, except
// that a used quiz attempt still counts as used.
import { env as bindings } from "cloudflare:workers";
import { and, eq, isNotNull } from "drizzle-orm";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { readLiveEvent } from "~/contracts/live/read-live-event.ts";
import { selectDeletedForViewer, selectPlansToEmpty } from "~/data/plans/deletions.server.ts";
import {
  selectHasPlan,
  selectLastAnswers,
  selectNewestQuizForViewer,
  selectPlanForViewer,
  selectPlanSummaryForViewer,
  selectPlansForViewer,
} from "~/data/plans/plans.server.ts";
import { selectSelection } from "~/data/plans/selection.server.ts";
import { clothingList, userOnboardingData } from "~/data/schema.ts";
import { selectSharedPlan, selectShareForViewer } from "~/data/sharing/shares.server.ts";
import { NO_DAY, plusMonths } from "~/domain/calendar.ts";
import { MOST_COPIES } from "~/domain/plans/access.ts";
import { newId } from "~/lib/new-id.ts";
import { shareTokens } from "~/services/auth/link-token.server.ts";
import { livePublisher } from "~/services/live.server.ts";
import { jobQueue } from "~/services/queue.server.ts";
import { exportOwnData } from "~/usecases/accounts/export-own-data.ts";
import { changeAnswers, recordBirth } from "~/usecases/plans/change-answers.ts";
import { deletePlan, renamePlan, restorePlan, selectFinal } from "~/usecases/plans/manage-plan.ts";
import { generateShareLink, revokeShareLink, showShareLink } from "~/usecases/sharing/share-dashboard.ts";
import { dumpDatabase } from "../../support/accounts.ts";
import { ANSWERS, aSession, aStoredPlan, aUser } from "../../support/factories.ts";
import { deliverNext, drain } from "../../support/held-queues.ts";
import { openLive } from "../../support/live-sockets.ts";
import * as plans from "../../support/plans.ts";
import * as sharing from "../../support/sharing.ts";
import { standsIn } from "../../support/traces.ts";

const { aWorld, letTimePass, readPlan, readItems, sweepNow, tryAgain, usedAttempts } = plans;

let world: plans.World;
let plan: string;

beforeEach(async () => {
  world = await aWorld();
  plan = await sharing.aRichPlan(world);
});

function deps(now = Date.now()) {
  return {
    db: world.db,
    planQueue: jobQueue(world.env.PLAN_QUEUE, "plan"),
    live: livePublisher(world.env.LIVE_CHANNEL),
    now,
  };
}

const deleteIt = (id = plan, viewerId = world.userId) => deletePlan(deps(), viewerId, id);
const restoreIt = (id = plan, viewerId = world.userId) => restorePlan(deps(), viewerId, id);
const choose = (isFinal: boolean, id = plan) =>
  selectFinal(deps(), world.userId, id, { isFinal, isConfirmed: false });
const finalId = async () => (await selectSelection(world.db, world.userId))[0]?.selectedOnboardingId;

/** Lets the minute pass during which a plan can be restored. */
const minuteLater = () => sweepNow(world, 61_000);

async function exists(id: string): Promise<boolean> {
  return (await world.db.$count(userOnboardingData, eq(userOnboardingData.onboardingId, id))) > 0;
}

describe("a deleted plan", () => {
  it("is in no reading of its owner's attempts", async () => {
    const { userId, db } = world;
    expect(await deleteIt()).toBe("deleted");
    expect(await selectPlansForViewer(db, userId)).toEqual([]);
    expect(await selectNewestQuizForViewer(db, userId)).toEqual([]);
    expect(await selectPlanSummaryForViewer(db, userId, plan)).toEqual([]);
    expect(await selectPlanForViewer(db, userId, plan)).toEqual([]);
    expect(await selectHasPlan(db, userId)).toEqual([]);
    expect(await selectLastAnswers(db, userId)).toEqual([]);
    expect(await selectShareForViewer(db, userId, plan)).toEqual([]);
    const own = await exportOwnData({ db, now: Date.now() }, userId);
    expect([own.attempts, own.customItems]).toEqual([[], []]);
  });

  it("S48 is neither named, dated, changed, chosen, tried again nor shared", async () => {
    const { userId, db, env } = world;
    await deleteIt();
    const before = await readPlan(db, plan);
    const answers = { ...ANSWERS, zipcode: "33139" };
    expect(await renamePlan(deps(), userId, plan, "Mine")).toBeNull();
    expect(await recordBirth(deps(), userId, plan, plusMonths(ANSWERS.dueDate, -6))).toEqual({
      kind: "not-found",
    });
    expect(await changeAnswers(deps(), userId, plan, answers, "2026-06-01")).toEqual({ kind: "not-found" });
    expect(await choose(true)).toEqual({ kind: "not-found" });
    expect(await choose(false)).toEqual({ kind: "not-found" });
    expect(await tryAgain(world, plan)).toBe("not-found");
    const sharer = { ...sharing.shareDependencies(), tokenSecret: env.TOKEN_SECRET };
    const wish = { ...sharing.choices({ notes: true }), replace: true };
    expect(await generateShareLink(sharer, userId, plan, wish)).toEqual({ kind: "not-found" });
    expect(await showShareLink(sharer, userId, plan)).toEqual({ kind: "not-found" });
    expect(await revokeShareLink(sharer, userId, plan)).toEqual({ kind: "not-found" });
    expect(await readPlan(db, plan)).toEqual(before);
    expect(world.queues.waiting).toEqual([]);
  });

  it("S48 can be neither seen nor claimed by its link", async () => {
    const link = await sharing.shared(world.userId, plan);
    const hash = shareTokens.hash(world.env.TOKEN_SECRET, link.replicationToken);
    await deleteIt();
    expect(await selectSharedPlan(world.db, [hash], Date.now())).toEqual([]);
    const friend = await sharing.asFriend(world);
    expect(await sharing.claim(friend, link)).toEqual({ kind: "refused", code: "REPLICATION_NOT_FOUND" });
    expect(await sharing.plansOf(friend)).toEqual([]);

    await restoreIt();
    const copy = await sharing.claimed(friend, link);
    await drain(world.queues, world.env);
    expect(await readPlan(world.db, copy)).toMatchObject({ status: "completed" });
  });

  it("R21 leaves the attempt used, and the limit where it was", async () => {
    await plans.planned(world, { zipcode: "33139" });
    await plans.planned(world, { zipcode: "98101" });
    await deleteIt();
    expect(await usedAttempts(world.db, world.userId)).toBe(3);
    expect((await plans.submit(world)).kind).toBe("refused");
    await minuteLater();
    expect(await usedAttempts(world.db, world.userId)).toBe(3);
    expect((await plans.submit(world)).kind).toBe("refused");
    expect(await usedAttempts(world.db, world.userId)).toBe(3);
  });

  it("is told to the user's open pages, and so is its return", async () => {
    await choose(true);
    const { messages } = await openLive((await aSession(world.db, world.userId)).cookie);
    await deleteIt();
    await restoreIt();
    await vi.waitFor(() => expect(messages).toHaveLength(4));
    const { version } = await readPlan(world.db, plan);
    const event = { type: "attempt", onboardingId: plan, status: "completed", errorMessage: null };
    expect(messages.map(readLiveEvent)).toEqual([
      { ...event, version: version - 1, isDeleted: true },
      { type: "selection", selectedOnboardingId: null },
      { ...event, version },
      { type: "selection", selectedOnboardingId: plan },
    ]);
  });

  it("is deleted once, however often that is asked for", async () => {
    expect(await Promise.all([deleteIt(), deleteIt(), deleteIt()])).toEqual([
      "deleted",
      "deleted",
      "deleted",
    ]);
    const { deletedAt, version } = await readPlan(world.db, plan);
    expect(await deleteIt()).toBe("deleted");
    expect(await readPlan(world.db, plan)).toMatchObject({ deletedAt, version });
  });

  it("S43 is deleted and brought back by nobody else", async () => {
    const stranger = await aUser(world.db);
    const before = await readPlan(world.db, plan);
    for (const id of [plan, "aaaaaaaaaaaaaaaaaaaa", "' or 1=1 --"]) {
      expect(await deleteIt(id, stranger.id)).toBe("not-found");
    }
    expect(await readPlan(world.db, plan)).toEqual(before);
    await deleteIt();
    const deleted = await readPlan(world.db, plan);
    expect(await restoreIt(plan, stranger.id)).toBe("not-found");
    expect(await selectDeletedForViewer(world.db, stranger.id, plan)).toEqual([]);
    expect(await readPlan(world.db, plan)).toEqual(deleted);
  });
});

describe("Undo", () => {
  it("brings a plan back as it was, with counts, notes, own items, link and the final choice", async () => {
    await choose(true);
    const link = await sharing.shared(world.userId, plan);
    const before = [await readPlan(world.db, plan), await readItems(world.db, plan)] as const;
    await deleteIt();
    expect(await finalId()).toBeNull();
    expect(await selectDeletedForViewer(world.db, world.userId, plan)).toEqual([
      { onboardingId: plan, cardTitle: null, babyNames: null, attemptNumber: 1 },
    ]);
    expect(await restoreIt()).toBe("restored");
    const { version, submissionKey: _, ...rest } = before[0];
    expect(await readPlan(world.db, plan)).toMatchObject({ ...rest, version: version + 2 });
    expect(await readItems(world.db, plan)).toEqual(before[1]);
    expect(await finalId()).toBe(plan);
    expect(await showShareLink(sharing.shareDependencies(), world.userId, plan)).toEqual({
      kind: "shared",
      link,
    });
    expect(await selectDeletedForViewer(world.db, world.userId, plan)).toEqual([]);
    expect(await restoreIt()).toBe("not-found");
  });

  it("of one that was final leaves the one that was chosen meanwhile", async () => {
    const other = (await plans.planned(world, { zipcode: "33139" })).onboardingId;
    await choose(true);
    await deleteIt();
    expect(await choose(true, other)).toEqual({ kind: "saved", selectedOnboardingId: other });
    await restoreIt();
    expect(await finalId()).toBe(other);
  });

  it("works until the plan has been emptied, and not after it", async () => {
    await deleteIt();
    await sweepNow(world, 50_000);
    expect(await restoreIt()).toBe("restored");
    await deleteIt();
    await minuteLater();
    expect(await restoreIt()).toBe("not-found");
    expect(await deleteIt()).toBe("not-found");
  });

  it("lets a plan that was being made go on where it stood", async () => {
    const id = await plans.submitted(world, { zipcode: "33139" });
    await deliverNext(world.queues, world.env);
    await deleteIt(id);
    await drain(world.queues, world.env);
    await letTimePass(world.db, id, 15_000);
    await sweepNow(world);
    expect(world.queues.waiting).toEqual([]);
    expect((await readPlan(world.db, id)).status).toBe("processing_calcs");
    await restoreIt(id);
    await drain(world.queues, world.env);
    expect((await readPlan(world.db, id)).status).toBe("completed");
    expect(await world.weather.requests()).toHaveLength(2);
  });

  it("gives nobody more copies than there may be", async () => {
    const copies = await Promise.all(
      Array.from({ length: MOST_COPIES }, (_, index) =>
        aStoredPlan(world.db, world.userId, {
          attemptNumber: 50 + index,
          status: "completed",
          countsTowardQuota: false,
        }),
      ),
    );
    const [first] = copies;
    await deleteIt(first?.onboardingId);
    const link = await sharing.shared(world.userId, plan);
    const replacement = await sharing.claimed(world, link);
    await drain(world.queues, world.env);
    expect(await restoreIt(first?.onboardingId)).toBe("too-many-copies");
    await deleteIt(replacement);
    expect(await restoreIt(first?.onboardingId)).toBe("restored");
  });
});

describe("a plan that is deleted while it is made", () => {
  it("is never completed, and no message moves it", async () => {
    const id = await plans.submitted(world, { zipcode: "33139" });
    await deleteIt(id);
    await drain(world.queues, world.env);
    expect(await readPlan(world.db, id)).toMatchObject({ status: "pending", leaseUntil: null });
    expect(await readItems(world.db, id)).toEqual([]);
    await minuteLater();
    expect(world.queues.waiting).toEqual([]);
    expect(await usedAttempts(world.db, world.userId)).toBe(2);
  });

  it("makes room for the same form: it is another attempt", async () => {
    const form = { formKey: newId(), zipcode: "33139" };
    const id = await plans.submitted(world, form);
    expect(await plans.submitted(world, form)).toBe(id);
    await deleteIt(id);
    const again = await plans.submitted(world, form);
    expect(again).not.toBe(id);
    await drain(world.queues, world.env);
    expect((await readPlan(world.db, again)).status).toBe("completed");
  });

  it("as a copy can be claimed anew at once", async () => {
    const friend = await sharing.asFriend(world);
    const link = await sharing.shared(world.userId, plan);
    const copy = await sharing.claimed(friend, link);
    await deletePlan(deps(), friend.userId, copy);
    const again = await sharing.claimed(friend, link);
    expect(again).not.toBe(copy);
    await drain(world.queues, world.env);
    expect((await readPlan(world.db, again)).status).toBe("completed");
    expect((await readPlan(world.db, copy)).status).toBe("cloning_dashboard");
  });
});

describe("a minute later", () => {
  it("nothing is left but that an attempt was used", async () => {
    await choose(true);
    await renamePlan(deps(), world.userId, plan, "Our little Zebra");
    await recordBirth(deps(), world.userId, plan, "2026-08-17");
    await drain(world.queues, world.env);
    await sharing.shared(world.userId, plan, { notes: true });
    const { createdAt, attemptNumber } = await readPlan(world.db, plan);
    await deleteIt();
    await minuteLater();
    expect(await readPlan(world.db, plan)).toMatchObject({
      attemptNumber,
      createdAt,
      countsTowardQuota: true,
      zipcode: "",
      expectedDueDate: NO_DAY,
      babyBornOn: null,
      cardTitle: null,
      replicationToken: null,
      replicationTokenHash: null,
      replicationConfig: null,
      monthCards: null,
      weatherGroups: null,
      weatherSource: null,
    });
    expect(await readItems(world.db, plan)).toEqual([]);
    expect(await world.db.$count(clothingList, eq(clothingList.ownerId, world.userId))).toBe(0);
    expect(await finalId()).toBeNull();
    const left = JSON.stringify(await readPlan(world.db, plan));
    for (const secret of ["55401", "2026-08-17", "2027-02-10", "Zebra"])
      expect(standsIn(left, secret), secret).toBe(false);
    expect(await dumpDatabase()).not.toContain("Our little Zebra");
    expect(await selectPlansForViewer(world.db, world.userId)).toEqual([]);
  });

  it("it is emptied once", async () => {
    await deleteIt();
    await Promise.all([minuteLater(), minuteLater()]);
    const before = await readPlan(world.db, plan);
    await sweepNow(world, 3_600_000);
    expect(await readPlan(world.db, plan)).toEqual(before);
    expect(await selectPlansToEmpty(world.db, Date.now() + 1e9, 10)).toEqual([]);
  });

  it("a copy and an attempt that failed are gone as a whole", async () => {
    const failed = await aStoredPlan(world.db, world.userId, { attemptNumber: 8, status: "failed" });
    const link = await sharing.shared(world.userId, plan);
    const copy = await sharing.claimed(world, link);
    await drain(world.queues, world.env);
    for (const id of [failed.onboardingId, copy]) {
      await deleteIt(id);
      expect(await exists(id)).toBe(true);
    }
    await minuteLater();
    for (const id of [failed.onboardingId, copy]) expect(await exists(id)).toBe(false);
    expect(await readItems(world.db, copy)).toEqual([]);
    expect(await usedAttempts(world.db, world.userId)).toBe(1);
    // The copy had its own custom item; the source keeps its own.
    const own = and(eq(clothingList.ownerId, world.userId), isNotNull(clothingList.ownerId));
    expect(await world.db.$count(clothingList, own)).toBe(1);
    expect((await readItems(world.db, plan)).length).toBeGreaterThan(73);
  });

  it("one that was brought back in time is whole", async () => {
    await deleteIt();
    await restoreIt();
    await minuteLater();
    expect(await readPlan(world.db, plan)).toMatchObject({ status: "completed", zipcode: "55401" });
    expect((await readItems(world.db, plan)).length).toBeGreaterThan(73);
  });

  it("others are left alone, the user's and everybody's", async () => {
    const mine = (await plans.planned(world, { zipcode: "33139" })).onboardingId;
    const friend = await sharing.asFriend(world);
    const theirs = (await plans.planned(friend)).onboardingId;
    const before = await Promise.all([mine, theirs].map((id) => readItems(world.db, id)));
    await deleteIt();
    await minuteLater();
    expect(await Promise.all([mine, theirs].map((id) => readItems(world.db, id)))).toEqual(before);
  });

  it("the ones to empty are found by an index", async () => {
    const query = selectPlansToEmpty(world.db, Date.now(), 50).toSQL();
    const { results } = await bindings.DB.prepare(`explain query plan ${query.sql}`)
      .bind(...query.params)
      .all<{ detail: string }>();
    expect(results.map(({ detail }) => detail).join()).toContain(
      "INDEX user_onboarding_data_deleted (deleted_at>? AND deleted_at<?)",
    );
  });
});
