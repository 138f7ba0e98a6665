import { data, isRouteErrorResponse } from "react-router";

/** The page stays as it is: whatever is 4xx or 5xx has the router read nothing again. */
const UNSENT_STATUS = 503;

/**
 * What becomes of a form that a page sends: the server's answer, or what `unsent` says where there was none, because the
 * network or the server failed. So what was typed stays in its fields. Redirects and refusals with a status pass.
 */
export async function answerOr<Answer, Unsent>(send: () => Promise<Answer>, unsent: () => Unsent) {
  try {
    return await send();
  } catch (thrown) {
    // What stands between us and the browser answers for us with a page of its own.
    const isFault = isRouteErrorResponse(thrown) && thrown.status >= 500;
    if (!(thrown instanceof Error) && !isFault) throw thrown;
    return data(unsent(), { status: UNSENT_STATUS });
  }
}
