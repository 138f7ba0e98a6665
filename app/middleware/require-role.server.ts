// The guard of what only administrators may do.
import type { MiddlewareFunction } from "react-router";
import { refuseRequest } from "~/http/script-answers.server.ts";
import { denialOf, requireViewer } from "~/http/viewer.server.ts";

/**
 * Refuses forms of whoever has no managing role, with what `denied` says, before anything of them is read. Pages prove the role
 * together with what they read (`readAsManager`).
 */
export function requireRole(denied: () => string): MiddlewareFunction<Response> {
  return async ({ request, url, context }, next) => {
    if (request.method === "GET") return next();
    const message = denialOf(await requireViewer({ request, url, context }), denied());
    return message === null ? next() : refuseRequest(request, { status: 403, message });
  };
}
