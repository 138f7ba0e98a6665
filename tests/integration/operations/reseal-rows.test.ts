// F44 A secret is replaced by the runbook: NEW,OLD until nothing needs the old one, then NEW alone.
import { env } from "cloudflare:workers";
import { eq, sql } from "drizzle-orm";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import { beforeEach, describe, expect, it } from "vitest";
import { ENDS_WITH_SECRET, RESEALING, readResealing } from "~/contracts/operations/upkeep.ts";
import { openDatabase } from "~/data/database.server.ts";
import { RESEALED, type SealedKind } from "~/data/operations/sealed-rows.server.ts";
import { selectUpkeep } from "~/data/operations/upkeep-rows.server.ts";
import { createPageReader } from "~/data/page-reader.server.ts";
import * as schema from "~/data/schema.ts";
import { newId } from "~/lib/new-id.ts";
import { GIVER_SEAL } from "~/services/auth/gift-token.server.ts";
import { giftTokens, newLinkToken, shareTokens, tokensOfLink } from "~/services/auth/link-token.server.ts";
import { seal, unseal } from "~/services/auth/secret-box.server.ts";
import { resealRows } from "~/usecases/operations/reseal-rows.ts";
import { findSharedPlan } from "~/usecases/sharing/share-dashboard.ts";
import { PUSH_DEVICE } from "~/usecases/today/keep-device.ts";
import { runCron } from "../../../workers/cron/run.ts";
import { aSession, aUser } from "../../support/factories.ts";
import { failingDatabase } from "../../support/faulty-bindings.ts";
import {
  anOpenedList,
  aReserveWish,
  garmentIn,
  readListBehind,
  readReservations,
  reserved,
} from "../../support/gifts.ts";
import { shared } from "../../support/sharing.ts";
import { askedWith } from "../../support/whole-site.ts";

const db = openDatabase(env.DB);
const OLD = env.TOKEN_SECRET;
const NEW = "n".repeat(40);
const BOTH = `${NEW},${OLD}`;
const NOW = Date.now();

const run = (tokenSecret = BOTH, now = NOW, database = db) => resealRows({ db: database, tokenSecret, now });

async function pass() {
  const [kept] = await selectUpkeep(db, RESEALING);
  return readResealing(kept?.facts);
}

/** Runs until a pass is through, and says after how many runs. */
async function untilThrough(): Promise<number> {
  for (let runs = 1; runs < 100; runs++) {
    await run();
    if ((await pass())?.endedAt) return runs;
  }
  throw new Error("The pass has no end");
}

/** A row of each kind that lives on, with what opens it and what finds it under a list of secrets. */
async function oneOfEach() {
  const list = await anOpenedList();
  const { onboardingId: planId } = list;
  const { userId } = list.world;
  const share = (await shared(userId, planId)).replicationToken;
  const line = garmentIn(await readListBehind(list.token));
  await reserved(list.token, aReserveWish(line.key, { email: "giver@layette.test" }));
  const [reservation] = await readReservations(planId);
  const [helper, calendar, endpointHash] = [newId(), newId(), newId()];
  const [helperToken, calendarToken] = [newLinkToken(), newLinkToken()];
  const link = { userId, onboardingId: planId, createdAt: NOW };
  await db.batch([
    db
      .insert(schema.helperLinks)
      .values({
        ...{ ...link, id: helper, helper: "Oma", shownName: "", expiresAt: NOW + 1e9 },
        tokenHash: tokensOfLink.helper.hash(OLD, helperToken),
        sealedToken: await tokensOfLink.helper.seal(OLD, helper, helperToken),
      }),
    db
      .insert(schema.calendarLinks)
      .values({
        ...{ ...link, id: calendar, label: "Phone", language: "en" as const },
        tokenHash: tokensOfLink.calendar.hash(OLD, calendarToken),
        sealedToken: await tokensOfLink.calendar.seal(OLD, calendar, calendarToken),
      }),
    db
      .insert(schema.pushDevices)
      .values({
        ...{ id: newId(), userId, endpointHash, createdAt: NOW, seenAt: NOW },
        sealedTarget: await seal(OLD, { purpose: PUSH_DEVICE, row: endpointHash }, "its address"),
      }),
  ]);
  const rowOf = async (kind: SealedKind, key: string) => {
    const { table, key: column } = RESEALED[kind];
    const [row] = await db.select().from(table).where(eq(column, key));
    if (!row) throw new Error(`No row of ${kind}`);
    return row as Readonly<Record<string, unknown>>;
  };
  const linkOf = (kind: "share" | "gifts" | "helper" | "calendar", key: string, token: string) => {
    const tokens = { share: shareTokens, gifts: giftTokens, ...tokensOfLink }[kind];
    return async (secrets: string) => {
      const row = await rowOf(kind, key);
      const opened = await tokens.open(secrets, key, String(row.sealedToken ?? row.replicationToken));
      const hash = String(row.tokenHash ?? row.replicationTokenHash);
      return opened === token && tokens.hashes(secrets, token).includes(hash);
    };
  };
  const textOf = (kind: SealedKind, key: string, purpose: string, column: string, text: string) => {
    return async (secrets: string) =>
      (await unseal(secrets, { purpose, row: key }, String((await rowOf(kind, key))[column]))) === text;
  };
  return {
    share: linkOf("share", planId, share),
    gifts: linkOf("gifts", planId, list.token),
    helper: linkOf("helper", helper, helperToken),
    calendar: linkOf("calendar", calendar, calendarToken),
    giver: textOf("giver", reservation?.id ?? "", GIVER_SEAL, "sealedEmail", "giver@layette.test"),
    device: textOf("device", endpointHash, PUSH_DEVICE, "sealedTarget", "its address"),
    shareToken: share,
    userId,
    planId,
    pages: [
      `/replicate?token=${share}`,
      `/gifts/${list.token}`,
      `/today/${helperToken}`,
      `/calendar/${calendarToken}.ics`,
    ],
  };
}

/** Devices whose addresses are sealed under the old secret. */
async function manyDevices(count: number): Promise<Map<string, string>> {
  const { id: userId } = await aUser(db);
  const rows = await Promise.all(
    Array.from({ length: count }, async (_, at): Promise<[string, string]> => {
      const hash = `hash ${String(at).padStart(6, "0")}`;
      return [hash, await seal(OLD, { purpose: PUSH_DEVICE, row: hash }, `address ${at}`)];
    }),
  );
  await db.run(sql`insert into push_devices (id, user_id, endpoint_hash, sealed_target, created_at, seen_at)
    select value ->> 0, ${userId}, value ->> 0, value ->> 1, 0, 0 from json_each(${JSON.stringify(rows)})`);
  return new Map(rows);
}

async function devicesUnder(secret: string): Promise<number> {
  const rows = await db.select().from(schema.pushDevices);
  const opened = await Promise.all(
    rows.map(({ endpointHash: row, sealedTarget }) =>
      unseal(secret, { purpose: PUSH_DEVICE, row }, sealedTarget),
    ),
  );
  return opened.filter((text) => text !== null).length;
}

beforeEach(async () => {
  await db.delete(schema.upkeep);
  await db.delete(schema.users);
});

describe("F44 a new secret before the old one", () => {
  it("opens and finds everything before, during, and after, and then needs no old one", async () => {
    const { shareToken, userId: _, planId: __, pages: ___, ...kinds } = await oneOfEach();
    const under = async (secrets: string) =>
      Promise.all(Object.entries(kinds).map(async ([kind, opens]) => [kind, await opens(secrets)]));
    const all = Object.keys(kinds).map((kind) => [kind, true]);
    expect(await under(OLD)).toEqual(all);
    expect(await under(BOTH)).toEqual(all);
    await untilThrough();
    expect(await under(BOTH)).toEqual(all);
    expect(await under(NEW)).toEqual(all);
    expect(await pass()).toMatchObject({ looked: 6, resealed: 6, unreadable: 0, endedAt: NOW });
    const look = { db, reader: createPageReader(db), origin: "", now: NOW };
    expect(await findSharedPlan({ ...look, tokenSecret: NEW }, shareToken)).not.toBeNull();
    // The next pass proves it.
    await run();
    expect(await pass()).toMatchObject({ looked: 6, resealed: 0 });
  });

  it("has every page behind a link answer before, during, and after, and says so where it was taken out too early", async () => {
    const { userId, planId, pages } = await oneOfEach();
    const { cookie } = await aSession(db, userId, { expiresAt: NOW + 3_600_000 });
    const ways = ["sharing", "gifts", "today/helpers", "calendar"].map(
      (page) => `/dashboards/${planId}/${page}`,
    );
    const answers = async (paths: readonly string[], secrets: string, theirs = "") =>
      Promise.all(
        paths.map(async (path) => (await askedWith(path, { TOKEN_SECRET: secrets }, theirs)).status),
      );
    const [found, lost] = [pages.map(() => 200), pages.map(() => 404)];
    expect(await answers(pages, OLD)).toEqual(found);
    expect(await answers(pages, BOTH)).toEqual(found);
    expect(await answers(pages, NEW)).toEqual(lost);
    expect(await answers(ways, NEW, cookie)).toEqual(ways.map(() => 200));
    await untilThrough();
    expect(await answers(pages, BOTH)).toEqual(found);
    expect(await answers(pages, NEW)).toEqual(found);
    expect(await answers(ways, NEW, cookie)).toEqual(ways.map(() => 200));
  });

  it("looks at 500 rows a run, loses nothing when it is killed, and ends with none on the old secret", async () => {
    const made = await manyDevices(10_000);
    const changed = async () => {
      const rows = await db.select().from(schema.pushDevices);
      return rows.filter(({ endpointHash, sealedTarget }) => made.get(endpointHash) !== sealedTarget).length;
    };
    await run();
    expect(await pass()).toMatchObject({ looked: 500, resealed: 500, endedAt: null });
    const killed = (when: "before" | "after") =>
      openDatabase(failingDatabase(env.DB, /update "?push_devices/, when));
    await expect(run(BOTH, NOW, killed("before"))).rejects.toThrow();
    expect(await changed()).toBe(500);
    await expect(run(BOTH, NOW, killed("after"))).rejects.toThrow();
    expect(await changed()).toBe(1000);
    expect(await pass()).toMatchObject({ looked: 1000, resealed: 1000 });
    expect(await untilThrough()).toBe(19);
    expect(await devicesUnder(NEW)).toBe(10_000);
    expect(await untilThrough()).toBe(21);
    expect(await pass()).toMatchObject({ looked: 10_000, resealed: 0 });
  }, 60_000);

  it("leaves a text alone that was written since it was read, and one that no secret opens", async () => {
    await manyDevices(2);
    await db
      .update(schema.pushDevices)
      .set({ sealedTarget: "nothing that opens" })
      .where(eq(schema.pushDevices.endpointHash, "hash 000001"));
    await untilThrough();
    expect(await pass()).toMatchObject({ looked: 2, resealed: 1, unreadable: 1 });
    const [, lost] = await db.select().from(schema.pushDevices).orderBy(schema.pushDevices.endpointHash);
    expect(lost?.sealedTarget).toBe("nothing that opens");
  });

  it("does nothing under one secret, begins anew with another list, and looks again the next night", async () => {
    await manyDevices(1);
    await run(OLD);
    expect(await pass()).toBeNull();
    await untilThrough();
    await untilThrough();
    await run(BOTH, NOW + 60_000);
    expect(await pass()).toMatchObject({ resealed: 0, endedAt: NOW, since: NOW });
    await run(BOTH, NOW + 86_400_000);
    expect(await pass()).toMatchObject({ looked: 1, endedAt: NOW + 86_400_000, since: NOW });
    const third = `${"t".repeat(40)},${BOTH}`;
    await run(third, NOW + 86_500_000);
    expect(await pass()).toMatchObject({ looked: 1, resealed: 1, since: NOW + 86_500_000 });
  });

  it("goes on from a row that can't be read", async () => {
    await manyDevices(1);
    await db.insert(schema.upkeep).values({ name: RESEALING, facts: "{" });
    await untilThrough();
    expect(await devicesUnder(NEW)).toBe(1);
  });

  it("is the work of every minute's cron", async () => {
    await manyDevices(1);
    await runCron("* * * * *", { ...env, TOKEN_SECRET: BOTH }, NOW);
    expect(await devicesUnder(NEW)).toBe(1);
  });
});

describe("the table of sealed columns", () => {
  const tables = Object.values(schema).flatMap((value) => {
    const entry: unknown = value;
    return entry instanceof SQLiteTable ? [getTableConfig(entry)] : [];
  });
  const SOURCES = import.meta.glob<string>("../../../app/data/schema/*.ts", {
    eager: true,
    query: "?raw",
    import: "default",
  });
  /** The columns that say so by their name, or in the comment above them. */
  const said = Object.values(SOURCES).flatMap((source) => {
    const commented = [...source.matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*(\w+): \w+\("(\w+)"/g)];
    const named = [...source.matchAll(/\w+: text\("(sealed\w*)"/g)].map(([, column = ""]) => column);
    const secret = commented.filter(([, comment = ""]) =>
      /encrypted|sealed because|keyed hash/i.test(comment),
    );
    return [...named, ...secret.map(([, , , column = ""]) => column)];
  });

  it("names every column that the schema calls encrypted, sealed, or keyed", () => {
    const listed = [
      ...Object.values(RESEALED).flatMap((each) => [
        `${getTableConfig(each.table).name}.${each.sealed.name}`,
        ...("hash" in each ? [`${getTableConfig(each.table).name}.${each.hash.name}`] : []),
      ]),
      ...ENDS_WITH_SECRET.map(([table, column]) => `${table}.${column}`),
    ];
    const columns = tables.flatMap(({ name, columns: all }) => all.map((column) => [name, column.name]));
    const secret = columns.filter(
      ([, column = ""]) => said.includes(column) && column !== "token_hash" && column !== "key",
    );
    const names = secret.map((pair) => pair.join("."));
    expect(names.length).toBeGreaterThan(8);
    expect(names.filter((name) => !listed.includes(name))).toEqual([]);
    const known = columns.map((pair) => pair.join("."));
    expect(listed.filter((name) => !known.includes(name))).toEqual([]);
  });
});
