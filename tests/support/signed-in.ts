// Users with a session, as pages see them.
import { PASSWORD } from "./accounts.ts";
import { aUserWithPassword } from "./known-users.ts";
import { aBrowser, type Browser, signInWith } from "./pages.ts";

export const START = Date.UTC(2026, 10, 20, 12);

export async function aSignedIn(): Promise<{ user: { id: string; email: string }; browser: Browser }> {
  const user = await aUserWithPassword();
  const browser = aBrowser({ now: START });
  await signInWith(browser, user.email, PASSWORD);
  return { user, browser };
}
