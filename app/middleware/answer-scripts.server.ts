import type { MiddlewareFunction } from "react-router";
import { sentAnswer } from "~/http/script-answers.server.ts";

/** Sends scripts what the action of their form has answered (http/form-action.server.ts), and everybody else the page. */
export const answerScriptsMiddleware: MiddlewareFunction<Response> = async ({ context }, next) =>
  sentAnswer(context, await next());
