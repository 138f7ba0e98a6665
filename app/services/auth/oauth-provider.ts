// The common interface of sign-in providers.
import type { ProviderIdentity } from "~/contracts/accounts/oauth.ts";

/** Binds a provider's answer to the browser that asked. */
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
  /** Aborts the whole exchange. */
  signal: AbortSignal;
}

export interface OAuthProvider {
  /**
   * Where the browser goes to sign in; `isProof` asks the provider for interaction even if the user is
   * already signed in there.
   */
  authorizationUrl(secrets: FlowSecrets, isProof?: boolean): URL;
  /** Who signed in, given the code that the browser brought back; throws OAuthFault. */
  identify(exchange: Exchange): Promise<ProviderIdentity>;
}
