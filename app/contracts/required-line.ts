// A form's field that must say something in one line.
import { z } from "zod";
import { code, type ErrorCode } from "../domain/error-codes.ts";
import { MOST_TYPED_BY_GIVER, oneLine } from "../domain/gifts/giver-words.ts";
import { type LineRule, lineProblem } from "../domain/one-line-text.ts";

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
