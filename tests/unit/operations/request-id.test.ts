// A request's id, from the edge or our own, appears in its response and its log.
import { describe, expect, it, vi } from "vitest";
import { named, REQUEST_ID_HEADER, requestFacts } from "../../../app/http/request-id.server.ts";
import { log, withFacts } from "../../../app/lib/logger.server.ts";

const UUID = /^[0-9a-f-]{36}$/;
const ID = "abcdefghjkmnpqrstuv2";

const factsOf = (path: string, ray?: string) =>
  requestFacts({
    url: `https://layette.example${path}`,
    headers: new Headers(ray === undefined ? {} : { "CF-Ray": ray }),
  });

describe("a request's name", () => {
  it.each(["8f2e1a9b7c6d5e4f-IAD", "8f2e1a9b7c6d5e4f"])("is the edge's: %s", (ray) => {
    expect(factsOf("/", ray).requestId).toBe(ray);
  });

  it.each(["", "x", "8f2e1a9b7c6d5e4f-IAD, evil", '"}{"level":"error"', "a".repeat(5000)])(
    "is one of ours where the edge's is none: %.20s",
    (ray) => expect(factsOf("/", ray).requestId).toMatch(UUID),
  );

  it("is another one for each request", () => {
    expect(factsOf("/").requestId).not.toBe(factsOf("/").requestId);
  });
});

describe("the plan of a request", () => {
  it.each([
    `/dashboards/${ID}`,
    `/dashboards/${ID}.data`,
    `/dashboards/${ID}/6-9m`,
    `/dashboards/${ID}/items/7?x=1`,
    `/onboarding/processing/${ID}`,
    `/onboarding/status/${ID}`,
  ])("is known from %s", (path) => expect(factsOf(path).onboardingId).toBe(ID));

  it.each([
    `/${ID}`,
    `/dashboards/${ID}x`,
    "/dashboards/6-9m",
    `/plan/${ID}/2027-02`,
    `/replicate?token=${ID}`,
  ])("is not read from %s", (path) => expect(factsOf(path)).not.toHaveProperty("onboardingId"));
});

describe("an answer", () => {
  it("carries the name and stays as it is otherwise, also where its headers cannot be changed", async () => {
    const answer = named(Response.redirect("https://layette.example/auth", 303), "name");
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "https://layette.example/auth"]);
    expect(answer.headers.get(REQUEST_ID_HEADER)).toBe("name");
    expect(await named(new Response("text", { status: 404 }), "name").text()).toBe("text");
    expect(
      named(new Response(null, { status: 304, headers: { ETag: '"x"' } }), "n").headers.get("ETag"),
    ).toBe('"x"');
  });
});

describe("lines of the log", () => {
  it("carry what their request has in common, across waiting and beside other requests", async () => {
    const lines: string[] = [];
    const spy = vi.spyOn(console, "info").mockImplementation((line: string) => void lines.push(line));
    try {
      const one = (requestId: string) =>
        withFacts({ requestId }, async () => {
          log.info("before");
          await Promise.resolve();
          withFacts({ onboardingId: "plan" }, () => log.info("inside"));
          log.info("after", { onboardingId: "own" });
        });
      await Promise.all([one("a"), one("b")]);
      log.info("outside");
    } finally {
      spy.mockRestore();
    }
    const of = (name: string) =>
      lines.map((line) => JSON.parse(line)).filter(({ requestId }) => requestId === name);
    for (const requestId of ["a", "b"]) {
      expect(of(requestId)).toEqual([
        { level: "info", event: "before", requestId },
        { level: "info", event: "inside", requestId, onboardingId: "plan" },
        { level: "info", event: "after", requestId, onboardingId: "own" },
      ]);
    }
    expect(JSON.parse(lines.at(-1) ?? "")).toEqual({ level: "info", event: "outside" });
  });
});
