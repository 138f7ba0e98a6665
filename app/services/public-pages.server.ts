// Pages that are the same for every visitor whom we do not know: rendered once and kept in the memory of the Worker. A
// page joins by standing in the table. What is kept was rendered from an address and nothing else: no cookie, header,
// host or unknown parameter of a visitor is part of it, so none can poison it.
import type { AppConfig } from "./config.server.ts";
import { contentSecurityPolicy } from "./security-headers.server.ts";

/** Path → the search parameters that change the page. All others are ignored. */
const PUBLIC_PAGES: Readonly<Record<string, readonly string[]>> = {
  "/": [],
};

/** A page says the year, and its example may say a date. */
const KEPT_MS = 5 * 60 * 1000;
const MOST_PAGES = 100;
const LONGEST_VALUE = 64;

interface KeptPage {
  body: Uint8Array<ArrayBuffer>;
  headers: readonly [string, string][];
  etag: string;
  until: number;
}

export interface PublicPages {
  /** The answer to a stranger's request for a public page; null for every other request, and where there is no page to keep. */
  answer(
    request: Request,
    now: number,
    render: (request: Request) => Promise<Response>,
  ): Promise<Response | null>;
}

/** The public pages of one build of one deployment. */
export function publicPages({ origin }: Pick<AppConfig, "origin">, buildId: string): PublicPages {
  const kept = new Map<string, KeptPage>();

  function keep(key: string, page: KeptPage): void {
    kept.delete(key);
    kept.set(key, page);
    const [oldest] = kept.keys();
    if (kept.size > MOST_PAGES && oldest !== undefined) kept.delete(oldest);
  }

  return {
    async answer(request, now, render) {
      const address = publicAddress(request, origin);
      if (address === null) return null;
      const key = `${buildId} ${address}`;
      const known = kept.get(key);
      if (known && known.until > now) return answerWith(known, request);
      const page = await pageOf(await render(new Request(address)), origin, now + KEPT_MS);
      if (!page) return null;
      keep(key, page);
      return answerWith(page, request);
    },
  };
}

/**
 * The address that a public page is rendered from, on the configured origin; null when the request asks for something else
 * or comes with any cookie: its answer may then differ.
 */
export function publicAddress(request: Request, origin: string): string | null {
  if (request.method !== "GET" && request.method !== "HEAD") return null;
  if (request.headers.has("Cookie") || request.headers.has("Authorization")) return null;
  const { pathname, searchParams } = new URL(request.url);
  const allowed = Object.hasOwn(PUBLIC_PAGES, pathname) ? PUBLIC_PAGES[pathname] : undefined;
  if (!allowed) return null;
  const given = allowed.flatMap((name) => {
    const value = searchParams.get(name);
    return value === null ? [] : [[name, value]];
  });
  if (given.some(([, value = ""]) => value.length > LONGEST_VALUE)) return null;
  return `${origin}${pathname}${given.length > 0 ? `?${new URLSearchParams(given)}` : ""}`;
}

/** A rendered answer as it can be kept; null for anything but a whole page without a script and without a cookie. */
async function pageOf(answer: Response, origin: string, until: number): Promise<KeptPage | null> {
  const isPage = answer.headers.get("Content-Type")?.startsWith("text/html") ?? false;
  // The framework marks links with the nonce of one answer, which they do not need.
  const text = (await answer.text()).replace(/ nonce="[\w+/=]*"/g, "");
  if (answer.status !== 200 || !isPage || answer.headers.has("Set-Cookie")) return null;
  // A script would need it.
  if (/<script\b/i.test(text)) return null;
  const body = new TextEncoder().encode(text);
  const headers = new Headers(answer.headers);
  headers.set("Content-Security-Policy", contentSecurityPolicy({ nonce: null, origin }));
  headers.set("Cache-Control", "public, max-age=0, must-revalidate");
  headers.set("Vary", "Cookie");
  const etag = `"${hex(await crypto.subtle.digest("SHA-256", body)).slice(0, 32)}"`;
  headers.set("ETag", etag);
  return { body, headers: [...headers], etag, until };
}

function answerWith({ body, headers, etag }: KeptPage, request: Request): Response {
  const isKnown = request.headers
    .get("If-None-Match")
    ?.split(",")
    .some((tag) => tag.trim().replace(/^W\//, "") === etag);
  if (isKnown) return new Response(null, { status: 304, headers: [...headers] });
  const answer = new Response(request.method === "HEAD" ? null : body, { headers: [...headers] });
  if (request.method === "HEAD") answer.headers.set("Content-Length", String(body.byteLength));
  return answer;
}

function hex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
