// Everything that differs from one deployment to the next, read once from the Worker's environment.
import { z } from "zod";

const optional = z
  .string()
  .trim()
  .optional()
  .transform((value) => value || undefined);

const schema = z.object({
  APP_ENV: z.enum(["production", "development"]).default("production"),
  APP_ORIGIN: z.url().transform((url) => new URL(url).origin),
  TOKEN_SECRET: z.string().min(32, "TOKEN_SECRET must hold at least 32 characters"),
  MAIL_FROM: z.string().min(3),
  RESEND_API_KEY: optional,
  WEATHER_API_URL: optional,
  OPEN_METEO_API_KEY: optional,
  VISUAL_CROSSING_API_KEY: optional,
  VISUAL_CROSSING_URL: optional,
  ABOUT_URL: optional,
  COMMUNITY_URL: optional,
});

export type AppConfig = ReturnType<typeof parse>;

const seen = new WeakMap<object, AppConfig>();

/**
 * The deployment's configuration. Throws when production lacks its origin, its token secret or a mail
 * sender (decision P8): a Worker that cannot send a confirmation must not take a sign-up.
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
  if (!isDevelopment && !values.RESEND_API_KEY) {
    throw new Error("Production needs a mail sender: set the secret RESEND_API_KEY");
  }
  return {
    isDevelopment,
    origin: values.APP_ORIGIN,
    /** Cookies may only be Secure, with the __Host- prefix, where the origin is https. */
    isHttps: values.APP_ORIGIN.startsWith("https://"),
    tokenSecret: values.TOKEN_SECRET,
    mail: { from: values.MAIL_FROM, resendApiKey: values.RESEND_API_KEY },
    weather: {
      archiveUrl: values.WEATHER_API_URL,
      openMeteoKey: values.OPEN_METEO_API_KEY,
      visualCrossingKey: values.VISUAL_CROSSING_API_KEY,
      visualCrossingUrl: values.VISUAL_CROSSING_URL ?? "https://weather.visualcrossing.com",
    },
    links: { about: values.ABOUT_URL, community: values.COMMUNITY_URL },
  };
}
