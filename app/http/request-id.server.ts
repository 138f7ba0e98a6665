// The name of a request: in every line of its log and in its answer, so that somebody who reports a fault can say which.

export const REQUEST_ID_HEADER = "X-Request-Id";

/** As Cloudflare's edge writes it; whatever else says so is not believed. */
const RAY = /^[0-9a-f]{16}(?:-[A-Z]{3})?$/;
/** Of a page about one plan, and of what such a page asks for. */
const PLAN_PATH = /^\/(?:dashboards|onboarding\/(?:processing|status))\/([a-z2-9]{20})(?=[/.]|$)/;

/** What the log says of a request: the edge's name for it, else one of ours, and the plan that its address names. */
export function requestFacts({ url, headers }: Pick<Request, "url" | "headers">): {
  requestId: string;
  onboardingId?: string;
} {
  const ray = headers.get("CF-Ray") ?? "";
  const requestId = RAY.test(ray) ? ray : crypto.randomUUID();
  const onboardingId = PLAN_PATH.exec(new URL(url).pathname)?.[1];
  return onboardingId ? { requestId, onboardingId } : { requestId };
}

/** The answer with the request's name; an opened socket is handed on as it is. */
export function named(response: Response, requestId: string): Response {
  if (response.status === 101) return response;
  try {
    response.headers.set(REQUEST_ID_HEADER, requestId);
    return response;
  } catch {
    // Headers of redirects that the platform has made cannot be changed; a body is not wrapped without need.
    const answer = new Response(response.body, response);
    answer.headers.set(REQUEST_ID_HEADER, requestId);
    return answer;
  }
}
