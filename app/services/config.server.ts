// Everything that differs between deployments, read once from the Worker's environment.
import { z } from "zod";
import { isMailAddress } from "../domain/mail/mail-address.ts";
import { readBookmark } from "../domain/reads-from.ts";
import { WHOLE_HOURS } from "../lib/current-time.ts";
import { log } from "../lib/logger.server.ts";
import { readAnalytics } from "./analytics/count-visits.server.ts";
import { secretsOf } from "./auth/tokens.server.ts";
import { mailVariables, readMailConfig } from "./mail/mail-config.server.ts";
import { readPushConfig } from "./push/push-config.server.ts";
import { key, text, type Variables, variablesOf, webAddress } from "./variables.server.ts";

/** All that a deployment can't be without. Everything else is an optional part, which is off where its variables are wrong. */
const REQUIRED = {
  APP_ENV: z.enum(["production", "development"], "must be production or development").default("production"),
  APP_ORIGIN: webAddress.transform((url) => new URL(url).origin),
  /** One secret, or several while older ones must stay valid. */
  TOKEN_SECRET: text.refine(
    (list) => secretsOf(list).length > 0 && secretsOf(list).every((secret) => secret.length >= 32),
    "must hold at least 32 characters, or several such secrets with commas between them",
  ),
  ...mailVariables,
};

const bookmark = text.refine((mark) => readBookmark(mark) !== null);

/** A contact in RFC 9116's format: a URI on one line. */
const contact = text.regex(/^(?:mailto:|tel:|https:\/\/)[!-~]{3,300}$/);

export type AppConfig = ReturnType<typeof parseConfig>;

const seen = new WeakMap<object, AppConfig>();

/** The Worker's configuration; the log names wrong variables once. Throws if a required one is missing or wrong. */
export function readConfig(env: object): AppConfig {
  const known = seen.get(env);
  if (known) return known;
  const config = parseConfig(env);
  seen.set(env, config);
  const { wrongVariables } = config;
  if (wrongVariables.length > 0) log.error("variables_wrong", { variables: wrongVariables.join(" ") });
  return config;
}

/**
 * A deployment's configuration. Throws with the names of required variables that are missing or wrong: a Worker that can't send
 * confirmations must not accept sign-ups.
 */
export function parseConfig(env: object) {
  const variables = variablesOf(env);
  const required = variables.required(REQUIRED);
  const isDevelopment = required.APP_ENV === "development";
  // Read by app/lib/current-time.ts, and only checked here.
  variables.optional({ CLOCK_SHIFT_HOURS: text.regex(WHOLE_HOURS) });
  const archive = variables.optional({
    WEATHER_API_URL: webAddress.optional(),
    OPEN_METEO_API_KEY: key.optional(),
  });
  const parts = {
    isDevelopment,
    origin: required.APP_ORIGIN,
    /** Secure cookies with the __Host- prefix need an https origin. */
    isHttps: required.APP_ORIGIN.startsWith("https://"),
    tokenSecret: required.TOKEN_SECRET,
    mail: readMailConfig(required, isDevelopment),
    /** The sender's postal address; the law requires it in marketing mails. */
    postalAddress: one(variables, "MAIL_POSTAL_ADDRESS", text.regex(/^\P{Cc}{1,300}$/u)),
    analytics: readAnalytics(variables),
    /** Notices on devices; null if this deployment has no keys for them. */
    push: readPushConfig(variables),
    weather: {
      archiveUrl: archive?.WEATHER_API_URL,
      openMeteoKey: archive?.OPEN_METEO_API_KEY,
      /** The second archive; null without a key. */
      visualCrossing: variables.optional({
        VISUAL_CROSSING_API_KEY: key,
        VISUAL_CROSSING_URL: webAddress.default("https://weather.visualcrossing.com"),
      }),
    },
    /** The service that knows breached passwords; null if none is asked. */
    breachedPasswordsUrl: one(variables, "BREACHED_PASSWORDS_URL", webAddress.endsWith("/")) ?? null,
    turnstile: turnstileOf(variables),
    links: {
      about: one(variables, "ABOUT_URL", webAddress),
      community: one(variables, "COMMUNITY_URL", webAddress),
    },
    /** Where to report a vulnerability; without it there is no security.txt. */
    securityContact: one(variables, "SECURITY_CONTACT", contact),
    /** Who is mailed when something is beyond its bound; nobody without it. */
    operatorEmail: one(variables, "OPERATOR_EMAIL", text.refine(isMailAddress)),
    /** Opens the deep health check; without it nothing does. */
    healthToken: one(variables, "HEALTH_TOKEN", key.min(32)),
    /** The name of this build's newest migration, as its deployment says. */
    schema: one(variables, "SCHEMA", text.regex(/^\d{4}_[\w-]{1,100}\.sql$/)),
    /** How far the database had come when this deployment's migrations were applied; null if that isn't known. */
    migrated: one(variables, "MIGRATED_BOOKMARK", bookmark) ?? null,
    oauth: oauthOf(variables),
  };
  return { ...parts, wrongVariables: variables.wrong() };
}

/** The value of a part that has one variable. */
function one(variables: Variables, name: string, schema: z.ZodType<string>): string | undefined {
  return variables.optional({ [name]: schema })?.[name];
}

/** The service that tells people from bots before forms that send mail; null if there isn't one. */
function turnstileOf(variables: Variables) {
  const turnstile = variables.optional({
    TURNSTILE_SITE_KEY: key,
    TURNSTILE_SECRET_KEY: key,
    TURNSTILE_URL: webAddress.default("https://challenges.cloudflare.com"),
  });
  return (
    turnstile && {
      siteKey: turnstile.TURNSTILE_SITE_KEY,
      secretKey: turnstile.TURNSTILE_SECRET_KEY,
      origin: new URL(turnstile.TURNSTILE_URL).origin,
    }
  );
}

/** The sign-in providers; null without a client. */
function oauthOf(variables: Variables) {
  const google = variables.optional({
    GOOGLE_CLIENT_ID: key,
    GOOGLE_CLIENT_SECRET: key,
    GOOGLE_ISSUER: webAddress.default("https://accounts.google.com"),
    GOOGLE_AUTHORIZATION_URL: webAddress.default("https://accounts.google.com/o/oauth2/v2/auth"),
    GOOGLE_TOKEN_URL: webAddress.default("https://oauth2.googleapis.com/token"),
    GOOGLE_JWKS_URL: webAddress.default("https://www.googleapis.com/oauth2/v3/certs"),
  });
  const facebook = variables.optional({
    FACEBOOK_CLIENT_ID: key,
    FACEBOOK_CLIENT_SECRET: key,
    FACEBOOK_AUTHORIZATION_URL: webAddress.default("https://www.facebook.com/v24.0/dialog/oauth"),
    FACEBOOK_TOKEN_URL: webAddress.default("https://graph.facebook.com/v24.0/oauth/access_token"),
    FACEBOOK_USERINFO_URL: webAddress.default("https://graph.facebook.com/v24.0/me"),
  });
  return {
    google: google && {
      clientId: google.GOOGLE_CLIENT_ID,
      clientSecret: google.GOOGLE_CLIENT_SECRET,
      issuer: google.GOOGLE_ISSUER,
      authorizationUrl: google.GOOGLE_AUTHORIZATION_URL,
      tokenUrl: google.GOOGLE_TOKEN_URL,
      jwksUrl: google.GOOGLE_JWKS_URL,
    },
    facebook: facebook && {
      clientId: facebook.FACEBOOK_CLIENT_ID,
      clientSecret: facebook.FACEBOOK_CLIENT_SECRET,
      authorizationUrl: facebook.FACEBOOK_AUTHORIZATION_URL,
      tokenUrl: facebook.FACEBOOK_TOKEN_URL,
      userinfoUrl: facebook.FACEBOOK_USERINFO_URL,
    },
  };
}
