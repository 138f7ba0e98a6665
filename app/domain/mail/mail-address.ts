const LONGEST = 254;

/**
 * A typed address that wants no more mail, normalized as in accounts; null if it isn't one. It only needs an
 * at sign, because nothing is sent to it.
 */
export function readMailAddress(text: string): string | null {
  const address = text.trim().toLowerCase();
  return address.includes("@") && address.length <= LONGEST ? address : null;
}
