// S78: an invitation is taken once, by anyone who has its link and a confirmed account, and nothing else opens a plan.
import { env } from "cloudflare:workers";
import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { createPageReader } from "~/data/page-reader.server.ts";
import { markDeleted } from "~/data/plans/deletions.server.ts";
import { planInvitations, planMembers, userOnboardingData, users } from "~/data/schema.ts";
import { INVITATION_VALID_MS } from "~/domain/members/plan-acts.ts";
import { lookAtInvitation } from "~/usecases/members/invite-people.ts";
import { db, dumpDatabase } from "../../support/accounts.ts";
import { aStoredPlan, aUser } from "../../support/factories.ts";
import { aMember, invite, invitedToken, join } from "../../support/members.ts";

let owner: { id: string; email: string };
let friend: { id: string; email: string };
let plan: string;

beforeEach(async () => {
  owner = await aUser(db, { user: { fullName: "Sam Rivera" } });
  friend = await aUser(db);
  plan = (await aStoredPlan(db, owner.id, { status: "completed", cardTitle: "Baby Rivera" })).onboardingId;
});

async function token(email = friend.email, now = Date.now()): Promise<string> {
  expect(await invite(owner.id, plan, email, { now })).toBe("invited");
  return invitedToken(email);
}

const look = (given: string, viewer: string | null = null, now = Date.now()) =>
  lookAtInvitation({ db, reader: createPageReader(db), tokenSecret: env.TOKEN_SECRET, now }, viewer, given);

const membersOf = (planId = plan) =>
  db.select().from(planMembers).where(eq(planMembers.onboardingId, planId));

const invitations = () => db.select().from(planInvitations).where(eq(planInvitations.onboardingId, plan));

describe("S78 an invitation", () => {
  it("names plan and inviter before it's taken, and looking changes nothing", async () => {
    const given = await token();
    const before = await dumpDatabase();
    expect(await look(given)).toEqual({
      kind: "offer",
      offer: {
        inviter: "Sam",
        plan: { cardTitle: "Baby Rivera", babyNames: null, attemptNumber: 1 },
        role: "editor",
      },
    });
    expect((await dumpDatabase()) === before).toBe(true);
    expect(before.includes(given)).toBe(false);
  });

  it("puts one person on the plan, once, even if the form comes ten times at once", async () => {
    const given = await token();
    const answers = await Promise.all(Array.from({ length: 10 }, () => join(friend.id, given)));
    expect(answers).toEqual(answers.map(() => ({ onboardingId: plan })));
    expect(await membersOf()).toMatchObject([{ userId: friend.id, role: "editor" }]);
    expect(await invitations()).toEqual([]);
    expect(await look(given, friend.id)).toEqual({ kind: "on-plan", onboardingId: plan });
    const [row] = await db.select().from(userOnboardingData).where(eq(userOnboardingData.onboardingId, plan));
    expect(row?.memberIds).toBe(JSON.stringify([friend.id]));
  });

  it("is one membership for two accounts that take it at the same instant", async () => {
    const given = await token();
    const other = await aUser(db);
    const answers = await Promise.all([join(friend.id, given), join(other.id, given)]);
    expect(answers.filter((answer) => answer !== null)).toHaveLength(1);
    expect(await membersOf()).toHaveLength(1);
  });

  it("can be forwarded: whoever has the link and a confirmed account takes it", async () => {
    const given = await token(`nobody-yet-${friend.id}@layette.test`);
    const unconfirmed = await aUser(db, { user: { emailConfirmedAt: null } });
    expect(await join(unconfirmed.id, given)).toBeNull();
    expect(await join(friend.id, given)).toEqual({ onboardingId: plan });
    expect(await join((await aUser(db)).id, given)).toBeNull();
  });

  it.each([
    [
      "after it was withdrawn",
      () => db.delete(planInvitations).where(eq(planInvitations.onboardingId, plan)),
    ],
    ["after the plan was deleted", () => markDeleted(db, owner.id, plan, Date.now())],
    [
      "after 14 days",
      () =>
        db
          .update(planInvitations)
          .set({ expiresAt: Date.now() - 1 })
          .where(eq(planInvitations.onboardingId, plan)),
    ],
  ])("does nothing %s", async (_, end) => {
    const given = await token();
    await end();
    expect(await look(given)).toEqual({ kind: "invalid" });
    expect(await join(friend.id, given)).toBeNull();
    expect(await membersOf()).toEqual([]);
  });

  it("is valid for 14 days to the millisecond, and a newer mail ends the older link", async () => {
    const now = Date.now();
    const first = await token(friend.email, now);
    expect((await look(first, null, now + INVITATION_VALID_MS - 1)).kind).toBe("offer");
    expect((await look(first, null, now + INVITATION_VALID_MS)).kind).toBe("invalid");
    const second = await token(friend.email, now + 1);
    expect((await look(first)).kind).toBe("invalid");
    expect((await look(second)).kind).toBe("offer");
    expect(await invitations()).toHaveLength(1);
  });

  it("to one's own plan changes nothing and stays for whom it was meant", async () => {
    const given = await token();
    expect(await join(owner.id, given)).toBeNull();
    expect(await look(given, owner.id)).toEqual({ kind: "on-plan", onboardingId: plan });
    expect(await join(friend.id, given)).toEqual({ onboardingId: plan });
  });

  it("leads somebody who is on the plan there, who keeps the role", async () => {
    await aMember(plan, friend.id, "reader");
    const given = await token(`another-${friend.id}@layette.test`);
    expect(await join(friend.id, given)).toEqual({ onboardingId: plan });
    expect(await membersOf()).toMatchObject([{ userId: friend.id, role: "reader" }]);
    expect((await look(given)).kind).toBe("offer");
  });

  it("doesn't bring back somebody who was removed", async () => {
    const given = await token();
    await join(friend.id, given);
    await db.delete(planMembers).where(and(eq(planMembers.userId, friend.id)));
    expect(await join(friend.id, given)).toBeNull();
    expect(await membersOf()).toEqual([]);
  });

  it.each(["", "x", "'; drop table users; --", "a".repeat(22), "a".repeat(10_000)])(
    "isn't any other text",
    async (text) => {
      await token();
      expect(await look(text)).toEqual({ kind: "invalid" });
      expect(await join(friend.id, text)).toBeNull();
    },
  );

  it("flipped in any place is none", async () => {
    const given = await token();
    for (let place = 0; place < given.length; place++) {
      const flipped = `${given.slice(0, place)}${given[place] === "A" ? "B" : "A"}${given.slice(place + 1)}`;
      expect(await join(friend.id, flipped)).toBeNull();
    }
  });

  it("goes with the account of the plan's owner", async () => {
    const given = await token();
    await db.delete(userOnboardingData).where(eq(userOnboardingData.onboardingId, plan));
    await db.delete(users).where(eq(users.id, owner.id));
    expect(await look(given)).toEqual({ kind: "invalid" });
    expect(await invitations()).toEqual([]);
  });
});
