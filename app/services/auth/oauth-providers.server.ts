import { generateCodeVerifier, generateState } from "arctic";
import type { ProviderName } from "~/domain/accounts/providers.ts";
import type { AppConfig } from "../config.server.ts";
import { facebookProvider } from "./oauth-facebook.server.ts";
import { googleProvider } from "./oauth-google.server.ts";
import type { FlowSecrets, OAuthProvider } from "./oauth-provider.ts";

/** A provider, or null if it isn't configured. Its answers return to the configured origin. */
export function oauthProvider(
  { oauth, origin }: Pick<AppConfig, "oauth" | "origin">,
  name: ProviderName,
): OAuthProvider | null {
  const redirectUri = `${origin}/auth/${name}/callback`;
  if (name === "google") return oauth.google && googleProvider(oauth.google, redirectUri);
  return oauth.facebook && facebookProvider(oauth.facebook, redirectUri);
}

/** New random secrets for one sign-in. */
export function newFlowSecrets(): FlowSecrets {
  return { state: generateState(), verifier: generateCodeVerifier(), nonce: generateState() };
}
