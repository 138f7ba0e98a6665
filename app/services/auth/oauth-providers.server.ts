// The providers behind one interface, as they are configured.
import { generateCodeVerifier, generateState } from "arctic";
import type { ProviderIdentity } from "~/contracts/oauth.ts";
import type { ProviderName } from "~/domain/providers.ts";
import type { AppConfig } from "../config.server.ts";
import { facebookProvider } from "./oauth-facebook.server.ts";
import { googleProvider } from "./oauth-google.server.ts";

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
  /** Where the browser goes to sign in. */
  authorizationUrl(secrets: FlowSecrets): URL;
  /** Who signed in, for the code that the browser brought back; throws OAuthFault. */
  identify(exchange: Exchange): Promise<ProviderIdentity>;
}

/** A provider, or null where it is not set up. Its answers come to the configured origin (decision P8). */
export function oauthProvider(
  { oauth, origin }: Pick<AppConfig, "oauth" | "origin">,
  name: ProviderName,
): OAuthProvider | null {
  const redirectUri = `${origin}/auth/${name}/callback`;
  if (name === "google") return oauth.google && googleProvider(oauth.google, redirectUri);
  return oauth.facebook && facebookProvider(oauth.facebook, redirectUri);
}

/** Fresh random secrets for one sign-in. */
export function newFlowSecrets(): FlowSecrets {
  return { state: generateState(), verifier: generateCodeVerifier(), nonce: generateState() };
}
