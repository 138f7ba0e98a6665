// Who may be invited, how many, and what the mail says to somebody who may not know the sender.

import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { deleteExpiredInvitations } from "~/data/members/invitations.server.ts";
import { mailOutbox, planInvitations } from "~/data/schema.ts";
import { newId } from "~/lib/new-id.ts";
import { livePublisher } from "~/services/live.server.ts";
import { limitTries } from "~/usecases/accounts/limit-tries.ts";
import { findInvitation, withdrawInvitation } from "~/usecases/members/invite-people.ts";
import { db, newestMail } from "../../support/accounts.ts";
import { aStoredPlan, aUser } from "../../support/factories.ts";
import { aMember, invite, invitedToken, join } from "../../support/members.ts";

const live = livePublisher(env.LIVE_CHANNEL);

let owner: { id: string; email: string };
let plan: string;
let ana: string;
let gran: string;

beforeEach(async () => {
  [ana, gran] = [`ana-${newId()}@layette.test`, `gran-${newId()}@layette.test`];
  owner = await aUser(db, { user: { fullName: "Sam Rivera" } });
  plan = (await aStoredPlan(db, owner.id, { status: "completed" })).onboardingId;
});

const mailsTo = (email: string) => db.select().from(mailOutbox).where(eq(mailOutbox.toAddress, email));

const invitations = () => db.select().from(planInvitations).where(eq(planInvitations.onboardingId, plan));

describe("an invitation", () => {
  it("is mailed by name, and the plan's title stays out of it", async () => {
    expect(await invite(owner.id, plan, ana)).toBe("invited");
    const { subject, text } = (await newestMail(ana)).message;
    expect(subject).toBe("Sam invited you to a baby wardrobe plan");
    expect(text).toContain("would like to plan with you");
    await invite(owner.id, plan, gran, { role: "reader" });
    expect((await newestMail(gran)).message.text).toContain("would like you to see the plan");
  });

  it.each(["Win at evil.example", "http://evil.example", "<b>Sam</b>", "Sam\r\nBcc: all@x.test"])(
    "S32 S35 says a part of the address instead of a name like %j",
    async (fullName) => {
      const odd = await aUser(db, { user: { fullName } });
      const own = (await aStoredPlan(db, odd.id, { status: "completed" })).onboardingId;
      await invite(odd.id, own, ana);
      const { subject, text } = (await newestMail(ana)).message;
      expect(`${subject}${text}`).not.toMatch(/evil|<b>|Bcc/);
      expect(subject).toMatch(/^\S•••@l•••\.test invited you/);
    },
  );

  it.each(["editor", "reader"] as const)(
    "is its owner's alone to make, not a %s's or a stranger's",
    async (role) => {
      const [member, stranger] = [await aUser(db), await aUser(db)];
      await aMember(plan, member.id, role);
      for (const { id } of [member, stranger]) {
        expect(await invite(id, plan, ana)).toBe("not-found");
        expect(await withdrawInvitation({ db, live }, id, plan, "x")).toBe(false);
      }
      await invite(owner.id, plan, ana);
      const [row] = await invitations();
      expect(await findInvitation({ db }, member.id, plan, row?.id ?? "")).toBeNull();
      expect(await withdrawInvitation({ db, live }, member.id, plan, row?.id ?? "")).toBe(false);
      expect(await invitations()).toHaveLength(1);
      expect(await findInvitation({ db }, owner.id, plan, row?.id ?? "")).toEqual({
        email: ana,
        role: "editor",
      });
      expect(await withdrawInvitation({ db, live }, owner.id, plan, row?.id ?? "")).toBe(true);
      expect(await invitations()).toEqual([]);
    },
  );

  it("leaves room for five people, members and invited together, whoever comes at the same instant", async () => {
    await aMember(plan, (await aUser(db)).id);
    await aMember(plan, (await aUser(db)).id, "reader");
    const wishes = Array.from({ length: 10 }, (_, one) =>
      invite(owner.id, plan, `guest-${one}-${newId()}@layette.test`),
    );
    const answers = await Promise.all(wishes);
    expect(answers.filter((answer) => answer === "invited")).toHaveLength(3);
    expect(answers.filter((answer) => answer === "plan-full")).toHaveLength(7);
    expect(await invitations()).toHaveLength(3);
    // Those who are invited already get another mail, and expired invitations make room.
    const [{ email } = { email: "" }] = await invitations();
    expect(await invite(owner.id, plan, email, { role: "reader" })).toBe("invited");
    await db.update(planInvitations).set({ expiresAt: 1 }).where(eq(planInvitations.onboardingId, plan));
    expect(await invite(owner.id, plan, `late-${newId()}@layette.test`)).toBe("invited");
    expect(await invitations()).toHaveLength(1);
  });

  it("S114 whose mail is held back waits with its link, and an older link stays and needs no other mail", async () => {
    await invite(owner.id, plan, ana, { heldBackMs: 60_000 });
    const token = await invitedToken(ana);
    await invite(owner.id, plan, ana, { heldBackMs: 60_000, role: "reader" });
    expect(await mailsTo(ana)).toHaveLength(1);
    expect(await invitations()).toMatchObject([{ role: "reader" }]);
    expect(await join((await aUser(db)).id, token)).toEqual({ onboardingId: plan });
  });

  it("S69 S78 shares a mailbox's allowance with every other mail that strangers can ask for", async () => {
    const deps = { db, now: Date.now(), tokenSecret: env.TOKEN_SECRET, isDevelopment: false };
    const ask = (action: "invitation" | "forgot" | "sign-up-mail", account: string, address: string) =>
      limitTries(deps, action, { account, address });
    expect(await ask("forgot", "r.obin+x@gmail.com", "192.0.2.1")).toEqual({ ok: true });
    expect(await ask("invitation", "robin@gmail.com", "192.0.2.2")).toMatchObject({
      ok: false,
      by: "mailbox",
    });
    const later = { ...deps, now: deps.now + 60_000 };
    expect(
      await limitTries(later, "invitation", { account: "robin@gmail.com", address: "192.0.2.3" }),
    ).toEqual({ ok: true });
    expect(
      await limitTries(later, "sign-up-mail", { account: "robin@gmail.com", address: "192.0.2.4" }),
    ).toMatchObject({ ok: false, by: "mailbox" });
  });

  it("S78 is limited by who invites, whatever the addresses", async () => {
    const deps = { db, now: Date.now(), tokenSecret: env.TOKEN_SECRET, isDevelopment: false };
    const answers = [];
    for (let one = 0; one < 12; one++) answers.push(await limitTries(deps, "invite", { account: owner.id }));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(10);
  });

  it("is deleted once nobody can take it", async () => {
    const now = Date.now();
    await invite(owner.id, plan, ana, { now });
    await deleteExpiredInvitations(db, now);
    expect(await invitations()).toHaveLength(1);
    await db.update(planInvitations).set({ expiresAt: now }).where(eq(planInvitations.onboardingId, plan));
    await deleteExpiredInvitations(db, now);
    expect(await invitations()).toEqual([]);
  });
});
