// How statements read JSON that is stored: text that isn't JSON, or JSON of another shape, would otherwise end the whole
// statement, and with it the rows beside it.
import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** A column's object; empty if it holds anything else. */
export const objectIn = (column: SQLWrapper): SQL =>
  sql`case when not json_valid(${column}) then '{}' when json_type(${column}) = 'object' then ${column} else '{}' end`;

/** A column's list; empty if it holds anything else. */
export const listIn = (column: SQLWrapper): SQL =>
  sql`case when not json_valid(${column}) then '[]' when json_type(${column}) = 'array' then ${column} else '[]' end`;

/** What a path leads to in a column; null if there is nothing, or no JSON. A column without any costs one comparison. */
export const fieldIn = (column: SQLWrapper, path: string): SQL =>
  sql`iif(json_valid(${column}), ${column} ->> ${sql.raw(`'${path}'`)}, null)`;
