// Requesting the link for a forgotten password.
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { emailTokens } from "~/data/schema.ts";
import { hashToken } from "~/services/auth/tokens.server.ts";
import { requestPasswordReset } from "~/usecases/accounts/passwords.ts";
import * as accounts from "../../support/accounts.ts";
import { heldQueues } from "../../support/held-queues.ts";
import { accountDependencies, aUserWithPassword } from "../../support/known-users.ts";
import { mailedReset } from "../../support/reset-links.ts";

const { db, dumpDatabase, newestMail, sendSignIn } = accounts;

const tokensOf = (userId: string) => db.select().from(emailTokens).where(eq(emailTokens.userId, userId));

describe("forgot password", () => {
  it("mails a link on the configured origin and changes nothing else", async () => {
    const user = await aUserWithPassword();
    const queues = heldQueues();
    await requestPasswordReset(accountDependencies({ queues }), user.email);
    const mail = await newestMail(user.email);
    expect(mail.kind).toBe("reset");
    expect(mail.message.text).toMatch(/http:\/\/localhost:8787\/reset-password\?token=[\w-]{43}\b/);
    expect(queues.waiting.map(({ body }) => body)).toEqual([{ mailId: mail.id }]);
    expect(await sendSignIn(user.email)).not.toBeNull();
  });

  it("S3 does the same for an unknown address, and writes nothing", async () => {
    const before = await dumpDatabase();
    const queues = heldQueues();
    await requestPasswordReset(accountDependencies({ queues }), "nobody-at-all@layette.test");
    expect(queues.waiting).toHaveLength(1);
    expect(await dumpDatabase()).toBe(before);
  });

  it("S14 stores the token only as its hash", async () => {
    const user = await aUserWithPassword();
    const token = await mailedReset(user.email);
    expect((await tokensOf(user.id)).map(({ tokenHash }) => tokenHash)).toEqual([hashToken(token)]);
    expect(await dumpDatabase()).not.toContain(token);
  });
});
