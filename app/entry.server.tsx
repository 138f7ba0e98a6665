import { renderToString } from "react-dom/server.node";
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { NonceContext } from "~/lib/nonce-context.ts";
import { appContext } from "./http/context.ts";
import { serverTiming } from "./http/server-timing.server.ts";
import { errorFacts, log } from "./lib/logger.server.ts";

export const instrumentations = [serverTiming()];

/** Renders a whole page; every script has the answer's nonce. The framework shows failures as an error page. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce } = context.get(appContext);
  const page = await withDataAtHand(entryContext);
  const html = renderToString(
    <NonceContext value={nonce}>
      <ServerRouter context={page} url={request.url} nonce={nonce} />
    </NonceContext>,
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(`<!DOCTYPE html>${html}`, { status, headers });
}

/**
 * Puts the loaders' data into the page as text. The router would stream it, but our loaders need no
 * streaming, since one round trip brings everything, and rendering to a stream takes React twice as long.
 */
async function withDataAtHand(page: EntryContext): Promise<EntryContext> {
  if (!page.serverHandoffStream) return page;
  const value = await new Response(page.serverHandoffStream).text();
  const read = (result: { done: boolean; value: string }) => Object.assign(Promise.resolve(), { result });
  return {
    ...page,
    // The router draws its scripts only if there is a stream, and takes the data already read from here.
    serverHandoffStream: new ReadableStream(),
    renderMeta: { streamCache: { 0: read({ done: false, value }), 1: read({ done: true, value: "" }) } },
  };
}

/** What the framework throws at misdirected requests: an Origin that isn't the address's, or none at all. */
const NO_FAULT = /(?: Aborting the action\.|^Bad Request)$/;

/** Logs what loaders and actions throw, except redirects, answers with a status, and framework refusals. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted) return;
  const status = isRouteErrorResponse(error) ? error.status : 400;
  const isRefusal = error instanceof Error ? NO_FAULT.test(error.message) : isRouteErrorResponse(error);
  if (isRefusal && status < 500) log.info("request_refused", { status });
  else log.error("request_failed", { path: new URL(request.url).pathname, ...errorFacts(error) });
}
