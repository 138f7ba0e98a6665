// A11 Whatever table comes: nothing of a user is left in any of them once the account is deleted. Rows are made from the schema.
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { getTableConfig, type SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { expect, it } from "vitest";
import * as schema from "~/data/schema.ts";
import { newId } from "~/lib/new-id.ts";
import { deleteAccount } from "~/usecases/accounts/delete-account.ts";
import { db, PASSWORD } from "../../support/accounts.ts";
import { aCustomGarment, aStoredPlan, aUser } from "../../support/factories.ts";
import { accountDependencies, aUserWithPassword } from "../../support/known-users.ts";

type Table = ReturnType<typeof getTableConfig>;
type Row = Readonly<Record<string, string | number | null>>;

const TABLES = new Map(
  Object.values(schema).flatMap((value): [string, Table][] => {
    const entry: unknown = value;
    if (!(entry instanceof SQLiteTable)) return [];
    const table = getTableConfig(entry);
    return [[table.name, table]];
  }),
);

/** Tables of nobody: what everyone reads, counters by keyed hashes, forms by a sealed key, forecasts by cells, and how far jobs have come. */
const OF_NOBODY: readonly string[] = [
  ...["affiliate_links", "climate_exceptions", "climate_normals", "heartbeat"],
  ...["hourly_forecasts", "place_names", "places", "price_sheets", "rate_counters", "seed_state"],
  ...["shared_climates", "spent_secrets", "subscription_tiers", "unsent_forms", "upkeep", "weather_cells"],
  ...["world_climate", "zipcode_city_map"],
];

const PERSONAL = /^(?:user_id|owner_id|email|to_address|mailbox)$/;

/** By table: the column, and its parent's table and column. */
function parentsOf(table: Table): Map<string, [string, string]> {
  return new Map(
    table.foreignKeys.map((key) => {
      const { columns, foreignColumns, foreignTable } = key.reference();
      return [columns[0]?.name ?? "", [getTableConfig(foreignTable).name, foreignColumns[0]?.name ?? ""]];
    }),
  );
}

/** Whether rows of a table are somebody's, by themselves or by a row that they belong to. */
function isPersonal(name: string): boolean {
  const table = TABLES.get(name);
  if (!table || name === "users") return name === "users";
  const parents = [...parentsOf(table).values()].filter(
    // Photos and shops are of the catalogue's garments alone.
    ([parent]) => parent !== name && parent !== "clothing_list",
  );
  return (
    table.columns.some((column) => PERSONAL.test(column.name)) ||
    parents.some(([parent]) => isPersonal(parent))
  );
}

/** With the tables that its rows point to before it. */
const IN_ORDER = [...TABLES.keys()].filter(isPersonal).reduce<string[]>(function add(done, name): string[] {
  if (done.includes(name)) return done;
  const parents = [...parentsOf(TABLES.get(name) as Table).values()].map(([parent]) => parent);
  const before = parents.filter((parent) => parent !== name && isPersonal(parent)).reduce(add, done);
  return [...before, name];
}, []);

interface Person {
  id: string;
  email: string;
}

/** What a row of a table can't be made without, beside what its columns say. */
const OWN_VALUES: Readonly<Record<string, Row>> = {
  // A photo of the catalogue stays, without whoever gave it.
  clothing_images: { clothing_id: 1, image_id: "a photo", content_hash: "its hash", media_type: "image/png" },
  gift_reservations: { clothing_id: 1, wish_id: null },
  user_onboarding_data: { attempt_number: 7 },
  // A plan with an editor would ask what becomes of it.
  plan_members: { role: "reader" },
  users: { email_confirmed_at: 1 },
};

/** A row of a table that says everywhere whose it is: what has no other type is text with `trace` in it. */
function aRow(table: Table, person: Person, parents: ReadonlyMap<string, Row>, trace: string): Row {
  const foreign = parentsOf(table);
  const cells = table.columns.map(({ name, ...column }): [string, Row[string] | undefined] => {
    const [parent = "", key = ""] = foreign.get(name) ?? [];
    const said = personIn(name, person) ?? parents.get(parent)?.[key];
    return [name, said ?? neededIn({ name, ...column }, trace)];
  });
  const all = [...cells, ...Object.entries(OWN_VALUES[table.name] ?? {})];
  return Object.fromEntries(all.filter((cell): cell is [string, Row[string]] => cell[1] !== undefined));
}

function personIn(column: string, { id, email }: Person): string | undefined {
  if (column === "seen_by") return JSON.stringify([id]);
  if (!PERSONAL.test(column)) return undefined;
  return column.endsWith("_id") ? id : email;
}

type Needed = Pick<SQLiteColumn, "name" | "notNull" | "hasDefault" | "primary" | "enumValues" | "dataType">;

/** What a column needs that can't be left out. */
function neededIn({ name, notNull, hasDefault, primary, enumValues, dataType }: Needed, trace: string) {
  if (!notNull || hasDefault || (primary && dataType === "number")) return undefined;
  if (enumValues) return enumValues[0];
  const byType: Readonly<Record<string, string>> = { custom: "2027-01-01", string: `${name} ${trace}` };
  return byType[dataType] ?? 1;
}

/** Returns the row with its number, where the database gives it one. */
async function insert({ name: table, columns }: Table, row: Row): Promise<Row> {
  const names = Object.keys(row);
  const sql = `insert into "${table}" (${names.map((name) => `"${name}"`).join()}) values (${names.map(() => "?").join()})`;
  const { meta } = await env.DB.prepare(sql)
    .bind(...Object.values(row))
    .run();
  const key = columns.find((column) => column.primary && column.dataType === "number");
  return key ? { ...row, [key.name]: meta.last_row_id } : row;
}

/** By table and column, where one of the texts stands. */
async function standingIn(texts: readonly string[]): Promise<string[]> {
  const found = [...TABLES.values()].map(async ({ name: table, columns }) => {
    const isIn = (column: string) => texts.map((_, at) => `instr("${column}", ?${at + 1}) > 0`).join(" or ");
    const sql = `select ${columns.map(({ name }) => `max(${isIn(name)}) as "${name}"`).join()} from "${table}"`;
    const row = await env.DB.prepare(sql)
      .bind(...texts)
      .first<Row>();
    return Object.entries(row ?? {}).flatMap(([column, isThere]) => (isThere ? [`${table}.${column}`] : []));
  });
  return (await Promise.all(found)).flat().toSorted();
}

/** The user's rows: of their own plan, with a trace in every text; or of another's plan, with no more than who and which address. */
async function fill(user: Person, known: ReadonlyMap<string, Row>, trace: string): Promise<void> {
  const rows = new Map(known);
  const names = (name: string) => (TABLES.get(name) as Table).columns.map((column) => column.name);
  const isOfPlan = (name: string) =>
    names(name).some((column) => PERSONAL.test(column) || column === "seen_by") &&
    names(name).some((column) => column === "onboarding_id" || column === "travel_plan_id");
  const tables = IN_ORDER.filter((name) => !known.has(name) && (trace.includes(user.id) || isOfPlan(name)));
  for (const name of tables) {
    const table = TABLES.get(name) as Table;
    rows.set(name, await insert(table, aRow(table, user, rows, trace)));
  }
}

it("leaves nothing in any table of the schema, not of a former address either", async () => {
  // A new table is somebody's by its columns, or stands among those of nobody.
  expect([...TABLES.keys()].filter((name) => !isPersonal(name)).toSorted()).toEqual(OF_NOBODY);
  const user = await aUserWithPassword();
  const [friend, former] = [await aUser(db), `former-${user.id}@layette.test`];
  const known = new Map<string, Row>([
    ["users", { ...user }],
    ["users_profile", { user_id: user.id }],
  ]);
  await fill(user, known, `of ${user.id}`);
  for (const table of [schema.mailOutbox, schema.mailPreferences])
    await insert(
      getTableConfig(table),
      aRow(getTableConfig(table), { ...user, email: former }, known, `once ${user.id}`),
    );
  await db
    .update(schema.users)
    .set({ formerEmails: JSON.stringify([former]) })
    .where(eq(schema.users.id, user.id));
  const { onboardingId: plan } = await aStoredPlan(db, friend.id);
  const { clothingId } = await aCustomGarment(db, friend.id, { name: "A hat" });
  const ofFriend: [string, Row][] = [
    ["user_onboarding_data", { onboarding_id: plan }],
    ["clothing_list", { clothing_id: clothingId }],
  ];
  await fill(user, new Map([...known, ...ofFriend]), newId());
  const before = await standingIn([user.id]);
  const held = [...TABLES.values()].filter(({ name }) => isPersonal(name)).map(({ name }) => name);
  const said = new Set(before.map((column) => column.split(".")[0]));
  expect(held.filter((name) => !said.has(name))).toEqual([]);

  const leaving = { ...user, provedAt: 0 };
  expect(await deleteAccount(accountDependencies(), leaving, { password: PASSWORD })).toBe("deleted");

  expect(await standingIn([user.id, user.email, former])).toEqual([
    // Who may have seen a link of another's plan, as long as its owner can still give it another address (S113).
    "gift_lists.seen_by",
    // The last mail, until it is sent.
    "mail_outbox.mailbox",
    "mail_outbox.to_address",
    // Whom somebody else has invited, until two weeks are over.
    "plan_invitations.email",
  ]);
});
