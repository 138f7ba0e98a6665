// Forms that take an address and respond the same, whoever it belongs to.
import { data, type RouterContextProvider } from "react-router";
import { emailForm, emailRequest } from "~/contracts/accounts/account-forms.ts";
import { LONGEST_EMAIL, TURNSTILE_FIELD } from "~/contracts/accounts/credentials.ts";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { checkFields, readFields } from "~/http/form-body.server.ts";
import type { MailAction } from "~/usecases/accounts/limit-tries.ts";
import { refuseMachine, takeMailTurn } from "./tries.server.ts";

/** Checks the address and the limits, then sends the mail. */
export async function answerEmailRequest(
  args: { request: Request; context: Readonly<RouterContextProvider> },
  action: Exclude<MailAction, "sign-up-mail">,
  send: (email: string) => Promise<void>,
) {
  const fields = await readFields(args, emailRequest);
  const email = fields.email?.slice(0, LONGEST_EMAIL) ?? "";
  const submission = checkFields({ email }, emailForm);
  if (submission.status !== "success") {
    const error = submission.error?.email?.[0] ?? ERROR_TEXTS.EMAIL_INVALID;
    return data({ isSent: false, email, error }, { status: 400 });
  }
  const machine = await refuseMachine(args, fields[TURNSTILE_FIELD]);
  if (machine) return data({ isSent: false, email, error: machine.message }, machine.init);
  const turn = await takeMailTurn(args, action, submission.value.email);
  if (turn.kind === "refuse") {
    const { message, init } = turn.refusal;
    return data({ isSent: false, email, error: message }, init);
  }
  if (turn.kind === "send") await send(submission.value.email);
  return data({ isSent: true, email, error: null });
}
