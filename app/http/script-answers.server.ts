// Forms are sent by script or by the browser itself (lib/send-form.ts). A script asks for JSON and is refused in one shape,
// `{ message, errors? }` with its status; everybody else gets a page that says it.
import { data } from "react-router";

export interface Refusal {
  status: number;
  message: string;
  headers?: HeadersInit | undefined;
}

/** Whether a request is a form that a script has sent, so that its answer is JSON. */
export function isFormOfScript(request: Request): boolean {
  return request.method === "POST" && (request.headers.get("Accept")?.includes("application/json") ?? false);
}

/** Refuses a request before its route runs: hands a script its answer, and throws for whoever is shown a page. */
export function refuseRequest(request: Request, { status, message, headers = {} }: Refusal): Response {
  if (isFormOfScript(request)) return Response.json({ message }, { status, headers });
  throw data({ message }, { status, headers });
}
