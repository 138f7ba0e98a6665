// Rows of the database as they were read.
import { grouped } from "./grouped.ts";

export type Row = Readonly<Record<string, string | number | null>>;

/** A row's text, '' for none. */
export function text(row: Row | undefined, column: string): string {
  const value = row?.[column] ?? "";
  return String(value);
}

/** Rows by the value of a column. */
export function by(rows: readonly Row[], column: string): Map<string, Row[]> {
  return grouped(rows, (row) => text(row, column));
}
