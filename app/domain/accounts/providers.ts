/** The providers that users can sign in with. */
export const PROVIDERS = ["google", "facebook"] as const;

/** Why a provider sign-in ended without a session. */
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
