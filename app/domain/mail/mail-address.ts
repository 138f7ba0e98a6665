const LONGEST = 254;

/**
 * What somebody typed as an address that is to get no more mail, normalised as accounts keep theirs; null for what is none.
 * More than an at sign is not asked for: nothing is sent to it.
 */
export function readMailAddress(text: string): string | null {
  const address = text.trim().toLowerCase();
  return address.includes("@") && address.length <= LONGEST ? address : null;
}
