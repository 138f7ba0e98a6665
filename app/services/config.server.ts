// Everything that differs between deployments, read once from the Worker's environment.
import { z } from "zod";
import { readBookmark } from "../domain/reads-from.ts";
import { analyticsVariables, readAnalytics } from "./analytics/count-visits.server.ts";
import { secretsOf } from "./auth/tokens.server.ts";
import { mailVariables, readMailConfig } from "./mail/mail-config.server.ts";
import { pushVariables, readPushConfig } from "./push/push-config.server.ts";

const optional = z
  .string()
  .trim()
  .optional()
  .transform((value) => value || undefined);

/** One secret, or several while older ones must stay valid. */
const tokenSecret = z
  .string()
  .refine((list) => secretsOf(list).length > 0 && secretsOf(list).every((secret) => secret.length >= 32), {
    error: "TOKEN_SECRET must hold at least 32 characters, or several such secrets with commas between them",
  });

/** A contact in RFC 9116's format: a URI on one line. */
const contact = optional.refine(
  (text) => text === undefined || /^(?:mailto:|tel:|https:\/\/)[!-~]{3,300}$/.test(text),
  "SECURITY_CONTACT must read like mailto:security@layette.example or https://layette.example/security",
);

const schema = z.object({
  APP_ENV: z.enum(["production", "development"]).default("production"),
  APP_ORIGIN: z.url().transform((url) => new URL(url).origin),
  TOKEN_SECRET: tokenSecret,
  ...mailVariables,
  ...analyticsVariables,
  ...pushVariables,
  WEATHER_API_URL: optional,
  OPEN_METEO_API_KEY: optional,
  VISUAL_CROSSING_API_KEY: optional,
  VISUAL_CROSSING_URL: optional,
  BREACHED_PASSWORDS_URL: z
    .url()
    .refine((url) => url.endsWith("/"), { error: "BREACHED_PASSWORDS_URL must end with a slash" })
    .optional(),
  TURNSTILE_SITE_KEY: optional,
  TURNSTILE_SECRET_KEY: optional,
  TURNSTILE_URL: z.url().default("https://challenges.cloudflare.com"),
  ABOUT_URL: optional,
  COMMUNITY_URL: optional,
  SECURITY_CONTACT: contact,
  MIGRATED_BOOKMARK: optional,
  CLOCK_SHIFT_HOURS: optional.refine((hours) => hours === undefined || /^-?\d{1,5}$/.test(hours), {
    error: "CLOCK_SHIFT_HOURS must be a whole number of hours",
  }),
  GOOGLE_CLIENT_ID: optional,
  GOOGLE_CLIENT_SECRET: optional,
  GOOGLE_ISSUER: z.url().default("https://accounts.google.com"),
  GOOGLE_AUTHORIZATION_URL: z.url().default("https://accounts.google.com/o/oauth2/v2/auth"),
  GOOGLE_TOKEN_URL: z.url().default("https://oauth2.googleapis.com/token"),
  GOOGLE_JWKS_URL: z.url().default("https://www.googleapis.com/oauth2/v3/certs"),
  FACEBOOK_CLIENT_ID: optional,
  FACEBOOK_CLIENT_SECRET: optional,
  FACEBOOK_AUTHORIZATION_URL: z.url().default("https://www.facebook.com/v24.0/dialog/oauth"),
  FACEBOOK_TOKEN_URL: z.url().default("https://graph.facebook.com/v24.0/oauth/access_token"),
  FACEBOOK_USERINFO_URL: z.url().default("https://graph.facebook.com/v24.0/me"),
});

export type AppConfig = ReturnType<typeof parse>;

const seen = new WeakMap<object, AppConfig>();

/**
 * The deployment's configuration. Throws if production lacks its origin, its token secret, or a mail sender:
 * a Worker that can't send confirmations must not accept sign-ups.
 */
export function readConfig(env: object): AppConfig {
  const known = seen.get(env);
  if (known) return known;
  const config = parse(env);
  seen.set(env, config);
  return config;
}

function parse(env: object) {
  const values = schema.parse(env);
  const isDevelopment = values.APP_ENV === "development";
  if (values.CLOCK_SHIFT_HOURS && !isDevelopment)
    throw new Error("CLOCK_SHIFT_HOURS is for development only");
  return {
    isDevelopment,
    origin: values.APP_ORIGIN,
    /** Secure cookies with the __Host- prefix need an https origin. */
    isHttps: values.APP_ORIGIN.startsWith("https://"),
    tokenSecret: values.TOKEN_SECRET,
    mail: readMailConfig(values, isDevelopment),
    /** The sender's postal address; the law requires it in marketing mails. */
    postalAddress: values.MAIL_POSTAL_ADDRESS,
    analytics: readAnalytics(values),
    /** Notices on devices; null if this deployment has no keys for them. */
    push: readPushConfig(values, isDevelopment),
    weather: {
      archiveUrl: values.WEATHER_API_URL,
      openMeteoKey: values.OPEN_METEO_API_KEY,
      visualCrossingKey: values.VISUAL_CROSSING_API_KEY,
      visualCrossingUrl: values.VISUAL_CROSSING_URL ?? "https://weather.visualcrossing.com",
    },
    /** The service that knows breached passwords; null if none is asked. */
    breachedPasswordsUrl: values.BREACHED_PASSWORDS_URL ?? null,
    turnstile: turnstileOf(values),
    links: { about: values.ABOUT_URL, community: values.COMMUNITY_URL },
    /** Where to report a vulnerability; without it there is no security.txt. */
    securityContact: values.SECURITY_CONTACT,
    /** How far the database had come when this deployment's migrations were applied; null if that isn't known. */
    migrated: readBookmark(values.MIGRATED_BOOKMARK),
    oauth: oauthOf(values),
  };
}

/** The service that tells people from bots before forms that send mail; null if there isn't one. */
function turnstileOf({ TURNSTILE_SITE_KEY, TURNSTILE_SECRET_KEY, TURNSTILE_URL }: z.output<typeof schema>) {
  if (!TURNSTILE_SITE_KEY || !TURNSTILE_SECRET_KEY) return null;
  return {
    siteKey: TURNSTILE_SITE_KEY,
    secretKey: TURNSTILE_SECRET_KEY,
    origin: new URL(TURNSTILE_URL).origin,
  };
}

/** The sign-in providers; null if the client's id or secret is missing. */
function oauthOf(values: z.output<typeof schema>) {
  const google = clientOf(values.GOOGLE_CLIENT_ID, values.GOOGLE_CLIENT_SECRET);
  const facebook = clientOf(values.FACEBOOK_CLIENT_ID, values.FACEBOOK_CLIENT_SECRET);
  return {
    google: google && {
      ...google,
      issuer: values.GOOGLE_ISSUER,
      authorizationUrl: values.GOOGLE_AUTHORIZATION_URL,
      tokenUrl: values.GOOGLE_TOKEN_URL,
      jwksUrl: values.GOOGLE_JWKS_URL,
    },
    facebook: facebook && {
      ...facebook,
      authorizationUrl: values.FACEBOOK_AUTHORIZATION_URL,
      tokenUrl: values.FACEBOOK_TOKEN_URL,
      userinfoUrl: values.FACEBOOK_USERINFO_URL,
    },
  };
}

function clientOf(clientId: string | undefined, clientSecret: string | undefined) {
  return clientId && clientSecret ? { clientId, clientSecret } : null;
}
