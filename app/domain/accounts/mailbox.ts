/**
 * The mailbox that an address most likely leads to, for counting mails only: without what follows a plus, and without dots
 * before the at sign. Takes a normalised address. Nothing is ever sent to what it returns, and nobody is signed in by it.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf("@");
  const [name = ""] = email.slice(0, at).replaceAll(".", "").split("+");
  const domain = email.slice(at + 1).replace(/^googlemail\.com$/, "gmail.com");
  return at < 1 || name === "" ? email : `${name}@${domain}`;
}
