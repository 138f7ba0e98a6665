// What a provider of sign-ins does for us, whichever it is.
import type { ProviderIdentity } from "~/contracts/accounts/oauth.ts";

/** What binds a provider's answer to the browser that asked. */
export interface FlowSecrets {
  state: string;
  verifier: string;
  nonce: string;
}

export interface Exchange {
  code: string;
  verifier: string;
  nonce: string;
  /** Epoch milliseconds. */
  now: number;
  /** Ends the whole exchange. */
  signal: AbortSignal;
}

export interface OAuthProvider {
  /** Where the browser goes to sign in; `isProof` asks the provider not to let a browser through that is signed in there. */
  authorizationUrl(secrets: FlowSecrets, isProof?: boolean): URL;
  /** Who signed in, for the code that the browser brought back; throws OAuthFault. */
  identify(exchange: Exchange): Promise<ProviderIdentity>;
}
