// What the buttons of the share page and dialog do, with the answer as JSON or for the page.
import { data, type RouterContextProvider } from "react-router";
import { appContext } from "~/context.ts";
import { shareForm } from "~/contracts/sharing/share-link.ts";
import { ERROR_TEXTS, shareFailed } from "~/copy/errors.ts";
import { requireViewer } from "~/http/viewer.server.ts";
import { formFields, type ScriptArgs } from "~/middleware/answer-scripts.server.ts";
import { checkRateLimit } from "~/middleware/rate-limit.server.ts";
import {
  generateShareLink,
  revokeShareLink,
  type ShareResult,
  showShareLink,
} from "~/usecases/sharing/share-dashboard.ts";

interface ShareArgs {
  request: Request;
  url: URL;
  context: Readonly<RouterContextProvider>;
  params: { onboardingId?: string | undefined };
}

/** Carries a button out; 404 for what is not the viewer's. */
export async function actOnShare(args: ShareArgs) {
  await checkRateLimit(args, "write");
  const viewer = await requireViewer(args);
  const form = shareForm.safeParse(await formFields(args.request));
  if (!form.success) return refused(400, ERROR_TEXTS.UNEXPECTED);
  const { config, db, now } = args.context.get(appContext);
  const deps = { db, origin: config.origin, tokenSecret: config.tokenSecret, now };
  const result = await carryOut(deps, viewer.id, args.params.onboardingId ?? "", form.data);
  switch (result.kind) {
    case "shared":
      return { intent: form.data.intent, status: 200, body: result.link };
    case "not-shared":
      return { intent: form.data.intent, status: 200, body: { replicationToken: null } };
    case "not-ready":
      return refused(409, shareFailed(ERROR_TEXTS.ATTEMPT_NOT_READY));
    case "not-found":
      throw data(null, { status: 404 });
    default:
      return result satisfies never;
  }
}

/** The same for a script. */
export async function answerShareScript(args: ScriptArgs): Promise<Response> {
  const { status, body } = await actOnShare(args);
  return Response.json(body, { status });
}

type Deps = Parameters<typeof showShareLink>[0];
type Form = ReturnType<typeof shareForm.parse>;

function carryOut(deps: Deps, ownerId: string, onboardingId: string, form: Form): Promise<ShareResult> {
  switch (form.intent) {
    case "show":
      return showShareLink(deps, ownerId, onboardingId);
    case "revoke":
      return revokeShareLink(deps, ownerId, onboardingId);
    case "generate":
    case "regenerate":
      return generateShareLink(deps, ownerId, onboardingId, {
        includePersonalNotes: form.notes === "include",
        replace: form.intent === "regenerate",
      });
    default:
      return form satisfies never;
  }
}

function refused(status: number, message: string) {
  return { intent: null, status, body: { message } };
}
