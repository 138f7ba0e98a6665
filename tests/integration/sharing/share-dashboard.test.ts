// Share links: how they are made, shown, replaced and revoked, what they show to whom, and what guessing brings.
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "~/data/database.server.ts";
import { createPageReader } from "~/data/page-reader.server.ts";
import { userClothingItems, userOnboardingData } from "~/data/schema.ts";
import { selectItemsForOwner } from "~/data/wardrobe/wardrobe.server.ts";
import { AGE_RANGES } from "~/domain/vocabulary.ts";
import { newId } from "~/lib/ids.ts";
import { deleteAccount } from "~/usecases/accounts/delete-account.ts";
import { limitTries } from "~/usecases/accounts/limit-tries.ts";
import { findSharedPlan, previewSharedPlan } from "~/usecases/sharing/preview-share.ts";
import {
  generateShareLink,
  revokeShareLink,
  type ShareResult,
  showShareLink,
} from "~/usecases/sharing/share-dashboard.ts";
import { viewGuestAnswer } from "~/views/sharing/guest-answer.ts";
import { viewShoppingList } from "~/views/shopping/shopping-list.ts";
import { db, dumpDatabase, ORIGIN, PASSWORD } from "../../support/accounts.ts";
import { anAttempt, aUser } from "../../support/factories.ts";
import { interceptDatabase } from "../../support/faulty-bindings.ts";
import { accountDependencies, aUserWithPassword } from "../../support/known-users.ts";
import { loggedLines } from "../../support/logs.ts";
import { aWorld, planned } from "../../support/plans.ts";
import { aRichPlan, shareDependencies, shared } from "../../support/sharing.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const WITHOUT_NOTES = { includePersonalNotes: false, replace: false };

let owner: { id: string; email: string };
let plan: string;

beforeEach(async () => {
  owner = await aUser(db);
  plan = (await anAttempt(db, owner.id, { status: "completed" })).onboardingId;
});

const find = (token: string, now = Date.now()) =>
  findSharedPlan({ db, reader: createPageReader(db), tokenSecret: env.TOKEN_SECRET, now }, token);
const columns = async (onboardingId = plan) =>
  (await db.select().from(userOnboardingData).where(eq(userOnboardingData.onboardingId, onboardingId)))[0];

describe("a share link", () => {
  it("P8 leads to the configured origin with 128 random bits, for 90 days", async () => {
    const now = Date.UTC(2026, 10, 20);
    const share = await shared(owner.id, plan, { now });
    expect(share.link).toBe(`${ORIGIN}/replicate?token=${share.replicationToken}`);
    expect(share.replicationToken).toMatch(/^[\w-]{22}$/);
    expect(share).toMatchObject({ includePersonalNotes: false, validUntil: "Feb 18, 2027" });
    expect(await find(share.replicationToken, now + 90 * DAY_MS - 1)).not.toBeNull();
    expect(await find(share.replicationToken, now + 90 * DAY_MS)).toBeNull();
    expect(await showShareLink(shareDependencies(now + 90 * DAY_MS), owner.id, plan)).toEqual({
      kind: "not-shared",
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
      const wish = { includePersonalNotes: false, replace };
      let others: ShareResult | null = null;
      // Just before the first tab's link is written, the second tab makes one.
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
    expect(await revokeShareLink({ db }, owner.id, plan)).toEqual({ kind: "not-shared" });
    expect(await find(revoked.replicationToken)).toBeNull();
    expect(await columns()).toMatchObject({ replicationToken: null, replicationTokenHash: null });

    const deleted = await shared(owner.id, plan);
    await db.delete(userOnboardingData).where(eq(userOnboardingData.onboardingId, plan));
    expect(await find(deleted.replicationToken)).toBeNull();

    const leaving = await aUserWithPassword();
    const left = await anAttempt(db, leaving.id, { status: "completed" });
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
      const { onboardingId } = await anAttempt(db, owner.id, { status, attemptNumber: 2 });
      const result = await generateShareLink(shareDependencies(), owner.id, onboardingId, WITHOUT_NOTES);
      expect(result).toEqual({ kind: "not-ready" });
      expect(await columns(onboardingId)).toMatchObject({ replicationToken: null, replicationConfig: null });
    },
  );

  it("S48 is given to the legacy status that counts as complete", async () => {
    const status = "calculations_completed";
    const { onboardingId } = await anAttempt(db, owner.id, { status, attemptNumber: 2 });
    expect((await shared(owner.id, onboardingId)).replicationToken).toHaveLength(22);
  });

  it("S43 of somebody else's dashboard can neither be made, shown nor revoked", async () => {
    const link = await shared(owner.id, plan);
    const stranger = await aUser(db);
    const before = await columns();
    const deps = shareDependencies();
    const wish = { includePersonalNotes: true, replace: true };
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
    expect(await showShareLink(shareDependencies(), owner.id, plan)).toEqual({ kind: "not-shared" });
    const result = await generateShareLink(shareDependencies(), owner.id, plan, WITHOUT_NOTES);
    expect(result.kind).toBe("shared");
  });
});

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
