// A page's loader data, read as a browser would ask for it.
import { env } from "cloudflare:workers";
import type { StaticHandler } from "react-router";
import { requestContext } from "~/http/request-context.server.ts";
import { OWN_ORIGIN } from "./live-sockets.ts";

interface Reader {
  cookie: string;
  /** Where the request comes from. */
  cf: Record<string, string>;
  now: number;
}

/** The loader data and errors of a page as one text; an answer without a page fails the test. */
export async function loaderText(
  pages: StaticHandler,
  path: string,
  { cookie, cf, now }: Reader,
): Promise<string> {
  const request = new Request(`${OWN_ORIGIN}${path}`, { headers: { Cookie: cookie }, cf });
  let text = "";
  await pages.query(request, {
    requestContext: requestContext(request, env, { waitUntil: () => {} }, now),
    async generateMiddlewareResponse(query) {
      const result = await query(request);
      if (result instanceof Response) throw new Error(`The page answered ${result.status}`);
      text = JSON.stringify([result.loaderData, result.errors]);
      return new Response();
    },
  });
  return text;
}
