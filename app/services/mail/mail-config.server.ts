// How this deployment sends mail, from its variables.
import { z } from "zod";
import { key, text, webAddress } from "../variables.server.ts";
import { readSender } from "./from-variable.ts";

const sender = text.transform((from, { addIssue }) => {
  const read = readSender(from);
  if (read) return read;
  addIssue("must read like: Layette <hello@layette.example>");
  return z.NEVER;
});

export const mailVariables = {
  MAIL_FROM: sender,
  MAIL_DRIVER: z
    .enum(["cloudflare", "resend", "mailbox"], "must be cloudflare, resend, or mailbox")
    .optional(),
  /** The binding in wrangler.toml; only its presence matters here. */
  MAILER: z.unknown().optional(),
  /** The last two count where Resend is the driver. */
  RESEND_API_KEY: key.optional().catch(undefined),
  RESEND_API_URL: webAddress.default("https://api.resend.com").catch(""),
};

const variables = z.object(mailVariables);

export type MailConfig = { from: z.output<typeof sender> } & (
  | { driver: "mailbox" }
  | { driver: "cloudflare" }
  | { driver: "resend"; apiKey: string; apiUrl: string }
);

/**
 * The configured driver; without MAIL_DRIVER, Resend in production and the mailbox in development. Throws if
 * production would send nothing.
 */
export function readMailConfig(values: z.output<typeof variables>, isDevelopment: boolean): MailConfig {
  const { MAIL_FROM: from, RESEND_API_KEY: apiKey, RESEND_API_URL: apiUrl } = values;
  switch (values.MAIL_DRIVER ?? (isDevelopment ? "mailbox" : "resend")) {
    case "cloudflare":
      if (!values.MAILER) throw new Error("MAIL_DRIVER is cloudflare, but the MAILER binding is missing");
      return { driver: "cloudflare", from };
    case "resend":
      if (!apiKey) throw new Error(NO_SENDER);
      if (!apiUrl) throw new Error("RESEND_API_URL must be an address like https://api.resend.com");
      return { driver: "resend", from, apiKey, apiUrl };
    case "mailbox":
      if (!isDevelopment) throw new Error(NO_SENDER);
      return { driver: "mailbox", from };
  }
}

const NO_SENDER =
  "Production needs a mail sender: set the secret RESEND_API_KEY (without spaces), or MAIL_DRIVER to cloudflare with its binding MAILER";
