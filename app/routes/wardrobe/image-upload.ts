// Where pictures of garments are uploaded to. It proves its sender by itself, because scripts are told who may.
import { data } from "react-router";
import { answerScripts } from "~/middleware/answer-scripts.server.ts";
import { limitRate } from "~/middleware/rate-limit.server.ts";
import type { Route } from "./+types/image-upload";
import { uploadImage } from "./upload-image.server.ts";

export const middleware: Route.MiddlewareFunction[] = [limitRate("write"), answerScripts(uploadImage)];

/** There is nothing to look at here. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export const action = (args: Route.ActionArgs) => uploadImage.forPage(args);
