// A form that arrives after its session ended: on to the sign-in page, and back with what was typed.
import { appContext, formsContext, sessionContext } from "~/context.ts";
import { LONGEST_UNSENT } from "~/contracts/accounts/kept-form.ts";
import { entered, fieldsOf } from "~/contracts/form.ts";
import { VIEWER_HEADER } from "~/domain/offline/kept-pages.ts";
import { readKnownDevices } from "~/http/cookies/known-devices-cookie.server.ts";
import { readUnsentSecret, UNSENT_SECONDS, unsentCookie } from "~/http/cookies/unsent-cookie.server.ts";
import { readFormBody } from "~/http/form-body.server.ts";
import { viewerMark } from "~/http/mark-viewer.server.ts";
import { pageOfSent } from "~/http/takes-form.server.ts";
import { toSignInFrom } from "~/http/viewer.server.ts";
import { safePath } from "~/lib/safe-path.ts";
import { newToken } from "~/services/auth/tokens.server.ts";
import { keepUnsentForm } from "~/usecases/accounts/keep-unsent-form.ts";
import type { RouteArgs } from "../route-args.server.ts";

type TypedFields = Readonly<Record<string, string>>;

/** The redirect to the sign-in page, which leads back to the form; typed text is kept for its user. */
export async function keepAndAskToSignIn({ request, url, context }: RouteArgs): Promise<Response> {
  const { config } = context.get(appContext);
  const form = context.get(formsContext)(url.pathname)?.form;
  const body = await readFormBody(request);
  const sent = fieldsOf(form ?? { fields: [] }, body.kind === "form" ? body.entries : []);
  const from = safePath(pageOfSent(context, url, sent), config.origin, "/dashboards");
  const headers = new Headers();
  const kept = form ? entered(form, sent) : null;
  if (kept) {
    const cookie = await keep({ request, url, context }, kept, from);
    if (cookie) headers.set("Set-Cookie", cookie);
  }
  return toSignInFrom({ url, context }, from, headers);
}

async function keep(
  { request, url, context }: RouteArgs,
  fields: TypedFields,
  page: string,
): Promise<string | null> {
  const { config, db, now, client } = context.get(appContext);
  const { isDevelopment, tokenSecret, origin } = config;
  if (JSON.stringify(fields).length > LONGEST_UNSENT) return null;
  const { owner, knownUserId } = await findOwner({ request, context });
  const secret = (await readUnsentSecret(config, request)) ?? newToken();
  const isKept = await keepUnsentForm(
    { db, now, isDevelopment, tokenSecret },
    {
      secret,
      address: `${url.pathname}${url.search}`,
      pagePath: new URL(page, origin).pathname,
      form: { owner, fields },
      expiresAt: now + UNSENT_SECONDS * 1000,
      knownUserId,
      client,
    },
  );
  return isKept ? unsentCookie(config, secret) : null;
}

/**
 * Whose form it is: the user that the page was made for, if it says so; else the user of the ended session;
 * else the last user to sign in on this browser.
 */
async function findOwner({ request, context }: Pick<RouteArgs, "request" | "context">) {
  const { config, now } = context.get(appContext);
  const { key } = context.get(sessionContext);
  const devices = await readKnownDevices(config, request, now);
  const [last] = devices.toSorted((one, other) => other.signedInAt - one.signedInAt);
  const said = request.headers.get(VIEWER_HEADER);
  const owner = said && /^[0-9a-f]{24}$/.test(said) ? said : null;
  const userId = key?.userId ?? last?.userId ?? null;
  const mark = owner ?? (userId === null ? null : await viewerMark(userId));
  const marks = await Promise.all(
    devices.map(async (device) => ({ ...device, mark: await viewerMark(device.userId) })),
  );
  return { owner: mark, knownUserId: marks.find((device) => device.mark === mark)?.userId ?? null };
}
