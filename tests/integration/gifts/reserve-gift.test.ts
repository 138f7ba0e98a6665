// Reserving: nothing twice, nothing beyond what is wished for, and the mail that goes with it.
import { env } from "cloudflare:workers";
import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "~/data/database.server.ts";
import { giftLists, giftReservations, giftWishes, mailOutbox, userOnboardingData } from "~/data/schema.ts";
import { newId } from "~/lib/new-id.ts";
import { openMail } from "~/services/mail/outbox.server.ts";
import { changeOwnGift } from "~/usecases/gifts/change-own-gift.ts";
import { reserveGift } from "~/usecases/gifts/reserve-gift.ts";
import { runCron } from "../../../workers/cron/run.ts";
import { db, dumpDatabase } from "../../support/accounts.ts";
import { interceptDatabase } from "../../support/faulty-bindings.ts";
import {
  anOpenedList,
  aReserveWish,
  aWish,
  GIFT_NOW,
  garmentIn,
  giftDependencies,
  type OpenedList,
  own,
  readListBehind,
  readReservations,
  reserve,
  reserved,
} from "../../support/gifts.ts";
import { heldQueues } from "../../support/held-queues.ts";

const NO_SECRETS = async () => [];

let list: OpenedList;

beforeEach(async () => {
  list = await anOpenedList();
});

/** Changes the test's list as its parents would. */
async function change(fields: Partial<typeof giftLists.$inferInsert>): Promise<void> {
  await db.update(giftLists).set(fields).where(eq(giftLists.onboardingId, list.onboardingId));
}

async function changePlan(fields: Partial<typeof userOnboardingData.$inferInsert>): Promise<void> {
  await db
    .update(userOnboardingData)
    .set(fields)
    .where(eq(userOnboardingData.onboardingId, list.onboardingId));
}

const sleepers = async () => garmentIn(await readListBehind(list.token));

describe("reserving", () => {
  it("holds the pieces and says what is left", async () => {
    const before = await sleepers();
    const result = await reserve(list.token, aReserveWish(before.key, { pieces: 2, name: "Grandma Ana" }));
    expect(result.kind).toBe("reserved");
    const after = await sleepers();
    expect(after).toMatchObject({ needed: before.needed, reserved: 2, left: before.left - 2 });
    expect(await readReservations(list.onboardingId)).toEqual([
      expect.objectContaining({
        giverName: "Grandma Ana",
        pieces: 2,
        size: "3-6m",
        state: "reserved",
        sealedEmail: null,
      }),
    ]);
  });

  it("S71 twenty at once for the last two pieces make two, and the others learn that none are left", async () => {
    const line = await sleepers();
    await own(list.onboardingId, line, line.needed - 2);
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        reserve(list.token, aReserveWish(line.key, { name: `Giver ${at}` })),
      ),
    );
    expect(results.filter(({ kind }) => kind === "reserved")).toHaveLength(2);
    expect(results.filter(({ kind }) => kind === "taken")).toHaveLength(18);
    expect((await readReservations(list.onboardingId)).reduce((sum, { pieces }) => sum + pieces, 0)).toBe(2);
  });

  it("S71 the same form ten times, also at once, makes one reservation with one secret", async () => {
    const wish = aReserveWish((await sleepers()).key, { email: "aunt@layette.test" });
    const results = await Promise.all(Array.from({ length: 10 }, () => reserve(list.token, wish)));
    const again = await reserve(list.token, wish);
    const secrets = [...results, again].map((result) => result.kind === "reserved" && result.secret);
    expect(new Set(secrets).size).toBe(1);
    expect(secrets[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(await readReservations(list.onboardingId)).toHaveLength(1);
    const mails = await db.select().from(mailOutbox).where(eq(mailOutbox.toAddress, "aunt@layette.test"));
    expect(mails).toHaveLength(1);
  });

  it("S71 a parent who gets the last piece while a giver's form is under way wins, and the giver is told", async () => {
    const line = await sleepers();
    await own(list.onboardingId, line, line.needed - 1);
    let isDone = false;
    const slow = interceptDatabase(env.DB, async (statements, run) => {
      if (!isDone && statements.some((sql) => sql.includes('into "gift_reservations"'))) {
        isDone = true;
        await own(list.onboardingId, line, line.needed);
      }
      return run();
    });
    const deps = { ...giftDependencies(), db: openDatabase(slow) };
    const result = await reserveGift(deps, list.token, aReserveWish(line.key), NO_SECRETS);
    expect(isDone).toBe(true);
    expect(result).toEqual({ kind: "taken", left: 0 });
    expect(await readReservations(list.onboardingId)).toEqual([]);
  });

  it("finds a list whose address was made under the secret before", async () => {
    const deps = { ...giftDependencies(), tokenSecret: `${"n".repeat(32)},${env.TOKEN_SECRET}` };
    const wish = aReserveWish((await sleepers()).key);
    expect((await reserveGift(deps, list.token, wish, NO_SECRETS)).kind).toBe("reserved");
  });

  it("reserves wishes up to their pieces, also at once", async () => {
    const wishId = await aWish(list.onboardingId, { name: "Cloth diapers", pieces: 3 });
    const wish = () => reserve(list.token, aReserveWish(`wish.${wishId}`, { pieces: 2 }));
    const kinds = (await Promise.all([wish(), wish()])).map(({ kind }) => kind);
    expect(kinds.sort()).toEqual(["reserved", "taken"]);
    await db.update(giftWishes).set({ removedAt: GIFT_NOW }).where(eq(giftWishes.id, wishId));
    expect(await wish()).toEqual({ kind: "gone" });
  });

  it("counts what has arrived of a wish, so that it can't be reserved again", async () => {
    const wishId = await aWish(list.onboardingId, { pieces: 2 });
    await reserved(list.token, aReserveWish(`wish.${wishId}`, { pieces: 2 }));
    await db.update(giftReservations).set({ arrivedPieces: 2 }).where(eq(giftReservations.wishId, wishId));
    expect(await reserve(list.token, aReserveWish(`wish.${wishId}`))).toEqual({ kind: "taken", left: 0 });
  });

  it("keeps an address sealed, and the secret hashed", async () => {
    const secret = await reserved(
      list.token,
      aReserveWish((await sleepers()).key, { email: "cousin@layette.test" }),
    );
    await db.update(mailOutbox).set({ toAddress: "" });
    const dump = await dumpDatabase();
    expect(dump).not.toContain("cousin@layette.test");
    expect(dump).not.toContain(secret);
    expect(dump).not.toContain(list.token);
  });

  it("waits for the parents' approval where they asked for it, and holds its pieces", async () => {
    await change({ approves: true });
    const line = await sleepers();
    await reserved(list.token, aReserveWish(line.key));
    expect(await readReservations(list.onboardingId)).toEqual([
      expect.objectContaining({ state: "waiting" }),
    ]);
    expect((await sleepers()).left).toBe(line.left - 1);
  });
});

describe("the number of the last change of what is held", () => {
  const number = async () => (await readListBehind(list.token)).list.heldVersion;

  it("rises with every change of pieces, whoever makes it, and with nothing else", async () => {
    const { key } = await sleepers();
    const secret = await reserved(list.token, aReserveWish(key, { pieces: 2 }));
    await reserved(list.token, aReserveWish(key));
    expect(await number()).toBe(2);
    const deps = { ...giftDependencies() };
    await changeOwnGift(deps, secret, { intent: "bought", pieces: null });
    await change({ title: "Other gifts" });
    await reserve(list.token, aReserveWish(key, { pieces: 900 }));
    expect(await number()).toBe(2);
    await changeOwnGift(deps, secret, { intent: "pieces", pieces: 1 });
    expect(await number()).toBe(3);
    const [{ id } = { id: "" }] = await readReservations(list.onboardingId);
    await db.update(giftReservations).set({ arrivedPieces: 1 }).where(eq(giftReservations.id, id));
    expect(await number()).toBe(4);
    await db.delete(giftReservations).where(eq(giftReservations.id, id));
    expect(await number()).toBe(5);
  });
});

describe("the mail with the link to undo", () => {
  it("names what was reserved and leads to the link; line breaks of a title stay out of its subject", async () => {
    const secret = await reserved(
      list.token,
      aReserveWish((await sleepers()).key, { pieces: 2, email: "uncle@layette.test" }),
    );
    const [row] = await db.select().from(mailOutbox).where(eq(mailOutbox.toAddress, "uncle@layette.test"));
    const message = row && (await openMail(env.TOKEN_SECRET, row));
    expect(message?.subject).toBe("Reserved for you: 2 Footed Sleepers, 3–6 months");
    expect(message?.text).toContain(`/gifts/undo?key=${secret}`);
    expect(message?.text).toContain("Gifts for Baby Rivera");
  });

  it("F31 is sent once although the process died between reservation and queue", async () => {
    const queues = heldQueues();
    const deps = giftDependencies(queues);
    const dying = { ...deps, outbox: { ...deps.outbox, send: () => Promise.reject(new Error("killed")) } };
    const wish = aReserveWish((await sleepers()).key, { email: "niece@layette.test" });
    await expect(reserveGift(dying, list.token, wish, NO_SECRETS)).rejects.toThrow("killed");
    expect((await reserveGift(deps, list.token, wish, NO_SECRETS)).kind).toBe("reserved");
    expect(await readReservations(list.onboardingId)).toHaveLength(1);
    expect(queues.waiting).toEqual([]);
    const [mail] = await db.select().from(mailOutbox).where(eq(mailOutbox.toAddress, "niece@layette.test"));
    await runCron("* * * * *", { ...env, ...queues.bindings }, GIFT_NOW + 10 * 60_000);
    const told = queues.waiting.filter(({ body }) => JSON.stringify(body).includes(mail?.id ?? "none"));
    expect(told).toHaveLength(1);
  });

  it("F31 and the reservation are written together or not at all", async () => {
    const failing = interceptDatabase(env.DB, (statements, run) =>
      statements.some((sql) => sql.includes('into "mail_outbox"'))
        ? env.DB.batch([env.DB.prepare("select 1"), env.DB.prepare("insert into mail_outbox values (1)")])
        : run(),
    );
    const wish = aReserveWish((await sleepers()).key, { email: "cousin@layette.test" });
    const deps = { ...giftDependencies(), db: openDatabase(failing) };
    await expect(reserveGift(deps, list.token, wish, NO_SECRETS)).rejects.toThrow();
    expect(await readReservations(list.onboardingId)).toEqual([]);
  });
});

describe("S76 an address that leads nowhere", () => {
  const none = { kind: "no-list" };
  const attempt = async (token = list.token) => reserve(token, aReserveWish("7.3-6m"));

  it("is answered alike whether unknown, closed, moved, over, or of a deleted plan", async () => {
    const { key } = await sleepers();
    expect(await attempt("x".repeat(22))).toEqual(none);
    expect(await attempt("junk")).toEqual(none);
    await change({ closedAt: GIFT_NOW });
    expect(await reserve(list.token, aReserveWish(key))).toEqual(none);
    await change({ closedAt: null, tokenHash: newId() });
    expect(await reserve(list.token, aReserveWish(key))).toEqual(none);
  });

  it("closes by itself when the baby is 15 months old", async () => {
    const { key } = await sleepers();
    await changePlan({ expectedDueDate: "2025-08-23" });
    expect(await reserve(list.token, aReserveWish(key))).toEqual(none);
  });

  it("of a plan that is deleted takes nothing, and takes it again once the plan is restored", async () => {
    const { key } = await sleepers();
    await changePlan({ deletedAt: GIFT_NOW });
    expect(await reserve(list.token, aReserveWish(key))).toEqual(none);
    await changePlan({ deletedAt: null });
    expect((await reserve(list.token, aReserveWish(key))).kind).toBe("reserved");
  });
});

describe("S76 limits", () => {
  /** Reservations of many others, written directly. */
  async function fill(count: number, pieces: number): Promise<void> {
    await db.run(sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${count})
      insert into gift_reservations (id, onboarding_id, clothing_id, size, item_name, giver_name, pieces, how, secret_hash,
        form_key, state, created_at, updated_at)
      select ${newId()} || i, ${list.onboardingId}, 999, '0-3m', 'Gone', 'Someone', ${pieces}, 'buy', ${newId()} || i, 'f' || i,
        'reserved', ${GIFT_NOW}, ${GIFT_NOW} from n`);
  }

  it("takes the 300th reservation, and no more; also at once", async () => {
    await fill(299, 1);
    const { key } = await sleepers();
    const kinds = await Promise.all([1, 2, 3].map(() => reserve(list.token, aReserveWish(key))));
    expect(kinds.map(({ kind }) => kind).sort()).toEqual(["list-full", "list-full", "reserved"]);
  });

  it("holds 1,000 pieces in all, and no more", async () => {
    await fill(1, 999);
    const { key } = await sleepers();
    expect((await reserve(list.token, aReserveWish(key, { pieces: 2 }))).kind).toBe("list-full");
    expect((await reserve(list.token, aReserveWish(key, { pieces: 1 }))).kind).toBe("reserved");
  });

  it("lets one browser hold 30 reservations, and no more", async () => {
    const found = await readListBehind(list.token);
    const ownSecrets: string[] = [];
    for (const line of found.lines.filter(({ left }) => left > 0).slice(0, 30)) {
      const result = await reserve(list.token, aReserveWish(line.key), { ownSecrets });
      if (result.kind === "reserved") ownSecrets.push(result.secret);
    }
    expect(ownSecrets).toHaveLength(30);
    const { key } = garmentIn(await readListBehind(list.token), "bodysuit_short_sleeve", "6-9m");
    expect((await reserve(list.token, aReserveWish(key), { ownSecrets })).kind).toBe("browser-full");
    expect((await reserve(list.token, aReserveWish(key))).kind).toBe("reserved");
  });
});
