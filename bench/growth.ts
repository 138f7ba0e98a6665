// B13: pages, forms, and crons in a database of many people, against the same in one that is empty but for what they show.

import { DEMO_PAGE, type Site, signIn } from "../scripts/demo-site.ts";
import { fireCron } from "../scripts/local-worker.ts";
import { FACTS, type Family, makeFamily, PEOPLE, RESERVATIONS, TRIPS } from "./family.ts";
import { submitQuiz } from "./quiz.ts";
import { measureRatio, median, type Ratio } from "./ratio.ts";
import { type Row, times } from "./table.ts";

const MOST = { "page and submit times": 1.2, cron: 1.5 } as const;
/** A list that is longer may take as much longer. */
const MOST_OF_LENGTH = RESERVATIONS.beyond / RESERVATIONS.most;
const PAGES = 30;
const QUIZZES = 5;
const CRONS = 10;

/** A page, a form, and the cron of every minute; `among` says what the grown database holds. */
export async function benchGrowth(grown: Site, empty: Site, among: string): Promise<Row[]> {
  for (const site of [grown, empty]) {
    const db = await site.worker.getD1Database("DB");
    await db.prepare("update subscription_tiers set max_quiz_attempts = 100000").run();
  }
  const [ours, theirs] = [await signIn(grown), await signIn(empty)];
  const page = await compare(
    () => read(grown, DEMO_PAGE, ours),
    () => read(empty, DEMO_PAGE, theirs),
    PAGES,
  );
  const submit = await compare(
    () => submitQuiz(grown, ours),
    () => submitQuiz(empty, theirs),
    QUIZZES,
  );
  const cron = await compare(
    () => fireCron(grown.worker, "* * * * *"),
    () => fireCron(empty.worker, "* * * * *"),
    CRONS,
  );
  return [
    rowOf(`Dashboard page, ${among}`, page),
    rowOf(`Quiz sent → completed, ${among}`, submit),
    rowOf(`Cron, ${among}`, cron, "cron"),
  ];
}

/** Pages of a plan that is as full as it gets, and of a gift list that is fuller. */
export async function benchFamilies(grown: Site, empty: Site, among: string): Promise<Row[]> {
  const ours = await makeFamily(grown);
  const theirs = await makeFamily(empty);
  const pages = (path: string) =>
    compare(
      () => read(grown, path, ours.member),
      () => read(empty, path, theirs.member),
      PAGES,
    );
  const dashboard = await pages(DEMO_PAGE);
  const trips = await pages("/travel-plans");
  const list = await compare(
    () => readList(grown, ours, "most"),
    () => readList(empty, theirs, "most"),
    PAGES,
  );
  const longList = await compare(
    () => readList(grown, ours, "beyond"),
    () => readList(grown, ours, "most"),
    PAGES,
  );
  const { most, beyond } = RESERVATIONS;
  return [
    rowOf(`Dashboard of a plan with ${PEOPLE} members and ${FACTS} facts, ${among}`, dashboard),
    rowOf(`List of ${TRIPS} trips, ${among}`, trips),
    rowOf(`Gift list with ${most} reservations, ${among}`, list),
    {
      id: "B13",
      what: `Gift list with ${beyond.toLocaleString("en")} reservations (${longList.ours.toFixed(1)} ms)`,
      against: `the list with ${most} (${longList.theirs.toFixed(1)} ms)`,
      target: `the ratio of their lengths, ≤ ${MOST_OF_LENGTH.toFixed(2)}×`,
      measured: times(longList),
      isMet: longList.median <= MOST_OF_LENGTH,
      why: "the machine was busy; the list's reservations are read and counted once",
    },
  ];
}

function rowOf(what: string, ratio: Ratio, kind: keyof typeof MOST = "page and submit times"): Row {
  return {
    id: "B13",
    what: `${what} (${ratio.ours.toFixed(1)} ms)`,
    against: `the empty database (${ratio.theirs.toFixed(1)} ms)`,
    target: `${kind} ≤ ${MOST[kind]}×`,
    measured: times(ratio),
    isMet: ratio.median <= MOST[kind],
    why: "the machine was busy; no query of these reads a table that grows from end to end",
  };
}

type Work = () => Promise<void>;

/** Ratio of the medians of this many times, after one of each to warm up. */
async function compare(ours: Work, theirs: Work, count: number): Promise<Ratio> {
  const timed = (work: Work) => async () => {
    const all: number[] = [];
    for (let i = 0; i < count; i++) {
      const started = performance.now();
      await work();
      all.push(performance.now() - started);
    }
    return median(all);
  };
  await ours();
  await theirs();
  return measureRatio(timed(ours), timed(theirs));
}

async function read({ url }: Site, path: string, cookie: string): Promise<void> {
  await readAs(`${url}${path}`, { Cookie: cookie });
}

let givers = 0;

/** As a giver; the query goes past the kept page, and an address of their own past the limit of one address. */
async function readList({ url }: Site, { lists }: Family, which: keyof Family["lists"]): Promise<void> {
  givers += 1;
  const from = `203.0.${(givers >> 8) & 255}.${givers & 255}`;
  await readAs(`${url}${lists[which]}?fresh`, { "CF-Connecting-IP": from });
}

async function readAs(address: string, headers: Record<string, string>): Promise<void> {
  const response = await fetch(address, { headers });
  await response.text();
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
}
