// The fields of a form that was sent, as its contract names them. Routes read no body in another way.
import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "react-router";
import type { z } from "zod";
import { type FormContract, fieldsOf, type SentFields } from "~/contracts/form.ts";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { readFormBody } from "./form-body.server.ts";

const REFUSALS = {
  400: ERROR_TEXTS.FORM_UNREADABLE,
  413: ERROR_TEXTS.FORM_TOO_LONG,
  415: ERROR_TEXTS.FORM_UNREADABLE,
} as const;

/** Longer than anything that can be right; what is longer is not shown again. */
const LONGEST_SHOWN = 4000;

/** The fields of a form; throws the answer to a body that is none. */
export async function readFields<Name extends string>(
  { request }: { request: Request },
  contract: FormContract<Name>,
): Promise<SentFields<Name>> {
  const body = await readFormBody(request);
  if (body.kind === "form") return fieldsOf(contract, body.entries);
  throw data({ message: REFUSALS[body.status] }, { status: body.status });
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
  return parseWithZod(new URLSearchParams(sent), { schema });
}
