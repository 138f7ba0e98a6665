// The schema file and the migrated database agree, in both directions.
import { env } from "cloudflare:workers";
import { is, SQL } from "drizzle-orm";
import { getTableConfig, SQLiteSyncDialect, SQLiteTable } from "drizzle-orm/sqlite-core";
import { describe, expect, it } from "vitest";
import * as schema from "~/data/schema.ts";

const tables = Object.values(schema).flatMap((value) => {
  const entry: unknown = value;
  return entry instanceof SQLiteTable ? [getTableConfig(entry)] : [];
});

async function rows<Row>(sql: string): Promise<Row[]> {
  return (await env.DB.prepare(sql).all<Row>()).results;
}

const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name);

/** The column of an index written as SQL because of its collation, "city collate nocase"; null for what is in a column. */
function columnIn(expression: SQL): string | null {
  return /^\w+(?= collate )/.exec(new SQLiteSyncDialect().sqlToQuery(expression).sql)?.[0] ?? null;
}

interface Column {
  name: string;
  type: string;
  notnull: number;
  pk: number;
}

interface Index {
  name: string;
  unique: number;
  partial: number;
  origin: string;
}

describe("the schema", () => {
  it("has a table in the database for each of its own, and no other", async () => {
    const found = await rows<{ name: string }>(
      "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like '_cf_%' and name <> 'd1_migrations'",
    );
    expect(found.map(({ name }) => name).sort()).toEqual(tables.map(({ name }) => name).sort());
    expect(tables.length).toBeGreaterThan(15);
  });

  it.each(tables.map((table) => [table.name, table] as const))(
    "agrees with the database on the columns and keys of %s",
    async (name, table) => {
      const found = await rows<Column>(`pragma table_info("${name}")`);
      const inKey = new Set([
        ...table.columns.filter((column) => column.primary).map((column) => column.name),
        ...table.primaryKeys.flatMap((key) => key.columns.map((column) => column.name)),
      ]);
      // A migration can only append columns; the schema file groups related ones.
      expect(
        found
          .map((column) => ({
            name: column.name,
            type: column.type.toLowerCase(),
            notNull: column.notnull === 1,
            key: column.pk > 0,
          }))
          .sort(byName),
      ).toEqual(
        table.columns
          .map((column) => ({
            name: column.name,
            type: column.getSQLType(),
            notNull: column.notNull,
            key: inKey.has(column.name),
          }))
          .sort(byName),
      );
    },
  );

  it.each(tables.map((table) => [table.name, table] as const))(
    "agrees with the database on the indexes of %s",
    async (name, table) => {
      const found = (await rows<Index>(`pragma index_list("${name}")`)).filter(
        ({ origin }) => origin === "c",
      );
      const declared = [
        ...table.indexes.map(({ config }) => ({
          name: config.name,
          unique: config.unique,
          partial: config.where !== undefined,
        })),
        ...table.columns.flatMap((column) =>
          column.isUnique ? [{ name: String(column.uniqueName), unique: true, partial: false }] : [],
        ),
      ];
      expect(
        found
          .map((index) => ({ name: index.name, unique: index.unique === 1, partial: index.partial === 1 }))
          .sort(byName),
      ).toEqual(declared.sort(byName));

      for (const { config } of table.indexes) {
        const columns = await rows<{ name: string | null }>(`pragma index_info("${config.name}")`);
        expect(columns.map((column) => column.name)).toEqual(
          config.columns.map((column) => (is(column, SQL) ? columnIn(column) : column.name)),
        );
      }
    },
  );

  it.each(tables.map((table) => [table.name, table] as const))(
    "agrees with the database on the foreign keys of %s",
    async (name, table) => {
      const found = await rows<{ from: string; table: string; to: string; on_delete: string }>(
        `pragma foreign_key_list("${name}")`,
      );
      const declared = table.foreignKeys.map((key) => {
        const { columns, foreignColumns, foreignTable } = key.reference();
        return [
          columns[0]?.name,
          getTableConfig(foreignTable).name,
          foreignColumns[0]?.name,
          key.onDelete ?? "no action",
        ].join(" ");
      });
      expect(
        found.map((key) => [key.from, key.table, key.to, key.on_delete.toLowerCase()].join(" ")).sort(),
      ).toEqual(declared.sort());
    },
  );

  it("refuses values outside the closed sets and a negative count", async () => {
    await env.DB.prepare("insert into users (id, email, created_at) values ('u', 'u@layette.test', 1)").run();
    const insert = (status: string, gender: string, laundry: string) =>
      env.DB.prepare(
        `insert into user_onboarding_data (onboarding_id, user_id, attempt_number, zipcode, expected_due_date,
          gender_preference, laundry_scenario, status, submission_key, run_id, created_at, updated_at)
        values ('o', 'u', 1, '55401', '2027-01-01', ?, ?, ?, 'k', 'r', 1, 1)`,
      )
        .bind(gender, laundry, status)
        .run();
    await expect(insert("done", "boy", "daily")).rejects.toThrow(/onboarding_status/);
    await expect(insert("pending", "dragon", "daily")).rejects.toThrow(/onboarding_gender/);
    await expect(insert("pending", "boy", "never")).rejects.toThrow(/onboarding_laundry/);
    await expect(
      env.DB.prepare(
        "insert into users_profile (user_id, email, quiz_attempts_count, created_at, updated_at) values ('u', 'u@layette.test', -1, 1, 1)",
      ).run(),
    ).rejects.toThrow(/not_negative/);
  });
});
