/** How short a password may be. */
export const MIN_PASSWORD_CHARACTERS = 6;

/** Shorter names are part of too many words to say anything. */
const SHORTEST_NAME = 4;

/**
 * Whether a password holds what everybody knows who tries to guess it: the product's name, the address it is chosen for, or the
 * part of it that names the person. In whatever case; takes a normalised address.
 */
export function holdsKnownName(password: string, email: string, productName: string): boolean {
  const text = password.toLowerCase();
  const name = email.slice(0, email.lastIndexOf("@"));
  const [mailbox = ""] = name.split("+");
  const known = [productName.toLowerCase(), email, name, mailbox];
  return known.some((word) => word.length >= SHORTEST_NAME && text.includes(word));
}
