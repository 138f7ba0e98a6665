// The first page of the product that a browser sees paints without waiting for the stylesheet: the styles that it needs are in
// the document, and the sheet, for all that comes later, stands at its end.

import { errorFacts, log } from "~/lib/logger.server.ts";
import { hasStyles } from "~/lib/styles-cookie.ts";
import type { AppConfig } from "~/services/config.server.ts";
import { type ReadFile, stylesOf } from "~/services/whole-page.server.ts";

const SHEET = /<link rel="stylesheet" href="([^"]*)" data-precedence="page"\/>/;
const NONCE = /style-src 'self' 'nonce-([\w+/=]+)'/;

/** Makes the answer to a browser paint at once; one that is no page, or whose browser has the sheet, stays as it is. */
export type PaintAtOnce = (request: Request, answer: Response, config: AppConfig) => Promise<Response>;

/** For a build with this stylesheet, whose files can be read. */
export function firstStyles(stylesheet: string, readFile: ReadFile): PaintAtOnce {
  // The development server's sheet is never taken apart.
  if (!stylesheet.startsWith("/assets/")) return async (_, answer) => answer;
  const neededBy = stylesOf(readFile);

  return async (request, answer, config) => {
    const nonce = nonceOf(request, answer);
    const cookies = request.headers.get("Cookie");
    if (nonce === null || hasStyles(cookies, config.isHttps, stylesheet)) return answer;
    const html = await answer.text();
    const styles = await neededBy(html, stylesheet).catch((error: unknown) => {
      log.error("styles_not_read", errorFacts(error));
      return null;
    });
    return new Response(styles === null ? html : withStyles(html, styles, nonce), answer);
  };
}

/** The nonce that a page's styles need; null for what is no page, or is read by a script, which puts it into a page of its own. */
function nonceOf({ method, headers: asked }: Request, { headers }: Response): string | null {
  if ((asked.get("Sec-Fetch-Dest") ?? "document") !== "document") return null;
  if (method !== "GET" || !headers.get("Content-Type")?.startsWith("text/html")) return null;
  return NONCE.exec(headers.get("Content-Security-Policy") ?? "")?.[1] ?? null;
}

function withStyles(html: string, styles: string, nonce: string): string {
  const [link] = SHEET.exec(html) ?? [];
  if (link === undefined) return html;
  return html
    .replace(link, () => `<style nonce="${nonce}">${styles}</style>`)
    .replace("</body>", () => `${link}</body>`);
}
