// Counts visits of public pages by any service that has a script, an attribute with the site's id, and a host to report to; its
// variables are this deployment's.

import { z } from "zod";
import { splitPath } from "../../words/addresses.ts";
import { text, type Variables, webAddress } from "../variables.server.ts";

const httpsUrl = webAddress
  .pipe(z.url({ protocol: /^https$/, hostname: z.regexes.domain }))
  .transform((url) => new URL(url));

const VARIABLES = {
  ANALYTICS_SCRIPT_URL: httpsUrl,
  ANALYTICS_ATTRIBUTE: text.regex(/^data-[a-z-]{1,40}=[ -~]{1,300}$/).optional(),
  ANALYTICS_COLLECTOR: httpsUrl.optional(),
};

interface Analytics {
  scriptUrl: string;
  /** The attribute that tells the service which site it is. */
  attribute: { name: string; value: string } | null;
  /** The origin that visits are reported to. */
  collector: string;
}

/** Null if no script is set: then nothing is loaded or reported. */
export function readAnalytics(variables: Variables): Analytics | null {
  const read = variables.optional(VARIABLES);
  if (!read) return null;
  const { ANALYTICS_SCRIPT_URL: script, ANALYTICS_ATTRIBUTE: given, ANALYTICS_COLLECTOR: collector } = read;
  const at = given?.indexOf("=") ?? -1;
  return {
    scriptUrl: script.href,
    attribute: given ? { name: given.slice(0, at), value: given.slice(at + 1) } : null,
    collector: (collector ?? script).origin,
  };
}

/** Addresses that say where and when a baby is expected. */
const TELLING = /^\/plan(?:\/|$)/;
const MOST_PAGES = 20;

/** The page for a request, or null if the request isn't for a cached page. */
type Answer = (request: Request) => Promise<Response | null>;

/**
 * Counts visits to one deployment's public pages, by a script that it adds and allows in their policy; without a service the
 * pages stay unchanged. Only pages that are the same for every stranger have it: visitors with one of our cookies get another
 * answer. The service learns the page's address, so an address that says more than which page it is isn't reported.
 */
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
    if (!isCounted(request)) return untold(await answer(request), request);
    const page = await answer(withoutTag(request));
    const etag = page?.headers.get("ETag");
    if (!page?.ok || !etag) return page;
    const headers = countedHeaders(page.headers, etag, analytics);
    return request.headers.get("If-None-Match") === headers.get("ETag")
      ? new Response(null, { status: 304, headers })
      : new Response(await bodyOf(page, etag, analytics), { headers });
  };
}

/**
 * The next page may be counted: its referrer must not reveal this page's address. A cache must hand out neither the counted page of
 * an address nor the other one to the wrong reader, so both say what they depend on.
 */
function untold(page: Response | null, request: Request): Response | null {
  if (page && isTelling(new URL(request.url).pathname)) page.headers.set("Referrer-Policy", "strict-origin");
  if (page && isCountable(request)) page.headers.set("Vary", varyOf(page.headers));
  return page;
}

function varyOf(headers: Headers): string {
  return `${headers.get("Vary") ?? "Cookie"}, Sec-GPC, DNT`;
}

/** The tag belongs to the page with the script, which the cache of pages doesn't know. */
function withoutTag(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.delete("If-None-Match");
  return new Request(request, { headers });
}

/** Whether a visit may be counted: to a page whose address says no more, without a wish for privacy. */
export function isCounted(request: Pick<Request, "method" | "url" | "headers">): boolean {
  const { method, headers } = request;
  const wantsPrivacy = headers.get("Sec-GPC") === "1" || headers.get("DNT") === "1";
  return method === "GET" && isCountable(request) && !wantsPrivacy;
}

/** Whether an address says no more than which page it is. */
function isCountable({ url }: Pick<Request, "url">): boolean {
  const { pathname, searchParams } = new URL(url);
  return [...searchParams.keys()].every((name) => /^utm_\w+$/.test(name)) && !isTelling(pathname);
}

function isTelling(pathname: string): boolean {
  return TELLING.test(splitPath(pathname).path);
}

function countedHeaders(of: Headers, etag: string, analytics: Analytics): Headers {
  const headers = new Headers(of);
  headers.set("ETag", etag.replace(/"$/, '-v"'));
  headers.set("Vary", varyOf(of));
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
