// A form that may be sent twice is sent again when the network is back, not only when its time has come.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { wrapFetch } from "~/lib/page-fetch.ts";
import { askPatiently } from "~/lib/patient-reading.ts";

/** What the network answers, in order; null for no answer. */
let answers: (Response | null)[];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", async () => {
    const answer = answers.shift();
    if (!answer) throw new TypeError("Failed to fetch");
    return answer;
  });
  wrapFetch({ retry: askPatiently(["/onboarding"]) });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const busy = () => new Response(null, { status: 503 });

test("a busy gateway is asked again after a pause, which grows", async () => {
  answers = [busy(), busy(), new Response("made")];
  const answer = window.fetch("/onboarding.data", { method: "POST" });
  await vi.advanceTimersByTimeAsync(200);
  expect(answers).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(399);
  expect(answers).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await (await answer).text()).toBe("made");
  expect(vi.getTimerCount()).toBe(0);
});

test("it is asked at once when the network is back, and its pause is over", async () => {
  answers = [busy(), new Response("made")];
  const answer = window.fetch("/onboarding.data", { method: "POST" });
  await vi.advanceTimersByTimeAsync(0);
  window.dispatchEvent(new Event("online"));
  expect(await (await answer).text()).toBe("made");
  expect(vi.getTimerCount()).toBe(0);
});

test("who leaves doesn't wait for it", async () => {
  answers = [busy(), new Response("made")];
  const leaving = new AbortController();
  const answer = window.fetch("/onboarding.data", { method: "POST", signal: leaving.signal });
  await vi.advanceTimersByTimeAsync(0);
  leaving.abort();
  await expect(answer).rejects.toThrow();
  expect(answers).toHaveLength(1);
});

test("another form is sent once", async () => {
  answers = [busy(), new Response("made")];
  expect((await window.fetch("/profile.data", { method: "POST" })).status).toBe(503);
});
