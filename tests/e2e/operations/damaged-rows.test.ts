// Whatever a stored row holds, its owner's pages answer: every column of every table is damaged three ways, and every page that reads
// the table is asked. What isn't damaged reads as before. The columns come from the schema, the pages from the manifest.
import { writeFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cellOf } from "../../../app/domain/weather/world-climate.ts";
import { TABLES } from "../../support/damage.ts";
import { type Walk, walkTables } from "../support/damage-walk.ts";
import { aDamagedWorld, type DamagedWorld } from "../support/damaged-world.ts";
import { type Answer, send } from "../support/http.ts";
import { startSite } from "../support/site.ts";
import { pickBy, TIER } from "../support/tiers.ts";

const site = startSite({ alone: true });

let world: DamagedWorld;

/** Its place in the table of places. */
const MUNICH = { latitude: 48.13743, longitude: 11.57549 };

beforeAll(async () => {
  world = await aDamagedWorld(site);
  // Jobs write it once they have something to remember.
  await site.server.ask("insert into upkeep (name, facts) values ('watch', '{}')");
  await findReaders();
  // It asks every page once for each table.
}, 600_000);

/** Each from another address: from one, instant plans are limited, and a refusal says nothing of what is stored. */
let asked = 0;
const ask = (path: string, account = world.owner): Promise<Answer> =>
  send(`${site.url}${path}`, {
    cookie: account.cookie,
    headers: { "CF-Connecting-IP": `10.0.${Math.floor(asked / 250) % 250}.${asked++ % 250}` },
  });

const hasFailed = (answer: Answer | undefined) => (answer?.status ?? 0) >= 500 || answer?.status === 429;

/** Only jobs and forms read them, and the heartbeat only beside copies of the database: integration/operations/damaged-nights and damaged-messages. */
const NO_PAGES = [
  ...[
    "address_changes",
    "email_tokens",
    "heartbeat",
    "mail_outbox",
    "pending_sign_ups",
    "push_messages",
    "rate_counters",
    "size_reminders",
  ],
  ...["spent_secrets", "unsent_forms", "upkeep", "weather_cells"],
];

/** By table, the addresses that read it: without it they can't be answered. */
const readers = new Map<string, string[]>();

/** Most pages read these, so each is away by itself. */
const OF_MOST = [
  ...["sessions", "users", "users_profile", "user_onboarding_data", "plan_members", "calendar_events"],
  "zipcode_city_map",
];
/** As many as a page seldom reads one of. */
const AWAY_AT_ONCE = 8;

async function findReaders(): Promise<void> {
  await findReadersOf(NO_PAGES, world.pages);
  for (const table of OF_MOST) await findReadersOf([table], world.pages);
  const others = WALKED.filter((table) => !NO_PAGES.includes(table) && !OF_MOST.includes(table));
  for (let at = 0; at < others.length; at += AWAY_AT_ONCE)
    await findReadersOf(others.slice(at, at + AWAY_AT_ONCE), world.pages);
}

/** Asks pages while tables are away: one that answers reads none of them, and the others are asked with one half away, then the other. */
async function findReadersOf(tables: readonly string[], pages: readonly string[]): Promise<void> {
  const found = await pagesWithout(tables, pages);
  const [table, ...more] = tables;
  if (table !== undefined && more.length === 0) readers.set(table, found);
  if (found.length === 0 || more.length === 0) return;
  const half = Math.ceil(tables.length / 2);
  await findReadersOf(tables.slice(0, half), found);
  await findReadersOf(tables.slice(half), found);
}

/** Those of the pages that can't be answered without these tables. */
async function pagesWithout(tables: readonly string[], pages: readonly string[]): Promise<string[]> {
  const rename = (to: (table: string) => string) =>
    site.server.askAll(...tables.map((table) => ({ sql: `alter table ${to(table)}`, values: [] })));
  await rename((table) => `${table} rename to ${table}_gone`);
  const answers = await inParallel(pages, (path) => ask(path)).finally(() =>
    rename((table) => `${table}_gone rename to ${table}`),
  );
  return pages.filter((_, at) => hasFailed(answers[at]));
}

async function inParallel<One, Answer>(
  all: readonly One[],
  work: (one: One) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  let next = 0;
  const worker = async () => {
    while (next < all.length) {
      const at = next++;
      const one = all[at];
      if (one !== undefined) answers[at] = await work(one);
    }
  };
  await Promise.all(Array.from({ length: 6 }, worker));
  return answers;
}

/** The row that is damaged: the one that the pages read, of the owner and the plan if the table knows them. */
async function rowOf(table: string): Promise<string> {
  const { owner, plan, trip, bought, ids, sharing } = world;
  const known: Readonly<Record<string, string>> = {
    user_travel_plans: `id = '${trip}'`,
    climate_normals: "zip3 = '554'",
    zipcode_city_map: "zipcode = '55401'",
    hourly_forecasts: "cell = '45.0,-93.3'",
    places: "place_id = 2867714",
    world_climate: `cell = ${cellOf(MUNICH)}`,
    climate_exceptions: `from_zip = '${sharing.zip}'`,
    shared_climates: `climate_id = ${sharing.climate}`,
    // The only table of theirs whose rows have no number.
    travel_plan_items: `(age_range, clothing_id) = (select age_range, clothing_id from ${table} where travel_plan_id = '${trip}' limit 1)
      and travel_plan_id = '${trip}'`,
  };
  if (known[table]) return known[table];
  const [first] = await site.server.ask(`select * from ${table} limit 1`);
  if (!first) throw new Error(`${table} has no row to damage`);
  const conditions = [
    ["onboarding_id", plan],
    ["travel_plan_id", trip],
    ["owner_id", ids.userId],
    ["dashboard_item_id", bought],
    ["user_id", ids.userId],
    ["email", owner.email],
    ["clothing_id", ids.clothing],
  ]
    .filter(([name = ""]) => name in first)
    .map(([name, value]) => `${name} = '${value}'`);
  for (const one of [...conditions, "true"]) {
    const [row] = await site.server.ask(`select min(rowid) as id from ${table} where ${one}`);
    if (typeof row?.id === "number") return `rowid = ${row.id}`;
  }
  throw new Error(`${table} has no row to damage`);
}

const WITHOUT_ROWS = new Set(["place_names", "seed_state"]);
const WALKED = TABLES.filter((table) => !WITHOUT_ROWS.has(table));

/** Everyone reads them, so nothing is beside them. */
const OF_EVERYONE =
  /^(?:climate|shared_climates|places|zipcode|world_climate|weather_cells|hourly_forecasts|subscription_tiers|affiliate_links|clothing_images|user(s|s_profile)$|sessions)/;

/** Read with every session, in one place: of pages that read the same tables, one is asked. */
const OF_SESSIONS: ReadonlySet<string> = new Set(["users", "users_profile", "sessions", "plan_members"]);

/**
 * Tables that are damaged at the same time: none of them decides whether a page reads another of them, and all of them are
 * everyone's, or none is. Any other table is damaged by itself.
 */
const TOGETHER = [
  ["users", "users_profile"],
  [
    ...["zipcode_city_map", "climate_normals", "shared_climates", "places", "weather_cells"],
    ...["subscription_tiers", "affiliate_links", "clothing_images"],
  ],
  ["sessions", "climate_exceptions", "world_climate"],
  [
    ...["gift_reservations", "clothing_list", "size_facts", "plan_members", "travel_weather_data"],
    ...["oauth_accounts", "plan_acts", "mail_preferences", "email_tokens", "spent_secrets"],
    ...["size_reminders", "mail_outbox", "rate_counters", "heartbeat"],
  ],
  [
    ...["user_clothing_items", "plan_babies", "passkeys", "gift_wishes", "travel_plan_items"],
    ...["plan_invitations", "address_changes", "pending_sign_ups", "unsent_forms"],
  ],
  ["gift_lists", "user_travel_plans", "bags"],
];

/** Columns of a plan by which no page decides what else it reads of it: these are damaged at the same time too. */
const BESIDE_OTHERS = [
  /^replication_/,
  /^(?:submission_key|run_id|lease_until|error_message|card_title)$/,
  /^(?:sized_up_groups|size_moves|number_changes|member_ids)$/,
];

interface Part {
  table: string;
  /** By the column's name; all of them if missing. */
  holds?: (column: string) => boolean;
}

const OF_PLANS = "user_onboarding_data";
const ALONE = WALKED.filter((table) => table !== OF_PLANS && !TOGETHER.flat().includes(table));

/** Each is damaged at the same time as the others of its bundle. */
const BUNDLES: Readonly<Record<string, readonly Part[]>> = Object.fromEntries([
  ...[...TOGETHER, ...ALONE.map((table) => [table])].map((tables) => [
    tables.join(", "),
    tables.map((table) => ({ table })),
  ]),
  [OF_PLANS, [{ table: OF_PLANS, holds: (name: string) => !BESIDE_OTHERS.some((one) => one.test(name)) }]],
  [
    `${OF_PLANS}, other columns`,
    BESIDE_OTHERS.map((one) => ({ table: OF_PLANS, holds: (name: string) => one.test(name) })),
  ],
]);

/** What must read as before, without what is new in every answer: nonces, keys of forms, and the time. */
async function read(all: DamagedWorld["untouched"]): Promise<string[]> {
  const answers = await inParallel(all, ({ path, account }) => ask(path, account));
  return answers.map(({ text }) =>
    text.replace(/"[\w+/-]{16,}={0,2}"/g, '"new"').replace(/\b1\d{12}\b/g, "now"),
  );
}

/** What could change beside damaged tables: pages of the kind that reads one of them. */
function besideOf(tables: readonly string[]): DamagedWorld["untouched"] {
  if (tables.some((table) => OF_EVERYONE.test(table))) return [];
  return world.untouched.filter(({ like }) => tables.some((table) => readers.get(table)?.includes(like)));
}

/** By column, what came of each of the three ways. */
const told = new Map<string, string[]>();

function pagesOf(table: string): readonly string[] {
  const pages = readers.get(table) ?? [];
  return OF_SESSIONS.has(table) ? oneOfEachKind(pages) : pages;
}

/** Of pages that read the same tables, one. */
function oneOfEachKind(pages: readonly string[]): string[] {
  const readBy = (page: string) => WALKED.filter((one) => readers.get(one)?.includes(page)).join();
  return [...new Map(pages.map((page) => [readBy(page), page])).values()];
}

interface Pass {
  isTried: (column: string, way: number) => boolean;
  pages: (all: readonly string[]) => readonly string[];
}

/**
 * What this tier damages and asks. The sample is every column, in one of the three ways by turns, and of the pages that read the same
 * tables one: what can't read a column is mostly shared by those. The second tier has the other two ways, and the other pages.
 */
const isSample = (column: string, way: number) => pickBy(column, 3) === way;
const WHOLE: readonly Pass[] = [{ isTried: () => true, pages: (all) => all }];
const PASSES: readonly Pass[] = process.env.WALK_TO
  ? WHOLE
  : TIER === "first"
    ? [{ isTried: isSample, pages: oneOfEachKind }]
    : [
        { isTried: (column, way) => !isSample(column, way), pages: (all) => all },
        {
          isTried: isSample,
          pages: (all) => {
            const asked = oneOfEachKind(all);
            return all.filter((page) => !asked.includes(page));
          },
        },
      ];

/** Asks pages, and what is beside the damaged tables, which must read as `before`. */
function walk(before: ReadonlyMap<string, string>): Walk {
  return {
    ask: (sql) => site.server.ask(sql),
    async failuresOf(pages, damaged) {
      const answers = await inParallel(pages, (path) => ask(path));
      const failed = pages.filter((_, at) => hasFailed(answers[at]));
      const others = besideOf(damaged);
      const after = await read(others);
      const changed = others
        .filter(({ path }, at) => after[at] !== before.get(path))
        .map(({ path }) => `beside: ${path}`);
      return [...failed, ...changed].map((path) =>
        path.replaceAll(world.plan, "PLAN").replaceAll(world.trip, "TRIP"),
      );
    },
    tell(column, way, outcome) {
      const outcomes = told.get(column) ?? [];
      outcomes[way] = outcome;
      told.set(column, outcomes);
    },
  };
}

describe("F42 a damaged column takes nothing with it", () => {
  test.each(Object.entries(BUNDLES))(
    "F42 %s",
    async (_, parts) => {
      const tables = parts.map(({ table }) => table);
      const before = new Map<string, string>();
      const beside = besideOf(tables);
      for (const [at, text] of (await read(beside)).entries()) before.set(beside[at]?.path ?? "", text);
      const wrong: string[] = [];
      const rows = await Promise.all(parts.map(({ table }) => rowOf(table)));
      const walked = (pages: Pass["pages"]) =>
        parts.map((part, at) => ({ ...part, row: rows[at] ?? "", pages: pages(pagesOf(part.table)) }));
      for (const { isTried, pages } of PASSES)
        wrong.push(...(await walkTables(walk(before), walked(pages), isTried)));
      expect(wrong).toEqual([]);
      expect(await read(beside), "put back").toEqual(beside.map(({ path }) => before.get(path)));
    },
    600_000,
  );

  test("F42 every table with rows is read by the pages that are meant to", () => {
    const unread = WALKED.filter((table) => (readers.get(table) ?? []).length === 0);
    expect(unread.sort()).toEqual(NO_PAGES);
  });
});

/** `WALK_TO=docs/damaged-rows.md` writes what was asked: each column, the three ways, and how many pages answered. */
afterAll(() => {
  const lines = [...told].map(([column, outcomes]) => `| ${column} | ${outcomes.join(" | ")} |`);
  const { WALK_TO } = process.env;
  if (WALK_TO) writeFileSync(WALK_TO, `${lines.join("\n")}\n`);
});
