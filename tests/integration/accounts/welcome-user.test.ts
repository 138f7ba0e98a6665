// The mail that welcomes a new user.
import { expect, it } from "vitest";
import { newId } from "~/lib/new-id.ts";
import { welcomeUser } from "~/usecases/accounts/account-notices.ts";
import { db, newestMail, ORIGIN, outboxOver } from "../../support/accounts.ts";
import { aUser } from "../../support/factories.ts";
import { heldQueues } from "../../support/held-queues.ts";

it("is sent once to each user, however often it is asked for, and leads to the quiz", async () => {
  const user = await aUser(db);
  const queues = heldQueues();
  const deps = { db, outbox: outboxOver(queues) };
  await welcomeUser(deps, user.id);
  const { id, kind, message } = await newestMail(user.email);
  expect(kind).toBe("welcome");
  expect(message.text).toContain(`${ORIGIN}/onboarding`);
  await welcomeUser(deps, user.id);
  expect((await newestMail(user.email)).id).toBe(id);
});

it("is sent to nobody who is gone", async () => {
  const queues = heldQueues();
  await welcomeUser({ db, outbox: outboxOver(queues) }, newId());
  expect(queues.waiting).toEqual([]);
});
