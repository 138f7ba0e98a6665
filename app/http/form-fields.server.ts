// The fields of a form that was sent, as its contract names them. Routes read no body in another way.
import type { Submission } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "react-router";
import type { z } from "zod";
import { type FormContract, fieldsOf, type SentFields } from "~/contracts/form.ts";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { isErrorCode } from "~/domain/error-codes.ts";
import { readFormBody } from "./form-body.server.ts";

const REFUSALS = { 400: "FORM_UNREADABLE", 413: "FORM_TOO_LONG", 415: "FORM_UNREADABLE" } as const;

/** Longer than anything that can be right; what is longer is not shown again. */
const LONGEST_SHOWN = 4000;

/** The fields of a form; throws the answer to a body that is none. */
export async function readFields<Name extends string>(
  { request }: { request: Request },
  contract: FormContract<Name>,
): Promise<SentFields<Name>> {
  const body = await readFormBody(request);
  if (body.kind === "form") return fieldsOf(contract, body.entries);
  throw data({ message: ERROR_TEXTS[REFUSALS[body.status]] }, { status: body.status });
}

/** What was typed, to be shown again. */
export function shownAgain(fields: SentFields): Record<string, string> {
  const shown = Object.entries(fields).filter(
    (field): field is [string, string] =>
      field[1] !== undefined && field[0].length + field[1].length <= LONGEST_SHOWN,
  );
  return Object.fromEntries(shown);
}

/** The fields checked for a page that conform renders again. They come by name, so none of them is an instruction to it. */
export function checkFields<Schema extends z.ZodType>(fields: SentFields, schema: Schema) {
  const sent = Object.entries(fields).filter((field): field is [string, string] => field[1] !== undefined);
  return inWords(parseWithZod(new URLSearchParams(sent), { schema }));
}

/** The same with the text of each code that the schema says. */
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

/** Words that are among the codes already stay as they are. */
function said(errors: Readonly<Record<string, string[] | null>>): Record<string, string[] | null> {
  const texts = Object.entries(errors).map(([field, messages]) => [
    field,
    messages?.map((message) => (isErrorCode(message) ? ERROR_TEXTS[message] : message)) ?? null,
  ]);
  return Object.fromEntries(texts);
}
