/** Who people can sign in with besides their email. */
export const PROVIDERS = ["google", "facebook"] as const;

/** Why a sign-in with a provider ended without a session. */
export type OAuthRefusal =
  | "denied"
  | "not-started-here"
  | "failed"
  | "unverified"
  | "not-set-up"
  | "bad-link"
  | "other-browser"
  | "not-yours";

export type ProviderName = (typeof PROVIDERS)[number];
