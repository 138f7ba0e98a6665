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

/** The push services of Chrome and its relatives, Firefox, Safari, and Edge, each with the hosts under it. */
const SERVICES = [
  "fcm.googleapis.com",
  "push.services.mozilla.com",
  "push.apple.com",
  "notify.windows.com",
] as const;

/**
 * Whether a browser's address for notices is one of a push service that we know, so that nobody can make the server send to an address of
 * their own (S93).
 */
export function isPushEndpoint(text: string): boolean {
  if (text.length > LONGEST_ENDPOINT) return false;
  const url = readUrl(text);
  if (url?.protocol !== "https:" || url.port !== "") return false;
  if (url.username !== "" || url.password !== "" || url.hash !== "") return false;
  return SERVICES.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`));
}

const SECOND_MS = 1000;
const FIRST_PAUSE_SECONDS = 30;
const LONGEST_PAUSE_SECONDS = 10 * 60;

/** When a notice that a service didn't take is tried again, epoch milliseconds; `asked` is the pause that the service wants, seconds. */
export function nextTry(tries: number, asked: number | null, now: number): number {
  const own = FIRST_PAUSE_SECONDS * 2 ** Math.max(0, tries - 1);
  return now + Math.min(asked ?? own, LONGEST_PAUSE_SECONDS) * SECOND_MS;
}
