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

/**
 * Whether two normalized addresses lead to one mailbox for sure, so that what was meant for both may go to one of them: they differ by
 * what follows a plus, and by dots only where the provider ignores these.
 */
export function isSameMailbox(one: string, other: string): boolean {
  return sureMailboxOf(one) === sureMailboxOf(other);
}

function sureMailboxOf(email: string): string {
  const mailbox = mailboxOf(email);
  if (mailbox.endsWith("@gmail.com")) return mailbox;
  const at = email.lastIndexOf("@");
  const [name = ""] = email.slice(0, at).split("+");
  return name === "" ? email : name + email.slice(at);
}

/** 'robin@example.com' → 'r•••@e•••.com': enough to recognize a friend, too little to write to. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  const domain = email.slice(at + 1);
  const ending = domain.slice(Math.max(domain.lastIndexOf("."), 0));
  return `${first(email)}•••@${first(domain)}•••${ending.startsWith(".") ? ending : ""}`;
}

/** The first letter, even if it takes two code units. */
function first(text: string): string {
  return Array.from(text)[0] ?? "";
}
