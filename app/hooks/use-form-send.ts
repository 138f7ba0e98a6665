// A form that a page sends by script, one at a time, with the words for whatever goes wrong.
import { useRef, useState } from "react";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { type FormFailure, sendForm } from "~/lib/send-form.ts";

interface FormWords {
  /** Where the server has no words of its own. */
  failed: string;
  /** For an answer that makes no sense; `failed` without it. */
  unreadable?: string;
  /** For a refusal without words; `failed` without it. */
  wordless?: string;
  /** For a page that must not be left, such as one with something typed; without it the page asks to sign in. */
  signedOut?: string;
}

export interface FormProblem {
  /** In words for people. */
  message: string;
  /** What is wrong with which field. */
  errors: Readonly<Record<string, string>>;
  failure: FormFailure;
}

export type Sending<Answer> =
  | { isDone: true; answer: Answer }
  | { isDone: false; problem: FormProblem }
  /** Nothing is to be said: another one is on its way, or the page is being left. */
  | null;

/** Sends forms whose answers `isAnswer` knows. */
export function useFormSend<Answer>(isAnswer: (body: unknown) => body is Answer) {
  const [isSending, setSending] = useState(false);
  const isUnderWay = useRef(false);

  async function send(
    address: string,
    fields: Readonly<Record<string, string>>,
    words: FormWords,
  ): Promise<Sending<Answer>> {
    if (isUnderWay.current) return null;
    isUnderWay.current = true;
    setSending(true);
    const result = await sendForm(address, fields, isAnswer);
    isUnderWay.current = false;
    setSending(false);
    if (result.kind === "signed-out" && words.signedOut === undefined) {
      leaveToSignIn();
      return null;
    }
    return result.kind === "done"
      ? { isDone: true, answer: result.answer }
      : { isDone: false, problem: problemOf(result, words) };
  }
  return { isSending, send };
}

/** The page read again leads to the sign-in page, which leads back here. */
export function leaveToSignIn(): void {
  window.location.reload();
}

function problemOf(failure: FormFailure, words: FormWords): FormProblem {
  const errors = failure.kind === "refused" ? failure.errors : {};
  return { message: messageOf(failure, words), errors, failure };
}

function messageOf(failure: FormFailure, words: FormWords): string {
  switch (failure.kind) {
    case "refused":
      return (
        failure.message ??
        (failure.status === 429 ? ERROR_TEXTS.TOO_MANY_REQUESTS : (words.wordless ?? words.failed))
      );
    case "unreadable":
      return words.unreadable ?? words.failed;
    case "unreachable":
      return words.failed;
    case "signed-out":
      return words.signedOut ?? words.failed;
    default:
      return failure satisfies never;
  }
}
