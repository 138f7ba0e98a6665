import type { MiddlewareFunction } from "react-router";
import { sentAnswer } from "~/http/script-answers.server.ts";

/** Sends scripts their form's answer (http/form-action.server.ts), and everyone else the page. */
export const answerScriptsMiddleware: MiddlewareFunction<Response> = async ({ context }, next) =>
  sentAnswer(context, await next());
