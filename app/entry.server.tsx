import { isbot } from "isbot";
import { renderToReadableStream } from "react-dom/server.node";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { appContext } from "./context.ts";
import { serverTiming } from "./http/server-timing.server.ts";
import { errorFacts, log } from "./lib/logger.server.ts";

export const instrumentations = [serverTiming()];

/** Renders a page as a stream; bots get it whole. Every script in it carries the answer's nonce. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce } = context.get(appContext);
  let finalStatus = status;
  let isShellRendered = false;
  const body = await renderToReadableStream(
    <ServerRouter context={entryContext} url={request.url} nonce={nonce} />,
    {
      nonce,
      signal: request.signal,
      onError(error: unknown) {
        finalStatus = 500;
        // What fails before the shell is thrown below and logged there.
        if (isShellRendered) log.error("render_failed", errorFacts(error));
      },
    },
  );
  isShellRendered = true;
  if (isbot(request.headers.get("user-agent"))) await body.allReady;
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(body, { status: finalStatus, headers });
}

/** Logs what loaders and actions throw; redirects and answers with a status are no faults. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted) return;
  log.error("request_failed", { path: new URL(request.url).pathname, ...errorFacts(error) });
}
