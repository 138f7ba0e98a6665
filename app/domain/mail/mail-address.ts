// Addresses of mailboxes, as they are compared, stored, and written to: one reader wherever one is typed.

import { readUrl } from "../urls.ts";

const LONGEST = 254;

/** What a URL's host can't be made of without becoming more than a host. */
const MORE_THAN_A_HOST = /[\s/:?#@\\%[\]]/;

/** Before the at sign letters of any script and what programs allow besides; after it what `normalAddress` makes of a domain. */
const ADDRESS =
  /^(?!\.)(?!.*\.\.)[\p{L}\p{M}\p{N}_'+\-.]*[\p{L}\p{M}\p{N}_+-]@(?:[a-z0-9][a-z0-9-]*\.)+(?:[a-z]{2,}|xn--[a-z0-9-]+)$/u;
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;

/**
 * A typed address in small letters, its domain in the letters that the domain name system has (IDNA): bücher.de is xn--bcher-kva.de.
 * What is no address stays as it is.
 */
export function normalAddress(text: string): string {
  const address = text.trim().normalize("NFC").toLowerCase();
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1);
  // The pattern of printable ASCII keeps everything else as it was always read.
  if (at < 0 || !/[^ -~]/.test(domain) || MORE_THAN_A_HOST.test(domain)) return address;
  const url = readUrl(`http://${domain}`);
  return url ? `${address.slice(0, at)}@${url.hostname}` : address;
}

/** Whether a normalized address can be written to. */
export function isMailAddress(address: string): boolean {
  return address.length <= LONGEST && ADDRESS.test(address) && !INVISIBLE.test(address);
}

/**
 * A typed address that wants no more mail, normalized as in accounts; null if it isn't one. It only needs an
 * at sign, because nothing is sent to it.
 */
export function readMailAddress(text: string): string | null {
  const address = normalAddress(text);
  return address.includes("@") && address.length <= LONGEST ? address : null;
}
