import { sql } from "drizzle-orm";
import {
  customType,
  getTableConfig,
  integer,
  type SQLiteColumn,
  type SQLiteTable,
} from "drizzle-orm/sqlite-core";
import { type IsoDay, readStoredDay } from "../../domain/calendar.ts";
import { readUrl } from "../../domain/urls.ts";

/** Epoch milliseconds. */
export const instant = (name: string) => integer(name);

/** A calendar day, 'yyyy-MM-dd'; one that can't be read is `NO_DAY`. */
export const day = customType<{ data: IsoDay; driverData: string }>({
  dataType: () => "text",
  fromDriver: readStoredDay,
});

/** An https address, which pages link to; empty if it can't be read as one. */
export const httpsAddress = customType<{ data: string; driverData: string }>({
  dataType: () => "text",
  fromDriver: (stored) => (readUrl(stored)?.protocol === "https:" ? stored : ""),
});

/** The body of a check: the column holds one of `values`. */
export const oneOf = (column: string, values: readonly string[]) =>
  sql.raw(`${column} in (${values.map((value) => `'${value}'`).join(", ")})`);

/** The latest instant that a Date holds. */
const LAST_INSTANT = 8.64e15;

/**
 * Reads a table's numbers and words as what their types promise, whatever is stored: SQLite keeps text in a number's column. A
 * number that can't be read is 0; a word that this release doesn't know is the column's default, null where it may be,
 * else the first.
 */
export function guardColumns(table: SQLiteTable): void {
  for (const column of getTableConfig(table).columns) {
    const read = column.mapFromDriverValue.bind(column);
    const usual = usualOf(column);
    const isSound = soundnessOf(column);
    if (isSound) column.mapFromDriverValue = (stored) => (isSound(stored) ? read(stored) : usual);
  }
}

/** Whether a stored value is what the column promises; null for columns whose readers are in contracts. */
function soundnessOf(column: SQLiteColumn): ((stored: unknown) => boolean) | null {
  const { enumValues } = column;
  if (enumValues) return (stored) => typeof stored === "string" && enumValues.includes(stored);
  if (column.dataType === "number")
    return (stored) => typeof stored === "number" && Math.abs(stored) <= LAST_INSTANT;
  return null;
}

function usualOf({ dataType, enumValues, notNull, default: usual }: SQLiteColumn): unknown {
  if (typeof usual === "string" || typeof usual === "number") return usual;
  if (dataType === "number") return 0;
  return notNull ? enumValues?.[0] : null;
}

/** Lines of text, none of which holds a line end. */
export const lines = customType<{ data: string[]; driverData: string }>({
  dataType: () => "text",
  // A damaged column may hold a number.
  fromDriver: (text) => `${text}`.split("\n"),
  toDriver: (all) => all.join("\n"),
});
