// Passkeys: the options for a browser to ask an authenticator, and the answer, which signs in or proves who is there. Asking
// stores nothing: the request travels sealed, and counts once when it is answered.

import type { KnownDevice } from "~/contracts/accounts/account-forms.ts";
import type {
  NewPasskeyOptions,
  PasskeyOptions,
  PasskeyQuestion,
} from "~/contracts/accounts/passkey-answer.ts";
import { type PasskeyFlow, type PasskeyPurpose, readAssertion } from "~/contracts/accounts/passkey-forms.ts";
import { findPasskey, notePasskeyUse, selectPasskeys } from "~/data/accounts/passkey-rows.server.ts";
import { spendSecret } from "~/data/accounts/rate-counters.server.ts";
import { insertMailStatement } from "~/data/mail/mail-outbox.server.ts";
import { MOST_PASSKEYS } from "~/domain/accounts/passkeys.ts";
import { newId } from "~/lib/new-id.ts";
import {
  newChallenge,
  newPasskeyOptions,
  PASSKEY_FLOW_MS,
  passkeyFlowHash,
  passkeyOptions,
  readPasskeyFlow,
  sealPasskeyFlow,
  userHandleOf,
  verifyAssertion,
} from "~/services/auth/passkey-ceremonies.server.ts";
import type { SessionKey } from "~/services/auth/session-cookie.server.ts";
import type { AppConfig } from "~/services/config.server.ts";
import { securityLog } from "~/services/security-log.server.ts";
import type { Needs } from "~/usecases/needs.ts";
import type { Language } from "~/words/languages.ts";
import { prepareDeviceNotice, preparePasskeyMisuseNotice } from "./account-notices.ts";
import { deviceOf, type StartedSession, startSession } from "./sign-in.ts";

interface Deps extends Needs<"now"> {
  config: Pick<AppConfig, "origin" | "tokenSecret">;
}

type UserDeps = Deps & Needs<"db">;

/** Options for signing in with any passkey of this site. */
export async function askToSignIn(deps: Deps): Promise<PasskeyQuestion<PasskeyOptions>> {
  const challenge = newChallenge();
  const options = passkeyOptions(deps.config.origin, challenge, []);
  return { flow: await sealed(deps, "sign-in", challenge, null), options };
}

/** Options for proving who the session's user is, with one of their passkeys; null if they have none. */
export async function askToProve(
  deps: UserDeps,
  session: SessionKey,
): Promise<PasskeyQuestion<PasskeyOptions> | null> {
  const known = await selectPasskeys(deps.db, session.userId);
  if (known.length === 0) return null;
  const challenge = newChallenge();
  const options = passkeyOptions(deps.config.origin, challenge, known);
  return { flow: await sealed(deps, "prove", challenge, session), options };
}

/** Options for adding a passkey to the session's user; null if there are too many. */
export async function askForNewPasskey(
  deps: UserDeps,
  session: SessionKey,
  owner: { id: string; email: string; fullName: string | null },
): Promise<PasskeyQuestion<NewPasskeyOptions> | null> {
  const known = await selectPasskeys(deps.db, session.userId);
  if (known.length >= MOST_PASSKEYS) return null;
  const challenge = newChallenge();
  const options = newPasskeyOptions(deps.config.origin, challenge, owner, known);
  return { flow: await sealed(deps, "add", challenge, session), options };
}

function sealed(
  { config, now }: Deps,
  purpose: PasskeyPurpose,
  challenge: string,
  session: SessionKey | null,
): Promise<string> {
  const flow: PasskeyFlow = {
    challenge,
    session: session && { userId: session.userId, tokenHash: session.tokenHash },
    expiresAt: now + PASSKEY_FLOW_MS,
  };
  return sealPasskeyFlow(config.tokenSecret, purpose, flow);
}

export interface PasskeyDeps extends Needs<"db" | "outbox" | "now" | "userAgent"> {
  config: Pick<AppConfig, "origin" | "tokenSecret">;
}

export type PasskeyAnswer = { flow: string; credential: string };

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
  { config, db, now }: PasskeyDeps,
  purpose: PasskeyPurpose,
  sealedFlow: string,
  session: SessionKey | null,
): Promise<PasskeyFlow | null> {
  const flow = await readPasskeyFlow(config.tokenSecret, purpose, sealedFlow, now);
  if (!flow || !isSameSession(flow.session, session)) return null;
  return (await spendSecret(db, passkeyFlowHash(flow), flow.expiresAt)) ? flow : null;
}

/**
 * The owner of the passkey that signed the answer to a request of ours that wasn't answered yet; with a session, it must be the
 * session's user.
 */
export async function takeAssertion(
  deps: PasskeyDeps,
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
  deps: PasskeyDeps,
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

interface SignInDeps extends PasskeyDeps {
  /** The accounts that this browser has signed in to. */
  devices: readonly KnownDevice[];
}

type PasskeySignIn =
  | { kind: "signed-in"; session: StartedSession }
  | { kind: "refused"; reason: PasskeyRefusal };

/** A new session for the owner of the passkey that signed. If the browser is unknown, a mail tells the owner. */
export async function signInWithPasskey(deps: SignInDeps, answer: PasskeyAnswer): Promise<PasskeySignIn> {
  const taken = await takeAssertion(deps, "sign-in", answer, null);
  if (taken.kind === "refused") return taken;
  const { owner } = taken;
  const isKnownDevice = deviceOf(deps.devices, owner) !== null;
  const mail = isKnownDevice
    ? null
    : await prepareDeviceNotice({ ...deps, to: owner.email, language: owner.language }, newId());
  const session = await startSession(deps, owner.id, { mail });
  securityLog("sign_in_succeeded", { userId: owner.id, by: "passkey", isKnownDevice });
  if (mail) await deps.outbox.send(mail.id);
  return { kind: "signed-in", session: { ...session, usesPasskey: true } };
}
