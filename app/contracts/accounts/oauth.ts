// What Google and Facebook tell us, and what we remember about a sign-in in progress.
import { z } from "zod";
import { splitPath } from "~/words/addresses.ts";
import { LANGUAGES } from "~/words/languages.ts";
import { PROVIDERS, type ProviderName } from "../../domain/accounts/providers.ts";
import { isBlank, withoutHeaps } from "../../domain/one-line-text.ts";
import { email } from "./credentials.ts";

const providerName = z.enum(PROVIDERS);

/** The provider that an address below /auth names, in any language. Throws if there is no such provider. */
export function providerIn(pathname: string): ProviderName {
  return providerName.parse(splitPath(pathname).path.split("/")[2]);
}

/** 'unstated': the provider hands out an address without saying whether anyone has proved it. */
export type EmailStanding = "verified" | "unverified" | "unstated";

/** A person as a provider knows them. Provider and subject together are the identity; the rest may change. */
export interface ProviderIdentity {
  provider: ProviderName;
  subject: string;
  email: string | null;
  emailStanding: EmailStanding;
  fullName: string | null;
}

const MAX_NAME_LENGTH = 100;

const subject = z.string().min(1).max(255);

/** An address that we couldn't write to counts as none. */
const givenEmail = email.nullish().catch(null);

/** Control characters would get into a mail's headers and the log. */
const givenName = z
  .string()
  .transform((name) =>
    [...withoutHeaps(name.replace(/\p{C}+/gu, " ").trim())].slice(0, MAX_NAME_LENGTH).join(""),
  )
  .transform((name) => (isBlank(name) ? null : name))
  .nullish()
  .catch(null);

/** The claims of an id_token that we rely on (OpenID Connect Core, 2). */
export const idTokenClaims = z.object({
  iss: z.string(),
  sub: subject,
  aud: z.union([z.string(), z.array(z.string())]),
  azp: z.string().optional(),
  exp: z.number(),
  nonce: z.string(),
  email: givenEmail,
  // Google's documentation has also shown it as text.
  email_verified: z.union([z.boolean(), z.stringbool()]).optional().catch(false),
  name: givenName,
});

/** The part of an OpenID provider's token answer that we use. */
export const idTokenAnswer = z.object({ id_token: z.string().min(1).max(16_384) });

const text = z.string();

export const keySet = z.object({
  keys: z
    .array(
      z.object({ kid: text.exactOptional(), kty: text, n: text.exactOptional(), e: text.exactOptional() }),
    )
    .max(50),
});

/** The part of Facebook's token answer that we use. */
export const accessTokenAnswer = z.object({ access_token: z.string().min(1).max(4096) });

/** Facebook's /me with the fields that we ask for. */
export const facebookProfile = z.object({ id: subject, email: givenEmail, name: givenName });

/** A sign-in between its start and the provider's answer; sealed in a cookie. */
export const signInFlow = z.object({
  provider: providerName,
  state: z.string(),
  verifier: z.string(),
  nonce: z.string(),
  from: z.string(),
  /** The session whose user goes to the provider to prove who they are; null for a sign-in. */
  proves: z.object({ userId: z.string(), tokenHash: z.string() }).nullable().default(null),
  /** Of the page that it began on, because the address that a provider knows names none. */
  language: z.enum(LANGUAGES).default("en"),
  expiresAt: z.number(),
});

export type SignInFlow = z.infer<typeof signInFlow>;

/** An identity whose address we must prove ourselves; sealed in a cookie. */
export const pendingIdentity = z.object({
  provider: providerName,
  subject,
  fullName: z.string().nullable(),
  /** The address that the provider gave, to be proved or replaced. */
  proposedEmail: z.string().nullable(),
  /** Whether that address has an account, whose owner must then agree to the identity. */
  isOfAccount: z.boolean().default(false),
  from: z.string(),
  expiresAt: z.number(),
  /** The address that a mail was sent to, the hash of the token in its link, and when it was requested. */
  proof: z.object({ email: z.string(), tokenHash: z.string(), askedAt: z.number() }).nullable(),
});

export type PendingIdentity = z.output<typeof pendingIdentity>;
