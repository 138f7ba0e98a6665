// Who people are, how they prove it, and how often they have tried.
import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { UNITS } from "../../domain/weather/units.ts";
import { instant } from "./columns.ts";

export const users = sqliteTable("users", {
  id: text("id").primaryKey(),
  /** Normalised: trimmed and lower case. */
  email: text("email").notNull().unique(),
  passwordHash: text("password_hash"),
  emailConfirmedAt: instant("email_confirmed_at"),
  /** When the password was last chosen; a proof of the address that was asked for earlier connects nothing any more. */
  passwordChangedAt: instant("password_changed_at"),
  fullName: text("full_name"),
  avatarUrl: text("avatar_url"),
  createdAt: instant("created_at").notNull(),
});

export const oauthAccounts = sqliteTable(
  "oauth_accounts",
  {
    provider: text("provider", { enum: ["google", "facebook"] }).notNull(),
    subject: text("subject").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
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
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    userAgent: text("user_agent"),
    createdAt: instant("created_at").notNull(),
    lastSeenAt: instant("last_seen_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    /** When its owner has last proved to be the owner: at sign-in, or when asked once more. */
    provedAt: instant("proved_at").notNull().default(0),
  },
  (table) => [index("sessions_by_user").on(table.userId), index("sessions_by_expiry").on(table.expiresAt)],
);

export const emailTokens = sqliteTable(
  "email_tokens",
  {
    tokenHash: text("token_hash").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
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

/** Secrets that count once, of those that travel sealed in cookies: a row says that one has been used. */
export const spentSecrets = sqliteTable(
  "spent_secrets",
  {
    /** SHA-256 of the secret with what it is for. */
    hash: text("hash").primaryKey(),
    /** When the secret would be too old anyway, and so the row says nothing any more. */
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [index("spent_secrets_by_expiry").on(table.expiresAt)],
);

/** Public halves of passkeys; the other half never leaves its owner's device or password manager. */
export const passkeys = sqliteTable(
  "passkeys",
  {
    /** As the authenticator names it, base64url. */
    credentialId: text("credential_id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** COSE, base64url. */
    publicKey: text("public_key").notNull(),
    /** How often the authenticator says that it has signed; always 0 for passkeys that are on several devices. */
    counter: integer("counter").notNull(),
    /** How browsers may reach the authenticator, words with spaces between them. */
    transports: text("transports").notNull(),
    name: text("name").notNull(),
    createdAt: instant("created_at").notNull(),
    lastUsedAt: instant("last_used_at"),
  },
  (table) => [index("passkeys_by_user").on(table.userId)],
);

/** Addresses that users want in the place of theirs and that nobody has proved yet; one a user, the last one asked for. */
export const addressChanges = sqliteTable(
  "address_changes",
  {
    userId: text("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Normalised, as a user's. */
    email: text("email").notNull(),
    /** SHA-256 of the token in the mailed link. */
    tokenHash: text("token_hash").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [index("address_changes_by_expiry").on(table.expiresAt)],
);

/** Sign-ups whose address nobody has proved yet: one row a form. Several may wait for one address; who has an account has none. */
export const pendingSignUps = sqliteTable(
  "pending_sign_ups",
  {
    id: text("id").primaryKey(),
    /** Normalised, as a user's. */
    email: text("email").notNull(),
    passwordHash: text("password_hash").notNull(),
    /** SHA-256 of the secret in the cookie of the browser that sent the form. */
    browserHash: text("browser_hash").notNull(),
    /** SHA-256 of the token in the mailed link; null while its mail is held back, or once a newer link was asked for. */
    tokenHash: text("token_hash").unique(),
    linkExpiresAt: instant("link_expires_at"),
    /** Where the confirmation leads, sealed: the path may carry a share token. */
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
    userId: text("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    email: text("email").notNull().unique(),
    role: text("role").notNull().default("free"),
    quizAttemptsCount: integer("quiz_attempts_count").notNull().default(0),
    subscriptionId: integer("subscription_id")
      .notNull()
      .default(1)
      .references(() => subscriptionTiers.subscriptionId),
    subscriptionJoinedAt: instant("subscription_joined_at"),
    selectedOnboardingId: text("selected_onboarding_id"),
    /** What weather is shown in, as its owner has chosen it; null: as usual at each place. */
    units: text("units", { enum: UNITS }),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [check("quiz_attempts_count_not_negative", sql`${table.quizAttemptsCount} >= 0`)],
);

/** How much of its allowance a person or an address has used; see data/accounts/rate-counters.server.ts. */
export const rateCounters = sqliteTable(
  "rate_counters",
  {
    /** A keyed hash: neither mail nor client addresses stand here. */
    key: text("key").primaryKey(),
    /** When the allowance is whole again; a row whose instant has passed says nothing any more. */
    wholeAt: instant("whole_at").notNull(),
  },
  (table) => [index("rate_counters_by_end").on(table.wholeAt)],
);

/** Forms that came after their session had ended, until they are sent again; an hour at most. */
export const unsentForms = sqliteTable(
  "unsent_forms",
  {
    /** SHA-256 of the secret in the cookie of the browser that sent it. */
    browserHash: text("browser_hash").notNull(),
    /** Where it was sent, path and search. */
    address: text("address").notNull(),
    /** The path of the page that shows it. */
    pagePath: text("page_path").notNull(),
    /** Whose it is and what was typed, encrypted. */
    sealed: text("sealed").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.browserHash, table.address] }),
    index("unsent_forms_by_expiry").on(table.expiresAt),
  ],
);
