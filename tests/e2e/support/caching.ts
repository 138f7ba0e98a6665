// How an answer of the built Worker may be kept by caches, and which addresses may say so.
import { expect } from "vitest";
import { EDGE_HEADER } from "../../../app/services/kept-page.server.ts";
import { type Answer, type SendOptions, send } from "./http.ts";

export const EDGE = EDGE_HEADER.toLowerCase();
/** Asked for each time by browsers, and kept by the platform. */
export const KEPT_PAGES = [
  "/",
  "/swaddles-sleep-sacks",
  "/wear",
  "/wear/how-we-count",
  "/wear/night",
  "/wear/night/:room",
  "/wear/:degrees/:situation?",
  "/privacy",
  "/terms",
  "/plan/:place/:month",
  "/plan/:country/:place/:month",
];
/** The same for everyone, whoever asks. */
export const FILES = [
  "/sitemap.xml",
  "/sitemap/:part",
  "/robots.txt",
  "/manifest.webmanifest",
  "/plan/:place/:month/picture.png",
  "/plan/:country/:place/:month/picture.png",
];
/** Kept by whoever asked, for five minutes: calendars ask by themselves. */
export const FEED = "/calendar/:file";

/** Asks the site, each time from elsewhere, so that nobody is told to wait. */
export function askFromElsewhere(site: { url: string }) {
  let asked = 0;
  return (path: string, options: SendOptions = {}): Promise<Answer> => {
    const client = { "CF-Connecting-IP": `10.1.${Math.floor(asked / 250) % 250}.${asked++ % 250}` };
    return send(`${site.url}${path}`, { ...options, headers: { ...client, ...options.headers } });
  };
}

/** How an answer may be kept: by nobody; by who asked; as a file; or as a page, by the platform alone. Fails if it doesn't say. */
export function keptAs({ status, headers }: Answer, what: string): "nothing" | "own copy" | "file" | "page" {
  const said = String(headers["cache-control"] ?? "nothing said");
  const edge = headers[EDGE];
  if (edge === undefined && /(?:^|, )no-store$/.test(said)) return "nothing";
  expect([200, 304], what).toContain(status);
  expect(headers["set-cookie"], what).toBeUndefined();
  if (edge === undefined && said === "private, max-age=300") return "own copy";
  if (edge === undefined) {
    expect(said, what).toMatch(/^public, max-age=(?:86400|604800|31536000, immutable)$/);
    return "file";
  }
  expect(edge, what).toMatch(/^public, max-age=\d+, stale-while-revalidate=\d+$/);
  expect([said, headers.vary], what).toEqual(["public, max-age=0, must-revalidate", "Cookie"]);
  return "page";
}

export function expectUnkept(answer: Answer, what: string): void {
  expect(keptAs(answer, `${what} ${answer.status} ${answer.headers["cache-control"]}`), what).toBe("nothing");
}
