// Turnstile on the forms that mail to strangers, where it is configured; and what happens when its service is
// down (A15).
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { createHostedServer } from "../../support/hosted-server.ts";
import { startTurnstile, type TurnstileServer } from "../../support/turnstile-server.ts";
import { mailsTo, newAddress, PASSWORD } from "../support/accounts.ts";
import { send } from "../support/http.ts";
import { siteOn } from "../support/site.ts";

let service: TurnstileServer | undefined;

beforeAll(async () => {
  service = await startTurnstile();
});

afterEach(() => {
  turnstile().mood = "answers";
});

afterAll(() => service?.close());

const site = siteOn(() => createHostedServer({ env: turnstile().env }));

function turnstile(): TurnstileServer {
  if (!service) throw new Error("Turnstile has not been started");
  return service;
}

const HUMAN_NEEDED = "Please confirm that you&#x27;re human";

const signUp = (email: string, token?: string) =>
  send(`${site.url}/auth`, {
    form: {
      ...{ mode: "signup", from: "/", email, password: PASSWORD, confirmPassword: PASSWORD },
      ...(token === undefined ? {} : { "cf-turnstile-response": token }),
    },
  });

test("A15 a person signs up and asks for links through the widget, and only its origin may be framed", async () => {
  const page = await site.open({ expected: [/status of 403/] });
  const email = newAddress("human");
  const opened = await page.goto("/auth?mode=signup");
  const policy = opened?.headers()["content-security-policy"] ?? "";
  expect(policy).toContain(`frame-src ${turnstile().url}`);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirm Password").fill(PASSWORD);
  await page.getByRole("button", { name: /^I'm human/ }).waitFor();
  await page.getByRole("button", { name: "Sign Up" }).click();
  await page.getByRole("alert").getByText("Please confirm that you're human").waitFor();
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirm Password").fill(PASSWORD);
  await page.getByRole("button", { name: /^I'm human/ }).click();
  await page.getByRole("button", { name: "Sign Up" }).click();
  await page.waitForURL("**/auth/check-inbox");
  expect(await mailsTo(site, email)).toHaveLength(1);

  await page.goto("/auth");
  await page.getByRole("link", { name: "Forgot password" }).click();
  await page.waitForURL("**/auth/forgot");
  const other = newAddress("forgetful");
  await page.getByLabel("Email").fill(other);
  await page.getByRole("button", { name: /^I'm human/ }).click();
  await page.getByRole("button", { name: "Email me a reset link" }).click();
  await page.getByText("Reset email sent:").waitFor();
});

test("A15 a machine without a token, or with one that was used, has nothing mailed and nothing stored", async () => {
  const email = newAddress("machine");
  const used = turnstile().issue();
  await signUp(newAddress("once"), used);
  for (const token of [undefined, "", "made-up", used]) {
    const answer = await signUp(email, token);
    expect([answer.status, answer.text.includes(HUMAN_NEEDED)]).toEqual([403, true]);
  }
  for (const path of ["/auth/forgot", "/auth/resend"]) {
    const answer = await send(`${site.url}${path}`, { form: { email } });
    expect([answer.status, answer.text.includes(HUMAN_NEEDED)], path).toEqual([403, true]);
  }
  expect(await mailsTo(site, email)).toEqual([]);
  const sql = "select count(*) as count from pending_sign_ups where email = ?";
  expect(await site.server.ask(sql, email)).toEqual([{ count: 0 }]);
});

test("A15 a service that is down keeps nobody out, and the log says so", async () => {
  turnstile().mood = "fails";
  const email = newAddress("patient");
  expect((await signUp(email)).status).toBe(302);
  await expect.poll(() => mailsTo(site, email)).toHaveLength(1);
  expect(await site.server.output()).toContain("turnstile_unanswered");
});

test("A15 signing in asks for nothing of it", async () => {
  const answer = await send(`${site.url}/auth`, {
    form: { mode: "signin", from: "/", email: newAddress(), password: "a guess" },
  });
  expect(answer.status).toBe(401);
});
