// The form that a page shows again after signing in, and how it is discarded.
import { appContext, formsContext, sessionContext } from "~/context.ts";
import { unsentForm } from "~/contracts/accounts/kept-form.ts";
import { deleteUnsentForm, selectUnsentForm } from "~/data/accounts/unsent-forms.server.ts";
import { COPY_HEADER } from "~/domain/offline/kept-pages.ts";
import { readUnsentSecret } from "~/http/cookies/unsent-cookie.server.ts";
import { viewerMark } from "~/http/mark-viewer.server.ts";
import { unseal } from "~/services/auth/secret-box.server.ts";
import { hashToken } from "~/services/auth/tokens.server.ts";
import { unsentPlace } from "~/usecases/accounts/keep-unsent-form.ts";
import type { RouteArgs } from "../route-args.server.ts";

export interface ShownUnsent {
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
  const taken = context.get(formsContext)(new URL(row.address, config.origin).pathname)?.form;
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
