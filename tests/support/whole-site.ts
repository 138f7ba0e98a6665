// All routes of the manifest over real bindings, combined as in app/routes.ts, without a build.

import { env } from "cloudflare:workers";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { createStaticHandler, matchRoutes, type RouteObject, type RouterContextProvider } from "react-router";
import { routesContext } from "~/context.ts";
import { formFinder } from "~/http/built-routes.server.ts";
import { requestContext } from "~/http/request-context.server.ts";
import * as root from "../../app/root.tsx";
import routes from "../../app/routes.ts";
import { heldQueues } from "./held-queues.ts";
import { OWN_ORIGIN } from "./live-sockets.ts";
import { serverParts } from "./pages.ts";

const MODULES = import.meta.glob<object>(["../../app/routes/**/*.{ts,tsx}", "!**/*.server.ts"], {
  eager: true,
});

interface BuiltRoute {
  parentId?: string;
  path?: string;
  index?: boolean;
  module: object;
}

const built: Record<string, BuiltRoute> = {};

function objectsOf(entries: readonly RouteConfigEntry[], parentId?: string): RouteObject[] {
  return entries.map(({ file, id = file, path, index, children }) => {
    const module = MODULES[`../../app/${file}`];
    if (!module) throw new Error(`No module ${file}`);
    const place = { ...(path !== undefined && { path }), ...(parentId !== undefined && { parentId }) };
    built[id] = { ...place, ...(index && { index }), module };
    const parts = { id, ...serverParts(module), ...(path !== undefined && { path }) };
    return index ? { ...parts, index } : { ...parts, children: children ? objectsOf(children, id) : [] };
  });
}

const site = createStaticHandler([{ id: "root", ...serverParts(root), children: objectsOf(routes) }]);

/** Finds forms as the Worker does. */
export const findForm = formFinder(built);

/** Answers a request as the routes do; the page itself isn't rendered. */
export async function askSite(request: Request, context: RouterContextProvider): Promise<Response> {
  const [leaf] = matchRoutes(site.dataRoutes, new URL(request.url).pathname)?.slice(-1) ?? [];
  const isPage = leaf !== undefined && "default" in (built[leaf.route.id]?.module ?? {});
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
