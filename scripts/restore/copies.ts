// Two databases that should be the same: how one is filled from an export, and how differences are found.
import { createHash } from "node:crypto";
import { DatabaseSync } from "node:sqlite";

/**
 * Runs an export in one transaction: all of it or none. An export may name a table before those that it
 * refers to, so foreign keys are checked at the end. Throws if one leads nowhere.
 */
export function restoreInto(file: string, dump: string): void {
  const db = new DatabaseSync(file, { enableForeignKeyConstraints: false });
  try {
    db.exec(`begin;\n${dump}\n;commit;`);
    const [broken] = db.prepare("pragma foreign_key_check").all();
    if (broken) throw new Error(`A row of ${broken.table} refers to nothing in ${broken.parent}`);
  } finally {
    db.close();
  }
}

export interface TableFacts {
  rows: number;
  /** Of every value of every row. */
  digest: string;
}

/** What each table of a database holds; the database's own tables are left out. */
export function tableFacts(file: string): Map<string, TableFacts> {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    const tables = db
      .prepare(
        "select name from sqlite_master where type = 'table' and name not glob 'sqlite_*' and name not glob '_cf_*' order by name",
      )
      .all();
    return new Map(tables.map(({ name }) => [String(name), factsOf(db, String(name))]));
  } finally {
    db.close();
  }
}

function factsOf(db: DatabaseSync, table: string): TableFacts {
  const columns = db.prepare("select count(*) as count from pragma_table_info(?)").get(table)?.count;
  const order = Array.from({ length: Number(columns) }, (_, index) => index + 1).join(", ");
  const hash = createHash("sha256");
  let rows = 0;
  for (const row of db.prepare(`select * from "${table}" order by ${order}`).iterate()) {
    hash.update(`${JSON.stringify(Object.values(row))}\n`);
    rows++;
  }
  return { rows, digest: hash.digest("hex").slice(0, 12) };
}

/** The names of tables that differ. */
export function differences(
  left: ReadonlyMap<string, TableFacts>,
  right: ReadonlyMap<string, TableFacts>,
): string[] {
  const names = new Set([...left.keys(), ...right.keys()]);
  return [...names].filter((name) => left.get(name)?.digest !== right.get(name)?.digest);
}

/** What a page shows, without what differs with every answer and every port. */
export function shownBy(html: string): string {
  return html
    .replace(/<script[\s\S]*?<\/script>/g, "")
    .replace(/ nonce="[^"]*"/g, "")
    .replace(/http:\/\/localhost:\d+/g, "")
    .replace(/<[^>]+>/g, "\n")
    .replace(/\s*\n\s*/g, "\n")
    .trim();
}
