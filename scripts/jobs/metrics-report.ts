// What `npm run jobs -- report` asks the Analytics Engine: how the deployment's own work goes (docs/operating.md, "Metrics").

import { z } from "zod";

/**
 * A question in words, and its query of the dataset, which is called `metrics` here. Points may be sampled: `_sample_interval` is the
 * number that each one stands for.
 */
export const QUESTIONS: readonly (readonly [string, string])[] = [
  [
    "How long quizzes took, by the hour of the last day",
    `select toStartOfHour(timestamp) as hour, sum(_sample_interval) as plans,
  quantileExactWeighted(0.5)(double1, _sample_interval) as p50,
  quantileExactWeighted(0.95)(double1, _sample_interval) as p95
from metrics where blob1 = 'plan' and blob2 = 'first' and timestamp > now() - interval '1' day
group by hour order by hour`,
  ],
  [
    "Archives: answers, faults, and times of the last day",
    `select blob2 as archive, blob3 as outcome, sum(_sample_interval) as asked,
  quantileExactWeighted(0.95)(double1, _sample_interval) as p95
from metrics where blob1 = 'archive' and timestamp > now() - interval '1' day
group by archive, outcome order by archive, outcome`,
  ],
  [
    "How many plans of the last day found their weather in the cache, and how many got the typical climate",
    `select blob3 as outcome, sum(_sample_interval) as plans
from metrics where blob1 = 'weather' and timestamp > now() - interval '1' day group by outcome`,
  ],
  [
    "From the commit to the open pages, in the last day",
    `select blob2 as event, blob3 as outcome, sum(_sample_interval) as events,
  quantileExactWeighted(0.95)(double1, _sample_interval) as p95
from metrics where blob1 = 'push' and timestamp > now() - interval '1' day group by event, outcome`,
  ],
  [
    "Outcomes of the last day's emails, and how long they waited",
    `select blob2 as kind, blob3 as outcome, sum(_sample_interval) as emails,
  quantileExactWeighted(0.95)(double1, _sample_interval) as p95
from metrics where blob1 = 'mail' and timestamp > now() - interval '1' day group by kind, outcome`,
  ],
  [
    "Deliveries, retries, and dead letters of the last hour",
    `select blob2 as queue, blob3 as outcome, sum(_sample_interval) as deliveries
from metrics where blob1 = 'queue' and timestamp > now() - interval '1' hour group by queue, outcome`,
  ],
  [
    "Whether the cron of every minute ran in the last hour (60 times), and how much waited at most",
    `select blob2 as work, sum(_sample_interval) as sweeps, max(double1) as most
from metrics where blob1 = 'sweep' and timestamp > now() - interval '1' hour group by work`,
  ],
  [
    "Which database answered the last day's pages",
    `select blob2 as place, blob3 as outcome, sum(_sample_interval) as pages,
  quantileExactWeighted(0.95)(double1, _sample_interval) as p95
from metrics where blob1 = 'reading' and timestamp > now() - interval '1' day group by place, outcome`,
  ],
];

export interface Account {
  id: string;
  /** May read account analytics. */
  token: string;
  api: string;
  /** The environment of wrangler.toml; empty for production. */
  environment: string;
}

/** As https://developers.cloudflare.com/analytics/analytics-engine/sql-reference/statements/ describes its format JSON. */
const answerSchema = z.object({
  meta: z.array(z.object({ name: z.string() })),
  data: z.array(z.record(z.string(), z.unknown())),
});

/** A query's answer as lines of text, the names of its columns first; throws with the API's own words if it refuses. */
export async function askMetrics({ id, token, api, environment }: Account, query: string): Promise<string> {
  const dataset = ["layette", ...(environment ? [environment] : []), "metrics"].join("_");
  const answer = await fetch(`${api}/accounts/${encodeURIComponent(id)}/analytics_engine/sql`, {
    method: "POST",
    headers: { Authorization: `Bearer ${token}` },
    body: `${query.replace("from metrics", `from ${dataset}`)} format JSON`,
    signal: AbortSignal.timeout(30_000),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`The Analytics Engine answered ${answer.status}: ${text.slice(0, 300)}`);
  const { meta, data } = answerSchema.parse(JSON.parse(text));
  const names = meta.map(({ name }) => name);
  return [names, ...data.map((row) => names.map((name) => row[name]))]
    .map((row) => row.join("\t"))
    .join("\n");
}
