import type { KnownDevice } from "~/contracts/accounts/known-devices.ts";
import { newId } from "~/lib/new-id.ts";
import { securityLog } from "~/lib/security-log.server.ts";
import { prepareDeviceNotice } from "./account-notices.ts";
import { deviceOf } from "./recognize-device.ts";
import { type StartedSession, startSession } from "./sign-in.ts";
import {
  type PasskeyAnswer,
  type PasskeyDependencies,
  type PasskeyRefusal,
  takeAssertion,
} from "./take-passkey-answer.ts";

interface Dependencies extends PasskeyDependencies {
  /** The accounts that this browser has signed in to. */
  devices: readonly KnownDevice[];
}

export type PasskeySignIn =
  | { kind: "signed-in"; session: StartedSession }
  | { kind: "refused"; reason: PasskeyRefusal };

/**
 * A new session for the owner of the passkey that signed. If the browser is unknown, a mail tells the owner.
 */
export async function signInWithPasskey(deps: Dependencies, answer: PasskeyAnswer): Promise<PasskeySignIn> {
  const taken = await takeAssertion(deps, "sign-in", answer, null);
  if (taken.kind === "refused") return taken;
  const { owner } = taken;
  const isKnownDevice = deviceOf(deps.devices, owner) !== null;
  const mail = isKnownDevice
    ? null
    : await prepareDeviceNotice({ ...deps, to: owner.email, language: owner.language }, newId());
  const session = await startSession(deps, owner.id, mail);
  securityLog("sign_in_succeeded", { userId: owner.id, by: "passkey", isKnownDevice });
  if (mail) await deps.outbox.send(mail.id);
  return { kind: "signed-in", session: { ...session, usesPasskey: true } };
}
