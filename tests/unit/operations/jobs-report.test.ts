// What the list of background jobs says about each one.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { askMetrics, QUESTIONS } from "../../../scripts/jobs/metrics-report.ts";
import { ageText, jobLine, secretLine, stateOf } from "../../../scripts/jobs/report.ts";
import type { JobRow } from "../../../scripts/jobs/statements.ts";

const NOW = 1_800_000_000_000;
const JOB: JobRow = {
  kind: "plan",
  id: "abc",
  status: "pending",
  detail: "at work",
  since: NOW - 5000,
  until: null,
  replayable: 1,
};

describe("a job's state", () => {
  it.each<[Partial<JobRow>, string]>([
    [{}, "pending"],
    [{ until: NOW + 25_000 }, "pending, held for 25 s"],
    [{ until: NOW - 1, since: NOW - 121_000 }, "pending, stuck"],
    [{ kind: "mail", status: "queued", since: NOW - 3_600_000 }, "queued"],
    [{ status: "failed" }, "failed"],
    [{ status: "failed", replayable: 0 }, "failed, cannot be replayed"],
  ])("%j is %s", (fields, state) => {
    expect(stateOf({ ...JOB, ...fields }, NOW)).toBe(state);
  });
});

it.each([
  [-1, "0 s"],
  [59_000, "59 s"],
  [60_000, "1 min"],
  [7_199_000, "119 min"],
  [7_200_000, "2 h"],
  [49 * 3_600_000, "2 d"],
])("%i ms are %s", (ms, text) => expect(ageText(ms)).toBe(text));

it("a line names the work, its state, its age and what it is", () => {
  expect(jobLine(JOB, NOW).split(/\s{2,}/)).toEqual(["plan", "abc", "pending", "5 s", "at work"]);
});

describe("F44 the line about secrets", () => {
  const DAY = 86_400_000;
  const pass = {
    ...{ secrets: "", since: 0, kind: "", after: "" },
    ...{ looked: 30, resealed: 0, unreadable: 0, endedAt: 2 * 60_000 },
  };

  it.each([
    [null, 0, null],
    [{ ...pass, endedAt: null }, 0, /looked at 30 rows so far, sealed 0 anew\. It isn't known yet/],
    [{ ...pass, resealed: 7 }, 0, /sealed 7 anew\. It isn't known yet/],
    [
      pass,
      5 * 60_000,
      "Secrets: 0 of 30 rows need the older secret, as of 3 min ago. Mails, sign-ups, and invitations from before need it until 1970-01-15.",
    ],
    [{ ...pass, endedAt: 14 * DAY }, 14 * DAY, /as of 0 s ago\. Nothing but links in old mails needs it\.$/],
    [pass, 3 * DAY, null],
    [{ ...pass, unreadable: 2 }, 0, /No secret opens 2\./],
  ])("says of %j at %s what needs the older one", (kept, now, line) => {
    const said = secretLine(kept, now);
    if (line instanceof RegExp) expect(said).toMatch(line);
    else expect(said).toBe(line);
  });
});

describe("the report of metrics", () => {
  const source = readFileSync(
    new URL("../../../app/services/metrics/metrics.server.ts", import.meta.url),
    "utf8",
  );

  it.each(QUESTIONS)("%s asks for what is counted", (_, query) => {
    const [, what = ""] = /blob1 = '([\w-]+)'/.exec(query) ?? [];
    expect(source).toContain(`what: "${what}"`);
  });

  it("stands for every kind that is counted but times of providers and trips", () => {
    const counted = [...source.matchAll(/what: "([\w-]+)"/g)].map(([, what]) => what);
    const asked = QUESTIONS.map(([, query]) => /blob1 = '([\w-]+)'/.exec(query)?.[1]);
    expect([...new Set(counted)].filter((what) => !asked.includes(what)).sort()).toEqual([
      "mail-provider",
      "trip",
    ]);
  });

  it("is a table of names and values from the dataset of the environment, or the API's own words", async () => {
    const asked: string[] = [];
    const server = createServer(async (request, response) => {
      asked.push(`${request.url} ${await text(request)}`);
      if (asked.length > 1) response.writeHead(422).end("no such table");
      else
        response.end(
          JSON.stringify({ meta: [{ name: "kind" }, { name: "n" }], data: [{ n: "2", kind: "a" }] }),
        );
    });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    const address = server.address();
    const port = typeof address === "object" && address ? address.port : 0;
    const account = { id: "me", token: "t", api: `http://127.0.0.1:${port}` };
    const query = "select 1 from metrics where blob1 = 'plan'";
    expect(await askMetrics({ ...account, environment: "staging" }, query)).toBe("kind\tn\na\t2");
    await expect(askMetrics({ ...account, environment: "" }, query)).rejects.toThrow("422: no such table");
    server.close();
    expect(asked).toEqual([
      "/accounts/me/analytics_engine/sql select 1 from layette_staging_metrics where blob1 = 'plan' format JSON",
      "/accounts/me/analytics_engine/sql select 1 from layette_metrics where blob1 = 'plan' format JSON",
    ]);
  });
});
