// Kinds of columns that several tables have.
import { sql } from "drizzle-orm";
import { integer } from "drizzle-orm/sqlite-core";

/** Epoch milliseconds. */
export const instant = (name: string) => integer(name);

/** A column that holds one of `values`, as the body of a check. */
export const oneOf = (column: string, values: readonly string[]) =>
  sql.raw(`${column} in (${values.map((value) => `'${value}'`).join(", ")})`);
