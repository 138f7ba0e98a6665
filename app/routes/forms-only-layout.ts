// Every route below takes a form and has no page.
import { formsOnlyMiddleware } from "~/middleware/forms-only.server.ts";
import { limitRate } from "~/middleware/rate-limit.server.ts";
import type { Route } from "./+types/forms-only-layout";

export const middleware: Route.MiddlewareFunction[] = [limitRate("write"), formsOnlyMiddleware];
