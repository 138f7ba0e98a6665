/**
 * The mailbox that a normalized address most likely leads to: without anything after a plus, and without dots
 * before the at sign. Only for counting mails; nothing is sent to it, and nobody signs in with it.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf("@");
  const [name = ""] = email.slice(0, at).replaceAll(".", "").split("+");
  const domain = email.slice(at + 1).replace(/^googlemail\.com$/, "gmail.com");
  return at < 1 || name === "" ? email : `${name}@${domain}`;
}
