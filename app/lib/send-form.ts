// Sends a form by script with plain fetch: a router fetcher would turn an outage into an error of the whole
// page, and typed text must survive one.
import { readRetryAfter } from "./retry-after.ts";

export type FormAnswer<Answer> =
  | { kind: "done"; answer: Answer }
  /** The server refused and says why in a message for people; `status` is 400 and up. */
  | {
      kind: "refused";
      status: number;
      message: string | null;
      /** Error messages by field name. */
      errors: Readonly<Record<string, string>>;
      /** The raw refusal, for details that only one form has. */
      body: unknown;
      retryAfterSeconds: number | null;
    }
  /** It seems to have worked, but the answer isn't the form's. */
  | { kind: "unreadable" }
  /** No answer: offline, or the server is down. */
  | { kind: "unreachable" }
  | { kind: "signed-out" };

export type FormFailure = Exclude<FormAnswer<never>, { kind: "done" }>;

/** Sends fields to our own origin and reads the JSON answer, which `isAnswer` checks; never throws. */
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

/** Interprets an answer, however it was requested. */
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
