// A passkey request, sealed while the browser asks its owner. It is sent in the page instead of a cookie, so
// that two tabs have separate requests; the database ensures that each counts once.
import { type PasskeyFlow, type PasskeyPurpose, passkeyFlow } from "~/contracts/accounts/passkey-forms.ts";
import { seal, unseal } from "./secret-box.server.ts";
import { hashToken } from "./tokens.server.ts";

/** How long an owner may take. */
export const PASSKEY_FLOW_MS = 5 * 60_000;

const LONGEST_FLOW = 2000;
const placeOf = (purpose: PasskeyPurpose) => ({ purpose: "passkey", row: purpose });

/** The request as it is sent through the browser. */
export function sealPasskeyFlow(secret: string, purpose: PasskeyPurpose, flow: PasskeyFlow): Promise<string> {
  return seal(secret, placeOf(purpose), JSON.stringify(flow));
}

/** The request for this purpose, unless it has expired. */
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

/** What an answered request is stored under. */
export function passkeyFlowHash({ challenge }: PasskeyFlow): string {
  return hashToken(["passkey-challenge", challenge].join("\0"));
}
