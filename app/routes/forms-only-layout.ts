// Every route below takes a form and has no page.
import { formsOnlyMiddleware, limitRate } from "~/http/guards.server.ts";
import type { Route } from "./+types/forms-only-layout";

export const middleware: Route.MiddlewareFunction[] = [limitRate("write"), formsOnlyMiddleware];
