// What is wrong in a form is said in our words beside its field, and the first wrong field has the focus, with and
// without scripts. No browser shows a bubble of its own.
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { type Account, actAs, newAccount } from "../support/accounts.ts";
import { startSite } from "../support/site.ts";

const site = startSite();
let account: Account;

beforeAll(async () => {
  account = await newAccount(site);
});

interface Sent {
  path: string;
  button: string;
  /** The first wrong field. */
  field: string;
  words: string;
  isSignedIn?: boolean;
}

const FORMS: readonly Sent[] = [
  { path: "/auth?mode=signup", button: "Sign Up", field: "email", words: "Please enter your email first." },
  { path: "/auth", button: "Sign In", field: "email", words: "Please enter your email first." },
  {
    path: "/auth/forgot",
    button: "Email me a reset link",
    field: "email",
    words: "Please enter your email first.",
  },
  {
    path: "/auth/resend",
    button: "Send my confirmation again",
    field: "email",
    words: "Please enter your email first.",
  },
  { path: "/plan", button: "See my numbers", field: "zip", words: "Please enter a 5-digit ZIP code." },
  { path: "/plan/cities", button: "Search", field: "q", words: "Please enter a city." },
  {
    path: "/profile/password",
    button: "Update Password",
    field: "currentPassword",
    words: "Please enter your password.",
    isSignedIn: true,
  },
  {
    path: "/profile/delete",
    button: "Delete my account",
    field: "password",
    words: "Please enter your password.",
    isSignedIn: true,
  },
];

/** The focused field's name, and the texts that describe it. */
function focused(page: Page): Promise<{ name: string | null; described: string }> {
  return page.evaluate(() => {
    const field = document.activeElement;
    const ids = (field?.getAttribute("aria-describedby") ?? "").split(" ");
    return {
      name: field?.getAttribute("name") ?? null,
      described: ids.map((id) => document.getElementById(id)?.textContent ?? "").join(" "),
    };
  });
}

test.each(
  FORMS.flatMap((form) => [true, false].map((javaScriptEnabled) => ({ ...form, javaScriptEnabled }))),
)(
  "$path sent empty says so at its first field, scripts: $javaScriptEnabled",
  async ({ path, button, field, words, isSignedIn, javaScriptEnabled }) => {
    const page = await site.open({ javaScriptEnabled, expected: [/status of 40[03]/] });
    if (isSignedIn) await actAs(page, site, account);
    await page.goto(path);
    if (javaScriptEnabled) await page.waitForLoadState("networkidle");
    expect(
      await page.evaluate(() =>
        [...document.forms].every(
          (form) => form.noValidate || !form.querySelector(":is(input, select, textarea):invalid"),
        ),
      ),
    ).toBe(true);
    await page.locator("main").getByRole("button", { name: button, exact: true }).click();
    await page.getByText(words).first().waitFor();
    await expect
      .poll(() => focused(page))
      .toMatchObject({ name: field, described: expect.stringContaining(words) });
  },
);
