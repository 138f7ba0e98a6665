// A page's form that is sent by script as well (lib/post-form.ts) wants JSON for an answer. React Router renders the
// page around whatever an action returns, so a script is answered before the page is reached.
import type { MiddlewareFunction, RouterContextProvider } from "react-router";
import { wantsJson } from "~/lib/post-form.ts";

export interface ScriptArgs {
  request: Request;
  url: URL;
  context: Readonly<RouterContextProvider>;
  params: Readonly<Record<string, string | undefined>>;
}

/** Answers scripts that send a form; everything else goes on to the page. */
export function answerScripts(answer: (args: ScriptArgs) => Promise<Response>): MiddlewareFunction<Response> {
  return ({ request, url, context, params }, next) =>
    request.method === "POST" && wantsJson(request) ? answer({ request, url, context, params }) : next();
}

/** The fields of a form as a plain object; none when the body is no form. */
export async function formFields(request: Request): Promise<Record<string, unknown>> {
  const form = await request.formData().catch(() => null);
  return form ? Object.fromEntries(form) : {};
}
