// What people are called to others on their plan.
import { maskEmail } from "../mail/mailbox.ts";
import { isBlank } from "../one-line-text.ts";

/** How somebody is known to us. */
export interface KnownPerson {
  fullName: string | null;
  email: string;
}

const LONGEST_NAME = 60;

/** The name, or the masked address of whoever hasn't given one. */
export function personName({ fullName, email }: KnownPerson): string {
  const name = (fullName ?? "").trim().replace(/\s+/g, " ");
  return isBlank(name) || name.length > LONGEST_NAME ? maskEmail(email) : name;
}

/**
 * The name in a mail to somebody who may not know them: without whatever a mail program would turn into a link, or the
 * masked address.
 */
export function nameInMail(person: KnownPerson): string {
  const name = personName(person);
  return /[^\p{L}\p{M} '’-]/u.test(name) ? maskEmail(person.email) : name;
}

/** One or two letters that stand for a name. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s.@•]+/).filter((word) => word !== "");
  const first = words.slice(0, 1).concat(words.length > 1 && !name.includes("@") ? words.slice(-1) : []);
  return first.map((word) => (Array.from(word)[0] ?? "").toUpperCase()).join("");
}
