/**
 * A text as an SQL literal, for the one place where statements cannot be sent with parameters: wrangler's
 * files.
 */
export function sqlText(text: string): string {
  if (text.includes("\0")) throw new Error("SQL text cannot hold NUL");
  return `'${text.replaceAll("'", "''")}'`;
}
