// Junk and markup in every address and form: nothing fails, nothing is stored, nothing runs (S35, S47, S49).
import { expect, test } from "vitest";
import { newAccount } from "../support/accounts.ts";
import { send } from "../support/http.ts";
import { answers, finishedPlan } from "../support/quiz.ts";
import { startSite } from "../support/site.ts";

const site = startSite({ alone: true });

test("S35 markup that is sent comes back as text", async () => {
  const { cookie } = await newAccount(site);
  const markup = `"'><img src=x onerror=alert(1)></script><script>alert(2)</script>`;
  const value = encodeURIComponent(markup);
  const seen = [
    await send(`${site.url}/auth`, {
      form: {
        mode: "signup",
        from: `/${markup}`,
        email: `${markup}@example.test`,
        password: "x",
        confirmPassword: "y",
      },
    }),
    await send(`${site.url}/auth`, {
      form: { mode: "signin", from: "/", email: `${markup}@example.test`, password: "x" },
    }),
    await send(`${site.url}/auth?from=/${value}&mode=${value}&notice=${value}`),
    await send(`${site.url}/auth/confirm?token=${value}`),
    await send(`${site.url}/onboarding?step=4&zipcode=55401&dueDate=${value}&genderPreference=${value}`, {
      cookie,
    }),
    await send(`${site.url}/onboarding?step=2&zipcode=${value}&laundryScenario=${value}&formKey=${value}`, {
      cookie,
    }),
    await send(`${site.url}/${value}`),
  ];
  for (const { status, text } of seen) {
    expect(status).toBeLessThan(500);
    expect(text).not.toMatch(/<img src=x|<script>alert/);
  }
});

const JUNK = [
  "' or 1=1 --",
  `"; drop table users; --`,
  "\0",
  "５５４０１",
  "2025-02-30",
  "NaN",
  "-1",
  "1e9",
  "__proto__",
  "[]",
  "\r\nSet-Cookie: session=evil",
  "👶".repeat(700),
];

test("S47 and S49 no junk in any address makes the server fail", async () => {
  const account = await newAccount(site);
  const { cookie } = account;
  const id = await finishedPlan(site, account);
  for (const junk of JUNK) {
    const value = encodeURIComponent(junk);
    const paths = [
      `/auth?mode=${value}&from=${value}&notice=${value}`,
      `/auth/confirm?token=${value}`,
      ...["step", "zipcode", "dueDate", "genderPreference", "laundryScenario", "formKey"].map(
        (name) => `/onboarding?step=4&${name}=${value}`,
      ),
      `/onboarding/place?zipcode=${value}`,
      `/onboarding/status/${value}`,
      `/onboarding/processing/${value}`,
      `/dashboards/${value}`,
      `/dashboards/${value}/0-3m`,
      `/dashboards/${id}/${value}`,
      `/dashboards/${id}?ageRange=${value}&scenario=${value}`,
      `/dashboards/${id}/0-3m?scenario=${value}`,
      `/dashboards/${id}.data?_routes=${value}`,
      `/${value}`,
    ];
    for (const path of paths) {
      const { status, headers } = await send(`${site.url}${path}`, { cookie });
      expect(status, path).toBeLessThan(500);
      expect(String(headers["set-cookie"] ?? ""), path).not.toContain("evil");
    }
  }
});

test("S47 and S49 no junk in any form makes the server fail or is stored", async () => {
  const { cookie, email } = await newAccount(site);
  for (const junk of JUNK) {
    for (const field of ["zipcode", "dueDate", "genderPreference", "laundryScenario"]) {
      const form = { ...answers(), [field]: junk };
      expect((await send(`${site.url}/onboarding`, { form, cookie })).status, `${field}=${junk}`).toBe(400);
    }
    const forms: Record<string, string>[] = [
      { mode: "signin", from: junk, email, password: junk },
      { mode: "signup", from: "/", email: junk, password: "long enough", confirmPassword: "long enough" },
      { mode: junk, from: junk, email: junk, password: junk },
    ];
    for (const form of forms) {
      const { status } = await send(`${site.url}/auth`, { form });
      expect([400, 401, 429], JSON.stringify(form)).toContain(status);
    }
  }
  const list = await send(`${site.url}/dashboards`, { cookie });
  expect(list.text).toContain("No Quiz Attempts Yet");
});
