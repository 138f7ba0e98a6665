// Checks Turnstile tokens against a fake service that records what it was asked (A15).
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { askTurnstile } from "~/services/auth/verify-turnstile.server.ts";
import { startTurnstile, type TurnstileServer } from "../../support/turnstile-server.ts";

let service: TurnstileServer;
const settings = () => ({
  siteKey: service.env.TURNSTILE_SITE_KEY ?? "",
  secretKey: service.env.TURNSTILE_SECRET_KEY ?? "",
  origin: service.url,
});

beforeAll(async () => {
  service = await startTurnstile();
});

afterEach(() => {
  service.mood = "answers";
});

afterAll(() => service.close());

it("A15 takes a token once", async () => {
  const token = service.issue();
  expect(await askTurnstile(settings(), token)).toEqual({ kind: "human" });
  expect(await askTurnstile(settings(), token)).toEqual({ kind: "refused" });
});

it.each(["", "x", "x".repeat(2049), "x".repeat(60_000)])(
  "A15 refuses what is no token of its own, %#",
  async (token) => {
    expect(await askTurnstile(settings(), token)).toEqual({ kind: "refused" });
    expect(service.asked.at(-1)?.get("response")?.length).toBeLessThanOrEqual(2048);
  },
);

it("A15 refuses a token under another secret", async () => {
  const wrong = { ...settings(), secretKey: "another" };
  expect(await askTurnstile(wrong, service.issue())).toEqual({ kind: "refused" });
});

it("A15 knows when the service does not answer, with a token and without one", async () => {
  service.mood = "fails";
  for (const token of ["", service.issue()]) {
    expect(await askTurnstile(settings(), token)).toEqual({ kind: "unanswered", reason: "status" });
  }
  service.mood = "silent";
  expect(await askTurnstile(settings(), "", 100)).toEqual({ kind: "unanswered", reason: "deadline" });
  const nowhere = { ...settings(), origin: "http://127.0.0.1:9" };
  expect(await askTurnstile(nowhere, "")).toEqual({ kind: "unanswered", reason: "unreachable" });
});
