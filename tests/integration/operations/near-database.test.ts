// Reading near: copies of the database that lag are read, and no reader sees less than they have seen, written, or were told of.
import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Client, openDatabase } from "~/data/database.server.ts";
import { isReading, nearDatabase } from "~/data/near-database.server.ts";
import { seedState } from "~/data/schema.ts";
import { SEEN_HEADER, TOLD_HEADER } from "~/domain/reads-from.ts";
import { answerNear } from "~/http/near-reading.server.ts";
import { NO_METRICS } from "~/services/metrics/metrics.server.ts";
import { type LaggingDatabase, laggingDatabase } from "../../../scripts/copies/lagging-copies.ts";

const SETTINGS = { isHttps: false, tokenSecret: "s".repeat(40), migrated: null as string | null };
const NAME = "counted";
const HTML = { "Content-Type": "text/html; charset=utf-8", "Layette-Viewer": "someone" };

/** Where it counts that a copy answered: a busy machine is no slow copy. */
const PATIENT = { patienceMs: 60_000 };

let now = Date.now();
/** The way to a copy. */
let copyMs = 0;
let world: LaggingDatabase;

beforeEach(async () => {
  now = Date.now();
  copyMs = 0;
  const copies = [env.COPY_ONE, env.COPY_TWO];
  for (const copy of copies) await applyD1Migrations(copy, env.TEST_MIGRATIONS);
  for (const database of [env.DB, ...copies]) {
    await database.batch([
      database.prepare("insert or replace into seed_state values (?, '0')").bind(NAME),
      database.prepare("insert or replace into heartbeat values (1, ?)").bind(now),
    ]);
  }
  const ways = () => ({ primaryMs: 0, copyMs });
  world = laggingDatabase({ primary: env.DB, copies, lagMs: [0, 0], ways, clock: () => now });
});

afterEach(() => world.end());

interface Asked {
  method?: string;
  mayLag?: boolean;
  headers?: Record<string, string>;
  settings?: Partial<typeof SETTINGS>;
  patienceMs?: number;
}

/** A browser with a page that shows the count, and a form that sets it. */
function aBrowser() {
  let cookie = "";
  let seen: string | null = null;
  async function ask(
    { method = "GET", mayLag = true, headers = {}, settings = {}, patienceMs }: Asked,
    render: (client: Client) => Promise<Response>,
  ): Promise<Response> {
    const request = new Request("http://localhost/", {
      method,
      headers: { ...(cookie && { Cookie: cookie }), ...(seen && { [SEEN_HEADER]: seen }), ...headers },
    });
    const near = {
      ...(patienceMs !== undefined && { patienceMs }),
      settings: { ...SETTINGS, ...settings },
      binding: world.binding,
      metrics: NO_METRICS,
      request,
      mayLag,
      clock: () => now,
    };
    const response = await answerNear(near, render);
    cookie = response.headers.get("Set-Cookie")?.split(";", 1)[0] ?? cookie;
    seen = response.headers.get(SEEN_HEADER) ?? seen;
    return response;
  }
  const countOf = async (client: Client) => {
    const [row] = await openDatabase(client).select().from(seedState).where(eq(seedState.name, NAME));
    return Number(row?.fingerprint);
  };
  return {
    ask,
    cookie: () => cookie,
    /** As a script reads it, or as a document. */
    async read(asked: Asked = {}, type: HeadersInit = {}): Promise<number> {
      const response = await ask(asked, async (client) =>
        Response.json(await countOf(client), { headers: type }),
      );
      return Number(await response.text());
    },
    async write(count: number): Promise<void> {
      await ask({ method: "POST" }, async (client) => {
        await openDatabase(client)
          .update(seedState)
          .set({ fingerprint: String(count) })
          .where(eq(seedState.name, NAME));
        return new Response(null, { status: 204 });
      });
    },
  };
}

describe("what only reads", () => {
  it.each([
    ["select 1", true],
    ["  SELECT updated_at from users", true],
    ["with a as (select 1) select * from a", true],
    ["select rtrim(email, replace(email, '.', '')) from users", true],
    ["with a as (select 1) update users set x = 1", false],
    ["with a as (select 1) replace into users values (1)", false],
    ["insert into users values (1)", false],
    ["delete from users", false],
    ["pragma foreign_keys", false],
    ["", false],
  ])("%j: %s", (sql, expected) => {
    expect(isReading(sql)).toBe(expected);
  });
});

describe("one's own write", () => {
  it.each([300, 800, 3400, 30_000])("S100 is read at once and later, copies %i ms behind", async (lagMs) => {
    world.setLag([lagMs, lagMs]);
    const browser = aBrowser();
    for (let count = 1; count <= 50; count += 1) {
      await browser.write(count);
      now += 100;
      expect(await browser.read({}, count % 2 ? HTML : {})).toBe(count);
    }
    // Right after the ten seconds in which the primary is asked.
    await browser.write(51);
    now += 10_001;
    expect(await browser.read()).toBe(51);
  });

  it("is remembered in a cookie that is ours alone, and only after a write", async () => {
    const reader = aBrowser();
    await reader.read();
    expect(reader.cookie()).toBe("");
    const writer = aBrowser();
    await writer.write(1);
    expect(writer.cookie()).toMatch(/^wrote=/);
    expect(writer.cookie()).not.toContain("00000000-");
  });

  it("asks the primary for what is read in the same request, too", async () => {
    world.setLag([30_000, 30_000]);
    const { client, facts } = nearDatabase(world.binding, { from: "nearest", least: null }, now);
    const db = openDatabase(client);
    const mine = eq(seedState.name, NAME);
    await db.update(seedState).set({ fingerprint: "7" }).where(mine);
    expect(await db.select().from(seedState).where(mine)).toEqual([{ name: NAME, fingerprint: "7" }]);
    expect(facts).toMatchObject({ hasWritten: true, fromCopy: false });
  });
});

describe("a reader of copies", () => {
  it("S101 never goes backward between two copies while another writes", async () => {
    world.setLag([200, 2500]);
    const [writer, reader] = [aBrowser(), aBrowser()];
    const read: number[] = [];
    for (let count = 1; count <= 24; count += 1) {
      await writer.write(count);
      now += 100;
      read.push(await reader.read({}, count % 3 ? {} : HTML));
    }
    expect(read).toEqual(read.toSorted((a, b) => a - b));
  });

  it("S101 without its marks would", async () => {
    world.setLag([200, 2500]);
    const writer = aBrowser();
    const read: number[] = [];
    for (let count = 1; count <= 24; count += 1) {
      await writer.write(count);
      now += 400;
      read.push(await aBrowser().read(PATIENT));
    }
    expect(read).not.toEqual(read.toSorted((a, b) => a - b));
    expect(world.trips.copies).toBeGreaterThan(20);
  });

  it.each([
    ["a page that was told", { [TOLD_HEADER]: "1" }, 0, {}],
    ["a document that was told", { [TOLD_HEADER]: "1" }, 0, HTML],
    ["a page whose copy is too slow", {}, 5000, {}],
    ["a document whose copy is too slow", {}, 5000, HTML],
  ] as const)("S101 never goes back behind the primary: %s", async (_, headers, slowMs, type) => {
    copyMs = slowMs;
    world.setLag([1e9, 1e9]);
    const [writer, reader] = [aBrowser(), aBrowser()];
    await writer.write(2);
    expect(await reader.read({ headers }, type)).toBe(2);
    copyMs = 0;
    now += 10_001;
    expect(await reader.read({}, type)).toBe(2);
  });

  it("S101 never goes back behind what a copy didn't have", async () => {
    world.setLag([1e9, 1e9]);
    const [writer, reader] = [aBrowser(), aBrowser()];
    await writer.write(2);
    const asked = await reader.ask(PATIENT, async (client) => {
      const db = openDatabase(client);
      const [row] = await db.select().from(seedState).where(eq(seedState.fingerprint, "2"));
      return new Response(row ? "found" : null, { status: row ? 200 : 404 });
    });
    expect(asked.status).toBe(200);
    expect(await reader.read()).toBe(2);
  });

  it("S104 reads what its page was told of", async () => {
    world.setLag([30_000, 30_000]);
    const [writer, reader] = [aBrowser(), aBrowser()];
    await writer.write(3);
    expect(await reader.read(PATIENT)).toBe(0);
    expect(await reader.read({ headers: { [TOLD_HEADER]: "1" } })).toBe(3);
  });

  it("is asked again at the primary when the copy knows nothing", async () => {
    world.setLag([30_000, 30_000]);
    await aBrowser().write(4);
    const found: number[] = [];
    for (const refusal of [401, 403, 404, 410, 302, 202]) {
      const response = await aBrowser().ask({}, async (client) => {
        const [row] = await openDatabase(client)
          .select()
          .from(seedState)
          .where(eq(seedState.fingerprint, "4"));
        if (row) return new Response("found");
        return new Response(null, {
          status: refusal,
          headers: refusal === 302 ? { Location: "/de/auth?from=%2F" } : {},
        });
      });
      found.push(response.status);
    }
    expect(found).toEqual(Array(6).fill(200));
  });

  it("keeps what a copy refuses if the primary refuses it as well, and other redirects as they are", async () => {
    const { primary } = world.trips;
    const elsewhere = await aBrowser().ask(PATIENT, async (client) => {
      await openDatabase(client).select().from(seedState).where(eq(seedState.name, NAME));
      return new Response(null, { status: 302, headers: { Location: "/dashboards/abc" } });
    });
    expect([elsewhere.status, world.trips.primary]).toEqual([302, primary]);
    const gone = await aBrowser().ask(PATIENT, async (client) => {
      await openDatabase(client).select().from(seedState).where(eq(seedState.name, NAME));
      return new Response("gone", { status: 410 });
    });
    expect([gone.status, world.trips.primary]).toEqual([410, primary + 1]);
  });
});

describe("a copy", () => {
  it("S103 isn't believed 90 seconds after its last heartbeat", async () => {
    world.setLag([1e9, 1e9]);
    await aBrowser().write(5);
    now += 90_000;
    expect(await aBrowser().read(PATIENT)).toBe(0);
    now += 1;
    expect(await aBrowser().read()).toBe(5);
    await env.COPY_ONE.prepare("delete from heartbeat").run();
    await env.COPY_TWO.prepare("delete from heartbeat").run();
    expect(await aBrowser().read()).toBe(5);
  });

  it("S106 of an older schema is as good as none", async () => {
    for (const copy of [env.COPY_ONE, env.COPY_TWO])
      await copy.prepare("alter table seed_state rename to older").run();
    try {
      await aBrowser()
        .write(6)
        .catch(() => {});
      const { client, facts } = nearDatabase(world.binding, { from: "nearest", least: null }, now);
      expect(
        await openDatabase(client).select().from(seedState).where(eq(seedState.name, NAME)),
      ).toHaveLength(1);
      expect(facts).toMatchObject({ fromCopy: false });
    } finally {
      for (const copy of [env.COPY_ONE, env.COPY_TWO])
        await copy.prepare("alter table older rename to seed_state").run();
    }
  });

  it("S106 is read only if it has come as far as the migrations", async () => {
    world.setLag([30_000, 0]);
    const writer = aBrowser();
    await writer.write(8);
    const migrated = "00000003-00000000-00000000";
    for (let time = 0; time < 4; time += 1) expect(await aBrowser().read({ settings: { migrated } })).toBe(8);
  });

  it("F41 that never answers changes nothing", async () => {
    world.silence(true);
    const browser = aBrowser();
    await browser.write(9);
    now += 20_000;
    expect(await browser.read()).toBe(9);
    expect(await browser.read({}, HTML)).toBe(9);
  });

  it("F41 that doesn't exist changes nothing", async () => {
    world = laggingDatabase({ primary: env.DB, copies: [], lagMs: [] });
    const browser = aBrowser();
    await browser.write(10);
    now += 20_000;
    expect(await browser.read()).toBe(10);
  });
});

describe("a bookmark", () => {
  it.each([
    ["forged", "wrote=AAAA"],
    ["of 10 KB", `wrote=${"A".repeat(10_240)}`],
    ["empty", "wrote="],
    ["not a cookie", "wrote=%E0%A4%A"],
  ])("S105 that is %s counts as none", async (_, cookie) => {
    expect(await aBrowser().read({ ...PATIENT, headers: { Cookie: cookie } })).toBe(0);
    // The row, and the heartbeat beside it.
    expect(world.trips).toEqual({ primary: 0, copies: 2 });
  });

  it.each([
    "ffffffff-00000000-00000000",
    "f".repeat(10_240),
    "first-primary",
    "'; drop",
    "of-another-database",
  ])("S105 in a header is read within patience: %j", async (seen) => {
    expect(await aBrowser().read({ headers: { [SEEN_HEADER]: seen.slice(0, 60_000) } })).toBe(0);
  });
});
