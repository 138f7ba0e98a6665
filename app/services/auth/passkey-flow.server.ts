// A question for a passkey, sealed while the browser asks its owner. It travels in the page and not in a cookie, so that two tabs
// have two questions; that each counts once is the database's to know.
import { type PasskeyFlow, type PasskeyPurpose, passkeyFlow } from "~/contracts/accounts/passkeys.ts";
import { seal, unseal } from "./secret-box.server.ts";
import { hashToken } from "./tokens.server.ts";

/** How long an owner may take. */
export const PASSKEY_FLOW_MS = 5 * 60_000;

const LONGEST_FLOW = 2000;
const placeOf = (purpose: PasskeyPurpose) => ({ purpose: "passkey", row: purpose });

/** The question as it goes through the browser. */
export function sealPasskeyFlow(secret: string, purpose: PasskeyPurpose, flow: PasskeyFlow): Promise<string> {
  return seal(secret, placeOf(purpose), JSON.stringify(flow));
}

/** The question that was asked for this purpose, unless its time is over. */
export async function readPasskeyFlow(
  secret: string,
  purpose: PasskeyPurpose,
  sealed: string,
  now: number,
): Promise<PasskeyFlow | null> {
  const text = sealed.length > LONGEST_FLOW ? null : await unseal(secret, placeOf(purpose), sealed);
  const flow = text === null ? undefined : passkeyFlow.safeParse(JSON.parse(text)).data;
  return flow && flow.expiresAt > now ? flow : null;
}

/** What a question is stored under once it was answered. */
export function passkeyFlowHash({ challenge }: PasskeyFlow): string {
  return hashToken(["passkey-challenge", challenge].join("\0"));
}
