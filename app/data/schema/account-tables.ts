// Users and their ways in, sessions, profiles, and forms and tries that wait.
import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { UNITS } from "../../domain/weather/units.ts";
import { LANGUAGES } from "../../words/languages.ts";
import { instant } from "./columns.ts";

export const users = sqliteTable("users", {
  id: text("id").primaryKey(),
  /** Normalized: trimmed and lowercase. */
  email: text("email").notNull().unique(),
  /** JSON: the addresses before it, so that what was mailed there goes with the account. */
  formerEmails: text("former_emails").notNull().default("[]"),
  passwordHash: text("password_hash"),
  emailConfirmedAt: instant("email_confirmed_at"),
  /** When the password was last chosen; proofs of the address requested earlier no longer connect anything. */
  passwordChangedAt: instant("password_changed_at"),
  /** As a provider told it. */
  fullName: text("full_name"),
  /** The name that others on this user's plans see, as typed; empty if the user skipped the question. */
  givenName: text("given_name"),
  /** Others on this user's plans see the address masked: it came onto a plan when it was, and the user hasn't been told otherwise yet. */
  isMasked: integer("is_masked", { mode: "boolean" }).notNull().default(false),
  avatarUrl: text("avatar_url"),
  /** What pages and mails speak to this user; null until a sign-in says. */
  language: text("language", { enum: LANGUAGES }),
  createdAt: instant("created_at").notNull(),
});

/** A row of one account, gone with it. */
export const ofUser = () =>
  text("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

export const oauthAccounts = sqliteTable(
  "oauth_accounts",
  {
    provider: text("provider", { enum: ["google", "facebook"] }).notNull(),
    subject: text("subject").notNull(),
    userId: ofUser(),
    email: text("email"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    index("oauth_accounts_by_user").on(table.userId),
  ],
);

export const sessions = sqliteTable(
  "sessions",
  {
    /** SHA-256 of the token in the cookie; the token itself is stored nowhere. */
    tokenHash: text("token_hash").primaryKey(),
    userId: ofUser(),
    userAgent: text("user_agent"),
    createdAt: instant("created_at").notNull(),
    lastSeenAt: instant("last_seen_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    /** When the owner last proved who they are: at sign-in, or when asked again. */
    provedAt: instant("proved_at").notNull().default(0),
  },
  (table) => [index("sessions_by_user").on(table.userId), index("sessions_by_expiry").on(table.expiresAt)],
);

export const emailTokens = sqliteTable(
  "email_tokens",
  {
    tokenHash: text("token_hash").primaryKey(),
    userId: ofUser(),
    purpose: text("purpose", { enum: ["reset"] }).notNull(),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    usedAt: instant("used_at"),
  },
  (table) => [
    index("email_tokens_by_user").on(table.userId, table.purpose),
    index("email_tokens_by_expiry").on(table.expiresAt),
    index("email_tokens_used").on(table.usedAt).where(sql`used_at is not null`),
  ],
);

/** Single-use secrets from sealed cookies: a row means that the secret has been used. */
export const spentSecrets = sqliteTable(
  "spent_secrets",
  {
    /** SHA-256 of the secret and its purpose. */
    hash: text("hash").primaryKey(),
    /** When the secret expires, and the row is no longer needed. */
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [index("spent_secrets_by_expiry").on(table.expiresAt)],
);

/** The public halves of passkeys; the private half never leaves its owner's device or password manager. */
export const passkeys = sqliteTable(
  "passkeys",
  {
    /** As the authenticator names it, base64url. */
    credentialId: text("credential_id").primaryKey(),
    userId: ofUser(),
    /** COSE, base64url. */
    publicKey: text("public_key").notNull(),
    /** The authenticator's signature counter; always 0 for passkeys synced between devices. */
    counter: integer("counter").notNull(),
    /** The authenticator's transports, separated by spaces. */
    transports: text("transports").notNull(),
    name: text("name").notNull(),
    createdAt: instant("created_at").notNull(),
    lastUsedAt: instant("last_used_at"),
  },
  (table) => [index("passkeys_by_user").on(table.userId)],
);

/** New addresses that users have requested and not proved yet; one per user, the latest. */
export const addressChanges = sqliteTable(
  "address_changes",
  {
    userId: ofUser().primaryKey(),
    /** Normalized, as in users. */
    email: text("email").notNull(),
    /** SHA-256 of the token in the mailed link. */
    tokenHash: text("token_hash").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [index("address_changes_by_expiry").on(table.expiresAt)],
);

/** Sign-ups whose address isn't proved yet: one row per form, none once the address has an account. */
export const pendingSignUps = sqliteTable(
  "pending_sign_ups",
  {
    id: text("id").primaryKey(),
    /** Normalized, as in users. */
    email: text("email").notNull(),
    passwordHash: text("password_hash").notNull(),
    /** SHA-256 of the secret in the cookie of the browser that sent the form. */
    browserHash: text("browser_hash").notNull(),
    /** SHA-256 of the token in the mailed link; null while the mail is held back, or after a newer link. */
    tokenHash: text("token_hash").unique(),
    linkExpiresAt: instant("link_expires_at"),
    /** Where the confirmation leads, sealed because the path may hold a share token. */
    returnPath: text("return_path").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    index("pending_sign_ups_by_email").on(table.email, table.createdAt),
    index("pending_sign_ups_by_age").on(table.createdAt),
  ],
);

export const subscriptionTiers = sqliteTable("subscription_tiers", {
  subscriptionId: integer("subscription_id").primaryKey(),
  name: text("name").notNull(),
  maxQuizAttempts: integer("max_quiz_attempts").notNull(),
});

export const usersProfile = sqliteTable(
  "users_profile",
  {
    userId: ofUser().primaryKey(),
    email: text("email").notNull().unique(),
    role: text("role").notNull().default("free"),
    quizAttemptsCount: integer("quiz_attempts_count").notNull().default(0),
    subscriptionId: integer("subscription_id")
      .notNull()
      .default(1)
      .references(() => subscriptionTiers.subscriptionId),
    subscriptionJoinedAt: instant("subscription_joined_at"),
    selectedOnboardingId: text("selected_onboarding_id"),
    /** The owner's choice of units; null: each place's usual units. */
    units: text("units", { enum: UNITS }),
    /** The day of the last change of the legal texts that the user knows of; null: of none. */
    legalKnown: text("legal_known"),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [check("quiz_attempts_count_not_negative", sql`${table.quizAttemptsCount} >= 0`)],
);

/** How much of an allowance a user or an address has used; see data/accounts/rate-counters.server.ts. */
export const rateCounters = sqliteTable(
  "rate_counters",
  {
    /** A keyed hash, so that no mail or client address is stored. */
    key: text("key").primaryKey(),
    /** When the allowance is full again; the row is not needed after that. */
    wholeAt: instant("whole_at").notNull(),
  },
  (table) => [index("rate_counters_by_end").on(table.wholeAt)],
);

/** Forms that arrived after their session ended, until they are sent again; an hour at most. */
export const unsentForms = sqliteTable(
  "unsent_forms",
  {
    /** SHA-256 of the secret in the cookie of the browser that sent it. */
    browserHash: text("browser_hash").notNull(),
    /** Where it was sent, path and search. */
    address: text("address").notNull(),
    /** The path of the page that shows it. */
    pagePath: text("page_path").notNull(),
    /** The owner and what was typed, encrypted. */
    sealed: text("sealed").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.browserHash, table.address] }),
    index("unsent_forms_by_expiry").on(table.expiresAt),
  ],
);
