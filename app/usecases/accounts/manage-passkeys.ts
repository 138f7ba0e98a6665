// Adds, renames, and removes a user's passkeys. If it requires proof of identity, the caller has asked for it.
import { readNewPasskey } from "~/contracts/accounts/passkey-forms.ts";
import {
  deletePasskey,
  findPasskey,
  insertPasskey,
  renamePasskey as rename,
} from "~/data/accounts/passkey-rows.server.ts";
import { deviceOf } from "~/domain/accounts/device-name.ts";
import { MAX_PASSKEY_NAME_LENGTH } from "~/domain/accounts/passkeys.ts";
import { PROVIDERS } from "~/domain/accounts/providers.ts";
import { verifyNewPasskey } from "~/services/auth/passkey-ceremonies.server.ts";
import type { SessionKey } from "~/services/auth/session-cookie.server.ts";
import type { AppConfig } from "~/services/config.server.ts";
import { securityLog } from "~/services/security-log.server.ts";
import { nameOfNewPasskey } from "~/services/stored-words.server.ts";
import type { Needs } from "~/usecases/needs.ts";
import { preparePasskeyAddedNotice, preparePasskeyRemovedNotice } from "./account-notices.ts";
import {
  consumeRequest,
  type PasskeyAnswer,
  type PasskeyDeps,
  type PasskeyRefusal,
} from "./answer-passkey.ts";

/** Stores a new passkey for the session's user and mails the owner. */
export async function addPasskey(
  deps: PasskeyDeps,
  session: SessionKey,
  owner: { id: string; email: string },
  answer: PasskeyAnswer,
): Promise<"added" | PasskeyRefusal> {
  const { config, db, outbox, now, userAgent } = deps;
  const flow = await consumeRequest(deps, "add", answer.flow, session);
  if (!flow) return "too-late";
  const response = readNewPasskey(answer.credential);
  const expected = { origin: config.origin, challenge: flow.challenge };
  const made = response && (await verifyNewPasskey(expected, response));
  if (!made) {
    securityLog("passkey_refused", { userId: owner.id, purpose: "add", reason: "not-made-here" });
    return "refused";
  }
  const name = nameOfNewPasskey(deviceOf(userAgent)).slice(0, MAX_PASSKEY_NAME_LENGTH);
  const notice = await preparePasskeyAddedNotice({ ...deps, to: owner.email });
  if (!(await insertPasskey(db, { ...made, userId: owner.id, name }, notice, now))) return "refused";
  securityLog("passkey_added", { userId: owner.id });
  await outbox.send(notice.id);
  return "added";
}

/** Renames one of the user's passkeys; false if there isn't one. */
export function renamePasskey(
  { db }: Needs<"db">,
  userId: string,
  { passkey, name }: { passkey: string; name: string },
): Promise<boolean> {
  return rename(db, { credentialId: passkey, userId }, name);
}

interface RemovalDeps extends PasskeyDeps {
  config: PasskeyDeps["config"] & Pick<AppConfig, "oauth">;
}

/** Removes one of the user's passkeys and mails the owner; never the last way in. */
export async function removePasskey(
  deps: RemovalDeps,
  owner: { id: string; email: string },
  credentialId: string,
): Promise<"removed" | "not-found" | "last-way-in"> {
  const { config, db, outbox } = deps;
  const found = await findPasskey(db, credentialId);
  if (found?.owner.id !== owner.id) return "not-found";
  const providers = PROVIDERS.filter((name) => config.oauth[name] !== null);
  const notice = await preparePasskeyRemovedNotice({ ...deps, to: owner.email }, found.passkey);
  if (!(await deletePasskey(db, { credentialId, userId: owner.id }, providers, notice))) return "last-way-in";
  securityLog("passkey_removed", { userId: owner.id });
  await outbox.send(notice.id);
  return "removed";
}
