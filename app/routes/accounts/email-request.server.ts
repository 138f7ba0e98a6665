// Forms that take an address and respond the same, whoever it belongs to.

import { emailForm, emailRequest } from "~/contracts/accounts/account-forms.ts";
import { TURNSTILE_FIELD } from "~/contracts/accounts/credentials.ts";
import type { AppContext } from "~/http/context.ts";
import { openFormAction } from "~/http/form-action.server.ts";
import { checkForm, doneOnPage, type FormOutcome, refuseForm } from "~/http/shown-form.server.ts";
import type { MailAction } from "~/usecases/accounts/limit-tries.ts";
import { refuseMachine, takeMailTurn } from "../../http/tries.server.ts";

/** The action that checks the address and the limits, then sends the mail. */
export function emailRequestAction(
  action: Exclude<MailAction, "sign-up-mail">,
  send: (app: AppContext, email: string, heldBackMs: number) => Promise<void>,
) {
  return openFormAction({
    contract: emailRequest,
    async act(sent): Promise<FormOutcome> {
      const form = checkForm(sent, emailForm);
      if ("refusal" in form) return form.refusal;
      const machine = await refuseMachine(sent, sent.fields[TURNSTILE_FIELD]);
      if (machine) return refuseForm(sent, machine, "email");
      const turn = await takeMailTurn(sent, action, form.value.email);
      if ("refusal" in turn) return refuseForm(sent, turn.refusal, "email");
      await send(sent.app, form.value.email, turn.heldBackMs);
      return doneOnPage(sent);
    },
  });
}
