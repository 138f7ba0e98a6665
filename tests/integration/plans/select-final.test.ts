// The rules of the final dashboard, enforced by the server whatever a page has shown.
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { readLiveEvent } from "~/contracts/live/read-live-event.ts";
import { readFinalForm } from "~/contracts/plans/plan-forms.ts";
import { openDatabase } from "~/data/database.server.ts";
import { selectSelection } from "~/data/plans/selection.server.ts";
import { usersProfile } from "~/data/schema.ts";
import { isComplete } from "~/domain/plans/plan-status.ts";
import { PLAN_STATUSES } from "~/domain/vocabulary.ts";
import { livePublisher } from "~/services/live.server.ts";
import { selectFinal } from "~/usecases/plans/manage-plan.ts";
import { aSession, aStoredPlan, aUser } from "../../support/factories.ts";
import { interceptDatabase } from "../../support/faulty-bindings.ts";
import { openLive } from "../../support/live-sockets.ts";

const db = openDatabase(env.DB);
const live = livePublisher(env.LIVE_CHANNEL);

let user: { id: string };
let first: string;
let second: string;

beforeEach(async () => {
  user = await aUser(db);
  first = await aCompletePlan(user.id, 1);
  second = await aCompletePlan(user.id, 2);
});

async function aCompletePlan(userId: string, attemptNumber: number): Promise<string> {
  return (await aStoredPlan(db, userId, { attemptNumber, status: "completed" })).onboardingId;
}

const choose = (planId: string, isConfirmed = false, userId = user.id) =>
  selectFinal({ db, live, now: Date.now() }, userId, planId, { isFinal: true, isConfirmed });
const clear = (planId: string, userId = user.id) =>
  selectFinal({ db, live, now: Date.now() }, userId, planId, { isFinal: false, isConfirmed: false });
const saved = (selectedPlanId: string | null) => ({ kind: "saved", selectedOnboardingId: selectedPlanId });

async function selection(userId = user.id): Promise<string | null | undefined> {
  return (await selectSelection(db, userId))[0]?.selectedOnboardingId;
}

describe("choosing the final dashboard", () => {
  it("saves the first choice without a question, and only for its user", async () => {
    const other = await aUser(db);
    expect(await selection()).toBeNull();
    expect(await choose(first)).toEqual(saved(first));
    expect(await selection()).toBe(first);
    expect(await selection(other.id)).toBeNull();
  });

  it("takes the legacy status for complete", async () => {
    const legacy = await aStoredPlan(db, user.id, { attemptNumber: 3, status: "calculations_completed" });
    expect(await choose(legacy.onboardingId)).toEqual(saved(legacy.onboardingId));
  });

  it("asks before it replaces another, and replaces it when confirmed", async () => {
    await choose(first);
    expect(await choose(second)).toEqual({ kind: "needs-confirmation" });
    expect(await selection()).toBe(first);
    expect(await choose(second, true)).toEqual(saved(second));
    expect(await selection()).toBe(second);
  });

  it("lets one of two tabs win when both are first, and asks the other", async () => {
    for (let round = 0; round < 10; round++) {
      const results = await Promise.all([choose(first), choose(second)]);
      expect(results.map(({ kind }) => kind).sort()).toEqual(["needs-confirmation", "saved"]);
      const winner = await selection();
      expect(results).toContainEqual(saved(winner ?? null));
      await clear(winner ?? "");
    }
  });

  it("saves the same choice twice without a question", async () => {
    expect(await Promise.all([choose(first), choose(first)])).toEqual([saved(first), saved(first)]);
    expect(await choose(first, true)).toEqual(saved(first));
  });

  it("clears its own choice, and from a page that is behind nobody else's", async () => {
    await choose(first);
    expect(await clear(second)).toEqual(saved(first));
    expect(await clear(first)).toEqual(saved(null));
    expect(await clear(first)).toEqual(saved(null));
    expect(await selection()).toBeNull();
  });

  it("needs one round trip to the database", async () => {
    const trips: (readonly string[])[] = [];
    const counted = openDatabase(
      interceptDatabase(env.DB, (sql, run) => {
        trips.push(sql);
        return run();
      }),
    );
    const choice = { isFinal: true, isConfirmed: false };
    await selectFinal({ db: counted, live, now: Date.now() }, user.id, first, choice);
    expect(trips).toHaveLength(1);
  });
});

describe("what must not be chosen", () => {
  it.each(PLAN_STATUSES.filter((status) => !isComplete(status)))(
    "S48 an attempt that is %s is refused, confirmed or not",
    async (status) => {
      const { onboardingId: planId } = await aStoredPlan(db, user.id, { attemptNumber: 3, status });
      const refused = { kind: "refused", code: "ATTEMPT_NOT_READY" };
      expect(await choose(planId)).toEqual(refused);
      await choose(first);
      expect(await choose(planId, true)).toEqual(refused);
      expect(await selection()).toBe(first);
    },
  );

  it("S43 somebody else's dashboard cannot be told from one that does not exist", async () => {
    const stranger = await aUser(db);
    await choose(first);
    for (const id of [first, "aaaaaaaaaaaaaaaaaaaa", "' or 1=1 --", ""]) {
      expect(await choose(id, true, stranger.id)).toEqual({ kind: "not-found" });
      expect(await clear(id, stranger.id)).toEqual({ kind: "not-found" });
    }
    expect([await selection(), await selection(stranger.id)]).toEqual([first, null]);
  });

  it("S9 the form holds a choice and nothing else", () => {
    const sent = { final: "on", confirmed: "yes", user_id: "x", selected_onboarding_id: "y" };
    expect(readFinalForm(sent)).toEqual({ isFinal: true, isConfirmed: true });
    expect(readFinalForm({ final: "off" })).toEqual({ isFinal: false, isConfirmed: false });
    expect(readFinalForm({ final: "on", confirmed: "no" })).toEqual({ isFinal: true, isConfirmed: false });
    for (const junk of [{}, { final: "maybe" }, { final: ["on"] }, { confirmed: "yes" }]) {
      expect(readFinalForm(junk)).toBeNull();
    }
  });
});

describe("a final dashboard that changes", () => {
  it("stays final while it is planned anew, is not replaced without a question, and can be cleared", async () => {
    const { onboardingId: planId } = await aStoredPlan(db, user.id, { attemptNumber: 3, status: "pending" });
    await db
      .update(usersProfile)
      .set({ selectedOnboardingId: planId })
      .where(eq(usersProfile.userId, user.id));
    expect(await choose(first)).toEqual({ kind: "needs-confirmation" });
    expect(await clear(planId)).toEqual(saved(null));
  });

  it("counts as none when its attempt is gone", async () => {
    await db
      .update(usersProfile)
      .set({ selectedOnboardingId: "gone" })
      .where(eq(usersProfile.userId, user.id));
    expect(await selection()).toBeNull();
    expect(await choose(first)).toEqual(saved(first));
  });

  it("is told to the user's open pages, once for each change", async () => {
    const { messages } = await openLive((await aSession(db, user.id)).cookie);
    const told = () => messages.map(readLiveEvent);
    const event = (selectedPlanId: string | null) => ({
      type: "selection",
      selectedOnboardingId: selectedPlanId,
    });
    await choose(first);
    await choose(first);
    await choose(second);
    await clear(second);
    await choose(second, true);
    await clear(second);
    await vi.waitFor(() => expect(told()).toEqual([event(first), event(second), event(null)]));
  });
});
