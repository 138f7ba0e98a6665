// The answer to a passkey request, for any purpose: the request must be ours and not yet answered, and a
// known passkey of the right user must have signed.
import { type PasskeyFlow, type PasskeyPurpose, readAssertion } from "~/contracts/accounts/passkey-forms.ts";
import { findPasskey, notePasskeyUse } from "~/data/accounts/passkey-rows.server.ts";
import { spendSecret } from "~/data/accounts/spent-secrets.server.ts";
import { insertMailStatement } from "~/data/mail/mail-outbox.server.ts";
import type { Language } from "~/language/languages.ts";
import { securityLog } from "~/lib/security-log.server.ts";
import { userHandleOf, verifyAssertion } from "~/services/auth/passkey-ceremonies.server.ts";
import { passkeyFlowHash, readPasskeyFlow } from "~/services/auth/passkey-flow.server.ts";
import type { SessionKey } from "~/services/auth/session-cookie.server.ts";
import type { AppConfig } from "~/services/config.server.ts";
import type { Needs } from "~/usecases/needs.ts";
import { preparePasskeyMisuseNotice } from "./passkey-notices.ts";

export interface PasskeyDependencies extends Needs<"db" | "outbox" | "now" | "userAgent"> {
  config: Pick<AppConfig, "origin" | "tokenSecret">;
}

export interface PasskeyAnswer {
  flow: string;
  credential: string;
}

/** too-late: not our request, expired, or already answered; refused: not signed by this user's passkey. */
export type PasskeyRefusal = "too-late" | "refused";

interface PasskeyOwner {
  id: string;
  email: string;
  passwordHash: string | null;
  language: Language | null;
}

type Taken = { kind: "taken"; owner: PasskeyOwner } | { kind: "refused"; reason: PasskeyRefusal };

/** The passkey request that an answer belongs to, which this uses up; null if there isn't one to answer. */
export async function consumeRequest(
  { config, db, now }: PasskeyDependencies,
  purpose: PasskeyPurpose,
  sealedFlow: string,
  session: SessionKey | null,
): Promise<PasskeyFlow | null> {
  const flow = await readPasskeyFlow(config.tokenSecret, purpose, sealedFlow, now);
  if (!flow || !isSameSession(flow.session, session)) return null;
  return (await spendSecret(db, passkeyFlowHash(flow), flow.expiresAt)) ? flow : null;
}

/** The owner of the passkey that signed the answer; with a session, it must be the session's user. */
export async function takeAssertion(
  deps: PasskeyDependencies,
  purpose: "sign-in" | "prove",
  answer: PasskeyAnswer,
  session: SessionKey | null,
): Promise<Taken> {
  const { config, db, now } = deps;
  const flow = await consumeRequest(deps, purpose, answer.flow, session);
  if (!flow) return refuse(purpose, "too-late", "no-request");
  const assertion = readAssertion(answer.credential);
  const known = assertion && (await findPasskey(db, assertion.id));
  if (!known) return refuse(purpose, "refused", assertion ? "unknown" : "unreadable");
  const { passkey, owner } = known;
  if (!isOwners(assertion.response.userHandle, owner.id, session)) {
    return refuse(purpose, "refused", "not-theirs");
  }
  const expected = { origin: config.origin, challenge: flow.challenge };
  const verified = await verifyAssertion(expected, assertion, passkey);
  if (!verified) return refuse(purpose, "refused", "not-signed", owner.id);
  if (!(await notePasskeyUse(db, passkey, verified.counter, now))) {
    await tellOfMisuse(deps, passkey, owner.email);
    return refuse(purpose, "refused", "counter", owner.id);
  }
  return { kind: "taken", owner };
}

/** Without a session the authenticator itself must name the passkey's user, since nobody typed a name. */
function isOwners(userHandle: string | undefined, ownerId: string, session: SessionKey | null): boolean {
  if (session !== null && session.userId !== ownerId) return false;
  if (userHandle === undefined) return session !== null;
  return userHandle === userHandleOf(ownerId);
}

function isSameSession(asked: PasskeyFlow["session"], session: SessionKey | null): boolean {
  return asked?.userId === session?.userId && asked?.tokenHash === session?.tokenHash;
}

/** Signed with the right key, but the counter went backward: the passkey has been copied. */
async function tellOfMisuse(
  deps: PasskeyDependencies,
  passkey: { credentialId: string; name: string },
  to: string,
): Promise<void> {
  const mail = await preparePasskeyMisuseNotice({ ...deps, to }, passkey);
  await insertMailStatement(deps.db, mail);
  await deps.outbox.send(mail.id);
}

function refuse(
  purpose: "sign-in" | "prove",
  reason: PasskeyRefusal,
  why: string,
  userId: string | null = null,
): Taken {
  securityLog("passkey_refused", { userId, purpose, reason: why });
  return { kind: "refused", reason };
}
