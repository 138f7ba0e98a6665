// Turnstile on each form through which a stranger can cause mails, where it is configured: nothing is stored,
// counted, or mailed for a bot (A15). Requests to the service are tested in
// tests/unit/accounts/turnstile.test.ts, the widget in a browser.
import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it, vi } from "vitest";
import { mailOutbox, pendingSignUps } from "~/data/schema.ts";
import { newId } from "~/lib/new-id.ts";
import { db, PASSWORD } from "../../support/accounts.ts";
import { countLogged, expectLogs } from "../../support/logs.ts";
import { aBrowser } from "../../support/pages.ts";

const SERVICE = "https://turnstile.test";
const bindings = { TURNSTILE_SITE_KEY: "site", TURNSTILE_SECRET_KEY: "secret", TURNSTILE_URL: SERVICE };
const FIELD = "cf-turnstile-response";

afterEach(() => {
  vi.restoreAllMocks();
});

/** Answers like the service, accepting the token `good`. */
function serviceSays(good: string) {
  return vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    expect(String(input)).toBe(`${SERVICE}/turnstile/v0/siteverify`);
    const form = new URLSearchParams(String(init?.body));
    return Response.json({ success: form.get("response") === good && form.get("secret") === "secret" });
  });
}

const newAddress = () => `${newId()}@layette.test`;
const mailsTo = async (email: string) =>
  (await db.select().from(mailOutbox).where(eq(mailOutbox.toAddress, email))).length;
const signUpForm = (email: string) => ({
  ...{ mode: "signup", from: "/", email, password: PASSWORD, confirmPassword: PASSWORD },
});

describe("A15 a form that mails to a stranger", () => {
  it("is refused without a token that counts, and taken with one", async () => {
    serviceSays("good");
    const email = newAddress();
    for (const token of [undefined, "", "bad"]) {
      const answer = await aBrowser({ bindings }).post("/auth", {
        ...signUpForm(email),
        ...(token === undefined ? {} : { [FIELD]: token }),
      });
      expect([answer.status, answer.text.includes("confirm that you're human")]).toEqual([403, true]);
    }
    expect(await db.select().from(pendingSignUps).where(eq(pendingSignUps.email, email))).toEqual([]);
    expect(countLogged("machine_refused")).toBe(3);
    const browser = aBrowser({ bindings });
    const taken = await browser.post("/auth", { ...signUpForm(email), [FIELD]: "good" });
    expect([taken.status, await mailsTo(email)]).toEqual([302, 1]);

    const forgetful = newAddress();
    expect((await aBrowser({ bindings }).post("/auth/forgot", { email: forgetful })).status).toBe(403);
    const asked = await aBrowser({ bindings }).post("/auth/forgot", { email: forgetful, [FIELD]: "good" });
    expect(asked.status).toBe(200);
  });

  it("goes on without a token where the service does not answer, and the log says so", async () => {
    vi.spyOn(globalThis, "fetch").mockRejectedValue(new Error("Network connection lost"));
    expectLogs("turnstile_unanswered");
    const email = newAddress();
    expect((await aBrowser({ bindings }).post("/auth", signUpForm(email))).status).toBe(302);
    expect([await mailsTo(email), countLogged("turnstile_unanswered")]).toEqual([1, 1]);
  });

  it("asks nobody where it is not configured, and a sign-in never does", async () => {
    const asked = vi.spyOn(globalThis, "fetch");
    const email = newAddress();
    expect((await aBrowser().post("/auth", signUpForm(email))).status).toBe(302);
    const signIn = { mode: "signin", from: "/", email, password: "a guess" };
    expect((await aBrowser({ bindings }).post("/auth", signIn)).status).toBe(401);
    expect(asked).not.toHaveBeenCalled();
    expect((await aBrowser().get("/auth")).text).toContain('"turnstile":null');
    expect((await aBrowser({ bindings }).get("/auth")).text).toContain(
      `"turnstile":{"siteKey":"site","script":"${SERVICE}/turnstile/v0/api.js?render=explicit"}`,
    );
  });
});
