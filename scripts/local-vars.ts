// Configuration of a Worker on this machine: what `npm start`, `npm run dev` and the tests give it
// instead of wrangler.toml's production values. Nothing here is a secret of anybody.
import { resolve } from "node:path";

/** Folder that holds every trace of a local run: D1, KV, R2, Durable Objects. */
export function stateDir(): string {
  return resolve(process.env.STATE_DIR ?? ".wrangler/state");
}

/** Sign-in with Google and Facebook: the clients, and the addresses of another provider that speaks the protocol. */
const OAUTH_VARS = [
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

/** Variables of a local Worker that listens on `port`; the environment may name another weather archive. */
export function localVars(port: number): Record<string, string> {
  const weather = process.env.WEATHER_API_URL;
  return {
    APP_ENV: process.env.APP_ENV ?? "development",
    APP_ORIGIN: process.env.APP_ORIGIN ?? `http://localhost:${port}`,
    TOKEN_SECRET: process.env.TOKEN_SECRET ?? "development-only-token-secret-0123456789",
    MAIL_FROM: "Layette <hello@layette.test>",
    ...(weather ? { WEATHER_API_URL: weather } : {}),
    ...fromEnvironment(OAUTH_VARS),
  };
}

function fromEnvironment(names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = process.env[name];
      return value ? [[name, value]] : [];
    }),
  );
}
