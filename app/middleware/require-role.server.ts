import type { MiddlewareFunction } from "react-router";
import { refuseRequest } from "~/http/script-answers.server.ts";
import { denialOf, requireViewer } from "~/http/viewer.server.ts";

/**
 * Refuses forms from anyone without a managing role, with the words of `denied`, before any of the form is read. Pages
 * prove the role together with what they read (`readAsManager`).
 */
export function requireRole(denied: () => string): MiddlewareFunction<Response> {
  return async ({ request, url, context }, next) => {
    if (request.method === "GET") return next();
    const message = denialOf(await requireViewer({ request, url, context }), denied());
    return message === null ? next() : refuseRequest(request, { status: 403, message });
  };
}
