// A form that is also sent by script needs a JSON answer. React Router renders a page around whatever an
// action returns, so a script is answered before the page is reached.
import type { MiddlewareFunction } from "react-router";
import type { FormAction } from "~/http/form-action.server.ts";
import { isFormOfScript } from "~/http/script-answers.server.ts";

/** Answers scripts that send a form; everything else goes on to the page. */
export function answerScripts({
  forScript,
}: Pick<FormAction<unknown>, "forScript">): MiddlewareFunction<Response> {
  return ({ request, url, context, params }, next) =>
    isFormOfScript(request) ? forScript({ request, url, context, params }) : next();
}
