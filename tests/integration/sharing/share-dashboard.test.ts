// A share link: created, shown again, replaced, and guessed at.
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "~/data/database.server.ts";
import { createPageReader } from "~/data/page-reader.server.ts";
import { userOnboardingData, users } from "~/data/schema.ts";
import { newId } from "~/lib/new-id.ts";
import { deleteAccount } from "~/usecases/accounts/delete-account.ts";
import { limitTries } from "~/usecases/accounts/limit-tries.ts";
import {
  changeShare,
  findSharedPlan,
  generateShareLink,
  revokeShareLink,
  type ShareResult,
  showShareLink,
} from "~/usecases/sharing/share-dashboard.ts";
import { db, dumpDatabase, ORIGIN, PASSWORD } from "../../support/accounts.ts";
import { aStoredPlan, aUser } from "../../support/factories.ts";
import { interceptDatabase } from "../../support/faulty-bindings.ts";
import { accountDependencies, aUserWithPassword } from "../../support/known-users.ts";
import { loggedLines } from "../../support/logs.ts";
import { choices, shareDependencies, shared } from "../../support/sharing.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

const WITHOUT_NOTES = { ...choices(), replace: false };

let owner: { id: string; email: string };

let plan: string;

beforeEach(async () => {
  owner = await aUser(db);
  plan = (await aStoredPlan(db, owner.id, { status: "completed" })).onboardingId;
});

const find = (token: string, now = Date.now()) =>
  findSharedPlan({ db, reader: createPageReader(db), tokenSecret: env.TOKEN_SECRET, now }, token);

const columns = async (planId = plan) =>
  (await db.select().from(userOnboardingData).where(eq(userOnboardingData.onboardingId, planId)))[0];

describe("a share link", () => {
  it("P8 leads to the configured origin with 128 random bits, for 90 days", async () => {
    const now = Date.UTC(2026, 10, 20);
    const share = await shared(owner.id, plan, { now });
    expect(share.link).toBe(`${ORIGIN}/replicate?token=${share.replicationToken}`);
    expect(share.replicationToken).toMatch(/^[\w-]{22}$/);
    expect(share).toMatchObject({ includePersonalNotes: false, validUntil: "2027-02-18", country: "US" });
    expect(await find(share.replicationToken, now + 90 * DAY_MS - 1)).not.toBeNull();
    expect(await find(share.replicationToken, now + 90 * DAY_MS)).toBeNull();
    expect(await showShareLink(shareDependencies(now + 90 * DAY_MS), owner.id, plan)).toEqual({
      kind: "not-shared",
      firstName: null,
      babyNames: null,
    });
  });

  it("is changed in what it shows, and stays the same link", async () => {
    const before = await shared(owner.id, plan);
    const wish = choices({ title: "Baby Rivera's wardrobe", toGet: true, notes: true });
    const changed = await changeShare(shareDependencies(), owner.id, plan, wish);
    expect(changed).toEqual({
      kind: "shared",
      link: { ...before, title: "Baby Rivera's wardrobe", includePersonalNotes: true, showsToGet: true },
    });
    const stranger = await aUser(db);
    const refused = await changeShare(shareDependencies(), stranger.id, plan, choices({ title: "Mine" }));
    expect(refused).toEqual({ kind: "not-found" });
    expect(await showShareLink(shareDependencies(), owner.id, plan)).toEqual(changed);
    await revokeShareLink(shareDependencies(), owner.id, plan);
    await changeShare(shareDependencies(), owner.id, plan, wish);
    expect((await columns())?.replicationConfig).toBeNull();
  });

  it("is offered with the owner's first name, where we know it", async () => {
    await db.update(users).set({ fullName: "Ana María Rivera" }).where(eq(users.id, owner.id));
    expect(await showShareLink(shareDependencies(), owner.id, plan)).toEqual({
      kind: "not-shared",
      firstName: "Ana",
      babyNames: null,
    });
  });

  it("is shown again, and asked for again it stays the same", async () => {
    const link = await shared(owner.id, plan, { notes: true });
    expect(await showShareLink(shareDependencies(), owner.id, plan)).toEqual({ kind: "shared", link });
    expect(await generateShareLink(shareDependencies(), owner.id, plan, WITHOUT_NOTES)).toEqual({
      kind: "shared",
      link,
    });
  });

  it.each([false, true])(
    "is made once by two tabs at once, and both get it (replacing: %s)",
    async (replace) => {
      if (replace) await shared(owner.id, plan);
      const wish = { ...choices(), replace };
      let others: ShareResult | null = null;
      // Just before the first tab's link is written, the second tab creates one.
      const database = interceptDatabase(env.DB, async ([sql = ""], run) => {
        if (!others && sql.startsWith("update")) {
          others = await generateShareLink(shareDependencies(), owner.id, plan, wish);
        }
        return run();
      });
      const deps = { ...shareDependencies(), db: openDatabase(database) };
      const result = await generateShareLink(deps, owner.id, plan, wish);
      expect(result.kind).toBe("shared");
      expect(result).toEqual(others);
    },
  );

  it("S52 is replaced by a new one, and the old one is dead", async () => {
    const first = await shared(owner.id, plan);
    const second = await shared(owner.id, plan, { notes: true });
    expect(second.replicationToken).not.toBe(first.replicationToken);
    expect(await find(first.replicationToken)).toBeNull();
    expect((await find(second.replicationToken))?.row.ownerId).toBe(owner.id);
  });

  it("S52 is dead once it is revoked, and once its dashboard or its owner is gone", async () => {
    const revoked = await shared(owner.id, plan);
    expect(await revokeShareLink({ db }, owner.id, plan)).toEqual({
      kind: "not-shared",
      firstName: null,
      babyNames: null,
    });
    expect(await find(revoked.replicationToken)).toBeNull();
    expect(await columns()).toMatchObject({ replicationToken: null, replicationTokenHash: null });

    const deleted = await shared(owner.id, plan);
    await db.delete(userOnboardingData).where(eq(userOnboardingData.onboardingId, plan));
    expect(await find(deleted.replicationToken)).toBeNull();

    const leaving = await aUserWithPassword();
    const left = await aStoredPlan(db, leaving.id, { status: "completed" });
    const orphan = await shared(leaving.id, left.onboardingId);
    await deleteAccount(accountDependencies(), { ...leaving, provedAt: 0 }, { password: PASSWORD });
    expect(await find(orphan.replicationToken)).toBeNull();
  });

  it("touches neither the version nor the age of its attempt", async () => {
    const before = await columns();
    await shared(owner.id, plan);
    await revokeShareLink({ db }, owner.id, plan);
    expect(await columns()).toEqual(before);
  });

  it.each(["pending", "processing_weather", "processing_calcs", "cloning_dashboard", "failed"] as const)(
    "S48 is refused to an attempt that is %s",
    async (status) => {
      const { onboardingId: planId } = await aStoredPlan(db, owner.id, { status, attemptNumber: 2 });
      const result = await generateShareLink(shareDependencies(), owner.id, planId, WITHOUT_NOTES);
      expect(result).toEqual({ kind: "not-ready" });
      expect(await columns(planId)).toMatchObject({ replicationToken: null, replicationConfig: null });
    },
  );

  it.each([false, true])(
    "S48 is refused to a plan that begins anew just before it is written (it had one: %s)",
    async (hadOne) => {
      if (hadOne) await shared(owner.id, plan);
      let isAnew = false;
      const database = interceptDatabase(env.DB, async ([sql = ""], run) => {
        if (!isAnew && sql.startsWith("update")) {
          isAnew = true;
          const meanwhile = { status: "pending" } as const;
          await db.update(userOnboardingData).set(meanwhile).where(eq(userOnboardingData.onboardingId, plan));
        }
        return run();
      });
      const deps = { ...shareDependencies(), db: openDatabase(database) };
      const { kind } = await generateShareLink(deps, owner.id, plan, { ...choices(), replace: true });
      // The link that was there still leads to it.
      expect(kind).toBe(hadOne ? "shared" : "not-ready");
    },
  );

  it("S48 is given to the legacy status that counts as complete", async () => {
    const status = "calculations_completed";
    const { onboardingId: planId } = await aStoredPlan(db, owner.id, { status, attemptNumber: 2 });
    expect((await shared(owner.id, planId)).replicationToken).toHaveLength(22);
  });

  it("S43 of somebody else's dashboard can neither be made, shown nor revoked", async () => {
    const link = await shared(owner.id, plan);
    const stranger = await aUser(db);
    const before = await columns();
    const deps = shareDependencies();
    const wish = { ...choices({ notes: true }), replace: true };
    expect(await generateShareLink(deps, stranger.id, plan, wish)).toEqual({ kind: "not-found" });
    expect(await showShareLink(deps, stranger.id, plan)).toEqual({ kind: "not-found" });
    expect(await revokeShareLink(deps, stranger.id, plan)).toEqual({ kind: "not-found" });
    expect(await columns()).toEqual(before);
    expect(await find(link.replicationToken)).not.toBeNull();
  });

  it("S14 stands in no dump and in no log, and what stands in the dump opens nothing", async () => {
    const { replicationToken } = await shared(owner.id, plan);
    const dump = await dumpDatabase();
    expect(dump).toContain(plan);
    for (const text of [replicationToken, btoa(replicationToken).replace(/=+$/, "")]) {
      expect(dump).not.toContain(text);
      expect(loggedLines().join()).not.toContain(text);
    }
    const row = await columns();
    for (const stored of [row?.replicationToken, row?.replicationTokenHash]) {
      expect(stored).toBeTruthy();
      expect(await find(String(stored))).toBeNull();
      expect(await find(String(stored).slice(0, 22))).toBeNull();
    }
  });

  it("that was sealed under another secret counts as none, and a new one takes its place", async () => {
    const old = { ...shareDependencies(), tokenSecret: "an earlier secret of this deployment, long enough" };
    await generateShareLink(old, owner.id, plan, WITHOUT_NOTES);
    expect(await showShareLink(shareDependencies(), owner.id, plan)).toEqual({
      kind: "not-shared",
      firstName: null,
      babyNames: null,
    });
    const result = await generateShareLink(shareDependencies(), owner.id, plan, WITHOUT_NOTES);
    expect(result.kind).toBe("shared");
  });
});

describe("S50 guessing", () => {
  it("all of a minute long: thirty guesses go through, then ten a minute, and nobody else is held up", async () => {
    const guesser = { account: "", address: newId() };
    const start = Date.UTC(2026, 10, 20, 12);
    const deps = (now: number) => ({ db, now, isDevelopment: false, tokenSecret: env.TOKEN_SECRET });
    let taken = 0;
    for (let second = 0; second < 60; second++) {
      const now = start + second * 1000;
      const answers = await Promise.all(
        Array.from({ length: 4 }, () => limitTries(deps(now), "share-link", guesser)),
      );
      taken += answers.filter(({ ok }) => ok).length;
    }
    expect(taken).toBe(39);
    expect(await limitTries(deps(start + 60_000), "share-link", guesser)).toMatchObject({ ok: true });
    expect(await limitTries(deps(start + 60_000), "share-link", guesser)).toEqual({
      ok: false,
      retryAfterSeconds: 6,
      by: "address",
    });
    const other = { account: "", address: newId() };
    expect(await limitTries(deps(start + 60_000), "share-link", other)).toEqual({ ok: true });
  });
});
