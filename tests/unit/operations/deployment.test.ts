// What is refused before a deployment, and what its two environments have in common.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { execa } from "execa";
import { describe, expect, it } from "vitest";
import { unstable_readConfig } from "wrangler";
import { z } from "zod";
import { type Deployment, environmentSchema, judgeDeployment } from "../../../scripts/deployed-variables.ts";
import { newPushKeys } from "../../../scripts/new-push-keys.ts";

const VARS = {
  APP_ENV: "production",
  APP_ORIGIN: "https://layette.example",
  MAIL_FROM: "Layette <hello@layette.example>",
};

function judged(vars: Record<string, unknown>, of: Partial<Omit<Deployment, "environment">> = {}) {
  const environment = { vars, secrets: { required: ["TOKEN_SECRET"] }, send_email: [{ name: "MAILER" }] };
  return judgeDeployment({ environment, secrets: null, local: {}, ...of });
}

describe("F45 a deployment", () => {
  it("F45 is refused by the name of what is required and wrong, before anything is built", async () => {
    const folder = mkdtempSync(join(tmpdir(), "layette-deploy-"));
    const toml = readFileSync("wrangler.toml", "utf8");
    writeFileSync(
      join(folder, "wrangler.toml"),
      toml.replace(/^APP_ORIGIN = .*$/m, 'APP_ORIGIN = "layette.example"'),
    );
    const words = [resolve("scripts/deploy.ts"), "--dry-run"];
    const ended = await execa("node", words, { cwd: folder, reject: false, preferLocal: true });
    const left = readdirSync(folder);
    rmSync(folder, { recursive: true });
    expect(ended.exitCode).toBe(1);
    expect(ended.stderr).toContain("APP_ORIGIN must be an address");
    expect(left).toEqual(["wrangler.toml"]);
  });

  it.each([
    [{ ...VARS, APP_ORIGIN: undefined }, "APP_ORIGIN is missing"],
    [{ ...VARS, MAIL_FROM: "Layette" }, "MAIL_FROM"],
    [{ ...VARS, MAIL_DRIVER: "pigeon" }, "MAIL_DRIVER"],
    [{ ...VARS, APP_ENV: "staging" }, "APP_ENV"],
    [{ ...VARS, RESEND_API_URL: "api.resend.example" }, "RESEND_API_URL"],
  ])("F45 with the variables %j is refused: %s", (vars, words) => {
    expect(judged(vars).refusal).toContain(words);
  });

  it("F45 is refused while the deployed Worker lacks a secret that it can't do without", () => {
    expect(judged(VARS, { secrets: [] }).refusal).toContain("TOKEN_SECRET is missing");
    expect(judged(VARS, { secrets: ["TOKEN_SECRET"] }).refusal).toContain("RESEND_API_KEY");
    const sent = { ...VARS, MAIL_DRIVER: "cloudflare" };
    expect(judged(sent, { secrets: ["TOKEN_SECRET"] }).refusal).toBeNull();
  });

  it("F45 takes the deployed secrets by their names, whatever this machine has", () => {
    const secrets = ["TOKEN_SECRET", "RESEND_API_KEY", "VAPID_KEYS", "SECURITY_CONTACT", "VAPID_KEY"];
    const found = judged(VARS, { secrets, local: { TOKEN_SECRET: "short" } });
    expect(found).toEqual({ refusal: null, wrong: ["VAPID_KEY", "VAPID_SUBJECT"], assumed: secrets });
  });

  it("F45 in a dry run reads the secrets of this machine, and assumes those it can't do without", () => {
    expect(judged(VARS)).toEqual({ refusal: null, wrong: [], assumed: ["TOKEN_SECRET", "RESEND_API_KEY"] });
    expect(judged(VARS, { local: { TOKEN_SECRET: "short" } }).refusal).toContain("TOKEN_SECRET");
    const vars = { ...VARS, VAPID_SUBJECT: "mailto:hello@layette.example" };
    const local = { TOKEN_SECRET: "x".repeat(32), RESEND_API_KEY: "key", HOME: "/home" };
    expect(judged(vars, { local })).toMatchObject({ wrong: [], assumed: ["VAPID_KEYS"] });
    const keys = { ...local, VAPID_KEYS: newPushKeys() };
    expect(judged(vars, { local: keys })).toMatchObject({ wrong: [], assumed: [] });
    expect(judged(vars, { local: { ...keys, VAPID_KEYS: "keys" } })).toMatchObject({ wrong: ["VAPID_KEYS"] });
  });

  it("F45 says which optional variables are wrong, and never a value", () => {
    const vars = { ...VARS, ABOUT_URL: "javascript:alert(1)", TURNSTILE_SITE_KEY: "a key", ABUOT_URL: "x" };
    const found = judged(vars);
    expect(found.wrong).toEqual(["ABOUT_URL", "ABUOT_URL", "TURNSTILE_SITE_KEY"]);
    expect(JSON.stringify(found)).not.toMatch(/javascript|a key/);
  });
});

const names = z.array(z.looseObject({ binding: z.string() }));
const configSchema = z.looseObject({
  name: z.string(),
  vars: z.record(z.string(), z.string()),
  secrets: z.unknown(),
  routes: z.array(z.unknown()).optional(),
  d1_databases: names,
  r2_buckets: names,
  kv_namespaces: names,
  analytics_engine_datasets: names,
  durable_objects: z.unknown(),
  send_email: z.unknown(),
  images: z.unknown(),
  ratelimits: z.array(z.looseObject({ name: z.string(), namespace_id: z.string() })),
  queues: z.object({ producers: names, consumers: z.array(z.looseObject({ queue: z.string() })) }),
});
const read = (env?: string) =>
  configSchema.parse(unstable_readConfig({ config: "wrangler.toml", ...(env && { env }) }));

/** Where wrangler's and our own words stand that aren't names of anything in the account. */
const OWN_WORDS = ["binding", "migrations_dir", "simple", "preview_id"];

describe("staging in wrangler.toml", () => {
  const production = read();
  const staging = read("staging");

  it("has every binding of production, by names that differ in the prefix alone, and consumers with the same limits", () => {
    const renamed: unknown = JSON.parse(
      JSON.stringify({ ...production, name: "layette", vars: {} })
        .replaceAll('"layette-', '"layette-staging-')
        .replaceAll('"layette_', '"layette_staging_')
        .replaceAll('"layette"', '"layette-staging"'),
    );
    const withoutIds = (config: z.output<typeof configSchema>) => ({
      name: config.name,
      secrets: config.secrets,
      databases: config.d1_databases.map(({ database_id: _, ...rest }) => rest),
      buckets: config.r2_buckets,
      namespaces: config.kv_namespaces.map(({ id: _, ...rest }) => rest),
      datasets: config.analytics_engine_datasets,
      objects: config.durable_objects,
      mail: config.send_email,
      images: config.images,
      limits: config.ratelimits.map(({ namespace_id: _, ...rest }) => rest),
      queues: config.queues,
    });
    expect(withoutIds(staging)).toEqual(withoutIds(configSchema.parse(renamed)));
    expect(Object.keys(staging.vars).sort()).toEqual(Object.keys(production.vars).sort());
  });

  it("shares no name or id with production that anything is kept under, and not its domain", () => {
    const { d1_databases, r2_buckets, kv_namespaces, analytics_engine_datasets, ratelimits, queues } =
      production;
    const kept = [d1_databases, r2_buckets, kv_namespaces, analytics_engine_datasets, ratelimits];
    const ids = [...kept.flat(), ...queues.producers, ...queues.consumers].flatMap((row) =>
      Object.entries(row).flatMap(([key, value]) =>
        typeof value === "string" && !OWN_WORDS.includes(key) && key !== "name" ? [value] : [],
      ),
    );
    expect(ids.length).toBeGreaterThan(20);
    const all = JSON.stringify({ ...staging, topLevelName: undefined });
    expect(ids.filter((id) => all.includes(`"${id}"`))).toEqual([]);
    expect(staging.vars.APP_ORIGIN).not.toBe(production.vars.APP_ORIGIN);
  });

  it("keeps its own domain once production's line is there, which stands above the variables", () => {
    const line = 'routes = [{ pattern = "layette.example", custom_domain = true }]';
    const toml = readFileSync("wrangler.toml", "utf8").replace(/^(?:# ?)?routes = \[\{.*$/m, line);
    const folder = mkdtempSync(join(tmpdir(), "layette-routes-"));
    const path = join(folder, "wrangler.toml");
    writeFileSync(path, toml);
    const routesOf = (env?: string) =>
      configSchema.parse(unstable_readConfig({ config: path, ...(env && { env }) })).routes;
    const found = [routesOf(), routesOf("staging")];
    rmSync(folder, { recursive: true });
    expect(found[0]).toEqual([{ pattern: "layette.example", custom_domain: true }]);
    expect(found[1]).not.toEqual(found[0]);
  });

  it("is judged as production is", () => {
    for (const env of [undefined, "staging"]) {
      const raw: unknown = unstable_readConfig({ config: "wrangler.toml", ...(env && { env }) });
      const environment = environmentSchema.parse(raw);
      expect(judgeDeployment({ environment, secrets: null, local: {} })).toMatchObject({
        refusal: null,
        wrong: [],
      });
    }
  });
});
