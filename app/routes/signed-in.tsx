// Everything below needs a signed-in user; each loader and action proves it again for what it reads.
import { Outlet } from "react-router";
import { requireUserMiddleware } from "~/middleware/require-user.server.ts";
import type { Route } from "./+types/signed-in";

export const middleware: Route.MiddlewareFunction[] = [requireUserMiddleware];

export default function SignedIn() {
  return <Outlet />;
}
