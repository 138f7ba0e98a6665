// B8: the CPU time of a request for the dashboard, against bare rendering of the same markup. B3: its one
// batch against one query after the other.
import { renderToString } from "react-dom/server";
import { DEMO_PAGE, type Site, signIn, stylesCookie } from "../scripts/demo-site.ts";
import { workerInNode } from "./in-node.ts";
import { elementsOf } from "./markup.ts";
import { measureRatio } from "./ratio.ts";
import { type Query, replayed } from "./replayed-database.ts";
import { type Row, times } from "./table.ts";

const REQUESTS = 100;

/** CPU time of the whole request and of its markup; also returns what the page asked the database. */
export async function benchServerWork(
  site: Site,
  build: string,
): Promise<{ rows: Row[]; queries: readonly Query[] }> {
  const cookie = `${await signIn(site)}; ${await stylesCookie(site)}`;
  const { binding, batches } = replayed(await site.worker.getD1Database("DB"));
  const ask = await workerInNode(build, Number(new URL(site.url).port), binding);
  const read = async (path: string) => {
    const response = await ask(path, cookie);
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
    return response.text();
  };
  const html = await read(DEMO_PAGE);
  const [queries = []] = batches;
  const elements = elementsOf(html);
  const bare = () => cpuMs(async () => void renderToString(elements));
  const page = () => cpuMs(() => read(DEMO_PAGE));
  const data = () => cpuMs(() => read(`${DEMO_PAGE}.data`));
  for (const warmUp of [bare, page, data]) await warmUp();
  // The data request does everything that the page does except its markup.
  const markup = await measureRatio(async () => Math.max(0, (await page()) - (await data())), bare);
  const whole = await measureRatio(page, bare);
  const against = `renderToString of the same markup without components (${markup.theirs.toFixed(2)} ms)`;
  return {
    queries,
    rows: [
      {
        id: "B8",
        what: `CPU time of the dashboard's markup (${markup.ours.toFixed(2)} ms)`,
        against,
        target: "≤ 4×",
        measured: times(markup),
        isMet: markup.median <= 4,
        why: "220 components run before their tags are written, and the page's data is written beside them",
      },
      {
        id: "B8",
        what: `CPU time of the whole request (${whole.ours.toFixed(2)} ms)`,
        against,
        target: "≤ 8×",
        measured: times(whole),
        isMet: whole.median <= 8,
        why: "the framework's matching and its data as text, the session, the reading of the plan's rows",
      },
    ],
  };
}

/** The batch of a page against its queries one by one, in the runtime. */
export async function benchBatch(bare: Site, queries: readonly Query[]): Promise<Row[]> {
  const compare = (delayMs: number, rounds: number) =>
    measureRatio(
      async () => (await timeQueries(bare, queries, delayMs, rounds)).each,
      async () => (await timeQueries(bare, queries, delayMs, rounds)).batch,
    );
  await timeQueries(bare, queries, 0, 20);
  const here = await compare(0, 40);
  const far = await compare(10, 5);
  const count = queries.length;
  const what = `Dashboard's ${count} queries as one batch`;
  return [
    {
      id: "B3",
      what,
      against: "one after the other, beside the database",
      target: "≥ 2× faster",
      measured: times(here),
      isMet: here.median >= 2,
    },
    {
      id: "B3",
      what,
      against: "one after the other, 10 ms away",
      target: `≥ 0.8 × ${count} = ${(0.8 * count).toFixed(1)}×`,
      measured: times(far),
      isMet: far.median >= 0.8 * count,
    },
  ];
}

async function timeQueries(bare: Site, queries: readonly Query[], delayMs: number, rounds: number) {
  const body = JSON.stringify({ queries, delayMs, rounds });
  const response = await fetch(`${bare.url}/queries`, { method: "POST", body });
  const { batch, each }: { batch: number; each: number } = await response.json();
  return { batch: Math.max(1, batch), each };
}

/** CPU milliseconds of this process for one piece of work. */
async function cpuMs(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  for (let i = 0; i < REQUESTS; i++) await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / REQUESTS;
}
