// A form's description: the fields that it may send, what people enter in it, the page that shows it, and the answer a script
// gets. Anything else in a body is never parsed, stored, or shown.

import { z } from "zod";
import { code, type ErrorCode } from "../domain/error-codes.ts";
import { MOST_TYPED_BY_GIVER, oneLine } from "../domain/gifts/gift-list-state.ts";
import { type LineRule, lineProblem } from "../domain/one-line-text.ts";
import { readName } from "../domain/plans/names.ts";

export interface FormContract<Name extends string = string, Answer = unknown> {
  fields: readonly Name[];
  /**
   * The fields that people type into. A form with text in one of them is kept when its session has ended, and shown again to a
   * sender who may not send it.
   */
  typed: readonly NoInfer<Name>[];
  /** Choices that are worth keeping even if nothing is typed. */
  chosen?: readonly NoInfer<Name>[];
  /** Fields that are never kept or shown: passwords, and what else proves something. */
  secret?: readonly NoInfer<Name>[];
  /** Fields whose names share a prefix, such as one for each weather, and how many there may be. */
  numbered?: { prefix: string; most: number; isTyped?: boolean };
  /** The page that shows the form; missing if it is the form's own address. */
  page?: (place: FormPlace) => string;
  /** The page itself puts what was entered back into its fields. */
  isShownByPage?: true;
  /** Checks the answer to a script; missing if only pages send the form. */
  answer?: (body: unknown) => body is Answer;
}

/** Where a form was sent, and with what. */
export interface FormPlace {
  params: Readonly<Record<string, string | undefined>>;
  /** Its own fields and its address's parameters. */
  fields: SentFields<string>;
}

/** The form that an address takes, and the parameters in the address. */
export interface FormAt {
  form: FormContract;
  /** Its action checks the session itself, along with what it reads or writes. */
  provesSender: boolean;
  params: FormPlace["params"];
}

/** The values of a submitted form, by field name. */
export type SentFields<Name extends string = string> = Readonly<{ [name in Name]?: string | undefined }>;

/** What a page shows of its form once it was sent. */
export interface AnsweredForm {
  /** Carried out, and the page has stayed. */
  isDone: boolean;
  /** What is wrong with the form as a whole. */
  message: string | null;
  /** What is wrong, by field. */
  errors: Readonly<Record<string, string>>;
  /** What was typed, by field, without secrets. */
  typed: Readonly<Record<string, string>>;
}

/** The contract's own fields among these; if a name is repeated, the last one counts. */
export function fieldsOf<Name extends string>(
  { fields, numbered }: Pick<FormContract<Name>, "fields" | "numbered">,
  entries: Iterable<readonly [string, string]>,
): SentFields<Name> {
  const names = new Set<string>(fields);
  const named = new Map<string, string>();
  const counted = new Map<string, string>();
  for (const [name, value] of entries) {
    const home = names.has(name) ? named : numbered && name.startsWith(numbered.prefix) ? counted : null;
    if (home === named || home?.has(name) || counted.size < (numbered?.most ?? 0)) home?.set(name, value);
  }
  const known: Partial<Record<string, string>> = Object.fromEntries([...named, ...counted]);
  return known as SentFields<Name>;
}

/** The texts that were typed into a form, without its secrets. */
export function typedTexts(
  { typed, numbered }: Pick<FormContract, "typed" | "numbered">,
  fields: SentFields,
): string[] {
  const isCount = (name: string) => numbered?.isTyped === true && name.startsWith(numbered.prefix);
  return Object.entries(fields).flatMap(([name, text]) =>
    text && (typed.includes(name) || (isCount(name) && text !== "0")) ? [text] : [],
  );
}

/** The fields that are kept of a form until its sender has signed in again; null if nothing was entered. */
export function entered(contract: FormContract, fields: SentFields): Record<string, string> | null {
  const { chosen = [], secret = [] } = contract;
  const isWorthIt = typedTexts(contract, fields).length > 0 || chosen.some((name) => fields[name]);
  if (!isWorthIt) return null;
  return Object.fromEntries(
    Object.entries(fields).filter(
      (field): field is [string, string] => field[1] !== undefined && !secret.includes(field[0]),
    ),
  );
}

/** A line that was read, or the code of what is wrong with it. */
export type ReadLine = { value: string } | { problem: ErrorCode };

/** The trimmed line, or what is wrong with it. A rule without a code for what disturbs has it taken out. */
export function readRequiredLine(text: string, rule: LineRule<ErrorCode>): ReadLine {
  const isCleaned = rule.unreadable === undefined;
  if (isCleaned && text.length > MOST_TYPED_BY_GIVER) return { problem: rule.tooLong };
  const line = isCleaned ? oneLine(text) : text.trim();
  const problem = lineProblem(line, rule);
  return problem ? { problem } : { value: line };
}

/** The same as a field of a schema. */
export function requiredLine(rule: LineRule<ErrorCode>) {
  return z.string({ error: code(rule.missing) }).transform((text, { addIssue }) => {
    const read = readRequiredLine(text, rule);
    if ("value" in read) return read.value;
    addIssue({ code: "custom", message: code(read.problem) });
    return z.NEVER;
  });
}

/** A field for a line that may be empty; what disturbs is taken out. */
export function optionalLine({ most, tooLong }: Pick<LineRule<ErrorCode>, "most" | "tooLong">) {
  return z
    .string()
    .max(MOST_TYPED_BY_GIVER, code(tooLong))
    .default("")
    .transform(oneLine)
    .pipe(z.string().max(most, code(tooLong)));
}

/** A field for a name that may be empty, in one line. */
export const nameLine = z
  .string()
  .default("")
  .transform((text, { addIssue }) => {
    const read = readName(text);
    if ("name" in read) return read.name;
    addIssue({ code: "custom", message: code(read.problem) });
    return z.NEVER;
  });

/** The row number in a form field or an address, or null. */
export function readRowId(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
