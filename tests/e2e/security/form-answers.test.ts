// What a script is told of every form of the product: the shape of a refusal, and where a form leads (S67).
import { beforeAll, expect, test } from "vitest";
import { everyPath } from "../../support/addresses/paths.ts";
import { DECISIONS } from "../../support/addresses.ts";
import { newAccount } from "../support/accounts.ts";
import { type Answer, send } from "../support/http.ts";
import { finishedPlan } from "../support/quiz.ts";
import { startSite } from "../support/site.ts";

const site = startSite();
const URL_ENCODED = "application/x-www-form-urlencoded";
const LIMIT = 64 * 1024;

let cookie: string;
let plan: string;

beforeAll(async () => {
  const account = await newAccount(site);
  ({ cookie } = account);
  plan = await finishedPlan(site, account);
});

/** Each request comes from a different address, so that no flood limit hides the result. */
let visitors = 0;
function post(path: string, body: string, type = URL_ENCODED): Promise<Answer> {
  visitors += 1;
  const headers = {
    Accept: "application/json",
    "Content-Type": type,
    Origin: site.url,
    "CF-Connecting-IP": `198.18.${Math.floor(visitors / 250)}.${visitors % 250}`,
  };
  return send(`${site.url}${placed(path)}`, { method: "POST", body, cookie, headers });
}

function placed(path: string): string {
  return path.replace(/:plan\b|:onboardingId/, plan).replaceAll(/:\w+\??/g, "1");
}

/** Without the cookie of what was begun in this browser, they lead away before anything is read. */
const OF_A_COOKIE = ["/auth/check-inbox", "/auth/complete", "/auth/connect"];
/** Read apart from all others, for whoever may send a file. */
const UPLOAD = "/admin/clothing/upload";

test("S67 a script is told so in the shape of every refusal, at every address that takes a form", async () => {
  const taking = everyPath().filter((path) => DECISIONS[path]?.form && path !== UPLOAD);
  expect(taking.length).toBeGreaterThan(50);
  for (const path of taking) {
    const isOfManager = DECISIONS[path]?.post === "admin";
    for (const [body, type, status] of [
      ["{}", "application/json", 415],
      ["x", "multipart/form-data", 400],
      [`a=${"x".repeat(LIMIT)}`, URL_ENCODED, 413],
    ] as const) {
      const answer = await post(path, body, type);
      if (OF_A_COOKIE.includes(path)) {
        expect([answer.status, answer.headers.location], path).toEqual([
          302,
          expect.stringContaining("/auth"),
        ]);
        continue;
      }
      expect(answer.status, path).toBe(isOfManager ? 403 : status);
      expect(JSON.parse(answer.text), path).toEqual({ message: expect.any(String) });
    }
  }
});

/** What a form is refused with, by its address, whose plan or trip may not exist. */
const REFUSED: readonly [path: string, form: Record<string, string>, status: number, fields?: string[]][] = [
  ["/auth", { mode: "signin" }, 400, ["email", "password"]],
  ["/auth", { mode: "signin", email: "nobody@example.test", password: "wooden rattle 7" }, 401],
  ["/auth", { mode: "signup", email: "x" }, 400, ["email", "password", "confirmPassword"]],
  ["/auth/forgot", {}, 400, ["email"]],
  ["/auth/resend", { email: "x" }, 400, ["email"]],
  ["/auth/confirm", { token: "x" }, 400],
  ["/reset-password", { token: "x", password: "1" }, 400, ["password", "confirmPassword"]],
  ["/invitation", { token: "x" }, 404],
  ["/profile", { intent: "x" }, 400],
  ["/profile/email", {}, 400, ["email"]],
  ["/profile/email/confirm", { token: "x" }, 400],
  ["/profile/password", {}, 400, ["currentPassword", "password", "confirmPassword"]],
  ["/profile/prove", { password: "x" }, 403, ["password"]],
  ["/profile/delete", { password: "x" }, 403, ["password"]],
  ["/onboarding", {}, 400, ["zipcode"]],
  ["/onboarding/processing/unknown", {}, 404],
  ["/travel-quiz", {}, 400, ["destination"]],
  ["/travel-plans/unknown/delete", {}, 404],
  ["/travel-plans/unknown/restore", {}, 404],
  ["/scenario-comparison?attempt=unknown", { scenario: "daily" }, 404],
  ["/scenario-comparison?attempt=:plan", { scenario: "x" }, 400],
  ["/dashboards/:plan/answers", { zipcode: "1" }, 400, ["zipcode"]],
  ["/dashboards/:plan/members", {}, 400, ["email"]],
  ["/dashboards/:plan/members", { intent: "invite", role: "editor", email: "x" }, 400, ["email"]],
  ["/dashboards/:plan/members/hand-over", {}, 400],
  ["/dashboards/:plan/second-year", {}, 400],
  ["/dashboards/:plan/leave", {}, 400],
  ["/dashboards/:plan/leave", { intent: "leave" }, 409],
  ["/dashboards/unknown/delete", {}, 404],
  ["/dashboards/unknown/restore", {}, 404],
  ["/dashboards/unknown/numbers", {}, 404],
  ["/dashboards/unknown/moves", {}, 404],
];

test.each(REFUSED)("S67 a script is told why %s refuses %o", async (path, form, status, fields = []) => {
  const answer = await post(path, new URLSearchParams(form).toString());
  expect(answer.status).toBe(status);
  const told: { message: unknown; errors?: Record<string, unknown> } = JSON.parse(answer.text);
  expect(told.message).toEqual(expect.stringMatching(/\w/));
  const { errors = {} } = told;
  expect(Object.keys(errors)).toEqual(expect.arrayContaining(fields));
  if (fields.length > 0) expect(Object.values(errors)).toContain(told.message);
});

test.each([
  ["/unsent", {}, "/dashboards"],
  ["/dashboards/:plan/numbers", {}, "/dashboards/:plan"],
  ["/scenario-comparison?attempt=:plan", { scenario: "daily" }, "/dashboards/:plan/0-3m?scenario=daily"],
])("S67 a script is told where %s leads", async (path, form, to) => {
  const answer = await post(path, new URLSearchParams(form).toString());
  expect([answer.status, answer.headers.location]).toEqual([200, undefined]);
  expect(JSON.parse(answer.text)).toEqual({ to: to.replace(":plan", plan) });
});
