// Sign-in with Google: OpenID Connect with a code, PKCE and a nonce.
import {
  ArcticFetchError,
  CodeChallengeMethod,
  OAuth2Client,
  OAuth2RequestError,
  UnexpectedErrorResponseBodyError,
} from "arctic";
import { idTokenAnswer, type ProviderIdentity } from "~/contracts/accounts/oauth.ts";
import { verifyIdToken } from "./id-token.server.ts";
import { OAuthFault, withinDeadline } from "./oauth-http.server.ts";
import type { Exchange, FlowSecrets, OAuthProvider } from "./oauth-provider.ts";

interface GoogleSettings {
  clientId: string;
  clientSecret: string;
  issuer: string;
  authorizationUrl: string;
  tokenUrl: string;
  jwksUrl: string;
}

/** Google, or another OpenID Connect service at the configured addresses. */
export function googleProvider(settings: GoogleSettings, redirectUri: string): OAuthProvider {
  const { clientId, clientSecret, authorizationUrl } = settings;
  // arctic's own Google class has fixed addresses.
  const client = new OAuth2Client(clientId, clientSecret, redirectUri);
  return {
    authorizationUrl({ state, verifier, nonce }: FlowSecrets, isProof = false): URL {
      const scopes = ["openid", "email", "profile"];
      const url = client.createAuthorizationURLWithPKCE(
        authorizationUrl,
        state,
        CodeChallengeMethod.S256,
        verifier,
        scopes,
      );
      url.searchParams.set("nonce", nonce);
      // The strongest prompt that Google supports: a person must be there and choose an account.
      if (isProof) url.searchParams.set("prompt", "select_account");
      return url;
    },
    async identify({ code, verifier, nonce, now, signal }: Exchange): Promise<ProviderIdentity> {
      const answer = client.validateAuthorizationCode(settings.tokenUrl, code, verifier);
      const tokens = await withinDeadline(signal, answer).catch((error: unknown) => {
        throw faultOf(error);
      });
      const answered = idTokenAnswer.safeParse(tokens.data).data;
      if (!answered) throw new OAuthFault("unexpected-answer");
      const claims = await verifyIdToken(answered.id_token, { ...settings, nonce, now }, signal);
      return {
        provider: "google",
        subject: claims.sub,
        email: claims.email ?? null,
        emailStanding: claims.email_verified ? "verified" : "unverified",
        fullName: claims.name || null,
      };
    },
  };
}

function faultOf(error: unknown): unknown {
  if (error instanceof OAuthFault) return error;
  if (error instanceof OAuth2RequestError) return new OAuthFault("code-refused");
  if (error instanceof ArcticFetchError) return new OAuthFault("unreachable");
  if (error instanceof UnexpectedErrorResponseBodyError) return new OAuthFault("unexpected-answer");
  // The remaining arctic errors: another status, or a body that isn't JSON.
  return new OAuthFault("status");
}
