// What the unsubscribe page reads from its address, which changes nothing, and its form's action.
import { data, type RouterContextProvider } from "react-router";
import { LONGEST_EMAIL } from "~/contracts/accounts/credentials.ts";
import { unsubscribeForm } from "~/contracts/mail/unsubscribe-form.ts";
import { readMailAddress } from "~/domain/mail/mail-address.ts";
import { appContext } from "~/http/context.ts";
import type { Why } from "~/http/error-statuses.server.ts";
import { done, openFormAction, refused } from "~/http/form-action.server.ts";
import type { Refusal } from "~/http/script-answers.server.ts";
import { refuseTooMany } from "~/http/tries.server.ts";
import { addressOfLink, unsubscribe } from "~/usecases/mail/unsubscribe.ts";
import { UNSUBSCRIBE_COPY } from "~/words/en/mail/unsubscribe-copy.ts";

/** The form's initial values, and whether a script submits it at once. */
export async function readUnsubscribe(args: { request: Request; context: Readonly<RouterContextProvider> }) {
  const { config } = args.context.get(appContext);
  const { searchParams } = new URL(args.request.url);
  const token = searchParams.get("token");
  if (token !== null) {
    const email = await addressOfLink(config.tokenSecret, token);
    const start = email === null ? BY_HAND : { email, token, isAutomatic: true };
    return data({ ...start, isBrokenLink: email === null }, { status: email === null ? 400 : 200 });
  }
  const email = searchParams.get("email")?.slice(0, LONGEST_EMAIL) ?? "";
  const start = email.includes("@") ? { email, token: "", isAutomatic: true } : BY_HAND;
  return data({ ...start, isBrokenLink: false });
}

const BY_HAND = { email: "", token: "", isAutomatic: false };

type Page = ReturnType<typeof onPage>;

function onPage(isDone: boolean, { status, message, headers = {} }: Refusal) {
  return data({ isDone, message }, { status, headers });
}

function refuse(why: Why) {
  return refused(why, (refusal): Page => onPage(false, refusal));
}

/**
 * Unsubscribes the address in the token without a limit, or a typed address with one. The response is the
 * same for any address.
 */
export const unsubscribeAction = openFormAction({
  contract: unsubscribeForm,
  async act(sent) {
    const { config, db, now } = sent.app;
    const { token = "", email: typed } = sent.fields;
    const linked = token === "" ? null : await addressOfLink(config.tokenSecret, token);
    const email = typed === undefined ? linked : readMailAddress(typed);
    if (email === null) return refuse("EMAIL_INVALID");
    const tooMany = email === linked ? null : await refuseTooMany(sent, "unsubscribe", email);
    if (tooMany) return refuse(tooMany);
    await unsubscribe({ db, now }, email);
    return done(
      { success: true as const, message: UNSUBSCRIBE_COPY.done },
      (): Page => onPage(true, { status: 200, message: UNSUBSCRIBE_COPY.done }),
    );
  },
  fault: {
    event: "unsubscribe_failed",
    why: "UNSUBSCRIBE_FAILED",
    page: (_, refusal): Page => onPage(false, { ...refusal, message: UNSUBSCRIBE_COPY.failed }),
  },
});
