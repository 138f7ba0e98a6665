// Requesting the link of a sign-up again.
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { mailOutbox } from "~/data/schema.ts";
import { resendConfirmation } from "~/usecases/accounts/confirm-email.ts";
import * as accounts from "../../support/accounts.ts";
import { heldQueues } from "../../support/held-queues.ts";
import { accountDependencies, aUserWithPassword } from "../../support/known-users.ts";

const { confirmLink, db, mailedToken, sendSignIn, sendSignUp } = accounts;

const mailsTo = (email: string) => db.select().from(mailOutbox).where(eq(mailOutbox.toAddress, email));

describe("the confirmation once more", () => {
  it("S10 replaces the earlier link of an address that waits for it", async () => {
    const { browserSecret } = await sendSignUp({ email: "again@layette.test" });
    const older = await mailedToken("again@layette.test");
    await resendConfirmation(accountDependencies({ now: Date.now() + 1 }), "again@layette.test");
    const newer = await mailedToken("again@layette.test");
    expect(await confirmLink(older, { browserSecret })).toBeNull();
    expect(await confirmLink(newer, { browserSecret })).not.toBeNull();
    expect(await sendSignIn("again@layette.test"), "the password of the sign-up stays").not.toBeNull();
  });

  it("S1 S3 sends nothing to a confirmed and to an unknown address, and answers alike", async () => {
    const user = await aUserWithPassword();
    for (const email of [user.email, "never-seen@layette.test"]) {
      const queues = heldQueues();
      await resendConfirmation(accountDependencies({ queues }), email);
      expect(queues.waiting).toHaveLength(1);
      expect(await mailsTo(email)).toEqual([]);
    }
  });
});
