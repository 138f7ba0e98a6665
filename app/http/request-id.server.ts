// A request's id, in every line of its log and in its answer, so that users can name it in a report.

export const REQUEST_ID_HEADER = "X-Request-Id";

/** As Cloudflare's edge writes it; any other value is ignored. */
const RAY = /^[0-9a-f]{16}(?:-[A-Z]{3})?$/;
/** The path of a page about one plan, or of what such a page requests. */
const PLAN_PATH = /^\/(?:dashboards|onboarding\/(?:processing|status))\/([a-z2-9]{20})(?=[/.]|$)/;

/** Facts about a request for the log: the edge's id or else our own, and the plan that its address names. */
export function requestFacts({ url, headers }: Pick<Request, "url" | "headers">): {
  requestId: string;
  onboardingId?: string;
} {
  const ray = headers.get("CF-Ray") ?? "";
  const requestId = RAY.test(ray) ? ray : crypto.randomUUID();
  const planId = PLAN_PATH.exec(new URL(url).pathname)?.[1];
  return planId ? { requestId, onboardingId: planId } : { requestId };
}

/** The answer with the request's id; an opened socket is returned as it is. */
export function named(response: Response, requestId: string): Response {
  if (response.status === 101) return response;
  return withHeaders(response, (headers) => headers.set(REQUEST_ID_HEADER, requestId));
}

/** The answer with its headers changed. Those of the platform's redirects are immutable: only then is the answer copied. */
export function withHeaders(response: Response, change: (headers: Headers) => void): Response {
  try {
    change(response.headers);
    return response;
  } catch {
    const answer = new Response(response.body, response);
    change(answer.headers);
    return answer;
  }
}
