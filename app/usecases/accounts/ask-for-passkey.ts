// The options for browsers to ask an authenticator. Asking stores nothing: the request travels sealed, and
// counts once when it is answered.
import type {
  NewPasskeyOptions,
  PasskeyOptions,
  PasskeyQuestion,
} from "~/contracts/accounts/passkey-answer.ts";
import type { PasskeyFlow, PasskeyPurpose } from "~/contracts/accounts/passkey-forms.ts";
import { selectPasskeys } from "~/data/accounts/passkey-rows.server.ts";
import { MOST_PASSKEYS } from "~/domain/accounts/passkeys.ts";
import {
  newChallenge,
  newPasskeyOptions,
  passkeyOptions,
} from "~/services/auth/passkey-ceremonies.server.ts";
import { PASSKEY_FLOW_MS, sealPasskeyFlow } from "~/services/auth/passkey-flow.server.ts";
import type { SessionKey } from "~/services/auth/session-cookie.server.ts";
import type { AppConfig } from "~/services/config.server.ts";
import type { Needs } from "~/usecases/needs.ts";

interface Dependencies extends Needs<"now"> {
  config: Pick<AppConfig, "origin" | "tokenSecret">;
}

type UserDependencies = Dependencies & Needs<"db">;

/** Options for signing in with any passkey of this site. */
export async function askToSignIn(deps: Dependencies): Promise<PasskeyQuestion<PasskeyOptions>> {
  const challenge = newChallenge();
  const options = passkeyOptions(deps.config.origin, challenge, []);
  return { flow: await sealed(deps, "sign-in", challenge, null), options };
}

/** Options for proving who the session's user is, with one of their passkeys; null if they have none. */
export async function askToProve(
  deps: UserDependencies,
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
  deps: UserDependencies,
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
  { config, now }: Dependencies,
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
