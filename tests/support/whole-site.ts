// All routes of the manifest over real bindings; pages aren't rendered.

import { env } from "cloudflare:workers";
import type { RouterContextProvider } from "react-router";
import { routesContext } from "~/http/context.ts";
import { requestContext } from "~/http/request-context.server.ts";
import { heldQueues } from "./held-queues.ts";
import { OWN_ORIGIN } from "./live-sockets.ts";
import { findForm, routesAt } from "./site-routes.ts";

/** Answers a request as the routes do; the page itself isn't rendered. */
export async function askSite(request: Request, context: RouterContextProvider): Promise<Response> {
  const { site, isPage } = await routesAt(request.url);
  const answer: unknown = isPage
    ? await site.query(request, {
        requestContext: context,
        async generateMiddlewareResponse(query) {
          const result = await query(request);
          if (result instanceof Response) return result;
          const { errors, actionData, statusCode } = result;
          return Response.json({ errors, actionData }, { status: statusCode });
        },
      })
    : await site.queryRoute(request, {
        requestContext: context,
        async generateMiddlewareResponse(query) {
          const result: unknown = await query(request);
          return result instanceof Response ? result : Response.json(result);
        },
      });
  if (!(answer instanceof Response)) throw new Error("The route has answered nothing");
  return answer;
}

/** Asks as a deployment with these variables; `headers` are the request's, `now` is in epoch milliseconds. */
export async function askedWith(
  path: string,
  variables: object,
  cookie = "",
  headers: Readonly<Record<string, string>> = {},
  now = Date.now(),
) {
  const request = new Request(`${OWN_ORIGIN}${path}`, { headers: { Cookie: cookie, ...headers } });
  const bindings = { ...env, ...heldQueues().bindings, ...variables };
  const context = requestContext(request, bindings, { waitUntil: () => {} }, now);
  context.set(routesContext, { formAt: findForm, inSitemap: [] });
  const answer = await askSite(request, context);
  return { status: answer.status, text: await answer.text() };
}
