// Where a confirmation leads: the page requested before the sign-up is sealed next to the token and is in no
// mail.
import { describe, expect, it } from "vitest";
import { newToken } from "~/services/auth/tokens.server.ts";
import { resendConfirmation } from "~/usecases/accounts/confirm-email.ts";
import {
  confirmLink,
  dumpDatabase,
  mailedToken,
  newestMail,
  PASSWORD,
  sendSignUp,
} from "../../support/accounts.ts";
import { accountDependencies, aUserWithPassword } from "../../support/known-users.ts";

const SHARE_TOKEN = "abcdefghij_-0123456789";
const SHARED = `/replicate?token=${SHARE_TOKEN}`;

const anAddress = () => `${newToken().slice(0, 10).toLowerCase()}@layette.test`;
const confirm = async (email: string, tokenSecret?: string) =>
  confirmLink(await mailedToken(email), { password: PASSWORD, ...(tokenSecret && { tokenSecret }) });

describe("the way back after a sign-up", () => {
  it("leads to where somebody was going, in whatever browser the link is opened", async () => {
    const email = anAddress();
    await sendSignUp({ email }, { returnTo: SHARED });
    expect((await confirm(email))?.returnTo).toBe(SHARED);
  });

  it("leads to the start without a wish", async () => {
    const email = anAddress();
    await sendSignUp({ email });
    expect((await confirm(email))?.returnTo).toBe("/");
  });

  it("is kept when the link is sent again", async () => {
    const email = anAddress();
    await sendSignUp({ email }, { returnTo: SHARED });
    const earlier = await mailedToken(email);
    await resendConfirmation(accountDependencies({ now: Date.now() + 1 }), email);
    await resendConfirmation(accountDependencies({ now: Date.now() + 2 }), email);
    expect(await mailedToken(email)).not.toBe(earlier);
    expect((await confirm(email))?.returnTo).toBe(SHARED);
  });

  it("is that of this browser's own sign-up, else that of the link's", async () => {
    const [email, other] = [anAddress(), anAddress()];
    const own = await sendSignUp({ email }, { returnTo: SHARED });
    await sendSignUp({ email }, { now: Date.now() + 1 });
    expect((await confirmLink(await mailedToken(email), own))?.returnTo).toBe(SHARED);
    await sendSignUp({ email: other });
    await sendSignUp({ email: other }, { returnTo: SHARED, now: Date.now() + 1 });
    expect((await confirm(other))?.returnTo).toBe(SHARED);
  });

  it("S14 stands in no mail and, in plain text, in no table", async () => {
    const email = anAddress();
    await sendSignUp({ email }, { returnTo: SHARED });
    const { message } = await newestMail(email);
    for (const text of [message.text, message.html, message.subject, await dumpDatabase()]) {
      expect(text).not.toContain(SHARE_TOKEN);
      expect(text).not.toContain("/replicate");
    }
  });

  it("of an address that has an account is in its mail without a token", async () => {
    const { email } = await aUserWithPassword();
    await sendSignUp({ email }, { returnTo: SHARED });
    const { message } = await newestMail(email);
    expect(message.text).toContain("http://localhost:8787/auth?from=%2Freplicate");
    expect(message.text).not.toContain(SHARE_TOKEN);
  });

  it("that cannot be opened is the start, and the confirmation counts all the same", async () => {
    const email = anAddress();
    await sendSignUp({ email }, { returnTo: SHARED });
    expect(await confirm(email, "another secret of this deployment, long enough")).toMatchObject({
      returnTo: "/",
    });
  });
});
