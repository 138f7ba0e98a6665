// How a page sends a form by script: a plain request, because a router's fetcher would take an outage for an error of the
// whole page, and because what somebody typed must survive one.
import { readRetryAfter } from "./retry-after.ts";

export type FormAnswer<Answer> =
  | { kind: "done"; answer: Answer }
  /** The server has refused it and says why, in words for people; `status` is 400 and up. */
  | {
      kind: "refused";
      status: number;
      message: string | null;
      /** What is wrong with which field. */
      errors: Readonly<Record<string, string>>;
      /** The refusal as it came, for what only one form says. */
      body: unknown;
      retryAfterSeconds: number | null;
    }
  /** It was carried out, as it seems, but the answer is none of the form's. */
  | { kind: "unreadable" }
  /** Nobody has answered: offline, or the server is away. */
  | { kind: "unreachable" }
  | { kind: "signed-out" };

/** Everything but what was hoped for. */
export type FormFailure = Exclude<FormAnswer<never>, { kind: "done" }>;

/** Sends fields to one of our own addresses and reads its JSON answer, which `isAnswer` knows; never throws. */
export async function sendForm<Answer>(
  address: string,
  fields: Readonly<Record<string, string>>,
  isAnswer: (body: unknown) => body is Answer,
): Promise<FormAnswer<Answer>> {
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
  const { status } = response;
  if (response.type === "opaqueredirect" || status === 401) return { kind: "signed-out" };
  const body: unknown = await response.json().catch(() => null);
  return readAnswer({ status, body, retryAfter: response.headers.get("Retry-After") }, isAnswer);
}

/** What an answer means, however it was asked for. */
export function readAnswer<Answer>(
  { status, body, retryAfter }: { status: number; body: unknown; retryAfter: string | null },
  isAnswer: (body: unknown) => body is Answer,
): FormAnswer<Answer> {
  if (status >= 200 && status < 300) {
    return isAnswer(body) ? { kind: "done", answer: body } : { kind: "unreadable" };
  }
  return {
    kind: "refused",
    status,
    message: messageIn(body),
    errors: errorsIn(body),
    body,
    retryAfterSeconds: readRetryAfter(retryAfter, Date.now()),
  };
}

function messageIn(body: unknown): string | null {
  const hasMessage = typeof body === "object" && body !== null && "message" in body;
  return hasMessage && typeof body.message === "string" ? body.message : null;
}

function errorsIn(body: unknown): Record<string, string> {
  if (typeof body !== "object" || body === null || !("errors" in body)) return {};
  const texts = Object.entries(body.errors ?? {}).filter(([, text]) => typeof text === "string");
  return Object.fromEntries(texts);
}
