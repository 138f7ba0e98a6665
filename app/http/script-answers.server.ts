// Forms are sent by script or by the browser itself (lib/send-form.ts). A script asks for JSON and is refused in one shape,
// `{ message, errors? }` with its status; everybody else gets a page that says it.
import { createContext, data, type RouterContextProvider, redirect } from "react-router";

export interface Refusal {
  status: number;
  message: string;
  headers?: HeadersInit | undefined;
}

/** Whether a request is a form that a script has sent, so that its answer is JSON. */
export function isFormOfScript(request: Request): boolean {
  return request.method === "POST" && (request.headers.get("Accept")?.includes("application/json") ?? false);
}

const scriptAnswer = createContext<Response | null>(null);

/**
 * What an action throws to answer a script. The router renders a page around whatever an action says, unless it is a
 * redirect; the middleware then sends the answer instead (`sentAnswer`).
 */
export function insteadOfPage(context: Readonly<RouterContextProvider>, answer: Response): Response {
  context.set(scriptAnswer, answer);
  return redirect("/");
}

/** The answer that goes out: a script's own, else the router's. */
export function sentAnswer(context: Readonly<RouterContextProvider>, routed: Response): Response {
  return context.get(scriptAnswer) ?? routed;
}

/** Refuses a request before its route runs: hands a script its answer, and throws for whoever is shown a page. */
export function refuseRequest(request: Request, { status, message, headers = {} }: Refusal): Response {
  if (isFormOfScript(request)) return Response.json({ message }, { status, headers });
  throw data({ message }, { status, headers });
}
