/** The fewest characters in a password. */
export const MIN_PASSWORD_CHARACTERS = 6;

/** Shorter names occur in too many words to mean anything. */
const SHORTEST_NAME = 4;

/**
 * Whether a password contains what any attacker would try first: the product's name, the account's address,
 * or the part of it that names the person. Ignores case; takes a normalized address.
 */
export function holdsKnownName(password: string, email: string, productName: string): boolean {
  const text = password.toLowerCase();
  const name = email.slice(0, email.lastIndexOf("@"));
  const [mailbox = ""] = name.split("+");
  const known = [productName.toLowerCase(), email, name, mailbox];
  return known.some((word) => word.length >= SHORTEST_NAME && text.includes(word));
}
