// A bundle is reserved as one: everything that is left of it, in one write, and never more than is needed.
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import type { ReservedPart, ReserveWish } from "~/contracts/gifts/giver-forms.ts";
import { openDatabase } from "~/data/database.server.ts";
import { giftReservations, mailOutbox } from "~/data/schema.ts";
import { type GarmentLine, readTargetKey, targetKey } from "~/domain/gifts/gift-lines.ts";
import { reservationsOf } from "~/usecases/gifts/own-reservations.ts";
import { reserveGift } from "~/usecases/gifts/reserve-gift.ts";
import { db } from "../../support/accounts.ts";
import { interceptDatabase } from "../../support/faulty-bindings.ts";
import {
  anOpenedList,
  aReserveWish,
  garmentIn,
  giftDependencies,
  type OpenedList,
  readListBehind,
  readReservations,
  reserve,
} from "../../support/gifts.ts";

const NO_SECRETS = async () => ({ keys: [], secrets: [] });

let list: OpenedList;
let lines: [GarmentLine, GarmentLine, GarmentLine];

beforeEach(async () => {
  list = await anOpenedList();
  const found = await readListBehind(list.token);
  lines = [
    garmentIn(found, "hat_warm", "0-3m"),
    garmentIn(found, "sleeper_footed", "3-6m"),
    garmentIn(found, "socks", "3-6m"),
  ];
});

function part(line: GarmentLine, pieces = 1): ReservedPart {
  const target = readTargetKey(line.key);
  if (!target) throw new Error(`No target ${line.key}`);
  return { target, pieces };
}

function aBundle(fields: Partial<ReserveWish> = {}): ReserveWish {
  const [first, ...others] = lines;
  return aReserveWish(first.key, { others: others.map((line) => part(line)), ...fields });
}

const stored = async () =>
  (await readReservations(list.onboardingId)).map((one) => [targetKeyOf(one), one.pieces, one.giverName]);
const targetKeyOf = ({ clothingId, size }: { clothingId: number | null; size: string | null }) =>
  `${clothingId}.${size}`;

describe("a bundle", () => {
  it("is reserved whole, each line by itself, under one key of the browser", async () => {
    const result = await reserve(list.token, aBundle({ name: "Ruth" }));
    if (result.kind !== "reserved") throw new Error(result.kind);
    expect(result.missed).toEqual([]);
    expect((await stored()).toSorted()).toEqual(lines.map((line) => [line.key, 1, "Ruth"]).toSorted());
    const found = await readListBehind(list.token);
    const own = reservationsOf(found, { keys: [result.key], secrets: [] }).map(({ id }) => id);
    expect(own.toSorted()).toEqual([result.id, ...result.otherIds].toSorted());
    expect(own).toHaveLength(3);
  });

  it("is reserved once, however often its form is sent", async () => {
    const bundle = aBundle({ email: "ruth@layette.test" });
    const results = await Promise.all(Array.from({ length: 5 }, () => reserve(list.token, bundle)));
    const again = await reserve(list.token, bundle);
    expect(again).toMatchObject({ kind: "reserved", missed: [] });
    expect(new Set([...results, again].map((one) => one.kind === "reserved" && one.id)).size).toBe(1);
    expect(await stored()).toHaveLength(3);
    const mails = await db.select().from(mailOutbox).where(eq(mailOutbox.toAddress, "ruth@layette.test"));
    expect(mails).toHaveLength(1);
  });

  it("says which line somebody else was faster with, and reserves the rest", async () => {
    const [first, second, third] = lines;
    await reserve(list.token, aReserveWish(first.key, { pieces: first.left }));
    const result = await reserve(list.token, aBundle({ name: "Ruth" }));
    expect(result).toMatchObject({ kind: "reserved", missed: [readTargetKey(first.key)] });
    const ofRuth = (await stored()).filter(([, , name]) => name === "Ruth").map(([key]) => key);
    expect(ofRuth.toSorted()).toEqual([second.key, third.key].toSorted());
  });

  it("reserves the rest in one write, if a line is taken between its reading and its writing", async () => {
    const [first] = lines;
    let isDone = false;
    const slow = interceptDatabase(env.DB, async (statements, run) => {
      if (!isDone && statements.some((text) => text.includes('into "gift_reservations"'))) {
        isDone = true;
        await reserve(list.token, aReserveWish(first.key, { pieces: first.left, name: "Ben" }));
      }
      return run();
    });
    const deps = { ...giftDependencies(), db: openDatabase(slow) };
    const result = await reserveGift(deps, list.token, aBundle({ name: "Ruth" }), NO_SECRETS);
    expect(result).toMatchObject({ kind: "reserved", missed: [readTargetKey(first.key)] });
    expect((await stored()).filter(([, , name]) => name === "Ruth")).toHaveLength(2);
  });

  it("never holds more than is needed, whoever reserves what at the same instant", async () => {
    const kinds = fc.array(fc.record({ isBundle: fc.boolean(), pieces: fc.integer({ min: 1, max: 3 }) }), {
      minLength: 2,
      maxLength: 8,
    });
    await fc.assert(
      fc.asyncProperty(kinds, async (forms) => {
        await db.delete(giftReservations).where(eq(giftReservations.onboardingId, list.onboardingId));
        const results = await Promise.all(
          forms.map(({ isBundle, pieces }, at) =>
            isBundle
              ? reserve(
                  list.token,
                  aBundle({ pieces, others: lines.slice(1).map((line) => part(line, pieces)) }),
                )
              : reserve(list.token, aReserveWish(lines[at % 3]?.key ?? "", { pieces })),
          ),
        );
        const rows = await readReservations(list.onboardingId);
        for (const line of lines) {
          const held = rows
            .filter((row) => targetKeyOf(row) === line.key)
            .reduce((sum, { pieces }) => sum + pieces, 0);
          expect(held).toBeLessThanOrEqual(line.left);
        }
        // Each answer says exactly what is stored.
        const told = results.flatMap((one) => (one.kind === "reserved" ? [one.id, ...one.otherIds] : []));
        expect(told.toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
        for (const [at, one] of results.entries()) {
          if (one.kind !== "reserved" || !forms[at]?.isBundle) continue;
          expect(one.otherIds.length + 1 + one.missed.length).toBe(3);
          expect(new Set(one.missed.map(targetKey)).size).toBe(one.missed.length);
        }
      }),
      { numRuns: 12 },
    );
  });
});
