// A table as a spreadsheet file in which no text runs as a formula.

const LINE_END = "\r\n";
/** Without it, Excel reads UTF-8 as the local code page. */
const BYTE_ORDER_MARK = "\ufeff";
/**
 * What makes a spreadsheet run text as a formula, including full-width characters and invisible ones before
 * them: at the start of a cell, and after anything that some spreadsheet may read as the end of one, even in
 * quotes.
 */
const FORMULA_START = /(^|[;\t\r\n|])((?:(?![\t\r\n])[\s\p{C}"'])*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/gu;
/** A first character that hides what follows it. */
const HIDING_START = /^[\t\r\n]/;

/** What a country's spreadsheets expect between cells and in numbers. */
export type SheetFormat = { separator: "," | ";"; decimal: "." | "," };

const COMMAS: SheetFormat = { separator: ",", decimal: "." };
const SEMICOLONS: SheetFormat = { separator: ";", decimal: "," };

/**
 * The format for a reader of a language (`lang`) whose plan is in a country (two letters). Spreadsheets in English take commas, in
 * German and French semicolons; in Spanish it depends on the country: commas in Mexico and the US, semicolons in Spain.
 */
export function sheetFormat(language: string, country: string): SheetFormat {
  if (language === "en") return COMMAS;
  if (language !== "es") return SEMICOLONS;
  return new Intl.NumberFormat(`es-${country}`).format(1.5).includes(",") ? SEMICOLONS : COMMAS;
}

/** Rows as a CSV file (RFC 4180, with the format's separator). */
export function csvFile(
  rows: readonly (readonly (string | number)[])[],
  { separator, decimal }: SheetFormat,
): string {
  const lines = rows.map((row) => row.map((value) => csvCell(value, decimal)).join(separator) + LINE_END);
  return BYTE_ORDER_MARK + lines.join("");
}

function csvCell(value: string | number, decimal: string): string {
  if (typeof value === "number") return String(value).replace(".", decimal);
  const text = harmless(value);
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The text with an apostrophe wherever a formula could begin, so that it shows as plain text. */
export function harmless(text: string): string {
  const marked = text.replace(FORMULA_START, "$1'$2");
  return HIDING_START.test(marked) ? `'${marked}` : marked;
}
