// Whatever a stored row holds, its owner's pages answer: every column of every table is damaged three ways, and every page that reads
// the table is asked. What isn't damaged reads as before. The columns come from the schema, the pages from the manifest.
import { writeFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type DamagedColumn, damagedColumns, TABLES } from "../../support/damage.ts";
import { DECISIONS, everyPath, OWN_ITEM } from "../../support/route-decisions.ts";
import { type Account, newAccount } from "../support/accounts.ts";
import { newGiftList } from "../support/gifts.ts";
import { type Answer, send } from "../support/http.ts";
import { finishedPlan } from "../support/quiz.ts";
import { startSite } from "../support/site.ts";
import { finishedTrip, placeNamed, YEAR } from "../support/trips.ts";

const site = startSite({ alone: true });

let owner: Account;
let other: Account;
/** The plan that is damaged, and one of the same owner that isn't; their trips. */
let plan: string;
let whole: string;
let trip: string;
let wholeTrip: string;
let gifts: string;
let bought: string;
let own: string;
let ids: Record<string, string>;
/** What must not change. */
let untouched: readonly { path: string; account: Account }[];

const NOW = String(Date.now());
const LATER = String(Date.now() + 10 * 86_400_000);

beforeAll(async () => {
  owner = await newAccount(site);
  other = await newAccount(site);
  const munich = await placeNamed(site, owner, "Munich");
  const dueDate = `${YEAR}-03-01`;
  whole = await finishedPlan(site, owner);
  plan = await finishedPlan(site, owner, { zipcode: "", placeId: munich.replace("place:", ""), dueDate });
  const others = await finishedPlan(site, other);
  const dates = { startDate: `${YEAR}-03-10`, endDate: `${YEAR}-03-16` };
  trip = await finishedTrip(site, owner, { ...dates, onboardingId: plan, place: munich });
  wholeTrip = await finishedTrip(site, owner, { ...dates, onboardingId: whole });
  const otherTrip = await finishedTrip(site, other, dates);
  gifts = await newGiftList(site.server, plan);
  const userId = await idOf("select id from users where email = ?", owner.email);
  const otherId = await idOf("select id from users where email = ?", other.email);
  bought = await idOf(
    `select item.dashboard_item_id as id from user_clothing_items as item join affiliate_links as link using (clothing_id)
    where item.onboarding_id = ? and link.is_active and coalesce(link.age_range, '0-3m') = '0-3m' limit 1`,
    plan,
  );
  const added = await send(`${site.url}/dashboards/${plan}/items`, {
    form: OWN_ITEM,
    cookie: owner.cookie,
    headers: { Accept: "application/json" },
  });
  expect(added.status, added.text).toBe(200);
  own = await idOf(
    `select item.dashboard_item_id as id from user_clothing_items as item join clothing_list as garment using (clothing_id)
    where item.onboarding_id = ? and garment.owner_id is not null limit 1`,
    plan,
  );
  const clothing = await idOf(
    "select clothing_id as id from user_clothing_items where dashboard_item_id = ?",
    bought,
  );
  ids = { userId, otherId, clothing };
  for (const sql of [
    `insert into plan_members (user_id, onboarding_id, role, joined_at) values ('${otherId}', '${plan}', 'reader', 0)`,
    `insert into plan_invitations (id, onboarding_id, email, role, expires_at, created_at, sent_at)
      values ('invited', '${plan}', 'grandma@example.test', 'editor', ${LATER}, ${NOW}, ${NOW})`,
    `insert into plan_acts (onboarding_id, user_id, act, facts, made_at)
      values ('${plan}', '${userId}', 'count', '{"of":"1 0-3m","item":${bought},"name":"Bodysuit","size":"0-3m","before":0,"after":2}', ${NOW})`,
    `insert into bags (id, onboarding_id, form_key, changes, created_at)
      values ('${"w".repeat(20)}', '${plan}', 'walked', '[[${bought},"0-3m",2]]', ${NOW})`,
    `insert into size_facts (id, onboarding_id, kind, measured_on, amount, unit, form_key, created_at, updated_at)
      values ('fact', '${plan}', 'weight', '2026-01-02', 3500, 'g', 'walked', ${NOW}, ${NOW})`,
    `insert into plan_babies (onboarding_id, baby, sex) values ('${plan}', 0, 'girl')`,
    `insert into gift_wishes (id, onboarding_id, name, link, pieces, price_hint, created_at)
      values ('wish', '${plan}', 'Stroller', 'https://shop.example/', 2, 'about $120', ${NOW})`,
    `insert into gift_reservations (id, onboarding_id, wish_id, item_name, giver_name, pieces, how, secret_hash, form_key, state,
      created_at, updated_at) values ('kept', '${plan}', 'wish', 'Stroller', 'Ann', 1, 'buy', 'walked', 'walked', 'reserved', ${NOW}, ${NOW})`,
    `insert into gift_reservations (id, onboarding_id, clothing_id, size, item_name, giver_name, pieces, how, secret_hash, form_key, state,
      created_at, updated_at) values ('garment', '${plan}', ${clothing}, '0-3m', 'Bodysuit', 'Ben', 1, 'buy', 'walked2', 'walked2', 'reserved', ${NOW}, ${NOW})`,
    `insert into passkeys (credential_id, user_id, public_key, counter, transports, name, created_at)
      values ('walked', '${userId}', 'AAAA', 0, 'internal', 'Phone', ${NOW})`,
    `insert into oauth_accounts (provider, subject, user_id, email, created_at) values ('google', 'walked', '${userId}', 'a@b.test', ${NOW})`,
    `insert into address_changes (user_id, email, token_hash, expires_at) values ('${userId}', 'new@example.test', 'walked', ${LATER})`,
    `insert into email_tokens (token_hash, user_id, purpose, created_at, expires_at) values ('walked', '${userId}', 'reset', ${NOW}, ${LATER})`,
    `insert into mail_preferences (email, reminders, look_at, updated_at) values ('${owner.email}', 1, ${LATER}, ${NOW})`,
    `insert into mail_outbox (id, idempotency_key, kind, to_address, status, created_at, sent_at)
      values ('walked', 'walked', 'size-reminder', '${owner.email}', 'sent', ${NOW}, ${NOW})`,
    `insert into size_reminders (onboarding_id, age_range, user_id, mail_id, created_at)
      values ('${plan}', '0-3m', '${userId}', 'walked', ${NOW})`,
    `insert into clothing_images (image_id, clothing_id, content_hash, media_type, width, height, status, uploaded_by, created_at, updated_at)
      values ('walked', ${clothing}, 'walked', 'image/png', 100, 100, 'ready', '${userId}', ${NOW}, ${NOW})`,
    `insert into unsent_forms (browser_hash, address, page_path, sealed, expires_at) values ('walked', '/', '/', 'x', ${LATER})`,
    `insert into pending_sign_ups (id, email, password_hash, browser_hash, return_path, created_at)
      values ('walked', 'p@example.test', 'x', 'x', 'x', ${NOW})`,
    "insert into spent_secrets (hash, expires_at) values ('walked', 1)",
    `insert into rate_counters (key, whole_at) values ('walked', ${LATER})`,
    `insert into weather_cells (cell, provider, latitude, longitude, start_date, end_date, fetched_at, last_used_at)
      values ('walked', 'open-meteo', 1, 1, '2020-01-01', '2024-12-31', ${NOW}, ${NOW})`,
  ])
    await site.server.ask(sql);
  untouched = [
    { path: `/dashboards/${whole}.data`, account: owner },
    { path: `/dashboards/${whole}/0-3m.data`, account: owner },
    { path: `/dashboards/${whole}/shopping-list.data`, account: owner },
    { path: `/travel-plans/${wholeTrip}.data`, account: owner },
    { path: `/dashboards/${others}/0-3m.data`, account: other },
    { path: `/travel-plans/${otherTrip}.data`, account: other },
  ];
});

async function idOf(sql: string, of: string): Promise<string> {
  const [row] = await site.server.ask(sql, of);
  const [id] = Object.values(row ?? {});
  if (!id) throw new Error(`Nothing was found: ${sql}`);
  return String(id);
}

/** All addresses that the owner may ask, each with the damaged plan and its trip. */
function pages(): string[] {
  const month = new Date().toISOString().slice(0, 7);
  return everyPath()
    .filter((path) => !["nobody", "admin"].includes(DECISIONS[path]?.read ?? "nobody") && !AT_REST.test(path))
    .map((path) =>
      (path.endsWith("/bag") || path.endsWith("/pass-on")
        ? `${path}?bag=${"w".repeat(20)}`
        : path === "/scenario-comparison"
          ? `${path}?attempt=${plan}`
          : path === "/travel-quiz"
            ? `${path}?edit=${trip}`
            : path
      )
        .replace(":onboardingId", plan)
        .replace(":planId", trip)
        .replace("/gifts/:token", gifts)
        .replace("/sitemap/:part", "/sitemap/pages.xml")
        .replace(":country/:place/:month", `de/munich-2867714/${month}`)
        .replace(":place/:month", `55401/${month}`)
        .replace(/:ageRangeId\??/, "0-3m")
        .replace(":itemId", path.includes("/items/") ? own : bought),
    );
}

/** Ways out of here, and pictures, which read what a page beside them reads. */
const AT_REST = /^\/(?:auth\/|logout|dev\/|healthz|plan\/.*picture)/;

const ask = (path: string, account = owner): Promise<Answer> =>
  send(`${site.url}${path}`, { cookie: account.cookie });

/** Each address with the tables that it reads: without one of those it can't be answered. */
async function readers(table: string): Promise<string[]> {
  await site.server.ask(`alter table ${table} rename to ${table}_gone`);
  try {
    const all = pages();
    const answers = await inParallel(all, (path) => ask(path));
    return all.filter((_, at) => (answers[at]?.status ?? 0) >= 500);
  } finally {
    await site.server.ask(`alter table ${table}_gone rename to ${table}`);
  }
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

/** The row that is damaged: of the owner and the plan if the table knows them. */
async function rowOf(table: string): Promise<string> {
  const [first] = await site.server.ask(`select * from ${table} limit 1`);
  if (!first) throw new Error(`${table} has no row to damage`);
  const asked = [
    ["onboarding_id", plan],
    ["travel_plan_id", trip],
    ["owner_id", ids.userId],
    ["dashboard_item_id", bought],
    ["user_id", ids.userId],
    ["email", owner.email],
    ["clothing_id", ids.clothing],
  ].filter(([name = ""]) => name in first);
  // The only table of theirs whose rows have no number.
  if (table === "travel_plan_items")
    return `(age_range, clothing_id) = (select age_range, clothing_id from ${table} where travel_plan_id = '${trip}' limit 1)
      and travel_plan_id = '${trip}'`;
  const condition =
    table === "user_travel_plans" ? `id = '${trip}'` : asked.map(([name, value]) => `${name} = '${value}'`);
  for (const one of [...[condition].flat(), "true"]) {
    const [row] = await site.server.ask(`select min(rowid) as id from ${table} where ${one}`);
    if (typeof row?.id === "number") return `rowid = ${row.id}`;
  }
  throw new Error(`${table} has no row to damage`);
}

const WITHOUT_ROWS = new Set(["place_names", "seed_state"]);
/** Everyone reads them, so nothing is beside them. */
const OF_EVERYONE =
  /^(?:climate|shared_climates|places|zipcode|world_climate|weather_cells|subscription_tiers|affiliate_links|clothing_images|user(s|s_profile)$|sessions)/;

/** By column, what came of each of the three ways. */
const told = new Map<string, string[]>();

/** What must read as before, without what is new in every answer: nonces, keys of forms, and the time. */
async function beside(): Promise<string[]> {
  const answers = await inParallel(untouched, ({ path, account }) => ask(path, account));
  return answers.map(({ text }) =>
    text.replace(/"[\w+/-]{16,}={0,2}"/g, '"new"').replace(/\b1\d{12}\b/g, "now"),
  );
}

/** A row of a table, damaged in some columns as long as `work` runs; null if the database refuses it. */
async function whileDamaged<Answer>(
  { table, row }: { table: string; row: string },
  columns: readonly DamagedColumn[],
  kind: number,
  work: () => Promise<Answer>,
): Promise<Answer | null> {
  const names = columns.map(({ column }) => column);
  const kept = names.map((name) => `quote(${name}) as ${name}`).join();
  const [was = {}] = await site.server.ask(`select ${kept} from ${table} where ${row}`);
  const set = (literalOf: (column: DamagedColumn) => unknown) =>
    site.server.ask(
      `update ${table} set ${columns.map((one) => `${one.column} = ${literalOf(one)}`).join()} where ${row}`,
    );
  const isTaken = await set(({ kinds }) => kinds[kind]?.literal).then(
    () => true,
    () => false,
  );
  if (!isTaken) return null;
  try {
    return await work();
  } finally {
    await set(({ column }) => was[column]);
  }
}

/** The pages that fail, and those beside it that have changed. */
async function failuresOf(table: string, asked: readonly string[], before: readonly string[]) {
  const answers = await inParallel(asked, (path) => ask(path));
  const failed = asked.filter((_, at) => (answers[at]?.status ?? 0) >= 500);
  const after = OF_EVERYONE.test(table) ? before : await beside();
  const changed = untouched.filter((_, at) => after[at] !== before[at]).map(({ path }) => `beside: ${path}`);
  return [...failed, ...changed].map((path) => path.replaceAll(plan, "PLAN").replaceAll(trip, "TRIP"));
}

/**
 * The columns that are damaged by themselves: whatever is parsed, and what is empty, such as the day of a deletion. All the other
 * numbers and words are damaged at once, because what reads them is the same for all.
 */
async function alone(table: string, row: string): Promise<{ each: DamagedColumn[]; rest: DamagedColumn[] }> {
  const [values = {}] = await site.server.ask(`select * from ${table} where ${row}`);
  // A day of deletion is no damage to the sweeper: it deletes for good, and nothing would be left to ask for.
  const columns = damagedColumns().filter(
    (one) => one.table === table && !/^(?:deleted|removed)_at$/.test(one.column),
  );
  const isAlone = ({ column, isParsed }: DamagedColumn) => isParsed || values[column] === null;
  return { each: columns.filter(isAlone), rest: columns.filter((one) => !isAlone(one)) };
}

/** A table's row that is walked, and what was there before it was damaged. */
interface Walk {
  table: string;
  row: string;
  asked: readonly string[];
  before: readonly string[];
  /** What went wrong, by column, way, and page. */
  wrong: string[];
}

/** Damages these columns at once, and asks; says whether all went well. */
async function damage(walk: Walk, columns: readonly DamagedColumn[], kind: number): Promise<boolean> {
  const { table, asked, before, wrong } = walk;
  const failed = await whileDamaged(walk, columns, kind, () => failuresOf(table, asked, before));
  for (const { column, kinds } of columns) {
    const { name = "" } = kinds[kind] ?? {};
    const outcomes = told.get(`${table}.${column}`) ?? [];
    outcomes[kind] =
      `${name}: ${failed === null ? "refused" : `${asked.length - failed.length}/${asked.length}`}`;
    told.set(`${table}.${column}`, outcomes);
    if (columns.length === 1) wrong.push(...(failed ?? []).map((path) => `${column} = ${name}: ${path}`));
  }
  return failed?.length === 0;
}

async function damageEach(walk: Walk, columns: readonly DamagedColumn[], kind: number): Promise<void> {
  for (const column of columns) await damage(walk, [column], kind);
}

describe("F42 a damaged column takes nothing with it", () => {
  test.each(TABLES.filter((table) => !WITHOUT_ROWS.has(table)))(
    "F42 %s",
    async (table) => {
      const row = await rowOf(table);
      const asked = await readers(table);
      const walk: Walk = { table, row, asked, before: await beside(), wrong: [] };
      expect(await beside()).toEqual(walk.before);
      const { each, rest } = await alone(table, row);
      for (const kind of [0, 1, 2]) {
        await damageEach(walk, each, kind);
        // Refused together, or failed: which one is it?
        if (rest.length > 0 && !(await damage(walk, rest, kind))) await damageEach(walk, rest, kind);
      }
      expect(walk.wrong).toEqual([]);
    },
    600_000,
  );
});

/** `WALK_TO=docs/damaged-rows.md` writes what was asked: each column, the three ways, and how many pages answered. */
afterAll(() => {
  const lines = [...told].map(([column, outcomes]) => `| ${column} | ${outcomes.join(" | ")} |`);
  const { WALK_TO } = process.env;
  if (WALK_TO) writeFileSync(WALK_TO, `${lines.join("\n")}\n`);
});
