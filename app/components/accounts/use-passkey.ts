// Uses or adds a passkey: options from the server, the authenticator's response, and back to the server. The
// code for authenticators is loaded with the first use.
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import {
  isNewPasskeyQuestion,
  isPasskeyDone,
  isPasskeyQuestion,
  PASSKEY_SIGN_IN_PATH,
  PASSKEYS_PATH,
} from "~/contracts/accounts/passkey-answer.ts";
import { type FormFailure, sendForm } from "~/lib/send-form.ts";
import { ERROR_TEXTS } from "~/words/en/errors.ts";
import { publicPath } from "~/words/public-path.ts";

const never = () => () => {};

/** Whether this browser supports passkeys; false on the server and during hydration. */
export function useKnowsPasskeys(): boolean {
  return useSyncExternalStore(never, knowsPasskeys, () => false);
}

function knowsPasskeys(): boolean {
  return typeof window.PublicKeyCredential === "function";
}

/** Whether this device can store a passkey itself; false until it has answered. */
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

/** The error message; null while the page is being left. */
type Problem = string | null;

/** For a button that uses a passkey. `address` is where the response is sent, `from` where to go afterwards. */
export function usePasskey(address: string, from: string) {
  return useWay(() => presentPasskey(address, from));
}

/** For a button that adds a passkey. */
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
    // No problem means that the next page is loading.
    if (result === null) return;
    isUnderWay.current = false;
    setBusy(false);
  }
  return { isBusy, problem, start: () => void start() };
}

/**
 * Offers passkeys in the field with `webauthn` autocomplete while the page is open. A button of the page
 * calls `stop` first, because a browser handles one passkey request at a time.
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
  return signal.aborted ? null : presentPasskey(publicPath(PASSKEY_SIGN_IN_PATH), from, { signal });
}

async function presentPasskey(
  address: string,
  from: string,
  waiting?: { signal: AbortSignal },
): Promise<Problem> {
  const asked = await sendForm(address, {}, isPasskeyQuestion);
  // The user didn't ask for this, so it fails silently.
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

/** The message for a failure. If the server names a page to visit first, or the session has ended, it goes there instead. */
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
