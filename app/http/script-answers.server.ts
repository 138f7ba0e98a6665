// Forms are sent by a script or by the browser (lib/send-form.ts). A script asks for JSON, and any refusal is
// `{ message, errors? }` with its status; everyone else gets a page that says it.
import { createContext, data, type RouterContextProvider, redirect } from "react-router";

export interface Refusal {
  status: number;
  message: string;
  headers?: HeadersInit | undefined;
  /** What is wrong, by field. */
  errors?: Readonly<Record<string, string>> | undefined;
  /** What else a script is told; for a few forms the specification names more. */
  more?: Readonly<Record<string, unknown>> | undefined;
}

/** Whether a script sent this form and expects JSON. */
export function isFormOfScript(request: Request): boolean {
  return request.method === "POST" && (request.headers.get("Accept")?.includes("application/json") ?? false);
}

const scriptAnswer = createContext<Response | null>(null);

/**
 * What an action throws to answer a script. The router renders a page around any action result except a
 * redirect, so the middleware replaces this redirect with the answer (`sentAnswer`).
 */
export function insteadOfPage(context: Readonly<RouterContextProvider>, answer: Response): Response {
  context.set(scriptAnswer, answer);
  return redirect("/");
}

/** The answer to send: a script's own, or else the router's. */
export function sentAnswer(context: Readonly<RouterContextProvider>, routed: Response): Response {
  return context.get(scriptAnswer) ?? routed;
}

/** Refuses a request before its route runs: returns a script's answer, and throws if a page is shown. */
export function refuseRequest(request: Request, { status, message, headers = {} }: Refusal): Response {
  if (isFormOfScript(request)) return Response.json({ message }, { status, headers });
  throw data({ message }, { status, headers });
}
