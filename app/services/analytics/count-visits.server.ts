// Adds the visit-counting script to public pages, and allows it in their policy. Only pages that are the same
// for every stranger have it: their address isn't personal, and visitors with one of our cookies get another
// answer. The service learns the page's address, so an address that says more than which page it is isn't
// reported.
import { splitPath } from "~/language/addresses.ts";
import type { Analytics } from "./analytics-config.server.ts";

/** Addresses that say where and when a baby is expected. */
const TELLING = /^\/plan(?:\/|$)/;
const MOST_PAGES = 20;

/** The page for a request, or null if the request isn't for a cached page. */
type Answer = (request: Request) => Promise<Response | null>;

/** Counts visits to one deployment's public pages; without a service the pages stay unchanged. */
export function visitCounter(analytics: Analytics | null) {
  const bodies = new Map<string, Uint8Array<ArrayBuffer>>();

  async function bodyOf(page: Response, etag: string, counting: Analytics): Promise<Uint8Array<ArrayBuffer>> {
    const known = bodies.get(etag);
    if (known) return known;
    const body = new TextEncoder().encode(withScript(await page.text(), counting));
    if (bodies.size >= MOST_PAGES) bodies.clear();
    bodies.set(etag, body);
    return body;
  }

  return async (request: Request, answer: Answer): Promise<Response | null> => {
    if (!analytics) return answer(request);
    if (!isCounted(request)) return untold(await answer(request), new URL(request.url));
    const page = await answer(withoutTag(request));
    const etag = page?.headers.get("ETag");
    if (!page?.ok || !etag) return page;
    const headers = countedHeaders(page.headers, etag, analytics);
    return request.headers.get("If-None-Match") === headers.get("ETag")
      ? new Response(null, { status: 304, headers })
      : new Response(await bodyOf(page, etag, analytics), { headers });
  };
}

/** The next page may be counted: its referrer must not reveal this page's address. */
function untold(page: Response | null, { pathname }: URL): Response | null {
  if (page && isTelling(pathname)) page.headers.set("Referrer-Policy", "strict-origin");
  return page;
}

/** The tag belongs to the page with the script, which the cache of pages doesn't know. */
function withoutTag(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.delete("If-None-Match");
  return new Request(request, { headers });
}

/** Whether a visit may be counted: to a page whose address says no more, without a wish for privacy. */
export function isCounted({ method, url, headers }: Pick<Request, "method" | "url" | "headers">): boolean {
  const { pathname, searchParams } = new URL(url);
  const isPlain = [...searchParams.keys()].every((name) => /^utm_\w+$/.test(name));
  const wantsPrivacy = headers.get("Sec-GPC") === "1" || headers.get("DNT") === "1";
  return method === "GET" && isPlain && !wantsPrivacy && !isTelling(pathname);
}

function isTelling(pathname: string): boolean {
  return TELLING.test(splitPath(pathname).path);
}

function countedHeaders(of: Headers, etag: string, analytics: Analytics): Headers {
  const headers = new Headers(of);
  headers.set("ETag", etag.replace(/"$/, '-v"'));
  headers.set("Vary", `${of.get("Vary") ?? "Cookie"}, Sec-GPC, DNT`);
  headers.set("Content-Security-Policy", policyFor(of.get("Content-Security-Policy") ?? "", analytics));
  return headers;
}

/** The policy that allows exactly this script to run and report to its own host. */
export function policyFor(policy: string, { scriptUrl, collector }: Analytics): string {
  const { origin, pathname } = new URL(scriptUrl);
  return policy
    .replace(
      /script-src ([^;]*)/,
      (_, list: string) => `script-src ${allowing(list, `${origin}${pathname}`)}`,
    )
    .replace(/connect-src ([^;]*)/, (_, list: string) => `connect-src ${allowing(list, collector)}`);
}

function allowing(list: string, source: string): string {
  return list === "'none'" ? source : `${list} ${source}`;
}

function withScript(html: string, { scriptUrl, attribute }: Analytics): string {
  const id = attribute ? ` ${attribute.name}="${escapeAttribute(attribute.value)}"` : "";
  return html.replace(
    "</head>",
    () => `<script defer src="${escapeAttribute(scriptUrl)}"${id}></script></head>`,
  );
}

function escapeAttribute(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
