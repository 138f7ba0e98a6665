// Requests and confirms a new email address.
import { redirect } from "react-router";
import { confirmAddressRequest, emailForm, emailRequest } from "~/contracts/accounts/account-forms.ts";
import { isProofFresh } from "~/domain/session-life.ts";
import { appContext, type Viewer } from "~/http/context.ts";
import { clearedMailedLinkCookie, readMailedToken } from "~/http/cookies/link-cookies.server.ts";
import { formAction, leads } from "~/http/form-action.server.ts";
import { seeOther } from "~/http/form-page.server.ts";
import type { RouteArgs } from "~/http/request-context.server.ts";
import { checkForm, doneOnPage, type FormOutcome, refuseForm } from "~/http/shown-form.server.ts";
import { requireViewer } from "~/http/viewer.server.ts";
import {
  confirmAddressChange,
  lookAtAddressChange,
  requestAddressChange,
} from "~/usecases/accounts/address-change.ts";
import { CHANGE_ADDRESS_COPY } from "~/words/en/accounts/account.ts";
import { takeMailTurn } from "../../http/tries.server.ts";
import { CHANGE_ADDRESS_PATH, CONFIRM_ADDRESS_PATH, provePath } from "./auth-path.ts";

/** Redirects to the page that asks for a proof of identity, unless there is a recent one. */
export function askForProof({ context }: RouteArgs, { provedAt }: Viewer): void {
  if (!isProofFresh(provedAt, context.get(appContext).now)) throw redirect(provePath(CHANGE_ADDRESS_PATH));
}

/** Mails the link. The answer doesn't reveal whether the address is taken or was mailed too often. */
export const takeNewAddress = formAction({
  contract: emailRequest,
  async act(sent): Promise<FormOutcome> {
    const { viewer } = sent;
    askForProof(sent, viewer);
    const form = checkForm(sent, emailForm);
    if ("refusal" in form) return form.refusal;
    const { email } = form.value;
    if (email === viewer.email) return refuseForm(sent, "ADDRESS_SAME", "email");
    const turn = await takeMailTurn(sent, "forgot", email);
    if ("refusal" in turn) return refuseForm(sent, turn.refusal, "email");
    await requestAddressChange(sent.app, viewer, email, turn.heldBackMs);
    return doneOnPage(sent);
  },
});

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
export const takeConfirmedAddress = formAction({
  contract: confirmAddressRequest,
  async act(sent): Promise<FormOutcome> {
    const { config, db, outbox, now } = sent.app;
    const { token = "" } = sent.fields;
    const isChanged = await confirmAddressChange({ db, outbox, now }, sent.viewer, token);
    if (!isChanged) return refuseForm(sent, { status: 400, message: CHANGE_ADDRESS_COPY.invalidText });
    const page = await seeOther(sent, "/profile", "address-changed", 302);
    page.headers.append("Set-Cookie", await clearedMailedLinkCookie(config));
    return leads(page);
  },
});
