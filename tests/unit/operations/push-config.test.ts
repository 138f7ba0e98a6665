// S94: the keys for notices on devices, and what a deployment without them, or with odd ones, does.
import { describe, expect, it } from "vitest";
import { parseConfig } from "~/services/config.server.ts";
import { localVars } from "../../../scripts/local-vars.ts";
import { newPushKeys } from "../../../scripts/new-push-keys.ts";

const KEYS = newPushKeys();
const SUBJECT = "mailto:hello@layette.example";
const pushOf = (vars: Record<string, string>) =>
  parseConfig({
    APP_ORIGIN: "https://layette.example",
    APP_ENV: "development",
    MAIL_FROM: "a@layette.example",
    TOKEN_SECRET: "x".repeat(32),
    ...vars,
  }).push;

describe("S94 notices on devices", () => {
  it("have both keys of one secret", () => {
    const [publicKey, privateKey] = KEYS.split(".");
    const push = pushOf({ VAPID_KEYS: ` ${KEYS}\n`, VAPID_SUBJECT: SUBJECT });
    expect(push).toEqual({ publicKey, privateKey, subject: SUBJECT, standIn: null });
  });

  it("are off without keys", () => {
    expect([pushOf({}), pushOf({ VAPID_KEYS: "" }), pushOf({ VAPID_SUBJECT: SUBJECT })]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it.each([
    "",
    "hello@layette.example",
    "mailto:",
    "mailto:hello@localhost",
    "mailto:hello@layette.localhost",
    "mailto:a b@layette.example",
    "http://layette.example",
    "https://localhost",
    "https://layette.localhost",
    "https://127.0.0.1",
    "https://10.0.0.1/",
    "https://layette.example/a b",
  ])("are off with %j to write to", (subject) => {
    expect(pushOf({ VAPID_KEYS: KEYS, VAPID_SUBJECT: subject })).toBeNull();
  });

  it.each([KEYS.slice(1), `${KEYS}A`, KEYS.replace(".", ""), KEYS.split(".").reverse().join(".")])(
    "are off with the keys %j",
    (keys) => expect(pushOf({ VAPID_KEYS: keys, VAPID_SUBJECT: SUBJECT })).toBeNull(),
  );

  it("are sent to a stand-in while developing alone", () => {
    const vars = { VAPID_KEYS: KEYS, VAPID_SUBJECT: SUBJECT, PUSH_SERVICE_URL: "http://127.0.0.1:9" };
    expect(pushOf(vars)?.standIn).toBe("http://127.0.0.1:9");
    const production = { APP_ENV: "production", RESEND_API_KEY: "re_x" };
    expect(pushOf({ ...vars, ...production })).toMatchObject({ subject: SUBJECT, standIn: null });
    expect(pushOf({ ...vars, PUSH_SERVICE_URL: "127.0.0.1:9" })).toBeNull();
  });

  it("have keys of this machine's own, the same at each start", () => {
    const first = localVars(8787).VAPID_KEYS;
    expect([first === localVars(8788).VAPID_KEYS, first === KEYS]).toEqual([true, false]);
  });
});
