// The fields of a sent form, as its contract names them. Routes never read a body any other way.
import type { Submission } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "react-router";
import type { z } from "zod";
import { type FormContract, fieldsOf, type SentFields } from "~/contracts/form.ts";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { isErrorCode } from "~/domain/error-codes.ts";
import { readFormBody } from "./form-body.server.ts";

const REFUSALS = { 400: "FORM_UNREADABLE", 413: "FORM_TOO_LONG", 415: "FORM_UNREADABLE" } as const;

/** Longer than any valid input; anything longer is not shown again. */
const LONGEST_SHOWN = 4000;

/** A form's fields; throws a response if the body isn't a form. */
export async function readFields<Name extends string>(
  { request }: { request: Request },
  contract: FormContract<Name>,
): Promise<SentFields<Name>> {
  const body = await readFormBody(request);
  if (body.kind === "form") return fieldsOf(contract, body.entries);
  throw data({ message: ERROR_TEXTS[REFUSALS[body.status]] }, { status: body.status });
}

/** The typed values, to show again. */
export function shownAgain(fields: SentFields): Record<string, string> {
  const shown = Object.entries(fields).filter(
    (field): field is [string, string] =>
      field[1] !== undefined && field[0].length + field[1].length <= LONGEST_SHOWN,
  );
  return Object.fromEntries(shown);
}

/**
 * Checks the fields for a page that conform renders again. Named fields only: conform's commands don't pass.
 */
export function checkFields<Schema extends z.ZodType>(fields: SentFields, schema: Schema) {
  const sent = Object.entries(fields).filter((field): field is [string, string] => field[1] !== undefined);
  return inWords(parseWithZod(new URLSearchParams(sent), { schema }));
}

/** The same with each code replaced by its text. */
function inWords<Form, Value>(
  submission: Submission<Form, string[], Value>,
): Submission<Form, string[], Value> {
  const reply: typeof submission.reply = (options) => {
    const { error, ...result } = submission.reply(options);
    return error ? { ...result, error: said(error) } : result;
  };
  return submission.status === "success"
    ? { ...submission, reply }
    : { ...submission, error: submission.error && said(submission.error), reply };
}

/** Messages that aren't codes stay as they are. */
function said(errors: Readonly<Record<string, string[] | null>>): Record<string, string[] | null> {
  const texts = Object.entries(errors).map(([field, messages]) => [
    field,
    messages?.map((message) => (isErrorCode(message) ? ERROR_TEXTS[message] : message)) ?? null,
  ]);
  return Object.fromEntries(texts);
}
