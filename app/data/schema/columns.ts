import { sql } from "drizzle-orm";
import { integer } from "drizzle-orm/sqlite-core";

/** Epoch milliseconds. */
export const instant = (name: string) => integer(name);

/** The body of a check: the column holds one of `values`. */
export const oneOf = (column: string, values: readonly string[]) =>
  sql.raw(`${column} in (${values.map((value) => `'${value}'`).join(", ")})`);
