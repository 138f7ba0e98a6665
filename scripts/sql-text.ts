/** A text as an SQL literal, for the one place that takes no parameters: wrangler's files. */
export function sqlText(text: string): string {
  if (text.includes("\0")) throw new Error("SQL text cannot hold NUL");
  return `'${text.replaceAll("'", "''")}'`;
}
