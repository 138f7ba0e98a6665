// Reads a CSV file strictly by RFC 4180: the tests must notice what a lenient reader would forgive.

/** The records of a file; throws for anything that the standard doesn't allow, besides another separator. */
export function parseCsv(file: string, separator: "," | ";" = ","): string[][] {
  const text = file.replace(/^\ufeff/, "");
  const records: string[][] = [];
  let record: string[] = [];
  const field = new RegExp(`("(?:[^"]|"")*"|[^"${separator}\\r\\n]*)(${separator}|\\r\\n)`, "y");
  while (field.lastIndex < text.length) {
    const at = field.lastIndex;
    const match = field.exec(text);
    if (!match) throw new Error(`No CSV at ${at}: ${JSON.stringify(text.slice(at, at + 40))}`);
    const [, raw = "", end] = match;
    record.push(raw.startsWith('"') ? raw.slice(1, -1).replaceAll('""', '"') : raw);
    if (end === separator) continue;
    records.push(record);
    record = [];
  }
  return records;
}
