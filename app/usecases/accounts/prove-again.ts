// The user of a session proves who they are again before a sensitive action. This never signs anyone in.
import type { ProviderIdentity } from "~/contracts/accounts/oauth.ts";
import { findUserByIdentity } from "~/data/accounts/oauth-accounts.server.ts";
import { findCredentials } from "~/data/accounts/password-rows.server.ts";
import { proveSession } from "~/data/sessions.server.ts";
import { verifyPassword } from "~/services/auth/password-hash.server.ts";
import type { SessionKey } from "~/services/auth/session-cookie.server.ts";
import { securityLog } from "~/services/security-log.server.ts";
import type { Needs } from "~/usecases/needs.ts";
import {
  type PasskeyAnswer,
  type PasskeyDeps,
  type PasskeyRefusal,
  takeAssertion,
} from "./answer-passkey.ts";

type Deps = Needs<"db" | "now">;

/** Whether the password belongs to the session's user; if so, the session counts as proved from now. */
export async function proveByPassword(
  { db, now }: Deps,
  session: SessionKey,
  password: string,
): Promise<boolean> {
  const { userId } = session;
  const user = await findCredentials(db, userId);
  const isRight = await verifyPassword(password, user?.passwordHash ?? null);
  return told(isRight && (await proveSession(db, session, now)), { userId, by: "password" });
}

interface ProviderProof {
  /** The session that went to the provider. */
  proves: SessionKey;
  /** The session of the browser that came back. */
  session: SessionKey | null | undefined;
}

/** Whether an identity opens the account of the session that asked, and that same session came back. */
export async function proveByIdentity(
  { db, now }: Deps,
  { proves, session }: ProviderProof,
  identity: ProviderIdentity,
): Promise<boolean> {
  const { userId, tokenHash } = proves;
  const isSameBrowser = session?.userId === userId && session.tokenHash === tokenHash;
  const isOwner = isSameBrowser && (await findUserByIdentity(db, identity)) === userId;
  return told(isOwner && (await proveSession(db, proves, now)), { userId, by: identity.provider });
}

/** Whether a passkey of the session's user signed; if so, the session counts as proved from now. */
export async function proveByPasskey(
  deps: PasskeyDeps,
  session: SessionKey,
  answer: PasskeyAnswer,
): Promise<"proved" | PasskeyRefusal> {
  const { userId } = session;
  const taken = await takeAssertion(deps, "prove", answer, session);
  const isProved = taken.kind === "taken" && (await proveSession(deps.db, session, deps.now));
  told(isProved, { userId, by: "passkey" });
  if (isProved) return "proved";
  return taken.kind === "refused" ? taken.reason : "refused";
}

function told(
  isProved: boolean,
  facts: { userId: string; by: "password" | "passkey" | ProviderIdentity["provider"] },
): boolean {
  securityLog(isProved ? "proof_given" : "proof_refused", facts);
  return isProved;
}
