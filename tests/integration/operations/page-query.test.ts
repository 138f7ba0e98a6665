// Prepared selects return the rows that drizzle would, whichever way they are executed.
import { env } from "cloudflare:workers";
import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { openDatabase } from "~/data/database.server.ts";
import { createPageReader, pageQuery } from "~/data/page-reader.server.ts";
import { clothingList, users } from "~/data/schema.ts";

const db = openDatabase(env.DB);

const COLUMNS = {
  id: clothingList.clothingId,
  nameId: clothingList.clothingNameId,
  notes: clothingList.notes,
  sizeUp: clothingList.sizeUp,
  ownerEmail: users.email,
  twice: sql<number>`${clothingList.clothingId} * 2`,
};

const ofCategory = pageQuery(["category", "most"], (database, { category, most }) =>
  database
    .select(COLUMNS)
    .from(clothingList)
    .leftJoin(users, eq(users.id, clothingList.ownerId))
    .where(and(eq(clothingList.category, category), isNull(clothingList.ownerId)))
    .orderBy(desc(clothingList.clothingId))
    .limit(most),
);

function asDrizzleReads(category: string, most: number) {
  return db
    .select(COLUMNS)
    .from(clothingList)
    .leftJoin(users, eq(users.id, clothingList.ownerId))
    .where(and(eq(clothingList.category, category), isNull(clothingList.ownerId)))
    .orderBy(desc(clothingList.clothingId))
    .limit(most);
}

describe("a select that is written once", () => {
  it.each([
    ["Bottoms", 100],
    ["Outerwear", 2],
    ["Nothing like that", 5],
  ])("has drizzle's rows of %s, at most %i, in their order", async (category, most) => {
    const expected = await asDrizzleReads(category, most);
    expect(await ofCategory(db, { category, most })).toEqual(expected);
    const [inBatch] = await db.batch([ofCategory(db, { category, most })]);
    expect(inBatch).toEqual(expected);
    expect(await createPageReader(db).read(ofCategory(db, { category, most }))).toEqual(expected);
  });

  it("keeps the values of two requests apart", async () => {
    const [bottoms, swim] = await db.batch([
      ofCategory(db, { category: "Bottoms", most: 1 }),
      ofCategory(db, { category: "Swim", most: 1 }),
    ]);
    expect(bottoms).toEqual(await asDrizzleReads("Bottoms", 1));
    expect(swim).toEqual(await asDrizzleReads("Swim", 1));
    expect(bottoms).not.toEqual(swim);
  });

  it("hands values over as parameters, never as words of the query", async () => {
    const evil = "x' or '1' = '1";
    expect(await ofCategory(db, { category: evil, most: 5 })).toEqual([]);
    expect(ofCategory(db, { category: evil, most: 5 }).toSQL().sql).not.toContain(evil);
  });

  it("carries text as it is", async () => {
    const nameOf = pageQuery(["id"], (database, { id }) =>
      database.select({ name: users.fullName }).from(users).where(eq(users.id, id)),
    );
    const fullName = 'Zoë "O\'Hara" \\ 王小明 👶\n<b>';
    await db.insert(users).values({ id: "pagequery", email: "page@query.test", fullName, createdAt: 0 });
    expect(await nameOf(db, { id: "pagequery" })).toEqual([{ name: fullName }]);
  });

  it("fails as the database does", async () => {
    const broken = pageQuery(["id"], (database, { id }) =>
      database
        .select({ one: sql<number>`json_extract('broken', ${id})` })
        .from(clothingList)
        .limit(1),
    );
    await expect(Promise.resolve(broken(db, { id: "$" }))).rejects.toThrow(/malformed JSON/);
    await expect(createPageReader(db).read(broken(db, { id: "$" }))).rejects.toThrow(/malformed JSON/);
  });
});
