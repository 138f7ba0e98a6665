// What Google and Facebook tell us, and what we remember of a sign-in that is under way.
import { z } from "zod";
import { PROVIDERS, type ProviderName } from "../../domain/accounts/providers.ts";
import { email } from "./credentials.ts";

export const providerName = z.enum(PROVIDERS);

/** 'unstated': the provider hands an address out without a word on who has proved it. */
export type EmailStanding = "verified" | "unverified" | "unstated";

/** Somebody as a provider knows them; provider and subject together are the identity, the rest may change. */
export interface ProviderIdentity {
  provider: ProviderName;
  subject: string;
  email: string | null;
  emailStanding: EmailStanding;
  fullName: string | null;
}

const MAX_NAME_LENGTH = 100;

const subject = z.string().min(1).max(255);

/** An address that we could not write to counts as none. */
const givenEmail = email.nullish().catch(null);

/** Control characters would reach the headers and the log of a mail. */
const givenName = z
  .string()
  .transform((name) => [...name.replace(/\p{C}+/gu, " ").trim()].slice(0, MAX_NAME_LENGTH).join(""))
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
  // Google's own documentation has had it as text too.
  email_verified: z.union([z.boolean(), z.stringbool()]).optional().catch(false),
  name: givenName,
});

/** The part of an OpenID provider's token answer that we use. */
export const idTokenAnswer = z.object({ id_token: z.string().min(1).max(16_384) });

const text = z.string();

export const keySet = z.object({
  keys: z
    .array(
      z.object({
        kid: text.exactOptional(),
        kty: text,
        n: text.exactOptional(),
        e: text.exactOptional(),
      }),
    )
    .max(50),
});

/** The part of Facebook's token answer that we use. */
export const accessTokenAnswer = z.object({ access_token: z.string().min(1).max(4096) });

/** Facebook's /me with the fields that we ask for. */
export const facebookProfile = z.object({ id: subject, email: givenEmail, name: givenName });

/** A sign-in between its start and the provider's answer; travels sealed in a cookie. */
export const signInFlow = z.object({
  provider: providerName,
  state: z.string(),
  verifier: z.string(),
  nonce: z.string(),
  from: z.string(),
  /** The session whose user goes to the provider to prove who they are; null for a sign-in. */
  proves: z.object({ userId: z.string(), tokenHash: z.string() }).nullable().default(null),
  expiresAt: z.number(),
});

export type SignInFlow = z.infer<typeof signInFlow>;

/** An identity whose address we must prove ourselves; travels sealed in a cookie. */
export const pendingIdentity = z.object({
  provider: providerName,
  subject,
  fullName: z.string().nullable(),
  /** What the provider says, to be proved or replaced. */
  proposedEmail: z.string().nullable(),
  /** Whether that address has an account, whose owner is to agree to the identity. */
  isOfAccount: z.boolean().default(false),
  from: z.string(),
  expiresAt: z.number(),
  /** The address that a mail is on its way to, with the hash of the token in its link, and when it was asked for. */
  proof: z.object({ email: z.string(), tokenHash: z.string(), askedAt: z.number() }).nullable(),
});

export type PendingIdentity = z.output<typeof pendingIdentity>;
