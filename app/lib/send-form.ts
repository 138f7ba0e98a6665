// Forms sent by script, with plain fetch: a router fetcher would turn an outage into an error of the whole page, and typed text
// must survive one.

import { data, isRouteErrorResponse } from "react-router";

/** The seconds in a Retry-After header, which holds seconds or a date (RFC 9110, 10.2.3); null without either. */
export function readRetryAfter(header: string | null, now: number): number | null {
  if (!header) return null;
  if (/^\d+$/.test(header)) return Number(header);
  // An HTTP date has letters; JavaScript would also parse text without them as a date.
  const seconds = /[a-z]/i.test(header) ? (Date.parse(header) - now) / 1000 : Number.NaN;
  return Number.isNaN(seconds) ? null : Math.max(0, Math.ceil(seconds));
}

/**
 * A route's `headers`: passes on Retry-After from its action or a thrown response. React Router passes on
 * only cookies by itself, so a 429 would not say how long to wait.
 */
export function passRetryAfter(answer: { actionHeaders: Headers; errorHeaders?: Headers | undefined }) {
  const seconds = (answer.errorHeaders ?? answer.actionHeaders).get("Retry-After");
  return seconds === null ? new Headers() : new Headers({ "Retry-After": seconds });
}

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

/** The text that a route has thrown, such as a limit's; nothing else in an error is shown. */
export function thrownMessage(thrown: unknown): string | null {
  const isMessage = typeof thrown === "object" && thrown !== null && "message" in thrown;
  return isMessage && typeof thrown.message === "string" ? thrown.message : null;
}
