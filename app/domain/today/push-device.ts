// Notices on a device, by Web Push (E25): the services that the server may ask, and how long they and we try.
import { readUrl } from "../urls.ts";

/** Devices that an account may have. */
export const MOST_DEVICES = 5;

/** So long a device is kept on which its user isn't logged in: whoever comes back gets notices again. */
export const LEFT_DEVICE_MS = 90 * 24 * 60 * 60 * 1000;

/** How long a push service keeps a notice for a device that is off. */
export const PUSH_TTL_SECONDS = 2 * 60 * 60;

/** Those that browsers use today are shorter than 600. */
export const LONGEST_ENDPOINT = 1000;

/** The push services of Chrome and its relatives, of Chromium's own builds, Firefox, Safari, and Edge, each with the hosts under it. */
const SERVICES = [
  "fcm.googleapis.com",
  "jmt17.google.com",
  "push.services.mozilla.com",
  "push.apple.com",
  "notify.windows.com",
] as const;

/** Letters, digits, and marks that stand for themselves: RFC 3986, 2.3. */
const UNRESERVED = /[\w.~-]/;

/**
 * A browser's address for notices in its one spelling, so that one address is one device; null unless it is one of a push service that we
 * know: nobody can make the server send to an address of their own (S93, S115).
 */
export function readPushEndpoint(text: string): string | null {
  // A parser of addresses would leave line ends out, and spaces around it.
  if (text.length > LONGEST_ENDPOINT || !/^[!-~]+$/.test(text)) return null;
  const url = readUrl(text);
  if (url?.protocol !== "https:" || url.port !== "" || text.includes("#")) return null;
  if (url.username !== "" || url.password !== "") return null;
  if (!SERVICES.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`))) return null;
  const spelled = `${url.pathname}${url.search}`.replace(/%[\da-f]{2}/gi, (code) => {
    const letter = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return UNRESERVED.test(letter) ? letter : code.toUpperCase();
  });
  return `${url.origin}${spelled}`;
}

const SECOND_MS = 1000;
const FIRST_PAUSE_SECONDS = 30;
const LONGEST_PAUSE_SECONDS = 10 * 60;

/** When a notice that a service didn't take is tried again, epoch milliseconds; `asked` is the pause that the service wants, seconds. */
export function nextTry(tries: number, asked: number | null, now: number): number {
  const own = FIRST_PAUSE_SECONDS * 2 ** Math.max(0, tries - 1);
  return now + Math.min(asked ?? own, LONGEST_PAUSE_SECONDS) * SECOND_MS;
}
