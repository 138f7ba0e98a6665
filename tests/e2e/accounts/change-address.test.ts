// Changing an account's address in a browser: requested in the profile, confirmed by the mailed link,
// announced to the old address (A17).
import { expect, test } from "vitest";
import {
  actAs,
  mailedLink,
  mailsTo,
  newAccount,
  newAddress,
  PASSWORD,
  sendSignIn,
} from "../support/accounts.ts";
import { expectAccessible, expectStillAccessible } from "../support/axe.ts";
import { startSite } from "../support/site.ts";

const site = startSite();

test("A17 the address is changed by its mailed link, in the browser of its user, without scripts too", async () => {
  const account = await newAccount(site);
  const email = newAddress("new");
  const page = await site.open({ expected: [/status of 400/] });
  await actAs(page, site, account);
  await page.goto("/profile");
  await page.getByRole("link", { name: "Change email" }).click();
  await page.getByRole("heading", { level: 1, name: "Change email" }).waitFor();
  await page.getByLabel("New email").fill(account.email);
  await page.getByRole("button", { name: "Send the link" }).click();
  await page.getByRole("alert").getByText("That's already your email.").waitFor();
  await expectStillAccessible(page, "the same address");
  await page.getByLabel("New email").fill(email);
  await page.getByRole("button", { name: "Send the link" }).click();
  await page.getByText("We've sent a link to your new address.").waitFor();
  const link = await mailedLink(site, email);

  const stranger = await site.open({ expected: [/status of 400/] });
  await stranger.goto(link);
  await stranger.waitForURL("**/auth?from=**");
  await actAs(stranger, site, await newAccount(site));
  await stranger.goto(link);
  await stranger.getByRole("alert").getByText("Invalid or expired link:").waitFor();
  await expectAccessible(stranger, "a link of somebody else");

  const plain = await site.open({ javaScriptEnabled: false });
  await actAs(plain, site, account);
  await plain.goto(link);
  await plain.getByText(email).waitFor();
  await page.goto(link);
  await expectAccessible(page, "confirm the new address");
  await plain.getByRole("button", { name: "Use this address" }).click();
  await plain.waitForURL("**/profile");
  await plain.locator("main dl").getByText(email).waitFor();
  expect((await sendSignIn(site, account.email)).status).toBe(401);
  expect((await sendSignIn(site, email, PASSWORD)).status).toBe(302);
  await expect
    .poll(async () => (await mailsTo(site, account.email)).map(({ subject }) => subject))
    .toEqual(
      expect.arrayContaining(["Your Layette email is about to change", "Your Layette email was changed"]),
    );
});
