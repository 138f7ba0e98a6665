// Copies of one row, each damaged in one column in one way: what reads many rows at once meets all of them in one go.
import { getTableName } from "drizzle-orm";
import { getTableConfig, SQLiteColumn, type SQLiteTable } from "drizzle-orm/sqlite-core";
import { damagedColumns } from "./damage.ts";

export interface DamagedCopy {
  /** "status = unknown" */
  name: string;
  /** The value of its key. */
  key: string;
}

/**
 * Copies the row of a table whose `key` holds `value`, and damages each copy; without those that the database refuses. What must
 * be unique, such as the key itself, gets another number.
 */
export async function spreadDamage(
  db: D1Database,
  table: SQLiteTable,
  { key, value }: { key: string; value: string },
): Promise<DamagedCopy[]> {
  const name = getTableName(table);
  const ways = damagedColumns()
    // A day of deletion is no damage to the sweeper: it deletes for good.
    .filter((one) => one.table === name && !/^(?:deleted|removed)_at$/.test(one.column))
    .flatMap(({ column, kinds }) => kinds.map((kind) => ({ column, ...kind })));
  const columns = getTableConfig(table).columns.map((column) => column.name);
  const unique = uniqueOnes(table);
  const copies = await Promise.all(
    ways.map(async ({ column, name: way, literal }, at): Promise<DamagedCopy[]> => {
      const copied = columns.map((one) => {
        if (one === column) return literal;
        const type = unique.get(one);
        if (type === undefined) return one;
        return type === "text" ? `${one} || '-${at}'` : `${one} + ${at + 1}`;
      });
      const isTaken = await db
        .prepare(
          `insert into ${name} (${columns.join()}) select ${copied.join()} from ${name} where ${key} = ?1`,
        )
        .bind(value)
        .run()
        .then(
          ({ meta }) => meta.changes > 0,
          () => false,
        );
      return isTaken ? [{ name: `${name}.${column} = ${way}`, key: `${value}-${at}` }] : [];
    }),
  );
  return copies.flat();
}

/** The columns, with their types, of which no two rows may hold the same; without references to other tables. */
function uniqueOnes(table: SQLiteTable): ReadonlyMap<string, string> {
  const { columns, primaryKeys, indexes, foreignKeys } = getTableConfig(table);
  const keys = [
    ...columns.filter(({ primary }) => primary),
    ...primaryKeys.flatMap((key) => key.columns),
    ...indexes.flatMap(({ config }) => (config.unique ? config.columns : [])),
  ].filter((column) => column instanceof SQLiteColumn);
  const elsewhere = new Set(foreignKeys.flatMap((key) => key.reference().columns.map(({ name }) => name)));
  const own = keys.filter(({ name }) => !elsewhere.has(name));
  return new Map(own.map((column) => [column.name, column.getSQLType()]));
}
