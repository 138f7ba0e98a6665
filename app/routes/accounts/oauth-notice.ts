// What the auth page says of a provider sign-in, by the name of the notice in its address.

import { type OAuthRefusal, PROVIDERS, type ProviderName } from "~/domain/accounts/providers.ts";
import { OAUTH_NOTICES, PROVIDER_NAMES } from "~/words/en/accounts/oauth-copy.ts";

/** A notice's name in an address; `oauthNotice` reads it. */
export function oauthNoticeName(provider: ProviderName, notice: OAuthRefusal | "check-inbox"): string {
  return `${provider}-${notice}`;
}

/** The notice of this name; null for an unknown name. */
export function oauthNotice(noticeName: string | null): { look: "good" | "error"; text: string } | null {
  const provider = PROVIDERS.find((one) => noticeName?.startsWith(`${one}-`));
  if (noticeName === null || provider === undefined) return null;
  const name = noticeName.slice(provider.length + 1);
  const text = Object.entries(OAUTH_NOTICES).find(([key]) => key === name)?.[1];
  return text
    ? { look: name === "check-inbox" ? "good" : "error", text: text(PROVIDER_NAMES[provider]) }
    : null;
}
