// B2: from the sent quiz to the finished plan, against the same Worker with queues at their defaults.
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Site } from "../scripts/demo-site.ts";
import { signIn } from "../scripts/demo-site.ts";
import { measureRatio, median, type Ratio } from "./ratio.ts";
import { type Row, times } from "./table.ts";

const LEAST_RATIO = 20;
const MOST_MS = 300;
const QUIZZES = 5;
/** Seconds that a queue waits for more messages if its consumer doesn't say. */
const USUAL_BATCH_TIMEOUT = 5;
const DUE = `${new Date().getUTCFullYear() + 1}-01-01`;

interface BuiltConfig {
  queues: { consumers: { max_batch_timeout?: number }[] };
}

/** A copy of a build whose queues wait as long as the defaults say; returns its folder. */
export function buildWithUsualQueues(build: string): string {
  const folder = resolve(".wrangler/bench/usual-queues");
  cpSync(build, folder, { recursive: true });
  const path = join(folder, "server/wrangler.json");
  const config: BuiltConfig = JSON.parse(readFileSync(path, "utf8"));
  for (const consumer of config.queues.consumers) consumer.max_batch_timeout = USUAL_BATCH_TIMEOUT;
  writeFileSync(path, JSON.stringify(config));
  return folder;
}

/** No archive answers, so the weather is the typical climate of the ZIP code, which D1 holds. */
export async function benchQuiz(site: Site, usual: Site): Promise<Row[]> {
  const ours = await quizzesOf(site);
  const theirs = await quizzesOf(usual);
  await ours(1);
  const ratio = await measureRatio(
    () => theirs(1),
    () => ours(QUIZZES),
    3,
  );
  return [rowOf(ratio)];
}

function rowOf(ratio: Ratio): Row {
  return {
    id: "B2",
    what: `Quiz sent → plan completed (${ratio.theirs.toFixed(0)} ms)`,
    against: `the usual queues, which wait five seconds a stage (${(ratio.ours / 1000).toFixed(1)} s)`,
    target: `≥ ${LEAST_RATIO}×; p50 ≤ ${MOST_MS} ms`,
    measured: times(ratio),
    isMet: ratio.median >= LEAST_RATIO && ratio.theirs <= MOST_MS,
    why: "the machine was busy",
  };
}

/** Signs in; returns a function that takes this many quizzes and gives their median in milliseconds. */
async function quizzesOf(site: Site): Promise<(count: number) => Promise<number>> {
  const db = await site.worker.getD1Database("DB");
  await db.prepare("update subscription_tiers set max_quiz_attempts = 100000").run();
  const cookie = await signIn(site);
  return async (count) => {
    const taken: number[] = [];
    for (let i = 0; i < count; i++) {
      const started = performance.now();
      await submitQuiz(site, cookie);
      taken.push(performance.now() - started);
    }
    return median(taken);
  };
}

/** Sends the quiz as its last question does, and polls until the plan is there. */
export async function submitQuiz({ url }: Pick<Site, "url">, cookie: string): Promise<void> {
  const response = await fetch(`${url}/onboarding`, {
    method: "POST",
    redirect: "manual",
    headers: { Origin: url, Cookie: cookie },
    body: new URLSearchParams({
      zipcode: "60601",
      dueDate: DUE,
      genderPreference: "neutral",
      laundryScenario: "daily",
      formKey: crypto.randomUUID().replaceAll("-", ""),
    }),
  });
  const [, id] = /^\/onboarding\/processing\/(\w+)$/.exec(response.headers.get("Location") ?? "") ?? [];
  if (!id) throw new Error(`The quiz answered ${response.status}: ${await response.text()}`);
  await untilCompleted({ url }, cookie, id);
}

/** Polls until a plan that is being worked out is there. */
export async function untilCompleted({ url }: Pick<Site, "url">, cookie: string, id: string): Promise<void> {
  for (;;) {
    const status = await fetch(`${url}/onboarding/status/${id}`, { headers: { Cookie: cookie } });
    const text = await status.text();
    if (text.includes("completed")) return;
    if (text.includes("failed") && !text.includes("null")) throw new Error(`The plan failed: ${text}`);
  }
}
