// Where pictures of garments are uploaded. It checks the session itself, because scripts get an answer about their role.
import { formsOnlyMiddleware, limitRate } from "~/http/guards.server.ts";
import type { Route } from "./+types/upload-image";

export { uploadImage as action } from "./receive-image.server.ts";

export const middleware: Route.MiddlewareFunction[] = [limitRate("write"), formsOnlyMiddleware];
