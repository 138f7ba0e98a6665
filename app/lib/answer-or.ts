import { data, isRouteErrorResponse } from "react-router";

/** With a 4xx or 5xx, the router reloads no data, so the page stays as it is. */
const UNSENT_STATUS = 503;

/**
 * Submits a form: returns the server's answer, or `unsent()` when the network or the server failed, so that
 * the fields keep what was typed. Thrown redirects and 4xx responses pass through.
 */
export async function answerOr<Answer, Unsent>(send: () => Promise<Answer>, unsent: () => Unsent) {
  try {
    return await send();
  } catch (thrown) {
    // A proxy in between may answer with an error page of its own.
    const isFault = isRouteErrorResponse(thrown) && thrown.status >= 500;
    if (!(thrown instanceof Error) && !isFault) throw thrown;
    return data(unsent(), { status: UNSENT_STATUS });
  }
}
