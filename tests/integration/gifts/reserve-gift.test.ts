// Reserving: nothing twice, nothing beyond what is wished for, and the mail that goes with it.
import { env } from "cloudflare:workers";
import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "~/data/database.server.ts";
import { giftLists, giftReservations, giftWishes, mailOutbox, userOnboardingData } from "~/data/schema.ts";
import { targetKey } from "~/domain/gifts/gift-lines.ts";
import { dayOfReveal, isGiverHidden, isSurprise, promiseOf } from "~/domain/gifts/gift-list-state.ts";
import { giftCookie, readGiftProof } from "~/http/cookies/link-cookies.server.ts";
import { newId } from "~/lib/new-id.ts";
import { sealPromise } from "~/services/auth/gift-token.server.ts";
import { hostCookie } from "~/services/auth/session-cookie.server.ts";
import { openMail } from "~/services/mail/outbox.server.ts";
import { exportOwnData } from "~/usecases/accounts/export-own-data.ts";
import { findGiftChannel } from "~/usecases/gifts/find-gift-list.ts";
import { changeOwnGift, reservationsOf, secretFor } from "~/usecases/gifts/own-reservations.ts";
import { reserveGift } from "~/usecases/gifts/reserve-gift.ts";
import { giftsCsv, giftsText, viewParentsGifts } from "~/views/gifts/parents-gifts-view.ts";
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

const NO_SECRETS = async () => ({ keys: [], secrets: [] });

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
    expect(result).toEqual({ kind: "taken", left: 0, why: "owned" });
    expect(await readReservations(list.onboardingId)).toEqual([]);
  });

  it("finds a list whose address was made under the secret before", async () => {
    const deps = { ...giftDependencies(), tokenSecret: `${"n".repeat(32)},${env.TOKEN_SECRET}` };
    const wish = aReserveWish((await sleepers()).key);
    expect((await reserveGift(deps, list.token, wish, NO_SECRETS)).kind).toBe("reserved");
  });

  it("F44 gives a form that is sent again the secret that it made under the secret before", async () => {
    const wish = aReserveWish((await sleepers()).key);
    const secret = await reserved(list.token, wish);
    const deps = { ...giftDependencies(), tokenSecret: `${"n".repeat(32)},${env.TOKEN_SECRET}` };
    expect(await reserveGift(deps, list.token, wish, NO_SECRETS)).toMatchObject({ kind: "reserved", secret });
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
    expect(await reserve(list.token, aReserveWish(`wish.${wishId}`))).toEqual({
      kind: "taken",
      left: 0,
      why: "owned",
    });
  });

  it("keeps an address sealed, and the secret hashed", async () => {
    const secret = await reserved(
      list.token,
      aReserveWish((await sleepers()).key, { email: "cousin@layette.test" }),
    );
    await db.update(mailOutbox).set({ toAddress: "", mailbox: null });
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

describe("what a browser keeps", () => {
  const SETTINGS = { isHttps: true };

  /** A browser's cookies, and a form that it sends with those that it has by then. */
  function aBrowser() {
    const jar = new Map<string, string>();
    const request = () =>
      new Request("https://layette.example/", {
        headers: { Cookie: Array.from(jar, (pair) => pair.join("=")).join("; ") },
      });
    const proofOf = (from: Request) => async (listId: string) => readGiftProof(SETTINGS, from, listId);
    async function send(token: string, wish = anyWish()): Promise<() => Promise<void>> {
      const result = await reserveGift(giftDependencies(), token, await wish, proofOf(request()));
      if (result.kind !== "reserved") throw new Error(result.kind);
      const [name = "", value = ""] =
        (await giftCookie(SETTINGS, result.listId, result.key)).split(";")[0]?.split("=") ?? [];
      return async () => void jar.set(name, value);
    }
    async function own(token: string) {
      const found = await readListBehind(token);
      const proof = await proofOf(request())(found.list.listId);
      return reservationsOf(found, proof).map(({ id }) => ({
        id,
        secret: secretFor(found, id, proof) ?? "",
      }));
    }
    return { jar, send, own };
  }

  const anyWish = async () => aReserveWish((await sleepers()).key);

  it.each([
    ["the first answer comes last", [1, 0], 0],
    ["the first answer comes first", [0, 1], 0],
    ["after another one", [1, 0], 1],
  ])("two reservations at the same time can both be undone: %s", async (_, order, before) => {
    const { key } = garmentIn(await readListBehind(list.token), "bodysuit_short_sleeve", "6-9m");
    const { send, own: ownOf } = aBrowser();
    const sendOne = () => send(list.token, Promise.resolve(aReserveWish(key)));
    for (let times = 0; times < before; times++) await (await sendOne())();
    const answers = await Promise.all([sendOne(), sendOne()]);
    for (const at of order) await answers[at]?.();
    await (await sendOne())();
    const mine = await ownOf(list.token);
    expect(mine).toHaveLength(before + 3);
    const undo = ({ secret }: { secret: string }) =>
      changeOwnGift(giftDependencies(), secret, { intent: "undo", pieces: null });
    const results = await Promise.all(mine.map(undo));
    expect(new Set(results.map(({ kind }) => kind))).toEqual(new Set(["undone"]));
    expect(await readReservations(list.onboardingId)).toEqual([]);
  });

  it("S72 is one key a list, however much it reserves, and opens nothing of another browser or list", async () => {
    const other = await anOpenedList();
    const [one, another] = [aBrowser(), aBrowser()];
    for (let times = 0; times < 3; times++) await (await one.send(list.token))();
    await (await another.send(list.token))();
    expect([one.jar.size, another.jar.size]).toEqual([1, 1]);
    expect([await one.own(list.token), await another.own(list.token)].map((own) => own.length)).toEqual([
      3, 1,
    ]);
    expect(await one.own(other.token)).toEqual([]);
    const dump = await dumpDatabase();
    for (const value of one.jar.values())
      expect(dump).not.toContain(atob(decodeURIComponent(value)).slice(1, -1));
  });

  it("the same form sent again after its answer was lost finds its reservation", async () => {
    const { send, own } = aBrowser();
    const wish = anyWish();
    await send(list.token, wish);
    await (await send(list.token, wish))();
    expect(await own(list.token)).toHaveLength(1);
  });

  it("secrets of an earlier release still open what they opened", async () => {
    const secret = await reserved(list.token, await anyWish());
    const found = await readListBehind(list.token);
    const cookie = await hostCookie(SETTINGS, `gifts-${found.list.listId}`).serialize([secret]);
    const request = new Request("https://layette.example/", {
      headers: { Cookie: cookie.split(";")[0] ?? "" },
    });
    const proof = await readGiftProof(SETTINGS, request, found.list.listId);
    expect(reservationsOf(found, proof)).toHaveLength(1);
  });
});

describe("S73 a surprise holds as the giver read it", () => {
  const BIRTHDAY = { babyBornOn: "2026-11-20" };
  const surprising = { mode: "surprise", revealOn: null, babyBornOn: null } as const;

  async function told(promised: string | null): Promise<string> {
    const { list: row } = await readListBehind(list.token);
    return sealPromise(env.TOKEN_SECRET, row.listId, promised);
  }

  /** Everything that the list's parents can get: page, file, text, export. */
  async function everything(): Promise<string> {
    const found = await readListBehind(list.token);
    const today = dayOfReveal(GIFT_NOW);
    const gifts = viewParentsGifts(found, isSurprise(found.list, today), (one) =>
      isGiverHidden(found.list, one, today),
    );
    const data = await exportOwnData({ db, now: GIFT_NOW }, list.world.userId);
    return JSON.stringify([gifts, giftsCsv(gifts), giftsText("Gifts", gifts), data]);
  }

  it.each([
    ["read as a surprise, sent after the switch", { mode: "open" } as const, "birth"],
    ["read as a surprise until a day", { mode: "open" } as const, "2027-01-10"],
    ["sent before the switch", { mode: "surprise" } as const, null],
  ])("%s: no name, no message, until the day", async (_, mode, promised) => {
    const wish = aReserveWish((await sleepers()).key, { name: "Rosa", message: "from Lisbon", pieces: 2 });
    await change(mode);
    await reserved(list.token, { ...wish, told: promised && (await told(promised)) });
    await change({ mode: "open" });
    await reserved(list.token, aReserveWish((await sleepers()).key, { name: "Ben", told: await told(null) }));
    const before = await everything();
    expect(before).not.toMatch(/Rosa|Lisbon/);
    expect(before).toContain("Ben");
    expect(before).toContain("As a surprise");
    const day = promised !== null && promised !== "birth" ? promised : null;
    if (day === null) await changePlan(BIRTHDAY);
    else
      await db
        .update(giftReservations)
        .set({ hiddenUntil: "2026-11-01" })
        .where(eq(giftReservations.hiddenUntil, day));
    expect(await everything()).toMatch(/Rosa[\s\S]*Lisbon/);
  });

  it("what a page didn't seal promises nothing", async () => {
    const other = await anOpenedList();
    const { list: elsewhere } = await readListBehind(other.token);
    const foreign = await sealPromise(env.TOKEN_SECRET, elsewhere.listId, "birth");
    for (const forged of ["birth", "2099-01-01", "x".repeat(5000), foreign]) {
      await reserved(list.token, aReserveWish((await sleepers()).key, { told: forged }));
    }
    expect((await readReservations(list.onboardingId)).map(({ hiddenUntil }) => hiddenUntil)).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect(promiseOf({ ...surprising, revealOn: "2027-01-10" }, "2026-11-23")).toBe("2027-01-10");
  });
});

describe("the mail with the link to undo", () => {
  it("names what was reserved and leads to the link; its subject is in our words", async () => {
    const secret = await reserved(
      list.token,
      aReserveWish((await sleepers()).key, { pieces: 2, email: "uncle@layette.test" }),
    );
    const [row] = await db.select().from(mailOutbox).where(eq(mailOutbox.toAddress, "uncle@layette.test"));
    const message = row && (await openMail(env.TOKEN_SECRET, row));
    expect(message?.subject).toBe("Your reservation on a gift list");
    expect(message?.text).toContain("2 Footed Sleepers, 3–6 months");
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

  it("closes by itself three months after its plan's end, which is later for a plan that goes on", async () => {
    await changePlan({ expectedDueDate: "2025-08-23" });
    const wish = aReserveWish(targetKey({ kind: "wish", wishId: await aWish(list.onboardingId) }));
    const findChannel = () =>
      findGiftChannel({ db, tokenSecret: env.TOKEN_SECRET, now: GIFT_NOW }, list.token);
    expect(await reserve(list.token, wish)).toEqual(none);
    expect(await findChannel()).toBeNull();
    await changePlan({ plannedMonths: 24 });
    expect((await reserve(list.token, wish)).kind).toBe("reserved");
    expect(await findChannel()).not.toBeNull();
    await changePlan({ expectedDueDate: "2024-08-23" });
    expect(await reserve(list.token, wish)).toEqual(none);
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
    const secrets: string[] = [];
    for (const line of found.lines.filter(({ left }) => left > 0).slice(0, 30)) {
      const result = await reserve(list.token, aReserveWish(line.key), { secrets });
      if (result.kind === "reserved") secrets.push(result.secret);
    }
    expect(secrets).toHaveLength(30);
    const { key } = garmentIn(await readListBehind(list.token), "bodysuit_short_sleeve", "6-9m");
    expect((await reserve(list.token, aReserveWish(key), { secrets })).kind).toBe("browser-full");
    expect((await reserve(list.token, aReserveWish(key))).kind).toBe("reserved");
  });
});
