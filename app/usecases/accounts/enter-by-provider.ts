import type { KnownDevice } from "~/contracts/accounts/known-devices.ts";
import type { ProviderIdentity } from "~/contracts/accounts/oauth.ts";
import type { NewMail } from "~/contracts/mail/mail-job.ts";
import { findCredentials } from "~/data/accounts/password-rows.server.ts";
import { newId } from "~/lib/new-id.ts";
import { securityLog } from "~/lib/security-log.server.ts";
import type { Needs } from "~/usecases/needs.ts";
import { prepareDeviceNotice, prepareProviderNotice } from "./account-notices.ts";
import { deviceOf } from "./recognize-device.ts";
import { type StartedSession, startSession } from "./sign-in.ts";

interface Dependencies extends Needs<"db" | "outbox" | "now" | "userAgent"> {
  /** The accounts that this browser has signed in to. */
  devices: readonly KnownDevice[];
}

interface Entrance {
  userId: string;
  /** Whether the identity already opened the account, was just added to it, or just created it. */
  link: "known" | "added" | "of-new-account";
}

/**
 * A session for the user whose account a provider's identity opens. A mail tells the owner about an added
 * identity, or else about an unknown browser; the owner of a new account gets none. Null if the user is gone.
 */
export async function enterByProvider(
  deps: Dependencies,
  { provider, subject }: Pick<ProviderIdentity, "provider" | "subject">,
  { userId, link }: Entrance,
): Promise<StartedSession | null> {
  const { db, outbox, devices } = deps;
  const owner = await findCredentials(db, userId);
  if (!owner) return null;
  const isKnownDevice = deviceOf(devices, owner) !== null;
  const notice = { ...deps, to: owner.email, language: owner.language };
  let mail: NewMail | null = null;
  if (link === "added") mail = await prepareProviderNotice(notice, { provider, subject, userId });
  else if (link === "known" && !isKnownDevice) mail = await prepareDeviceNotice(notice, newId());

  const session = await startSession(deps, userId, mail);
  if (link !== "known") {
    securityLog("provider_linked", { userId, provider, isNewAccount: link === "of-new-account" });
  }
  securityLog("sign_in_succeeded", { userId, by: provider, isKnownDevice });
  if (mail) await outbox.send(mail.id);
  return session;
}
