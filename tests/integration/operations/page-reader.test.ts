// All that a page's loaders request in one tick is one round trip to D1.
import { env } from "cloudflare:workers";
import { sql } from "drizzle-orm";
import { createCookie } from "react-router";
import { describe, expect, it } from "vitest";
import { openDatabase } from "~/data/database.server.ts";
import { createPageReader } from "~/data/page-reader.server.ts";
import { selectPlace } from "~/data/places/select-places.server.ts";
import { selectHasPlan } from "~/data/plans/plans.server.ts";
import { interceptDatabase } from "../../support/faulty-bindings.ts";

/** A reader, and the statements of each of its round trips. */
function watchedReader() {
  const trips: (readonly string[])[] = [];
  const DB = interceptDatabase(env.DB, (statements, run) => {
    trips.push(statements);
    return run();
  });
  const db = openDatabase(DB);
  return { db, reader: createPageReader(db), trips };
}

describe("the page reader", () => {
  it("sends what several loaders ask for in one tick as one batch, and gives each its own rows", async () => {
    const { db, reader, trips } = watchedReader();
    const layout = async () => reader.read(selectPlace(db, "55401"));
    const page = async () => {
      await Promise.resolve();
      return Promise.all([reader.read(selectPlace(db, "33139")), reader.read(selectHasPlan(db, "nobody"))]);
    };
    const [[minneapolis], [[miami], plans]] = await Promise.all([layout(), page()]);
    expect([minneapolis?.city, miami?.city, plans]).toEqual(["Minneapolis", "Miami Beach", []]);
    expect(trips.map((statements) => statements.length)).toEqual([3]);
  });

  it("waits for a loader that reads a cookie first, and for no timer", async () => {
    const { db, reader, trips } = watchedReader();
    const cookie = createCookie("flash");
    const layout = async () => reader.read(selectPlace(db, "55401"));
    const page = async () => {
      await cookie.parse("flash=IngiOw%3D%3D");
      return reader.read(selectPlace(db, "33139"));
    };
    let isTimerFirst = false;
    const timer = setTimeout(() => {
      isTimerFirst = trips.length === 0;
    }, 0);
    await Promise.all([layout(), page()]);
    clearTimeout(timer);
    expect(trips.map((statements) => statements.length)).toEqual([2]);
    expect(isTimerFirst).toBe(false);
    expect(reader.trips()).toBe(1);
  });

  it("makes a second batch for what is asked for later", async () => {
    const { db, reader, trips } = watchedReader();
    await reader.read(selectPlace(db, "55401"));
    await reader.read(selectPlace(db, "33139"));
    expect(trips.map((statements) => statements.length)).toEqual([1, 1]);
  });

  it("rejects every reader of a batch when one of its queries fails, and works again after it", async () => {
    const { db, reader } = watchedReader();
    const results = await Promise.allSettled([
      reader.read(selectPlace(db, "55401")),
      reader.read(db.all(sql`select * from no_such_table`)),
      reader.read(selectPlace(db, "33139")),
    ]);
    expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
    expect(await reader.read(selectPlace(db, "55401"))).toHaveLength(1);
  });

  it("rejects its readers when the database throws before it answers", async () => {
    const DB = interceptDatabase(env.DB, () => {
      throw new Error("D1 is overloaded");
    });
    const db = openDatabase(DB);
    const reader = createPageReader(db);
    await expect(reader.read(selectPlace(db, "55401"))).rejects.toThrow();
  });

  it("carries the parameters of raw statements in a batch", async () => {
    const { db } = watchedReader();
    const insert = (name: string) =>
      db.run(sql`insert into seed_state (name, fingerprint) values (${name}, ${"x"})`);
    await db.batch([insert("first"), insert("second")]);
    const { results } = await env.DB.prepare("select name from seed_state order by name").all();
    expect(results).toEqual([{ name: "first" }, { name: "second" }]);
  });
});
