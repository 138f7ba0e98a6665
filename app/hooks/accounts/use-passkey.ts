// Asks for a passkey, or for a new one: a question from the server, the authenticator's answer, and back. The code that speaks to
// authenticators is loaded with the first question.
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import {
  isNewPasskeyQuestion,
  isPasskeyDone,
  isPasskeyQuestion,
  PASSKEY_SIGN_IN_PATH,
  PASSKEYS_PATH,
} from "~/contracts/accounts/passkey-answer.ts";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { type FormFailure, sendForm } from "~/lib/send-form.ts";

const never = () => () => {};

/** Whether this browser knows passkeys at all; false on the server and while hydrating. */
export function useKnowsPasskeys(): boolean {
  return useSyncExternalStore(never, knowsPasskeys, () => false);
}

function knowsPasskeys(): boolean {
  return typeof window.PublicKeyCredential === "function";
}

/** Whether this device could keep a passkey itself; false until it has said so. */
export function useCanKeepPasskeys(): boolean {
  const [canKeep, setCanKeep] = useState(false);
  useEffect(() => {
    if (!knowsPasskeys()) return;
    let isOver = false;
    void PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable()
      .catch(() => false)
      .then((can) => !isOver && setCanKeep(can));
    return () => {
      isOver = true;
    };
  }, []);
  return canKeep;
}

/** What went wrong, in words; null where the page is being left. */
type Problem = string | null;

/** A button's way to a passkey: `address` is where it is sent, `from` where to go afterwards. */
export function usePasskey(address: string, from: string) {
  return useWay(() => presentPasskey(address, from));
}

/** A button's way to a new passkey. */
export function useNewPasskey(from: string) {
  return useWay(() => makePasskey(from));
}

function useWay(go: () => Promise<Problem>) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>(null);
  const isUnderWay = useRef(false);
  async function start(): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    setProblem(null);
    const result = await go().catch(() => ERROR_TEXTS.PASSKEY_FAILED);
    setProblem(result);
    // Without a problem the page is on its way to the next one.
    if (result === null) return;
    isUnderWay.current = false;
    setBusy(false);
  }
  return { isBusy, problem, start: () => void start() };
}

/**
 * Offers passkeys beside the field that says `webauthn`, for as long as the page is open; a button of the page calls `stop`,
 * because a browser asks one question at a time.
 */
export function usePasskeyAutofill(isOn: boolean, from: string) {
  const controller = useRef<AbortController | null>(null);
  const [problem, setProblem] = useState<Problem>(null);
  useEffect(() => {
    if (!isOn) return;
    const ours = new AbortController();
    controller.current = ours;
    void offerInField(ours.signal, from)
      .catch(() => null)
      .then((said) => !ours.signal.aborted && setProblem(said));
    return () => ours.abort();
  }, [isOn, from]);
  return { problem, stop: () => controller.current?.abort() };
}

async function offerInField(signal: AbortSignal, from: string): Promise<Problem> {
  if (!knowsPasskeys() || !(await PublicKeyCredential.isConditionalMediationAvailable?.())) return null;
  return signal.aborted ? null : presentPasskey(PASSKEY_SIGN_IN_PATH, from, { signal });
}

async function presentPasskey(
  address: string,
  from: string,
  waiting?: { signal: AbortSignal },
): Promise<Problem> {
  const asked = await sendForm(address, {}, isPasskeyQuestion);
  // What nobody has asked for by a tap fails without a word.
  if (asked.kind !== "done") return waiting ? null : wordsFor(asked);
  const { askPasskey } = await import("./authenticator.ts");
  const credential = await askPasskey(asked.answer.options, waiting);
  if (credential === null) return waiting ? null : ERROR_TEXTS.PASSKEY_CANCELED;
  return bringBack(address, { flow: asked.answer.flow, credential, from });
}

async function makePasskey(from: string): Promise<Problem> {
  const asked = await sendForm(PASSKEYS_PATH, { intent: "add" }, isNewPasskeyQuestion);
  if (asked.kind !== "done") return wordsFor(asked);
  const { createPasskey } = await import("./authenticator.ts");
  const credential = await createPasskey(asked.answer.options);
  if (credential === null) return ERROR_TEXTS.PASSKEY_CANCELED;
  return bringBack(PASSKEYS_PATH, { intent: "add", flow: asked.answer.flow, credential, from });
}

async function bringBack(address: string, fields: Readonly<Record<string, string>>): Promise<Problem> {
  const done = await sendForm(address, fields, isPasskeyDone);
  if (done.kind !== "done") return wordsFor(done);
  window.location.assign(done.answer.to);
  return null;
}

/** Words for whatever went wrong; where the server names a page to go to first, or the session is over, that is opened instead. */
function wordsFor(failure: FormFailure): Problem {
  if (failure.kind === "refused" && isPasskeyDone(failure.body)) {
    window.location.assign(failure.body.to);
    return null;
  }
  if (failure.kind === "signed-out") {
    window.location.reload();
    return null;
  }
  if (failure.kind === "unreachable") return ERROR_TEXTS.UNREACHABLE;
  return (failure.kind === "refused" ? failure.message : null) ?? ERROR_TEXTS.PASSKEY_FAILED;
}
