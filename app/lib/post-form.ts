// How a page sends a small form by script: a plain request, because a router's fetcher would take an outage for an
// error of the whole page, and because what somebody typed must survive one.

export type PostResult =
  | { kind: "done"; body: unknown }
  /** The server has refused it and says why, in words for people; `status` is 400 and up. */
  | {
      kind: "refused";
      status: number;
      message: string | null;
      body: unknown;
      retryAfterSeconds: number | null;
    }
  /** Nobody has answered: offline, or the server is away. */
  | { kind: "unreachable" }
  | { kind: "signed-out" };

/**
 * Sends fields to one of our own addresses and reads its JSON answer; never throws. The action at that address answers
 * `Response.json`, a refusal as `{ message }` with its status.
 */
export async function postForm(
  address: string,
  fields: Readonly<Record<string, string>>,
): Promise<PostResult> {
  let response: Response;
  try {
    response = await fetch(address, {
      method: "POST",
      headers: { Accept: "application/json" },
      body: new URLSearchParams(fields),
      redirect: "manual",
    });
  } catch {
    return { kind: "unreachable" };
  }
  if (response.type === "opaqueredirect") return { kind: "signed-out" };
  const body: unknown = await response.json().catch(() => null);
  if (response.ok) return { kind: "done", body };
  const retryAfter = Number(response.headers.get("Retry-After") ?? Number.NaN);
  return {
    kind: "refused",
    status: response.status,
    message: messageIn(body),
    body,
    retryAfterSeconds: Number.isFinite(retryAfter) ? retryAfter : null,
  };
}

/** Whether a request was sent by `postForm`: then the answer is JSON, otherwise a redirect back to the page. */
export function wantsJson(request: Request): boolean {
  return request.headers.get("Accept")?.includes("application/json") ?? false;
}

function messageIn(body: unknown): string | null {
  const hasMessage = typeof body === "object" && body !== null && "message" in body;
  return hasMessage && typeof body.message === "string" ? body.message : null;
}
