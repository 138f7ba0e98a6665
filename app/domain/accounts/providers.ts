/** Who people can sign in with besides their email. */
export const PROVIDERS = ["google", "facebook"] as const;

export type ProviderName = (typeof PROVIDERS)[number];
