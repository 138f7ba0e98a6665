// Configuration of a Worker on this machine: what `npm start`, `npm run dev`, and the tests give it instead
// of wrangler.toml's production values. Nothing here is a real secret.
import { resolve } from "node:path";
import { keptPushKeys } from "./new-push-keys.ts";

/** Folder that holds every trace of a local run: D1, KV, R2, Durable Objects. */
export function stateDir(): string {
  return resolve(process.env.STATE_DIR ?? ".wrangler/state");
}

/** Optional parts of the configuration that the environment may add to a local run. */
const FROM_ENVIRONMENT = [
  "CLOCK_SHIFT_HOURS",
  "WEATHER_API_URL",
  "OPEN_METEO_API_KEY",
  "VISUAL_CROSSING_API_KEY",
  "VISUAL_CROSSING_URL",
  "MAIL_DRIVER",
  "MAIL_POSTAL_ADDRESS",
  "RESEND_API_KEY",
  "RESEND_API_URL",
  "ABOUT_URL",
  "COMMUNITY_URL",
  "BREACHED_PASSWORDS_URL",
  "TURNSTILE_SITE_KEY",
  "TURNSTILE_SECRET_KEY",
  "TURNSTILE_URL",
  "SECURITY_CONTACT",
  "OPERATOR_EMAIL",
  "HEALTH_TOKEN",
  "PUSH_SERVICE_URL",
  "ANALYTICS_SCRIPT_URL",
  "ANALYTICS_ATTRIBUTE",
  "ANALYTICS_COLLECTOR",
  "GOOGLE_CLIENT_ID",
  "GOOGLE_CLIENT_SECRET",
  "GOOGLE_ISSUER",
  "GOOGLE_AUTHORIZATION_URL",
  "GOOGLE_TOKEN_URL",
  "GOOGLE_JWKS_URL",
  "FACEBOOK_CLIENT_ID",
  "FACEBOOK_CLIENT_SECRET",
  "FACEBOOK_AUTHORIZATION_URL",
  "FACEBOOK_TOKEN_URL",
  "FACEBOOK_USERINFO_URL",
];

/** Variables of a local Worker that listens on `port`. */
export function localVars(
  port: number,
  env: Readonly<Record<string, string | undefined>> = process.env,
): Record<string, string> {
  const given = FROM_ENVIRONMENT.flatMap((name) => (env[name] ? [[name, env[name]] as const] : []));
  return {
    APP_ENV: env.APP_ENV ?? "development",
    APP_ORIGIN: env.APP_ORIGIN ?? `http://localhost:${port}`,
    TOKEN_SECRET: env.TOKEN_SECRET ?? "development-only-token-secret-0123456789",
    MAIL_FROM: "Layette <hello@layette.test>",
    MAIL_POSTAL_ADDRESS: "Layette, 1 Linen Lane, Dover, DE 19901",
    VAPID_KEYS: env.VAPID_KEYS ?? keptPushKeys(stateDir()),
    VAPID_SUBJECT: env.VAPID_SUBJECT ?? "mailto:hello@layette.test",
    ...Object.fromEntries(given),
  };
}
