// Accounts as their sign-up leaves them.
import { newToken } from "~/services/auth/tokens.server.ts";
import * as accounts from "./accounts.ts";

const { confirmLink, mailedToken, sendSignUp } = accounts;

/** An address with a confirmed account. */
export async function confirmedAddress(): Promise<string> {
  const email = `${newToken().slice(0, 8).toLowerCase()}@layette.test`;
  const { browserSecret } = await sendSignUp({ email });
  await confirmLink(await mailedToken(email), { browserSecret });
  return email;
}
