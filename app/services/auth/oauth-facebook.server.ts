// Sign-in with Facebook: OAuth 2 with a code, then the Graph API. Facebook offers PKCE only in a flow that it
// calls "still in testing", so the code is bound by the client's secret and by the state.

import { hmac } from "@oslojs/crypto/hmac";
import { SHA256 } from "@oslojs/crypto/sha2";
import { encodeHexLowerCase } from "@oslojs/encoding";
import { OAuth2Client } from "arctic";
import { accessTokenAnswer, facebookProfile, type ProviderIdentity } from "~/contracts/accounts/oauth.ts";
import { fetchJson, OAuthFault } from "./oauth-http.server.ts";
import type { Exchange, FlowSecrets, OAuthProvider } from "./oauth-provider.ts";

interface FacebookSettings {
  clientId: string;
  clientSecret: string;
  authorizationUrl: string;
  tokenUrl: string;
  userinfoUrl: string;
}

/** Facebook, or a compatible service at the configured addresses. */
export function facebookProvider(settings: FacebookSettings, redirectUri: string): OAuthProvider {
  const { clientId, clientSecret } = settings;
  const client = new OAuth2Client(clientId, clientSecret, redirectUri);
  return {
    authorizationUrl({ state }: FlowSecrets, isProof = false): URL {
      const scopes = ["public_profile", "email"];
      const url = client.createAuthorizationURL(settings.authorizationUrl, state, scopes);
      if (isProof) url.searchParams.set("auth_type", "reauthenticate");
      return url;
    },
    async identify({ code, signal }: Exchange): Promise<ProviderIdentity> {
      // Facebook expects the client's secret in the form; arctic's generic client sends it in a header.
      const form = {
        grant_type: "authorization_code",
        code,
        redirect_uri: redirectUri,
        client_id: clientId,
        client_secret: clientSecret,
      };
      const request = { method: "POST", body: new URLSearchParams(form) };
      const token = accessTokenAnswer.safeParse(await fetchJson(settings.tokenUrl, request, signal)).data;
      if (!token) throw new OAuthFault("unexpected-answer");
      const profile = await readProfile(settings, token.access_token, signal);
      return {
        provider: "facebook",
        subject: profile.id,
        email: profile.email ?? null,
        // The Graph API doesn't say whether the address was proved.
        emailStanding: "unstated",
        fullName: profile.name || null,
      };
    },
  };
}

async function readProfile(settings: FacebookSettings, accessToken: string, signal: AbortSignal) {
  const url = new URL(settings.userinfoUrl);
  url.searchParams.set("fields", "id,name,email");
  url.searchParams.set("appsecret_proof", secretProof(settings.clientSecret, accessToken));
  const request = { headers: { Authorization: `Bearer ${accessToken}` } };
  const profile = facebookProfile.safeParse(await fetchJson(url.href, request, signal)).data;
  if (!profile) throw new OAuthFault("unexpected-answer");
  return profile;
}

/** Proves that the caller has the client's secret; apps can require it for every call. */
function secretProof(clientSecret: string, accessToken: string): string {
  const encoder = new TextEncoder();
  return encodeHexLowerCase(hmac(SHA256, encoder.encode(clientSecret), encoder.encode(accessToken)));
}
