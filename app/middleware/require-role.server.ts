import type { MiddlewareFunction } from "react-router";
import { refuseRequest } from "~/http/script-answers.server.ts";
import { denialOf, requireViewer } from "~/http/viewer.server.ts";

/**
 * Refuses forms from anyone without a managing role, with the message of `denied`, before reading the form.
 * Pages check the role in the same round trip as their data (`readAsManager`).
 */
export function requireRole(denied: () => string): MiddlewareFunction<Response> {
  return async ({ request, url, context }, next) => {
    if (request.method === "GET") return next();
    const message = denialOf(await requireViewer({ request, url, context }), denied());
    return message === null ? next() : refuseRequest(request, { status: 403, message });
  };
}
