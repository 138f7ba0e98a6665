// What `npm run deploy` knows of a deployment's variables before it builds anything: those of wrangler.toml, and the names of secrets,
// whose values nobody can read back. They are read as the Worker reads them (app/services/config.server.ts).
import { z } from "zod";
import { parseConfig } from "../app/services/config.server.ts";

/** What of an environment in wrangler.toml says how it is configured. */
export const environmentSchema = z.object({
  vars: z.record(z.string(), z.unknown()),
  secrets: z.object({ required: z.array(z.string()) }).optional(),
  send_email: z.array(z.object({ name: z.string() })),
});

export interface Deployment {
  environment: z.output<typeof environmentSchema>;
  /** The names of the secrets that the deployment has; null in a dry run, which asks nobody. */
  secrets: readonly string[] | null;
  /** What this machine knows of secrets, by name: a dry run reads it. */
  local: Readonly<Record<string, string | undefined>>;
}

export interface Findings {
  /** Why the deployment is refused, a line for each required variable; null if it isn't. */
  refusal: string | null;
  /** Variables that are wrong or missing beside others: their parts are off. */
  wrong: string[];
  /** Secrets that were taken as if they were there and well formed, because no value is at hand. */
  assumed: string[];
}

/** The secrets that the README names, each with a value in its form. */
const PLACEHOLDERS: Readonly<Record<string, string>> = {
  TOKEN_SECRET: "a-placeholder-of-thirty-two-characters",
  RESEND_API_KEY: "placeholder",
  OPEN_METEO_API_KEY: "placeholder",
  VISUAL_CROSSING_API_KEY: "placeholder",
  TURNSTILE_SECRET_KEY: "placeholder",
  GOOGLE_CLIENT_ID: "placeholder",
  GOOGLE_CLIENT_SECRET: "placeholder",
  FACEBOOK_CLIENT_ID: "placeholder",
  FACEBOOK_CLIENT_SECRET: "placeholder",
  HEALTH_TOKEN: "a-placeholder-of-thirty-two-characters",
  OPERATOR_EMAIL: "placeholder@placeholder.example",
  VAPID_KEYS: `B${"A".repeat(86)}.${"A".repeat(43)}`,
};

/** Reads a deployment's variables. A value is never part of what is found. */
export function judgeDeployment({ environment, secrets, local }: Deployment): Findings {
  const { vars, send_email } = environment;
  const known = secrets === null ? valuesOf(Object.keys(PLACEHOLDERS), local) : {};
  const isHere = (name: string) => known[name] !== undefined || vars[name] !== undefined;
  const assumed = (secrets ?? assumedSecrets(environment)).filter((name) => !isHere(name));
  const bindings = Object.fromEntries(send_email.map(({ name }) => [name, {}]));
  const placed = Object.fromEntries(assumed.map((name) => [name, placeholderOf(name)]));
  try {
    const { wrongVariables } = parseConfig({ ...bindings, ...placed, ...known, ...vars });
    // A dry run can't tell a secret that is missing from one that the deployment has.
    const isUnknown = (name: string) => secrets === null && name in PLACEHOLDERS && !isHere(name);
    return {
      refusal: null,
      wrong: wrongVariables.filter((name) => !isUnknown(name)),
      assumed: [...assumed, ...wrongVariables.filter(isUnknown)],
    };
  } catch (error) {
    return { refusal: error instanceof Error ? error.message : String(error), wrong: [], assumed };
  }
}

function valuesOf(names: readonly string[], from: Deployment["local"]): Deployment["local"] {
  return Object.fromEntries(names.flatMap((name) => (from[name] ? [[name, from[name]]] : [])));
}

/** Without an account: what can't be missing, if the deployment is to serve at all. */
function assumedSecrets({ vars, secrets }: Deployment["environment"]): string[] {
  const sendsByResend = (vars.MAIL_DRIVER ?? "resend") === "resend" && vars.RESEND_API_KEY === undefined;
  return [...(secrets?.required ?? []), ...(sendsByResend ? ["RESEND_API_KEY"] : [])];
}

/** A value in the form that a secret has. A variable that is kept as a secret is taken for an address or a contact by its name. */
function placeholderOf(name: string): string {
  if (/_(?:URL|ORIGIN|ISSUER|COLLECTOR)$/.test(name)) return "https://placeholder.example/";
  if (/_(?:CONTACT|SUBJECT)$/.test(name)) return "mailto:placeholder@placeholder.example";
  return PLACEHOLDERS[name] ?? "placeholder";
}
