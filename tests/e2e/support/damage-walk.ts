// Damages stored rows while pages are asked. Columns of tables that have nothing to do with each other are damaged at the same time,
// a wave of them; of a wave that fails, each is damaged again by itself, so that a failure names its column.

import { type DamagedColumn, damagedColumns } from "../../support/damage.ts";
import type { Row } from "../../support/hosted-server.ts";

/** A table, the row of it that is damaged, and what must still answer. */
export interface WalkedTable {
  table: string;
  /** As an SQL condition. */
  row: string;
  pages: readonly string[];
  /** Which of its columns are damaged; all of them if missing. */
  holds?: (column: string) => boolean;
}

interface Unit extends WalkedTable {
  columns: readonly DamagedColumn[];
}

type Ask = (sql: string) => Promise<Row[]>;

export interface Walk {
  ask: Ask;
  /** Asks these pages, and whatever is beside the damaged tables; says what went wrong. */
  failuresOf(pages: readonly string[], tables: readonly string[]): Promise<string[]>;
  /** A column, the way it was damaged, and what came of it: "refused", or how many pages answered. */
  tell(column: string, way: number, outcome: string): void;
}

const WAYS = [0, 1, 2];

/**
 * Damages each column of the tables in three ways, or in those that `isTried` chooses; returns what went wrong, each with its
 * column.
 */
export async function walkTables(
  walk: Walk,
  tables: readonly WalkedTable[],
  isTried: (column: string, way: number) => boolean = () => true,
): Promise<string[]> {
  const wrong: string[] = [];
  for (const way of WAYS) {
    const holds = ({ table, holds = () => true }: WalkedTable) => ({
      holds: (column: string) => holds(column) && isTried(`${table}.${column}`, way),
    });
    const units = await Promise.all(tables.map((one) => unitsOf(walk.ask, { ...one, ...holds(one) })));
    const refused = await inWaves(units, (wave) => damage(walk, wave, way, wrong));
    // Refused together: which one is it?
    const single = refused
      .filter(({ columns }) => columns.length > 1)
      .map(({ columns, ...table }) => columns.map((column): Unit => ({ ...table, columns: [column] })));
    await inWaves(single, (wave) => damage(walk, wave, way, wrong));
  }
  return wrong;
}

/** The first unit of each table, then the second of each, and so on; returns what the database has refused. */
async function inWaves(
  units: readonly (readonly Unit[])[],
  work: (wave: readonly Unit[]) => Promise<Unit[]>,
): Promise<Unit[]> {
  const refused: Unit[] = [];
  for (let at = 0; units.some((ofTable) => at < ofTable.length); at++)
    refused.push(...(await work(units.flatMap((ofTable) => ofTable[at] ?? []))));
  return refused;
}

/**
 * What is damaged at once: whatever is parsed, and what is empty, by itself; all the other numbers and words of a table together,
 * because what reads them is the same for all.
 */
async function unitsOf(ask: Ask, walked: WalkedTable): Promise<Unit[]> {
  const { table, row, holds = () => true } = walked;
  const [values = {}] = await ask(`select * from ${table} where ${row}`);
  // A day of deletion is no damage to the sweeper: it deletes for good, and nothing would be left to ask for.
  const columns = damagedColumns().filter(
    (one) => one.table === table && !/^(?:deleted|removed)_at$/.test(one.column) && holds(one.column),
  );
  const isAlone = ({ column, isParsed }: DamagedColumn) => isParsed || values[column] === null;
  const rest = columns.filter((one) => !isAlone(one));
  return [...columns.filter(isAlone).map((one) => [one]), ...(rest.length > 0 ? [rest] : [])].map(
    (together) => ({ ...walked, columns: together }),
  );
}

/** Damages these at once, and asks; returns those that the database has refused. */
async function damage(walk: Walk, wave: readonly Unit[], way: number, wrong: string[]): Promise<Unit[]> {
  const { taken, refused, restore } = await damageRows(walk.ask, wave, way);
  const pages = [...new Set(taken.flatMap((unit) => unit.pages))];
  const tables = taken.map(({ table }) => table);
  const failures = await (taken.length > 0 ? walk.failuresOf(pages, tables) : Promise.resolve([])).finally(
    restore,
  );
  for (const unit of refused) tellOf(walk, unit, way, "refused");
  // Of several that fail, each is told of when it is damaged by itself.
  const isOne = failures.length === 0 || taken.length === 1;
  for (const unit of isOne ? taken : [])
    tellOf(walk, unit, way, `${unit.pages.length - failures.length}/${unit.pages.length}`);
  if (failures.length > 0) wrong.push(...(await named(walk, taken, way, failures)));
  return refused;
}

async function damageRows(ask: Ask, wave: readonly Unit[], way: number) {
  const refused: Unit[] = [];
  const taken: Unit[] = [];
  const restores: (() => Promise<unknown>)[] = [];
  for (const unit of wave) {
    const restore = await damageRow(ask, unit, way);
    if (restore) restores.push(restore);
    (restore ? taken : refused).push(unit);
  }
  const restore = async () => {
    for (const one of restores) await one();
  };
  return { taken, refused, restore };
}

/** Which columns make these failures: each that does so by itself, or all of them if none does. */
async function named(
  walk: Walk,
  taken: readonly Unit[],
  way: number,
  failures: readonly string[],
): Promise<string[]> {
  const parts =
    taken.length > 1
      ? taken
      : taken.flatMap(({ columns, ...table }) =>
          columns.map((column): Unit => ({ ...table, columns: [column] })),
        );
  const wrong: string[] = [];
  if (parts.length > 1) for (const part of parts) await damage(walk, [part], way, wrong);
  if (wrong.length > 0) return wrong;
  const columns = taken.flatMap((unit) => unit.columns.map((column) => nameOf(column, way)));
  return failures.map((page) => `${columns.join(", ")}: ${page}`);
}

/** Damages a row; returns what puts it back, or null if the database refuses the damage. */
async function damageRow(
  ask: Ask,
  { table, row, columns }: Unit,
  way: number,
): Promise<(() => Promise<unknown>) | null> {
  const kept = columns.map(({ column }) => `quote(${column}) as ${column}`).join();
  const [was = {}] = await ask(`select ${kept} from ${table} where ${row}`);
  const set = (literalOf: (column: DamagedColumn) => unknown) =>
    ask(
      `update ${table} set ${columns.map((one) => `${one.column} = ${literalOf(one)}`).join()} where ${row}`,
    );
  return set(({ kinds }) => kinds[way]?.literal).then(
    () => () => set(({ column }) => was[column]),
    () => null,
  );
}

function tellOf(walk: Walk, { columns }: Unit, way: number, outcome: string): void {
  for (const column of columns) walk.tell(`${column.table}.${column.column}`, way, outcome);
}

function nameOf({ table, column, kinds }: DamagedColumn, way: number): string {
  return `${table}.${column} = ${kinds[way]?.name}`;
}
