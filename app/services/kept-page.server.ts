// A page that is kept whole, and an answer with it. The Worker's door answers with such pages (workers/app.ts), so this imports nothing.

/** Short, because pages show the year, and an example may show a date. */
export const KEPT_MS = 5 * 60 * 1000;

/**
 * For the platform's cache alone, which takes it out of the answer (Workers Caching). It overrules `Cache-Control`, by which
 * browsers still ask each time.
 */
export const EDGE_HEADER = "Cloudflare-CDN-Cache-Control";
/** After the time that a page is kept in memory, whoever asks first gets the old page from the edge, and the edge a new one. */
export const DAY_MS = 24 * 60 * 60 * 1000;

export interface KeptPage {
  body: Uint8Array<ArrayBuffer>;
  headers: readonly [string, string][];
  etag: string;
  until: number;
}

/** The cookie that says how new the data must be that its reader gets, or none. No kept page has anything that its reader could have changed. */
const WROTE = /^((__Host-)?wrote(=|$)|$)/;

/** Whether a request says nothing about who sends it: no credentials, and no cookie but that of a reader's own writes. */
export function isStranger({ headers }: Pick<Request, "headers">): boolean {
  if (headers.has("Authorization")) return false;
  return (headers.get("Cookie") ?? "").split(/; ?/).every((cookie) => WROTE.test(cookie));
}

/**
 * The instruction to the platform's cache (`EDGE_HEADER`) for a page that stays true for another `leftMs`. The cache must not keep a
 * copy for each value of a cookie.
 */
export function edgeCaching({ headers }: Pick<Request, "headers">, leftMs: number): string {
  if (headers.has("Cookie")) return "no-store";
  const left = Math.min(KEPT_MS + DAY_MS, leftMs);
  const fresh = Math.min(KEPT_MS, left);
  return `public, max-age=${Math.floor(fresh / 1000)}, stale-while-revalidate=${Math.floor((left - fresh) / 1000)}`;
}

/** The tag of a page's text. */
export async function tagOf(body: Uint8Array<ArrayBuffer>): Promise<string> {
  return `"${hex(await crypto.subtle.digest("SHA-256", body)).slice(0, 32)}"`;
}

/** A page for a request: without a body if the browser has it, or asks for the headers alone. `edge` is for `EDGE_HEADER`. */
export function answerWith(
  { body, headers: kept, etag }: KeptPage,
  request: Request,
  edge: string,
): Response {
  const headers: [string, string][] = [...kept, [EDGE_HEADER, edge]];
  const isKnown = request.headers
    .get("If-None-Match")
    ?.split(/, ?/)
    .some((tag) => tag.replace(/^W\//, "") === etag);
  if (isKnown) return new Response(null, { status: 304, headers });
  const answer = new Response(request.method === "HEAD" ? null : body, { headers });
  if (request.method === "HEAD") answer.headers.set("Content-Length", `${body.byteLength}`);
  return answer;
}

function hex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
