const ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789";

/** True for a text in the format of our ids. */
export function isId(text: string): boolean {
  return /^[a-z0-9]{20}$/.test(text);
}

/** The id of a step that no other one of its page follows: domain/wardrobe/item-edit. */
export function newStepId(): string {
  return `${newId().slice(0, 12)}-1`;
}

/** A random 100-bit id in 20 characters without look-alikes; short, because D1 rows carry several. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(20));
  return Array.from(bytes, (byte) => ALPHABET[byte & 31]).join("");
}
