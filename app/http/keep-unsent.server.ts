// A form that arrives after its session ended: on to the sign-in page, and back, where its page shows it as it was typed.

import { LONGEST_UNSENT, unsentForm } from "~/contracts/accounts/account-forms.ts";
import { entered, fieldsOf } from "~/contracts/form.ts";
import { deleteUnsentForm, selectUnsentForm } from "~/data/accounts/unsent-forms.server.ts";
import { COPY_HEADER, VIEWER_HEADER } from "~/domain/offline/kept-pages.ts";
import { safePath } from "~/domain/urls.ts";
import { unseal } from "~/services/auth/secret-box.server.ts";
import { hashToken, newToken } from "~/services/auth/tokens.server.ts";
import { keepUnsentForm, unsentPlace } from "~/usecases/accounts/keep-unsent-form.ts";
import { appContext, routesContext, sessionContext } from "./context.ts";
import { readUnsentSecret, UNSENT_SECONDS, unsentCookie } from "./cookies/page-cookies.server.ts";
import { readKnownDevices } from "./cookies/sign-out.server.ts";
import { readFormBody } from "./form-body.server.ts";
import { pageOfSent } from "./form-page.server.ts";
import type { RouteArgs } from "./request-context.server.ts";
import { toSignInFrom, viewerMark } from "./viewer.server.ts";

type TypedFields = Readonly<Record<string, string>>;

/** The redirect to the sign-in page, which leads back to the form; typed text is kept for its user. */
export async function keepAndAskToSignIn({ request, url, context }: RouteArgs): Promise<Response> {
  const { config } = context.get(appContext);
  const form = context.get(routesContext).formAt(url.pathname)?.form;
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

interface ShownUnsent {
  /** Where it was sent. */
  address: string;
  fields: Readonly<Record<string, string>>;
  isShownByPage: boolean;
}

/** The layout and the page read the same form. */
const readings = new WeakMap<object, Promise<ShownUnsent | null>>();

/** What this browser sent from this page after its session had ended, only for the user who typed it. */
export function readUnsent(page: RouteArgs): Promise<ShownUnsent | null> {
  const known = readings.get(page.context);
  if (known) return known;
  const reading = read(page);
  readings.set(page.context, reading);
  return reading;
}

async function read({ request, url, context }: RouteArgs): Promise<ShownUnsent | null> {
  const { config, db, reader, now } = context.get(appContext);
  const { key } = context.get(sessionContext);
  const secret = await readUnsentSecret(config, request);
  // A stored copy of the page is for reading later.
  if (!key || secret === null || request.headers.has(COPY_HEADER)) return null;
  const browserHash = hashToken(secret);
  const [row] = await reader.read(selectUnsentForm(db, browserHash, url.pathname, now));
  if (!row) return null;
  const text = await unseal(config.tokenSecret, unsentPlace(browserHash, row.address), row.sealed);
  const form = text === null ? undefined : unsentForm.safeParse(JSON.parse(text)).data;
  if (!form || (form.owner !== null && form.owner !== (await viewerMark(key.userId)))) return null;
  const taken = context.get(routesContext).formAt(new URL(row.address, config.origin).pathname)?.form;
  return { address: row.address, fields: form.fields, isShownByPage: taken?.isShownByPage ?? false };
}

/** Discards a form that has been sent in the meantime, or is no longer wanted. */
export async function forgetUnsent(
  { request, context }: Pick<RouteArgs, "request" | "context">,
  address: string,
): Promise<void> {
  const { config, db } = context.get(appContext);
  const secret = await readUnsentSecret(config, request);
  if (secret !== null) await deleteUnsentForm(db, hashToken(secret), address);
}
