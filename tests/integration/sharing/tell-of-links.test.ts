// Whoever made a link, and the plan's owner, are told once that it ends: helpers' links, invitations, and a friend's link.
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import {
  helperLinks,
  mailOutbox,
  mailPreferences,
  planInvitations,
  userOnboardingData as plans,
  users,
} from "~/data/schema.ts";
import { newId } from "~/lib/new-id.ts";
import { openMail } from "~/services/mail/outbox.server.ts";
import { deliverMail } from "~/usecases/mail/deliver-mail.ts";
import { tellOfLinks } from "~/usecases/sharing/tell-of-links.ts";
import { runCron } from "../../../workers/cron/run.ts";
import { db, outboxOver } from "../../support/accounts.ts";
import { aStoredPlan, aUser } from "../../support/factories.ts";
import { heldQueues } from "../../support/held-queues.ts";
import { countLogged, expectLogs } from "../../support/logs.ts";
import { aMember } from "../../support/members.ts";

const DAY_MS = 86_400_000;
/** The first night on which the week from December 3 on, a Thursday as the first day of 1970, is told of. */
const NOW = Date.parse("2026-12-02T04:17:00Z");
const DEC_3 = Date.parse("2026-12-03T00:00:00Z");

let owner: string;
let editor: string;
let plan: string;

beforeEach(async () => {
  for (const table of [helperLinks, planInvitations, mailOutbox, mailPreferences]) await db.delete(table);
  await db.update(plans).set({ replicationTokenHash: null, replicationExpiresAt: null });
  owner = (await aUser(db)).id;
  editor = (await aUser(db)).id;
  plan = (await aStoredPlan(db, owner)).onboardingId;
  await aMember(plan, editor);
});

function aHelperLink(helper: string, expiresAt: number, userId: string | null = owner) {
  const [id, tokenHash] = [newId(), newId()];
  return db
    .insert(helperLinks)
    .values({ id, onboardingId: plan, userId, helper, tokenHash, sealedToken: "", expiresAt, createdAt: 0 });
}

const anInvitation = (email: string, expiresAt: number) =>
  db
    .insert(planInvitations)
    .values({ id: newId(), onboardingId: plan, email, role: "reader", expiresAt, createdAt: 0, sentAt: 0 });

const setPlan = (columns: Partial<typeof plans.$inferInsert>) =>
  db.update(plans).set(columns).where(eq(plans.onboardingId, plan));

async function run(now = NOW) {
  await tellOfLinks({ db, now, outbox: outboxOver(heldQueues(), now) });
  return told();
}

/** The mails, each to whom and what it says. */
async function told() {
  const rows = await db
    .select()
    .from(mailOutbox)
    .innerJoin(users, eq(users.email, mailOutbox.toAddress))
    .where(eq(mailOutbox.kind, "links-ending"));
  const mails = rows.map(async ({ mail_outbox: row, users: { id } }) => {
    const message = await openMail(env.TOKEN_SECRET, row);
    return [id, message] as const;
  });
  return new Map(await Promise.all(mails));
}

describe("links that end", () => {
  it("are told by the nightly cron, unless its mails have no sender's postal address: then the log says so", async () => {
    await aHelperLink("Grandma", DEC_3 + DAY_MS);
    expectLogs("marketing_mail_waits");
    const unset = { MAIL_POSTAL_ADDRESS: undefined } as unknown as Partial<Env>;
    await runCron("17 4 * * *", { ...env, ...unset }, NOW);
    expect([(await told()).size, countLogged("marketing_mail_waits")]).toEqual([0, 1]);
    await runCron("17 4 * * *", env, NOW);
    expect([(await told()).size, countLogged("marketing_mail_waits")]).toEqual([1, 1]);
  });

  it("are told in one mail a person: their own, and all of a plan to its owner", async () => {
    await setPlan({
      babyNames: ["Mia"],
      replicationTokenHash: newId(),
      replicationExpiresAt: DEC_3 + 2 * DAY_MS,
    });
    await aHelperLink("Grandma", DEC_3, editor);
    await aHelperLink("", DEC_3 + DAY_MS);
    await anInvitation("sam@layette.test", DEC_3 + 7 * DAY_MS - 1);
    const mails = await run();
    expect([...mails.keys()].toSorted()).toEqual([owner, editor].toSorted());
    const [toOwner, toEditor] = [mails.get(owner), mails.get(editor)];
    expect(toOwner?.subject).toBe("Ending soon: links to your plan");
    for (const line of [
      "Grandma · Works until Dec 3",
      "A helper · Works until Dec 4",
      "Share link · Works until Dec 5",
    ])
      expect(toOwner?.text).toContain(`Mia · ${line}`);
    for (const page of ["today/helpers", "share", "members"])
      expect(toOwner?.text).toContain(`/dashboards/${plan}/${page}\n`);
    expect(toOwner?.unsubscribeUrl).toContain("/unsubscribe?token=");
    expect(toEditor?.text).toContain("Grandma");
    expect(toEditor?.text).not.toMatch(/A helper|sam|Share link/);
  });

  it("are told once, whatever is renewed or made meanwhile, and the next week's with the next mail", async () => {
    await aHelperLink("Grandma", DEC_3);
    await aHelperLink("Day care", DEC_3 + 7 * DAY_MS);
    const first = await run();
    expect(first.get(owner)?.text).not.toContain("Day care");
    for (let night = 1; night < 7; night += 1) expect(await run(NOW + night * DAY_MS)).toEqual(first);
    await run(NOW + 7 * DAY_MS);
    const rows = await db.select().from(mailOutbox);
    expect(rows.map(({ toAddress }) => toAddress)).toHaveLength(2);
  });

  it("aren't told of before their week, nor of a deleted plan, nor to whoever wants no such mail or isn't confirmed", async () => {
    await aHelperLink("Grandma", DEC_3, editor);
    expect((await run(NOW - DAY_MS)).size).toBe(0);
    await setPlan({ deletedAt: 1 });
    expect((await run()).size).toBe(0);
    await setPlan({ deletedAt: null });
    const [{ email = "" } = {}] = await db.select().from(users).where(eq(users.id, owner));
    await db.insert(mailPreferences).values({ email, unsubscribedAt: 1, updatedAt: 1 });
    await db.update(users).set({ emailConfirmedAt: null }).where(eq(users.id, editor));
    expect([...(await run()).keys()]).toEqual([owner]);
    const [{ id = "" } = {}] = await db.select().from(mailOutbox);
    const sender = { keepsText: false, send: () => Promise.reject(new Error("It was sent")) };
    const delivered = deliverMail({ db, sender, tokenSecret: env.TOKEN_SECRET, clock: () => NOW }, id);
    expect(await delivered).toMatchObject({ kind: "links-ending", outcome: "suppressed" });
  });

  it("are told by the night that deletes what has ended, also after nights without a run", async () => {
    await anInvitation("sam@layette.test", DEC_3);
    await runCron("17 4 * * *", env, DEC_3 + 2 * DAY_MS);
    expect(await db.select().from(planInvitations)).toEqual([]);
    expect((await told()).get(owner)?.text).toContain("Works until Dec 3");
  });
});
