/** The number of a row that a form or an address names, or null. */
export function readRowId(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
