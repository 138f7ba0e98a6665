// Sends a page's form by script, one at a time, and finds the message for any failure.

import { type RefObject, useEffect, useRef, useState } from "react";
import { type FormFailure, sendForm } from "~/lib/send-form.ts";
import { WRONG_FIELD } from "~/lib/wrong-field.ts";
import { ERROR_TEXTS } from "~/words/en/errors.ts";

interface FormWords {
  /** When the server gave no message. */
  failed: string;
  /** For an answer that makes no sense; defaults to `failed`. */
  unreadable?: string;
  /** For a refusal without a message; defaults to `failed`. */
  wordless?: string;
  /** For a page with typed text that must stay open; without it, the page goes to the sign-in. */
  signedOut?: string;
}

export interface FormProblem {
  /** The text to show. */
  message: string;
  /** Error messages by field name. */
  errors: Readonly<Record<string, string>>;
  failure: FormFailure;
}

export type Sending<Answer> =
  | { isDone: true; answer: Answer }
  | { isDone: false; problem: FormProblem }
  /** Nothing to show: another one is already under way, or the page is being left. */
  | null;

/** Sends forms whose answers pass `isAnswer`. */
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

/** A reload redirects to the sign-in page, which returns here. */
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

/** Leads to a form's first wrong field whenever the server has refused it. Pass the server's answer. */
export function useFirstWrong(answer: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (answer) form.current?.querySelector<HTMLElement>(WRONG_FIELD)?.focus();
  }, [answer]);
  return form;
}
