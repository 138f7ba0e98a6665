// Changing and undoing a reservation: by its secret, and by nothing else.
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { giftLists, giftReservations } from "~/data/schema.ts";
import type { GarmentLine } from "~/domain/gifts/gift-lines.ts";
import {
  changeOwnGift,
  lookAtUndoLink,
  type OwnGiftChange,
  undoByMail,
} from "~/usecases/gifts/own-reservations.ts";
import { db, dumpDatabase } from "../../support/accounts.ts";
import {
  anOpenedList,
  aReserveWish,
  GIFT_NOW,
  garmentIn,
  giverLine,
  type OpenedList,
  own,
  readListBehind,
  readReservations,
  reserved,
} from "../../support/gifts.ts";

let list: OpenedList;
let line: GarmentLine;
let secret: string;

beforeEach(async () => {
  list = await anOpenedList();
  line = garmentIn(await readListBehind(list.token));
  secret = await reserved(list.token, aReserveWish(line.key, { pieces: 2, email: "cousin@layette.test" }));
});

const change = (intent: OwnGiftChange["intent"], pieces: number | null = null, by = secret) =>
  changeOwnGift({ db, now: GIFT_NOW, ...giverLine() }, by, { intent, pieces });

const read = async () => (await readReservations(list.onboardingId))[0];

async function arrive(arrivedPieces: number): Promise<void> {
  await db
    .update(giftReservations)
    .set({ arrivedPieces })
    .where(eq(giftReservations.onboardingId, list.onboardingId));
}

describe("a giver's own reservation", () => {
  it("is undone, and everything about the giver is gone", async () => {
    expect(await change("undo")).toMatchObject({ kind: "undone", undone: { pieces: 2 } });
    expect(await readReservations(list.onboardingId)).toEqual([]);
    expect(garmentIn(await readListBehind(list.token)).left).toBe(line.left);
    expect(await change("undo")).toEqual({ kind: "not-yours" });
  });

  it.each([0, 1])(
    "that is undone with %s pieces arrived tells its own list's pages, not another's",
    async (arrived) => {
      const others = await reserved((await anOpenedList()).token, aReserveWish(line.key));
      await arrive(arrived);
      const told: string[] = [];
      const givers = { ...giverLine().givers, tell: async (tokenHash: string) => void told.push(tokenHash) };
      const deps = { db, now: GIFT_NOW, ...giverLine(), givers };
      for (const by of [secret, others]) await changeOwnGift(deps, by, { intent: "undo", pieces: null });
      const hashes = await db
        .select({ of: giftLists.onboardingId, hash: giftLists.tokenHash })
        .from(giftLists);
      const own = hashes.find(({ of }) => of === list.onboardingId)?.hash;
      expect(told[0]).toBe(own);
      expect(told[1]).not.toBe(own);
    },
  );

  it("keeps what has arrived with the parents, and forgets the address", async () => {
    await arrive(1);
    expect((await change("undo")).kind).toBe("undone");
    expect(await read()).toMatchObject({ pieces: 1, arrivedPieces: 1, sealedEmail: null });
  });

  it("is made smaller at any time, and larger while pieces are left", async () => {
    expect(await change("pieces", 1)).toEqual({ kind: "changed" });
    expect(await change("pieces", line.left)).toEqual({ kind: "changed" });
    expect(await change("pieces", line.left + 1)).toEqual({ kind: "taken", most: line.left });
    expect(await change("pieces", null)).toEqual({ kind: "no-number" });
    expect((await read())?.pieces).toBe(line.left);
  });

  it("S71 never grows beyond what is wished, also at once with others", async () => {
    await own(list.onboardingId, line, line.needed - 3);
    const other = await reserved(list.token, aReserveWish(line.key));
    const results = await Promise.all([change("pieces", 3), change("pieces", 2, other)]);
    expect(results.map(({ kind }) => kind)).toEqual(["taken", "taken"]);
    await change("undo", null, other);
    const both = await Promise.all([change("pieces", 3), change("pieces", 3)]);
    expect(both.map(({ kind }) => kind)).toEqual(["changed", "changed"]);
    expect((await read())?.pieces).toBe(3);
  });

  it("doesn't go below what has arrived, and may still shrink when the plan needs none", async () => {
    await arrive(1);
    expect((await change("pieces", 0)).kind).toBe("no-number");
    await arrive(2);
    expect(await change("pieces", 1)).toEqual({ kind: "arrived", arrived: 2, pieces: 2 });
    expect(await change("undo")).toEqual({ kind: "arrived", arrived: 2, pieces: 2 });
    await arrive(1);
    await own(list.onboardingId, line, 99);
    expect(await change("pieces", 1)).toEqual({ kind: "changed" });
  });

  it("is marked as bought and back, unless it waits for approval, which it says", async () => {
    expect(await change("bought")).toEqual({ kind: "changed" });
    expect((await read())?.state).toBe("bought");
    await change("not-bought");
    expect((await read())?.state).toBe("reserved");
    await db
      .update(giftReservations)
      .set({ state: "waiting" })
      .where(eq(giftReservations.onboardingId, list.onboardingId));
    for (const intent of ["bought", "not-bought"] as const)
      expect(await change(intent)).toEqual({ kind: "waiting" });
    expect((await read())?.state).toBe("waiting");
    expect((await change("bought", null, "0".repeat(32))).kind).toBe("not-yours");
  });
});

describe("S72 the link of a mail", () => {
  it("says what it would undo, changes nothing by being looked at, and undoes once", async () => {
    expect(await lookAtUndoLink({ db }, [secret, "junk", secret])).toEqual([
      { key: secret, what: "2 × Footed Sleeper, 3–6 months", listTitle: "Gifts for Baby Rivera" },
    ]);
    expect(await read()).toMatchObject({ pieces: 2 });
    const results = await Promise.all(
      [1, 2, 3].map(() => undoByMail({ db, now: GIFT_NOW, ...giverLine() }, secret)),
    );
    expect(results.filter(Boolean)).toEqual([true]);
    expect(await lookAtUndoLink({ db }, [secret])).toEqual([]);
  });

  it("still undoes after the list was closed or has moved", async () => {
    await db
      .update(giftLists)
      .set({ closedAt: GIFT_NOW, tokenHash: `moved ${list.onboardingId}` })
      .where(eq(giftLists.onboardingId, list.onboardingId));
    expect(await undoByMail({ db, now: GIFT_NOW, ...giverLine() }, secret)).toBe(true);
  });

  it.each(["", "junk", "0".repeat(32), "x".repeat(10_000)])("%j leads nowhere", async (key) => {
    expect(await lookAtUndoLink({ db }, [key])).toEqual([]);
    expect(await undoByMail({ db, now: GIFT_NOW, ...giverLine() }, key)).toBe(false);
    expect(await read()).toMatchObject({ pieces: 2 });
  });
});

describe("S72 a secret", () => {
  it("of another list, flipped, or of any length changes nothing", async () => {
    const elsewhere = await anOpenedList();
    const theirs = await reserved(elsewhere.token, aReserveWish(line.key));
    const flipped = `${secret.slice(0, -1)}${secret.endsWith("0") ? "1" : "0"}`;
    for (const foreign of [flipped, "", "x".repeat(10_000), "0".repeat(32)]) {
      expect(await change("undo", null, foreign)).toEqual({ kind: "not-yours" });
      expect(await change("pieces", 1, foreign)).toEqual({ kind: "not-yours" });
      expect(await change("bought", null, foreign)).toEqual({ kind: "not-yours" });
    }
    await change("undo", null, theirs);
    expect(await read()).toMatchObject({ pieces: 2, state: "reserved" });
  });

  it("is nowhere in the database", async () => {
    expect(await dumpDatabase()).not.toContain(secret);
  });
});
