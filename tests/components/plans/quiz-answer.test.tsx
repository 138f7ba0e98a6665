// What the quiz makes of the answer to its last question, in cases that the server doesn't decide.
import { expect, test } from "vitest";
import { clientAction } from "~/routes/plans/quiz/quiz-page.tsx";

type Args = Parameters<typeof clientAction>[0];

const sent = (serverAction: () => Promise<unknown>) => clientAction({ serverAction } as unknown as Args);

test("an answer that names no attempt and no reason is told as one", async () => {
  expect(await sent(async () => undefined)).toEqual({
    error: "Invalid response from server: missing onboardingId",
    refusal: null,
  });
});

test("a gateway's own page counts as no answer, and the form stays", async () => {
  const gateway = { status: 502, statusText: "Bad Gateway", internal: false, data: "<html>" };
  const answer = await sent(() => Promise.reject(gateway));
  expect(answer).toMatchObject({ data: { error: null, isUnsent: true }, init: { status: 503 } });
});
