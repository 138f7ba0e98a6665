// Identities of providers, and what takes them in.
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import type { ProviderIdentity } from "~/contracts/accounts/oauth.ts";
import { oauthAccounts, users } from "~/data/schema.ts";
import { newId } from "~/lib/new-id.ts";
import { db, outboxOver } from "./accounts.ts";
import { heldQueues } from "./held-queues.ts";

export const ORIGIN = "http://localhost:8787";

/** Nobody listens here: what these tests are about is decided without asking the provider. */
const NOWHERE = "http://127.0.0.1:9";

export const config = {
  origin: ORIGIN,
  isHttps: false,
  tokenSecret: env.TOKEN_SECRET,
  oauth: {
    google: {
      clientId: "google-client",
      clientSecret: "google-secret",
      issuer: NOWHERE,
      authorizationUrl: `${NOWHERE}/authorize`,
      tokenUrl: `${NOWHERE}/token`,
      jwksUrl: `${NOWHERE}/keys`,
    },
    facebook: null,
  },
};

export function anIdentity(fields: Partial<ProviderIdentity> = {}): ProviderIdentity {
  return {
    provider: "google",
    subject: newId(),
    email: `${newId()}@layette.test`,
    emailStanding: "verified",
    fullName: "Robin Reed",
    ...fields,
  };
}

export const usersWith = (email: string | null) =>
  db
    .select()
    .from(users)
    .where(eq(users.email, email ?? ""));

export const identitiesOf = (subject: string) =>
  db.select().from(oauthAccounts).where(eq(oauthAccounts.subject, subject));

/** What the use cases of providers need, for a browser that nobody knows. */
export function providerDependencies(now = Date.now()) {
  return { config, db, outbox: outboxOver(heldQueues(), now), now, userAgent: null, devices: [] };
}

/** The Cookie header that follows from these Set-Cookie values. */
export const carryCookies = (cookies: readonly string[]) =>
  cookies.map((cookie) => cookie.split(";")[0]).join("; ");
