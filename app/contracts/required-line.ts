// A form's field that must say something in one line.
import { z } from "zod";
import { code, type ErrorCode } from "../domain/error-codes.ts";
import { type LineRule, lineProblem } from "../domain/one-line-text.ts";

/** The trimmed line, or the code of what is wrong with it. */
export function requiredLine(rule: LineRule<ErrorCode>) {
  return z
    .string({ error: code(rule.missing) })
    .trim()
    .superRefine((text, { addIssue }) => {
      const problem = lineProblem(text, rule);
      if (problem) addIssue({ code: "custom", message: code(problem) });
    });
}
