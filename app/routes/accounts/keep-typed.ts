import type { SubmissionResult } from "@conform-to/react";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { answerOr } from "~/lib/send-form.ts";

/**
 * The `clientAction` of a form with a password: without an answer, it keeps what was typed and shows an
 * error.
 */
export function keepTyped<Answer>({ serverAction }: { serverAction: () => Promise<Answer> }) {
  return answerOr(
    serverAction,
    (): SubmissionResult<string[]> => ({ status: "error", error: { "": [ERROR_TEXTS.UNREACHABLE] } }),
  );
}
