// F45: every variable of a deployment, missing, empty, misspelled, foreign, alone and in pairs.
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { clockShift } from "~/lib/current-time.ts";
import { builtPages } from "~/services/built-pages.server.ts";
import { type AppConfig, parseConfig, readConfig } from "~/services/config.server.ts";
import { newPushKeys } from "../../../scripts/new-push-keys.ts";

/** Values that no variable of a kind may have, TOML's other types among them. */
const NO_TEXT = [5, true, ["a"], { a: 1 }];
const NO_ADDRESS = [
  "layette.example",
  "layette.example:443/range/",
  "//layette.example/",
  "https:layette.example/",
  "https://",
  "https://lay ette.example/",
  "https://layette.example/a b/",
  "https://layette.example;script-src.example/",
  "javascript:alert(1)//",
  "ftp://layette.example/",
  "file:///etc/passwd/",
  "mailto:hello@layette.example",
  "nonsense",
];
const NO_KEY = ["a key", "schlüssel", "two\nlines"];
const NO_CONTACT = ["security@layette.example", "http://layette.example", "mailto:", "mailto:a b@c.example"];

const ADDRESS = { good: "https://else.layette.example/path", bad: [...NO_ADDRESS, ...NO_TEXT] };
const KEY = { good: "a-key-of-a-service", bad: [...NO_KEY, ...NO_TEXT] };
const HTTPS = { good: ADDRESS.good, bad: [...ADDRESS.bad, "http://layette.example/a.js", "https://*/a.js"] };

interface Optional {
  good: string;
  bad: readonly unknown[];
  /** Whether its part can do without. */
  isExtra?: true;
}

interface Part {
  variables: Record<string, Optional>;
  /** What the site has of it; null or nothing is off. */
  of: (config: AppConfig) => unknown;
}

const extra = (variable: Optional): Optional => ({ ...variable, isExtra: true });

const PARTS: readonly Part[] = [
  {
    variables: {
      VAPID_KEYS: { good: newPushKeys(), bad: [...NO_TEXT, "keys", newPushKeys().slice(1)] },
      VAPID_SUBJECT: {
        good: "mailto:hello@layette.example",
        bad: [...NO_TEXT, ...NO_CONTACT, "https://localhost"],
      },
    },
    of: ({ push }) => push,
  },
  {
    variables: {
      ANALYTICS_SCRIPT_URL: HTTPS,
      ANALYTICS_ATTRIBUTE: extra({
        good: "data-domain=layette.example",
        bad: [...NO_TEXT, "onload=alert(1)", "data-domain"],
      }),
      ANALYTICS_COLLECTOR: extra(HTTPS),
    },
    of: ({ analytics }) => analytics,
  },
  {
    variables: { TURNSTILE_SITE_KEY: KEY, TURNSTILE_SECRET_KEY: KEY, TURNSTILE_URL: extra(ADDRESS) },
    of: ({ turnstile }) => turnstile,
  },
  {
    variables: {
      GOOGLE_CLIENT_ID: KEY,
      GOOGLE_CLIENT_SECRET: KEY,
      GOOGLE_ISSUER: extra(ADDRESS),
      GOOGLE_AUTHORIZATION_URL: extra(ADDRESS),
      GOOGLE_TOKEN_URL: extra(ADDRESS),
      GOOGLE_JWKS_URL: extra(ADDRESS),
    },
    of: ({ oauth }) => oauth.google,
  },
  {
    variables: {
      FACEBOOK_CLIENT_ID: KEY,
      FACEBOOK_CLIENT_SECRET: KEY,
      FACEBOOK_AUTHORIZATION_URL: extra(ADDRESS),
      FACEBOOK_TOKEN_URL: extra(ADDRESS),
      FACEBOOK_USERINFO_URL: extra(ADDRESS),
    },
    of: ({ oauth }) => oauth.facebook,
  },
  {
    variables: { VISUAL_CROSSING_API_KEY: KEY, VISUAL_CROSSING_URL: extra(ADDRESS) },
    of: ({ weather }) => weather.visualCrossing,
  },
  {
    variables: { WEATHER_API_URL: extra(ADDRESS), OPEN_METEO_API_KEY: extra(KEY) },
    of: ({ weather }) => weather.archiveUrl ?? weather.openMeteoKey,
  },
  {
    variables: {
      BREACHED_PASSWORDS_URL: {
        good: "https://api.pwnedpasswords.example/range/",
        bad: [...ADDRESS.bad, "https://api.pwnedpasswords.example/range"],
      },
    },
    of: ({ breachedPasswordsUrl }) => breachedPasswordsUrl,
  },
  { variables: { ABOUT_URL: ADDRESS }, of: ({ links }) => links.about },
  { variables: { COMMUNITY_URL: ADDRESS }, of: ({ links }) => links.community },
  {
    variables: { SECURITY_CONTACT: { good: "mailto:a@layette.example", bad: [...NO_TEXT, ...NO_CONTACT] } },
    of: ({ securityContact }) => securityContact,
  },
  {
    variables: {
      OPERATOR_EMAIL: {
        good: "ops@layette.example",
        bad: [...NO_TEXT, "ops", "Ops <ops@layette.example>", "a@b.c d"],
      },
    },
    of: ({ operatorEmail }) => operatorEmail,
  },
  {
    variables: { HEALTH_TOKEN: { good: "t".repeat(48), bad: [...NO_TEXT, "short", `${"t".repeat(40)} t`] } },
    of: ({ healthToken }) => healthToken,
  },
  {
    variables: { SCHEMA: { good: "0048_policy_seen.sql", bad: [...NO_TEXT, "48", "../0048_x.sql"] } },
    of: ({ schema }) => schema,
  },
  {
    variables: { MIGRATED_BOOKMARK: { good: "00000085-0000024c", bad: [...NO_TEXT, "a mark", "../"] } },
    of: ({ migrated }) => migrated,
  },
  {
    variables: {
      MAIL_POSTAL_ADDRESS: { good: "1 Main St, Chicago, IL", bad: [...NO_TEXT, "1 Main St\nChicago"] },
    },
    of: ({ postalAddress }) => postalAddress,
  },
];

/** For development only. */
const IGNORED = { PUSH_SERVICE_URL: "http://127.0.0.1:9", CLOCK_SHIFT_HOURS: "12" };

const REQUIRED: Readonly<Record<string, { good?: string; bad: readonly unknown[] }>> = {
  APP_ENV: { bad: [...NO_TEXT, "prod", "Production"] },
  APP_ORIGIN: { good: "https://layette.example", bad: ADDRESS.bad },
  TOKEN_SECRET: { good: "x".repeat(32), bad: [...NO_TEXT, "short", ",", `${"x".repeat(32)},short`] },
  MAIL_FROM: { good: "Layette <hello@layette.example>", bad: [...NO_TEXT, "Layette", "a@b, c@d"] },
  MAIL_DRIVER: { bad: [...NO_TEXT, "pigeon", "Resend", "mailbox"] },
  RESEND_API_KEY: { good: "re_key", bad: KEY.bad },
  RESEND_API_URL: { bad: ADDRESS.bad },
};

const CHANGES_OF_NAMES = [(name: string) => `${name}S`, (name: string) => name.slice(0, -1)];
type State = { kind: "good" | "spaced" | "missing" | "empty" | "blank" | "misspelled" } | { bad: unknown };

const goodOnes = (values: Readonly<Record<string, { good?: string }>>) =>
  Object.fromEntries(Object.entries(values).flatMap(([name, { good }]) => (good ? [[name, good]] : [])));
const NEEDED = goodOnes(REQUIRED);
const OPTIONAL = Object.assign({}, ...PARTS.map(({ variables }) => variables)) as Record<string, Optional>;
const WHOLE = { ...NEEDED, ...goodOnes(OPTIONAL) };

/** An environment in which a variable is in a state. */
function inState(env: Record<string, unknown>, name: string, state: State, misspell = CHANGES_OF_NAMES[0]) {
  const { [name]: good, ...others } = env;
  if ("bad" in state) return { ...others, [name]: state.bad };
  switch (state.kind) {
    case "good":
      return env;
    case "spaced":
      return { ...others, [name]: ` ${String(good)}\n` };
    case "missing":
      return others;
    case "empty":
      return { ...others, [name]: "" };
    case "blank":
      return { ...others, [name]: " \t" };
    case "misspelled":
      return { ...others, [misspell?.(name) ?? name]: good };
  }
}

const isSet = (value: unknown) => (typeof value === "string" ? value.trim() !== "" : value !== undefined);

/** What must be named in an environment, worked out by another way: from the table above. */
function wrongIn(env: Readonly<Record<string, unknown>>): string[] {
  const ofParts = PARTS.flatMap(({ variables }) => {
    const given = Object.keys(variables).filter((name) => isSet(env[name]));
    if (given.length === 0) return [];
    return Object.entries(variables).flatMap(([name, { bad, isExtra }]) => {
      const isMissing = !given.includes(name) && !isExtra;
      return isMissing || bad.includes(env[name]) ? [name] : [];
    });
  });
  const known = [...Object.keys(OPTIONAL), ...Object.keys(REQUIRED), ...Object.keys(IGNORED)];
  const unknown = Object.keys(env).filter((name) => !known.includes(name));
  const ignored = Object.keys(IGNORED).filter((name) => isSet(env[name]));
  return [...ofParts, ...unknown, ...ignored].sort();
}

const states = (bad: readonly unknown[]): State[] => [
  ...(["good", "spaced", "missing", "empty", "blank", "misspelled"] as const).map((kind) => ({ kind })),
  ...bad.map((value) => ({ bad: value })),
];

/** Reads an environment, and compares which parts are off with the table. */
function expectParts(env: Record<string, unknown>): void {
  const config = parseConfig(env);
  const wrong = wrongIn(env);
  expect(config.wrongVariables).toEqual(wrong);
  for (const { variables, of } of PARTS) {
    const names = Object.keys(variables);
    const isOn = names.some((name) => isSet(env[name])) && !names.some((name) => wrong.includes(name));
    expect(of(config) ?? null, names.join()).toEqual(isOn ? expect.anything() : null);
  }
}

describe("F45 the variables of a deployment", () => {
  it("F45 are all in this table: those that the README explains", () => {
    const readme = readFileSync("README.md", "utf8");
    const [, table = ""] = /## Configuration\n(.*?)\nFlood limits/s.exec(readme) ?? [];
    const explained = [...table.matchAll(/`([A-Z]+(?:_[A-Z]+)+)`/g)].map(([, name]) => name);
    const known = [OPTIONAL, REQUIRED, IGNORED].flatMap(Object.keys);
    expect(explained.filter((name) => name && !known.includes(name))).toEqual([]);
    const unexplained = known.filter((name) => !explained.includes(name));
    expect(unexplained.sort()).toEqual(["MIGRATED_BOOKMARK", "SCHEMA"]);
  });

  it("F45 are none of the log's business where all is well, or nothing optional is set", () => {
    for (const env of [WHOLE, NEEDED]) expectParts(env);
    expect(parseConfig(WHOLE).wrongVariables).toEqual([]);
  });

  it.each(Object.entries(OPTIONAL))(
    "F45 %s in any state turns off its own part, by its name, and nothing else",
    (name, { bad }) => {
      for (const state of states(bad))
        for (const misspell of CHANGES_OF_NAMES)
          for (const env of [WHOLE, { ...NEEDED, [name]: OPTIONAL[name]?.good }])
            expectParts(inState(env, name, state, misspell));
    },
  );

  it("F45 in pairs, in any states, turn off no more than their parts", () => {
    const one = fc
      .constantFrom(...Object.entries(OPTIONAL))
      .chain(([name, { bad }]) => fc.tuple(fc.constant(name), fc.constantFrom(...states(bad))));
    fc.assert(
      fc.property(one, one, fc.constantFrom(...CHANGES_OF_NAMES), ([a, inA], [b, inB], misspell) => {
        const first = inState(WHOLE, a, inA, misspell);
        expectParts(a === b ? first : inState(first, b, inB, misspell));
      }),
      { numRuns: 500 },
    );
  });

  it.each(Object.entries(REQUIRED))(
    "F45 %s, which is required, refuses by its name",
    (name, { good, bad }) => {
      const asked = states(bad).filter(
        (state) => "bad" in state || (good && !/good|spaced/.test(state.kind)),
      );
      for (const state of asked) {
        expect(() => parseConfig(inState(WHOLE, name, state)), JSON.stringify(state)).toThrow(name);
        const beside = inState(WHOLE, "ABOUT_URL", { bad: "nonsense" });
        expect(() => parseConfig(inState(beside, name, state))).toThrow(name);
      }
      if (good) expect(() => parseConfig(inState(WHOLE, name, { kind: "spaced" }))).not.toThrow();
    },
  );

  it("F45 names all that is wrong of what is required at once, and no value", () => {
    const env = { ...WHOLE, APP_ORIGIN: "origin.example", MAIL_FROM: "nobody", TOKEN_SECRET: "a-short-one" };
    expect(() => parseConfig(env)).toThrow(/APP_ORIGIN.*\nTOKEN_SECRET.*\nMAIL_FROM/);
    expect(() => parseConfig(env)).not.toThrow(/origin\.example|nobody|a-short-one/);
  });

  it("F45 of Resend are nobody's business while Cloudflare sends", () => {
    const env = {
      ...NEEDED,
      MAIL_DRIVER: "cloudflare",
      MAILER: {},
      RESEND_API_KEY: "",
      RESEND_API_URL: "api",
    };
    expect(parseConfig(env).mail.driver).toBe("cloudflare");
  });

  it.each(Object.entries(IGNORED))("F45 %s is ignored in production, and named", (name, value) => {
    const env = { ...WHOLE, [name]: value };
    expectParts(env);
    expect(parseConfig(env).push).toMatchObject({ standIn: null });
    expect(clockShift(env)).toBe(0);
    expect(parseConfig({ ...env, APP_ENV: "development" }).wrongVariables).toEqual([]);
  });

  it("F45 are said in one line a Worker, by their names alone", () => {
    const said = vi.spyOn(console, "error").mockImplementation(() => {});
    const env = { ...NEEDED, VAPID_KEYS: newPushKeys(), SECURITY_CONTACT: "secret-nonsense" };
    for (let times = 0; times < 3; times++) readConfig(env);
    const lines = said.mock.calls.map(([line]) => JSON.parse(String(line)));
    said.mockRestore();
    const variables = "SECURITY_CONTACT VAPID_SUBJECT";
    expect(lines).toEqual([{ level: "error", event: "variables_wrong", variables }]);
  });

  it("F45 that are wrong stand on no page of the build", async () => {
    const built = {
      headers: [],
      html: "<a>https://about.invalid/</a>",
      changes: [],
      until: "2100-01-01",
      links: { about: { start: 0, end: 32 }, community: { start: 32, end: 32 } },
    };
    const files = { fetch: async () => Response.json(built) };
    const landing = async (env: object) => {
      const answer = await builtPages(env, files).answer(new Request("https://layette.example/"), 0);
      return answer && (await answer.text());
    };
    expect(await landing({ ...NEEDED, ABOUT_URL: ` ${ADDRESS.good} ` })).toBe(`<a>${ADDRESS.good}</a>`);
    for (const bad of ADDRESS.bad) {
      expect(await landing({ ...NEEDED, ABOUT_URL: bad }), String(bad)).toBe("");
      expect(await landing({ ...NEEDED, APP_ORIGIN: bad }), String(bad)).toBeNull();
    }
  });
});
