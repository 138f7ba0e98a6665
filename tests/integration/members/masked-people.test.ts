// Whoever joined a plan when others saw the address masked stays masked to them until the words of today have been shown once.
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { handOverPath } from "~/contracts/members/member-addresses.ts";
import { addressForOthers } from "~/data/members/people.server.ts";
import { createPageReader } from "~/data/page-reader.server.ts";
import { users } from "~/data/schema.ts";
import { maskEmail } from "~/domain/mail/mailbox.ts";
import { lookAtInvitation } from "~/usecases/members/invite-people.ts";
import { noteAct } from "~/usecases/members/note-act.ts";
import { giveLink } from "~/usecases/sharing/give-link.ts";
import { aSession, aUser } from "../../support/factories.ts";
import { aMember, invite, invitedToken, join } from "../../support/members.ts";
import { beforeMigration } from "../../support/migrations.ts";
import { aBrowser, type Browser } from "../../support/pages.ts";
import { aWorld, planned, type World } from "../../support/plans.ts";

const NOW = Date.now();

let world: World;
let plan: string;
let owner: { id: string; email: string };
let editor: { id: string; email: string };
let reader: { id: string; email: string };

async function browserOf(userId: string): Promise<Browser> {
  const { cookie } = await aSession(world.db, userId, { expiresAt: NOW + 86_400_000 });
  const [name = "", value = ""] = cookie.split("=");
  return aBrowser({ now: NOW, cookies: [[name, value]] });
}

const maskAll = (isMasked: boolean) => world.db.update(users).set({ isMasked, givenName: null });

beforeAll(async () => {
  world = await aWorld();
  plan = (await planned(world, { zipcode: "55401" })).onboardingId;
  [editor, reader] = [await aUser(world.db), await aUser(world.db)];
  const [found] = await world.db.select().from(users).where(eq(users.id, world.userId));
  if (!found) throw new Error("The world has no owner");
  owner = found;
  await aMember(plan, editor.id, "editor", 1);
  await aMember(plan, reader.id, "reader", 2);
  const deps = { db: world.db, tokenSecret: env.TOKEN_SECRET, now: NOW };
  for (const one of [owner, editor]) {
    await giveLink(deps, one.id, plan, { kind: "helper", label: one.id, shownName: "" });
    await giveLink(deps, one.id, plan, { kind: "calendar", label: one.id, language: "en", ofFamily: false });
    const kept: Promise<unknown>[] = [];
    const doer = { userId: one.id, planId: plan };
    noteAct({ ...deps, waitUntil: (work) => kept.push(work) }, doer, { act: "names" });
    await Promise.all(kept);
  }
});

beforeEach(() => maskAll(true));

/** The pages that name people on a plan, and who looks: each was found by what it shows without masks. */
const SURFACES = [
  ["/dashboards", "reader"],
  ["members", "reader"],
  ["members", "owner"],
  ["sharing", "reader"],
  ["changes", "reader"],
  ["hand-over", "owner"],
  ["/profile/delete", "owner"],
  ["today/helpers", "editor"],
  ["calendar", "editor"],
  ["0-3m", "reader"],
  ["today", "reader"],
  ["shopping-list", "reader"],
  ["boxes", "reader"],
] as const;

/** Pages that name nobody else, masked or not. */
const NAMELESS = [
  ["leave", "reader"],
  ["gifts", "editor"],
  ["/profile/data", "reader"],
] as const;

type Viewer = (typeof SURFACES)[number][1];

/** A page as somebody sees it, and the addresses of the others. */
async function seen(path: string, viewer: Viewer) {
  const people = { owner, editor, reader };
  const others = Object.values(people).filter(({ id }) => id !== people[viewer].id);
  const at = path === "hand-over" ? handOverPath(plan, editor.id) : path;
  const browser = await browserOf(people[viewer].id);
  const { text } = await browser.get(at.startsWith("/") ? at : `/dashboards/${plan}/${at}`);
  return { text, addresses: others.map(({ email }) => email) };
}

describe("the address of whoever was promised a mask", () => {
  it.each(SURFACES)("stays masked to others at %s, for the %s", async (path, viewer) => {
    const masked = await seen(path, viewer);
    await maskAll(false);
    const whole = await seen(path, viewer);
    const named = whole.addresses.filter((email) => whole.text.includes(email));
    expect(named).not.toEqual([]);
    for (const email of named) expect(masked.text).toContain(maskEmail(email));
    for (const email of masked.addresses) expect(masked.text).not.toContain(email);
  });

  it.each(NAMELESS)("isn't at %s, for the %s", async (path, viewer) => {
    await maskAll(false);
    const { text, addresses } = await seen(path, viewer);
    for (const email of addresses) expect(text).not.toContain(email);
  });

  it("stays masked to whoever opens an invitation", async () => {
    const friend = await aUser(world.db);
    await invite(owner.id, plan, friend.email);
    const reader = createPageReader(world.db);
    const deps = { db: world.db, reader, tokenSecret: env.TOKEN_SECRET, now: Date.now() };
    const offer = await lookAtInvitation(deps, friend.id, await invitedToken(friend.email));
    expect(offer).toMatchObject({ offer: { inviter: maskEmail(owner.email) } });
  });

  it.each(["/dashboards", "members"])(
    "is shown once the words at %s were answered, with and without a name",
    async (path) => {
      const at = path === "members" ? `/dashboards/${plan}/members` : path;
      const browser = await browserOf(editor.id);
      const asked = `"maskedAs":"${maskEmail(editor.email)}"`;
      expect((await browser.get(at)).text).toContain(asked);
      // Looking is no answer.
      expect((await browser.get(at)).text).toContain(asked);
      const answer = await browser.post("/profile/name", { yourName: "", from: at });
      expect([answer.status, answer.location]).toEqual([303, at]);
      expect((await browser.get(at)).text).toContain('"maskedAs":null');
      expect((await seen("members", "reader")).text).toContain(editor.email);
      await maskAll(true);
      await browser.post("/profile/name", { yourName: "Sam", from: at });
      const { text } = await seen("members", "reader");
      expect(text).toContain('"name":"Sam"');
      expect(text).not.toContain(editor.email);
      expect(text).toContain(maskEmail(owner.email));
    },
  );

  it("stays masked after an answer to another question, and beside somebody of the same name", async () => {
    const names = await browserOf(editor.id);
    await names.post(`/dashboards/${plan}/members`, { intent: "invite", email: "x", yourName: "" });
    expect((await seen("members", "reader")).text).toContain(maskEmail(editor.email));
    await world.db.update(users).set({ givenName: "Sam" });
    const { text } = await seen("members", "reader");
    expect(text).toContain(`Sam (${maskEmail(editor.email)})`);
    expect(text).not.toContain(editor.email);
  });

  it("isn't masked for whoever joins now, who reads the words there, also on the plans of before", async () => {
    const other = (await planned(world)).onboardingId;
    const [newcomer] = [await aUser(world.db)];
    for (const one of [editor, newcomer]) {
      await invite(owner.id, other, one.email);
      expect(await join(one.id, await invitedToken(one.email))).not.toBeNull();
    }
    const { text } = await seen("members", "reader");
    expect(text).toContain(editor.email);
    const atOwner = (await (await browserOf(owner.id)).get(`/dashboards/${other}/members`)).text;
    expect(atOwner).toContain(newcomer.email);
  });

  it("is masked in the database as in the code", async () => {
    const label = fc.stringMatching(/^[a-z0-9é👶-]{1,9}$/u);
    const address = fc
      .tuple(label, fc.array(label, { minLength: 1, maxLength: 4 }))
      .map(([name, parts]) => `${name}@${parts.join(".")}`);
    const one = await aUser(world.db, { user: { isMasked: true } });
    await fc.assert(
      fc.asyncProperty(address, async (email) => {
        await world.db.update(users).set({ email }).where(eq(users.id, one.id));
        const [row] = await world.db
          .select({ email: addressForOthers() })
          .from(users)
          .where(eq(users.id, one.id));
        expect(row?.email).toBe(maskEmail(email));
      }),
      { numRuns: 40 },
    );
  });

  // Empties the database, so it stays the last one.
  it("is masked by the upgrade for everyone on a plan with others who has no name of their own", async () => {
    const { migrateToNow } = await beforeMigration("0047_masked_people.sql");
    const insert = async (id: string, givenName: string | null) => {
      await env.DB.prepare("insert into users (id, email, given_name, created_at) values (?, ?, ?, 0)")
        .bind(id, `${id}@example.com`, givenName)
        .run();
    };
    for (const id of ["owner", "member", "skipped", "alone", "invites"])
      await insert(id, id === "skipped" ? "" : null);
    await insert("named", "Sam");
    const aPlan = (id: string) =>
      env.DB.prepare(
        `insert into user_onboarding_data (onboarding_id, user_id, attempt_number, zipcode, expected_due_date, gender_preference,
          laundry_scenario, status, submission_key, run_id, created_at, updated_at)
        values (?, ?, 1, '', '', 'neutral', 'daily', 'completed', ?, '', 0, 0)`,
      )
        .bind(`of-${id}`, id, id)
        .run();
    for (const id of ["owner", "alone", "invites"]) await aPlan(id);
    for (const id of ["member", "skipped", "named"])
      await env.DB.prepare(
        "insert into plan_members (user_id, onboarding_id, role, joined_at) values (?, 'of-owner', 'editor', 0)",
      )
        .bind(id)
        .run();
    await env.DB.prepare(
      `insert into plan_invitations (id, onboarding_id, email, role, expires_at, created_at, sent_at)
      values ('i', 'of-invites', 'x@example.com', 'editor', 0, 0, 0)`,
    ).run();
    await migrateToNow();
    const { results } = await env.DB.prepare("select id from users where is_masked = 1 order by id").all<{
      id: string;
    }>();
    expect(results.map(({ id }) => id)).toEqual(["invites", "member", "owner", "skipped"]);
  });
});
