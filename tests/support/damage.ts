// Every column of every table with three ways to damage it, from the schema itself, so that a new column is walked without a word here.
import { getTableName, is } from "drizzle-orm";
import { getTableConfig, type SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import * as schema from "../../app/data/schema.ts";

export interface DamagedColumn {
  table: string;
  column: string;
  /** Whether a reader of its own parses it; numbers and words are read alike. */
  isParsed: boolean;
  /** What is written instead, three ways. */
  kinds: readonly Damage[];
}

export interface Damage {
  name: string;
  /** As an SQL literal, so that it has a type. */
  literal: string;
}

const quoted = (text: string): Damage => ({ name: text === "" ? "empty" : text, literal: `'${text}'` });

const NO_JSON = [quoted("{"), quoted(""), quoted('{"of":[-1,null],"1":"x"}')];
const NO_DAYS = [quoted("not a day"), quoted("2026-02-30"), quoted("9999-12-31")];
const NO_WORDS = [quoted("unknown"), quoted(""), quoted("{}")];
const NO_INTEGERS = [
  quoted("many"),
  { name: "negative", literal: "-1" },
  { name: "huge", literal: "9007199254740991" },
];
const NO_REALS = [
  quoted("warm"),
  { name: "negative", literal: "-9e99" },
  { name: "infinite", literal: "9e999" },
];

const tables = Object.values(schema).flatMap((one: unknown): SQLiteTable[] =>
  is(one, SQLiteTable) ? [one] : [],
);

/** The names of all tables. */
export const TABLES: readonly string[] = tables.map((table) => getTableName(table));

/** All columns that say something: keys only say which row it is, and another row's key is another row. */
export function damagedColumns(): DamagedColumn[] {
  return tables.flatMap((table) => {
    const { columns, foreignKeys, primaryKeys } = getTableConfig(table);
    const keys = new Set([
      ...foreignKeys.flatMap((key) => key.reference().columns.map(({ name }) => name)),
      ...primaryKeys.flatMap((key) => key.columns.map(({ name }) => name)),
      ...columns.filter(({ primary }) => primary).map(({ name }) => name),
    ]);
    return columns
      .filter(({ name }) => !keys.has(name))
      .map((column) => ({
        table: getTableName(table),
        column: column.name,
        kinds: kindsOf(column),
        isParsed: column.getSQLType() === "text" && !column.enumValues,
      }));
  });
}

function kindsOf(column: SQLiteColumn): readonly Damage[] {
  const type = column.getSQLType();
  if (type === "integer") return NO_INTEGERS;
  if (type === "real") return NO_REALS;
  if (column.enumValues) return NO_WORDS;
  return /(?:_on|_date|_due_date|^plan_start)$/.test(column.name) ? NO_DAYS : NO_JSON;
}
