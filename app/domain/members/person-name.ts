// What people are called to others on their plan.
import { maskEmail } from "../mail/mailbox.ts";
import { isBlank } from "../one-line-text.ts";

/** How somebody is known to us. */
export interface KnownPerson {
  /** As they typed it. */
  givenName: string | null;
  /** As a provider told it. */
  fullName: string | null;
  email: string;
}

/** How much of a provider's name is a first name. */
const LONGEST_NAME = 40;

/** The first name; null where none is known, or only an endless one. */
export function firstNameOf({
  givenName,
  fullName,
}: Pick<KnownPerson, "givenName" | "fullName">): string | null {
  if (givenName && !isBlank(givenName)) return givenName;
  const [first = ""] = (fullName ?? "").trim().split(/\s+/, 1);
  return isBlank(first) || first.length > LONGEST_NAME ? null : first;
}

/** The first name, or the address: what people on one plan call each other. */
export function personName(person: KnownPerson): string {
  return firstNameOf(person) ?? person.email;
}

/** The names of people who are shown together: where two share one, each has the address too. */
export function namesApart(people: readonly KnownPerson[]): string[] {
  const names = people.map(personName);
  return people.map((person, at) => {
    const name = names[at] ?? "";
    const isShared = names.filter((other) => other === name).length > 1;
    return isShared && name !== person.email ? `${name} (${person.email})` : name;
  });
}

/**
 * The name in a mail to somebody who may not know them: without whatever a mail program would turn into a link, or the
 * masked address.
 */
export function nameInMail(person: KnownPerson): string {
  const isSafe = isPlain(person.givenName || (person.fullName ?? ""));
  return (isSafe && firstNameOf(person)) || maskEmail(person.email);
}

/** Babies' names in a mail; none where one of them holds more than letters, which a mail program may take for a link. */
export function babyNamesInMail(babyNames: readonly string[] | null): { babyNames?: readonly string[] } {
  const names = babyNames?.filter((name) => name !== "") ?? [];
  return names.length > 0 && names.every(isPlain) ? { babyNames: names } : {};
}

/** Babies' names where others may see them, such as on a locked screen; null unless their owner lets them, as in a mail. */
export function namesOutside(plan: {
  babyNames: readonly string[] | null;
  namesOutside: boolean;
}): readonly string[] | null {
  return plan.namesOutside ? (babyNamesInMail(plan.babyNames).babyNames ?? null) : null;
}

function isPlain(name: string): boolean {
  return !/[^\p{L}\p{M} '’-]/u.test(name);
}

/** The masked form of an address, for a person who has not read yet that others will see it whole; null for everyone else. */
export function maskedAs({ isMasked, email }: { isMasked: boolean; email: string }): string | null {
  return isMasked ? maskEmail(email) : null;
}

/** One or two letters that stand for a name. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s.@•]+/).filter((word) => word !== "");
  const first = words.slice(0, 1).concat(words.length > 1 && !name.includes("@") ? words.slice(-1) : []);
  return first.map((word) => (Array.from(word)[0] ?? "").toUpperCase()).join("");
}

/** What to ask for somebody's first name with: the best guess, maybe empty; null for whoever has answered or skipped that. */
export function askedName(person: Parameters<typeof firstNameOf>[0]): string | null {
  return person.givenName === null ? (firstNameOf(person) ?? "") : null;
}
