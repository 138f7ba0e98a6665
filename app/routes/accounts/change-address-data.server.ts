// Requests and confirms a new email address.
import { data, redirect } from "react-router";
import { appContext, type Viewer } from "~/context.ts";
import { confirmAddressRequest, emailForm, emailRequest } from "~/contracts/accounts/account-forms.ts";
import { LONGEST_EMAIL } from "~/contracts/accounts/credentials.ts";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { isProofFresh } from "~/domain/accounts/session-life.ts";
import { clearedMailedLinkCookie, readMailedToken } from "~/http/cookies/link-cookies.server.ts";
import { checkFields, readFields } from "~/http/form-body.server.ts";
import { seeOther } from "~/http/form-page.server.ts";
import type { RouteArgs } from "~/http/request-context.server.ts";
import { requireViewer } from "~/http/viewer.server.ts";
import {
  confirmAddressChange,
  lookAtAddressChange,
  requestAddressChange,
} from "~/usecases/accounts/address-change.ts";
import { CHANGE_ADDRESS_PATH, CONFIRM_ADDRESS_PATH, provePath } from "./auth-path.ts";
import { takeMailTurn } from "./tries.server.ts";

/** Redirects to the page that asks for a proof of identity, unless there is a recent one. */
export function askForProof({ context }: RouteArgs, { provedAt }: Viewer): void {
  if (!isProofFresh(provedAt, context.get(appContext).now)) throw redirect(provePath(CHANGE_ADDRESS_PATH));
}

/** Mails the link. The answer doesn't reveal whether the address is taken or was mailed too often. */
export async function takeNewAddress(args: RouteArgs) {
  const viewer = await requireViewer(args);
  const { db, outbox, now } = args.context.get(appContext);
  const fields = await readFields(args, emailRequest);
  askForProof(args, viewer);
  const email = fields.email?.slice(0, LONGEST_EMAIL) ?? "";
  const submission = checkFields({ email }, emailForm);
  if (submission.status !== "success") {
    const error = submission.error?.email?.[0] ?? ERROR_TEXTS.EMAIL_INVALID;
    return data({ isSent: false, email, error }, { status: 400 });
  }
  const wanted = submission.value.email;
  if (wanted === viewer.email) {
    return data({ isSent: false, email, error: ERROR_TEXTS.ADDRESS_SAME }, { status: 400 });
  }
  const turn = await takeMailTurn(args, "forgot", wanted);
  if (turn.kind === "refuse") {
    return data({ isSent: false, email, error: turn.refusal.message }, turn.refusal.init);
  }
  if (turn.kind === "send") await requestAddressChange({ db, outbox, now }, viewer, wanted);
  return data({ isSent: true, email, error: null });
}

/** The new address that a link would set, opened in its user's own browser; null if the link doesn't work. */
export async function readNewAddress(args: RouteArgs): Promise<{ token: string; email: string } | null> {
  const viewer = await requireViewer(args);
  const { config, db, now } = args.context.get(appContext);
  const token =
    args.url.searchParams.get("token") ??
    (await readMailedToken(config, args.request, CONFIRM_ADDRESS_PATH)) ??
    "";
  const email = await lookAtAddressChange({ db, now }, viewer.id, token);
  return email === null ? null : { token, email };
}

/** Sets the account's new address. */
export async function takeConfirmedAddress(args: RouteArgs) {
  const viewer = await requireViewer(args);
  const { config, db, outbox, now } = args.context.get(appContext);
  const { token = "" } = await readFields(args, confirmAddressRequest);
  if (!(await confirmAddressChange({ db, outbox, now }, viewer, token))) return data(null, { status: 400 });
  const page = await seeOther(args, "/profile", "address-changed", 302);
  page.headers.append("Set-Cookie", await clearedMailedLinkCookie(config));
  throw page;
}
