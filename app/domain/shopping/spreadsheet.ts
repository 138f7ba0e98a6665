// A table as a file for a spreadsheet, in which no text is run as a formula.

const LINE_END = "\r\n";
/** Without it Excel takes UTF-8 for the local code page. */
const BYTE_ORDER_MARK = "\ufeff";
/**
 * What makes a spreadsheet run text as a formula, full-width forms and what cannot be seen before it included: at the start
 * of a cell, and behind whatever another spreadsheet may take for the end of one, however it is quoted.
 */
const FORMULA_START = /(^|[;\t\r\n|])((?:(?![\t\r\n])[\s\p{C}"'])*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/gu;
/** A first character that hides what comes behind it. */
const HIDING_START = /^[\t\r\n]/;

/** Rows as a CSV file (RFC 4180). */
export function csvFile(rows: readonly (readonly (string | number)[])[]): string {
  const lines = rows.map((row) => row.map(csvCell).join(",") + LINE_END);
  return BYTE_ORDER_MARK + lines.join("");
}

function csvCell(value: string | number): string {
  if (typeof value === "number") return String(value);
  const text = harmless(value);
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The text with an apostrophe wherever a spreadsheet would begin a formula: it shows such a cell as the text it is. */
export function harmless(text: string): string {
  const marked = text.replace(FORMULA_START, "$1'$2");
  return HIDING_START.test(marked) ? `'${marked}` : marked;
}
