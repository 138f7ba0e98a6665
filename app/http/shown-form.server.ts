// A form that its page shows again: refused, with what is wrong and what was typed, or carried out on a page that stays.

import { data } from "react-router";
import type { z } from "zod";
import type { AnsweredForm } from "~/contracts/form.ts";
import { type FieldErrorCodes, isErrorCode } from "~/domain/error-codes.ts";
import { refusalOf, type Why } from "./error-statuses.server.ts";
import { done, type Outcome, refused, type Sent } from "./form-action.server.ts";
import { shownAgain } from "./form-body.server.ts";
import { errorTexts } from "./plan-refusal.server.ts";
import type { Refusal } from "./script-answers.server.ts";

export type FormPage = ReturnType<typeof formPage>;

/** What becomes of a form whose page shows it again if it's refused. */
export type FormOutcome = Outcome<object, Response | FormPage>;

type Asked<Name extends string> = Pick<Sent<Name, unknown>, "contract" | "fields">;
type Refused = Extract<FormOutcome, { kind: "refused" }>;

function formPage(answer: AnsweredForm, init: ResponseInit) {
  return data(answer, init);
}

/** Without the secrets. */
function typedAgain<Name extends string>({ contract, fields }: Asked<Name>): Record<string, string> {
  const secrets: readonly string[] = contract.secret ?? [];
  return Object.fromEntries(Object.entries(shownAgain(fields)).filter(([name]) => !secrets.includes(name)));
}

/** The page with the form as it was sent, and what is wrong with it. */
export function formAgain<Name extends string>(
  sent: Asked<Name>,
  { status, message, errors = {}, headers = {} }: Omit<Refusal, "message"> & { message: string | null },
): FormPage {
  return formPage({ isDone: false, message, errors, typed: typedAgain(sent) }, { status, headers });
}

/** Refuses a form as a whole, or because of one field, whose error then stands beside it. */
export function refuseForm<Name extends string>(sent: Asked<Name>, why: Why, field?: NoInfer<Name>): Refused {
  const refusal = refusalOf(why);
  return field === undefined
    ? refused(refusal, (told) => formAgain(sent, told))
    : besideFields(sent, { ...refusal, errors: { [field]: refusal.message } });
}

/** Refuses a form because of its fields; a script is also told the first of the errors. */
export function refuseFields<Name extends string>(sent: Asked<Name>, codes: FieldErrorCodes): Refused {
  const [first = "FORM_UNREADABLE"] = Object.values(codes);
  return besideFields(sent, refusalOf(first, { errors: errorTexts(codes) }));
}

function besideFields<Name extends string>(sent: Asked<Name>, refusal: Refusal): Refused {
  return refused(refusal, (told) => formAgain(sent, { ...told, message: null }));
}

/** Carried out, and the page stays. */
export function doneOnPage<Name extends string>(sent: Asked<Name>, headers: HeadersInit = {}): FormOutcome {
  const answer = { isDone: true, message: null, errors: {}, typed: typedAgain(sent) };
  return done({ success: true }, () => formPage(answer, { headers }), headers);
}

/**
 * A form's fields by a schema whose messages are codes: what was sent, or the refusal with each field's error. Browsers send empty
 * fields, which count as missing.
 */
export function checkForm<Name extends string, Schema extends z.ZodType>(
  sent: Asked<Name>,
  schema: Schema,
): { value: z.infer<Schema> } | { refusal: Refused } {
  const filled = Object.entries(sent.fields).filter(([, text]) => text !== undefined && text !== "");
  const read = schema.safeParse(Object.fromEntries(filled));
  if (read.success) return { value: read.data };
  const codes: Record<string, FieldErrorCodes[string]> = {};
  for (const { path, message } of read.error.issues) {
    // A message of the library itself: this isn't one of our forms.
    if (!isErrorCode(message)) return { refusal: refuseForm(sent, "UNEXPECTED") };
    codes[String(path[0])] ??= message;
  }
  return { refusal: refuseFields(sent, codes) };
}
